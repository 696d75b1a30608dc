/** Slug of English words: lower case, hyphens, at most 40 characters. */
export function keyOf(words: string): string {
	const plain = words
		.normalize("NFKD")
		.replace(/[\u0300-\u036f'’]/g, "")
		.toLowerCase();
	return (plain.match(/[a-z0-9]+/g) ?? []).join("-").slice(0, 40).replace(/-+$/, "");
}
