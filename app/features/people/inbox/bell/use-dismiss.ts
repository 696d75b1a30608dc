import { type RefObject, useEffect } from "react";

/** Closes a panel on Escape, which returns to its button, and on a press or the focus elsewhere. */
export function useDismiss(panel: RefObject<HTMLElement>, button: RefObject<HTMLElement>, onClose: () => void) {
	useEffect(() => {
		const watch = new AbortController();
		const onElsewhere = ({ target }: Event) => {
			if (target instanceof Node && !panel.current?.contains(target) && !button.current?.contains(target)) onClose();
		};
		document.addEventListener("pointerdown", onElsewhere, { signal: watch.signal });
		document.addEventListener("focusin", onElsewhere, { signal: watch.signal });
		document.addEventListener(
			"keydown",
			(event) => {
				if (event.key !== "Escape") return;
				onClose();
				button.current?.focus();
			},
			{ signal: watch.signal },
		);
		return () => watch.abort();
	}, [panel, button, onClose]);
}
