import { createOverlayRequest } from "#app/ui/floating/lazy-overlay.ts";

export const paletteRequest = createOverlayRequest(
	"search-palette",
	({ ctrlKey, metaKey, altKey, shiftKey, code, defaultPrevented }) =>
		(ctrlKey || metaKey) && !altKey && !shiftKey && code === "KeyK" && !defaultPrevented,
);
