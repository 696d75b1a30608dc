/** HTML from the server. `html` is missing where the document has it already: see `sendHtml`. */
export type WrittenHtml = { readonly html?: string };

/**
 * HTML for a page to show, null for none. In a document it is written into the page and left out of the
 * data beside it, which would carry each tag a second time, escaped; data that are asked for alone have it.
 */
export function sendHtml(html: string, { isDocument }: { isDocument: boolean }): WrittenHtml | null {
	if (!html) return null;
	// What cannot be listed is not sent, but there for who draws the document.
	return isDocument ? Object.defineProperty({}, "html", { value: html }) : { html };
}

const inDocument = new WeakMap<WrittenHtml, string>();

/** The HTML itself; in the browser, where it was left out, from the element of this id, which the server has drawn. */
export function readHtml(written: WrittenHtml, id: string): string {
	if (written.html !== undefined) return written.html;
	let html = inDocument.get(written);
	if (html === undefined) {
		html = document.getElementById(id)?.innerHTML ?? "";
		// Kept: the element is gone when the same data are shown again.
		inDocument.set(written, html);
	}
	return html;
}
