/** HTML, or the id of a recall question between two pieces. */
export type TextPart = { html: string } | { recall: string };

/** Splits HTML at the recall placeholders of db/content/markdown.ts. */
export function splitAtRecall(html: string): TextPart[] {
	return html
		.split(/<div data-recall="([a-z0-9-]+)"><\/div>/)
		.map((part, index): TextPart => (index % 2 === 0 ? { html: part.trim() } : { recall: part }))
		.filter((part) => !("html" in part) || part.html !== "");
}
