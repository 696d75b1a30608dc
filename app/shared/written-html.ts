import { leaveToDocument, onceFromDocument } from "./from-document.ts";

/** HTML from the server. `html` is missing where the document has it already: see `sendHtml`. */
export type WrittenHtml = { readonly html?: string };

/** HTML for a page to show, null for none. A document has it in the page and not in its data. */
export function sendHtml(html: string, { isDocument }: { isDocument: boolean }): WrittenHtml | null {
	return html ? leaveToDocument({}, { html }, { isDocument }) : null;
}

/** The HTML itself; in the browser, where it was left out, from the element of this id, which the server has drawn. */
export function readHtml(written: WrittenHtml, id: string): string {
	return written.html ?? onceFromDocument(written, `[id="${id}"]`, ([element]) => element?.innerHTML ?? "");
}
