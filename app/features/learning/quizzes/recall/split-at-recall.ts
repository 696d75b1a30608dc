/** A stretch of a text's HTML, or the recall question that stands between two. */
export type TextPart = { html: string } | { recall: string };

/** Takes the HTML of a text apart where db/content/markdown.ts has left places for recall questions. */
export function splitAtRecall(html: string): TextPart[] {
	return html
		.split(/<div data-recall="([a-z0-9-]+)"><\/div>/)
		.map((part, index): TextPart => (index % 2 === 0 ? { html: part.trim() } : { recall: part }))
		.filter((part) => !("html" in part) || part.html !== "");
}
