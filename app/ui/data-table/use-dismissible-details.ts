import { type RefObject, useEffect, useRef } from "react";

/** For a `<details>` used as a popover: closes on Escape, which returns the focus, or a click outside. */
export function useDismissibleDetails(): RefObject<HTMLDetailsElement> {
	const details = useRef<HTMLDetailsElement>(null);
	useEffect(() => {
		const element = details.current;
		if (!element) return;
		const onKey = (event: KeyboardEvent) => {
			if (event.key !== "Escape" || !element.open) return;
			// Of two nested ones only the inner closes.
			event.stopPropagation();
			element.open = false;
			element.querySelector("summary")?.focus();
		};
		const onPress = ({ target }: PointerEvent) => {
			if (target instanceof Node && !element.contains(target)) element.open = false;
		};
		element.addEventListener("keydown", onKey);
		document.addEventListener("pointerdown", onPress);
		return () => {
			element.removeEventListener("keydown", onKey);
			document.removeEventListener("pointerdown", onPress);
		};
	}, []);
	return details;
}
