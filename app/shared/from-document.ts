/**
 * An object as it is sent to the browser. In a document `written` is in the page already, as HTML, and would
 * only be carried a second time by the data beside it; data that are asked for alone have it.
 */
export function leaveToDocument<T extends object, W extends object>(
	sent: T,
	written: W,
	{ isDocument }: { isDocument: boolean },
): T & Partial<W> {
	if (!isDocument) return { ...sent, ...written };
	// What cannot be listed is not sent, but there for who draws the document.
	const hidden = Object.fromEntries(Object.entries(written).map(([name, value]) => [name, { value }]));
	return Object.defineProperties({ ...sent }, hidden);
}

const inDocument = new WeakMap<object, unknown>();

/** In the browser, what was left out of `sent`: read from the elements that the server has drawn, once. */
export function onceFromDocument<T>(sent: object, selector: string, read: (elements: Element[]) => T): T {
	// Kept: the elements are gone when the same data are shown again.
	if (!inDocument.has(sent)) inDocument.set(sent, read([...document.querySelectorAll(selector)]));
	return inDocument.get(sent) as T;
}
