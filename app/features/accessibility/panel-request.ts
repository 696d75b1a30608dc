const REQUEST = "accessibility-panel";

/** Asks for the panel, from wherever on the page. */
export function requestPanel(): void {
	window.dispatchEvent(new Event(REQUEST));
}

/** Calls back when somebody asks for the panel. Returns how to stop. */
export function onPanelRequest(open: () => void): () => void {
	window.addEventListener(REQUEST, open);
	return () => window.removeEventListener(REQUEST, open);
}
