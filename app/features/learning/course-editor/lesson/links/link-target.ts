export const LINK_GROUPS = ["terms", "lessons", "resources"] as const;
export type LinkGroup = (typeof LINK_GROUPS)[number];

/** Something to link to. `address` is what stands in the Markdown, `language` that of the title. */
export type LinkTarget = { group: LinkGroup; title: string; address: string; language: string };

/** The address that somebody typed or pasted instead of searching, if lessons may link to it. */
export function typedAddress(text: string): string | null {
	const typed = text.trim();
	if (/^https:\/\/[^\s/()<>]+\.[^\s()<>]+$/i.test(typed)) return typed;
	return /^\/(?![/\\])[^\s\\()<>]*$/.test(typed) ? typed : null;
}

/** Markdown of a link; the words that were selected become its text as they are. */
export function linkTo({ title, address }: { title: string; address: string }, selected: string): string {
	const words = selected.trim() === "" ? title.replace(/[\\`*_~[\]<]/g, "\\$&") : selected;
	return `[${words}](${address})`;
}
