import { type RefObject, useEffect } from "react";
import { isPageShortcut } from "./use-step-keys";

/** `/` focuses a field, unless the user is typing or a dialog is open. */
export function useFocusKey(field: RefObject<HTMLInputElement | null>) {
	useEffect(() => {
		function focus(event: KeyboardEvent) {
			const isPressed = event.key === "/" && isPageShortcut(event, { withShift: true });
			if (!isPressed || !field.current?.checkVisibility()) return;
			event.preventDefault();
			field.current.focus();
			field.current.select();
		}
		addEventListener("keydown", focus);
		return () => removeEventListener("keydown", focus);
	}, [field]);
}
