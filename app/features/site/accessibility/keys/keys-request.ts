import { isShortcutEnabled } from "#app/shared/keys/shortcut-enabled.ts";
import { createOverlayRequest } from "#app/ui/floating/lazy-overlay.ts";

const TYPED_IN = "input, select, textarea, [contenteditable]";

/** For the list of keys, which a question mark that nobody types opens as well. */
export const keysRequest = createOverlayRequest("keyboard-help", (event) => {
	const isTyped = event.target instanceof Element && event.target.closest(TYPED_IN);
	return (
		isHelpKey(event) && isShortcutEnabled(event) && !isTyped && !document.querySelector("dialog[open], [role=dialog]")
	);
});

type Pressed = Pick<KeyboardEvent, "key" | "altKey" | "ctrlKey" | "metaKey" | "defaultPrevented">;

/** Shift and AltGr make the sign on some keyboards. */
export function isHelpKey({ key, ctrlKey, metaKey, altKey, defaultPrevented }: Pressed): boolean {
	return key === "?" && !metaKey && (!ctrlKey || altKey) && !defaultPrevented;
}
