import { isShortcutEnabled } from "#app/shared/keys/shortcut-enabled.ts";
import { createOverlayRequest } from "#app/ui/floating/lazy-overlay.ts";

const TYPED_IN = "input, select, textarea, [contenteditable]";

/** Opens on request, or by a question mark outside of text fields. */
export const keysRequest = createOverlayRequest("keyboard-help", (event) => {
	const isTyped = event.target instanceof Element && event.target.closest(TYPED_IN);
	return (
		isHelpKey(event) && isShortcutEnabled(event) && !isTyped && !document.querySelector("dialog[open], [role=dialog]")
	);
});

type KeyPress = Pick<KeyboardEvent, "key" | "altKey" | "ctrlKey" | "metaKey" | "defaultPrevented">;

export function isHelpKey({ key, ctrlKey, metaKey, altKey, defaultPrevented }: KeyPress): boolean {
	return key === "?" && !metaKey && (!ctrlKey || altKey) && !defaultPrevented;
}
