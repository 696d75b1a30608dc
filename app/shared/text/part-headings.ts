const ESCAPED: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#39;": "'" };

/**
 * The second-level headings of a text by `renderMarkdown`, in plain words, with their ids `part-<number>`. Read from the HTML,
 * since a line of Markdown that begins with `##` may stand in a block of code.
 */
export function partHeadings(html: string): { id: string; title: string }[] {
	return [...html.matchAll(/<h2 id="(part-\d+)">(.*?)<\/h2>/g)].map(([, id = "", title = ""]) => ({
		id,
		title: title.replace(/<[^>]+>/g, "").replace(/&(?:amp|lt|gt|quot|#39);/g, (found) => ESCAPED[found] ?? found),
	}));
}
