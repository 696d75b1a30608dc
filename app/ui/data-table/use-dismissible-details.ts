import { type RefObject, useEffect, useRef } from "react";

/** A `<details>` that lies over the page: Escape closes it and gives the focus back, and so does a press beside it. */
export function useDismissibleDetails(): RefObject<HTMLDetailsElement> {
	const details = useRef<HTMLDetailsElement>(null);
	useEffect(() => {
		const element = details.current;
		if (!element) return;
		const onKey = (event: KeyboardEvent) => {
			if (event.key !== "Escape" || !element.open) return;
			// Of two that stand in each other the inner one closes.
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
