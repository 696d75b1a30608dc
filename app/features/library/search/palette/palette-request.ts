import { createPartRequest } from "#app/ui/floating/requested-part.ts";

/** For the search over the page, which Ctrl-K and Cmd-K open as well. */
export const paletteRequest = createPartRequest(
	"search-palette",
	({ ctrlKey, metaKey, altKey, shiftKey, code, defaultPrevented }) =>
		(ctrlKey || metaKey) && !altKey && !shiftKey && code === "KeyK" && !defaultPrevented,
);
