import { createOverlayRequest } from "#app/ui/floating/lazy-overlay.ts";

/** For the search over the page, which Ctrl-K and Cmd-K open as well. */
export const paletteRequest = createOverlayRequest(
	"search-palette",
	({ ctrlKey, metaKey, altKey, shiftKey, code, defaultPrevented }) =>
		(ctrlKey || metaKey) && !altKey && !shiftKey && code === "KeyK" && !defaultPrevented,
);
