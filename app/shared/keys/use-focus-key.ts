import { type RefObject, useEffect } from "react";
import { isPageShortcut } from "./use-step-keys";

/** `/` leads to a field, as on many sites, while nobody types and no dialog is open. */
export function useFocusKey(field: RefObject<HTMLInputElement | null>) {
	useEffect(() => {
		function focus(event: KeyboardEvent) {
			// On some keyboards the sign is made with Shift, which means nothing else here.
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
