const REQUEST = "accessibility-panel";

/** Asks for the panel, from wherever on the page. `returnTo` takes the focus afterwards where the button that asks will be gone. */
export function requestPanel(returnTo?: HTMLElement | null): void {
	window.dispatchEvent(new CustomEvent(REQUEST, { detail: returnTo ?? document.activeElement }));
}

/** Calls back with what is to take the focus afterwards when somebody asks for the panel. Returns how to stop. */
export function onPanelRequest(open: (returnTo: Element | null) => void): () => void {
	const listen = (event: Event) => open((event as CustomEvent<Element | null>).detail);
	window.addEventListener(REQUEST, listen);
	return () => window.removeEventListener(REQUEST, listen);
}
