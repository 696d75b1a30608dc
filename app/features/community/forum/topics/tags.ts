/** Tags of a topic. */
export const MOST_TAGS = 5;
export const LONGEST_TAG = 30;
/** Between the tags of a field. */
export const TAG_SEPARATOR = /[,，、;]/;

/** What was typed as tags, each once, in the order in which they came. `slug` tells them apart. */
export function tagsOf(typed: readonly string[]): { slug: string; name: string }[] {
	const named = typed.flatMap((text) => {
		const name = text.normalize("NFKC").replace(/\s+/g, " ").trim().slice(0, LONGEST_TAG).trim();
		const slug = slugOf(name);
		return slug ? [{ slug, name: name.toLowerCase() }] : [];
	});
	return named.filter(({ slug }, at) => named.findIndex((one) => one.slug === slug) === at).slice(0, MOST_TAGS);
}

function slugOf(name: string): string {
	const words = name.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
	return words.join("-");
}
