const REQUEST = "search-palette";

/** Asks for the search over the page, from wherever on it. */
export function requestPalette(): void {
	window.dispatchEvent(new Event(REQUEST));
}

/** Calls back when somebody asks for it, also by Ctrl-K or Cmd-K. Returns how to stop. */
export function onPaletteRequest(open: () => void): () => void {
	const byKey = (event: KeyboardEvent) => {
		const isAsked = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.code === "KeyK";
		if (!isAsked || event.defaultPrevented) return;
		event.preventDefault();
		open();
	};
	window.addEventListener(REQUEST, open);
	window.addEventListener("keydown", byKey);
	return () => {
		window.removeEventListener(REQUEST, open);
		window.removeEventListener("keydown", byKey);
	};
}
