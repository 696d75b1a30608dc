import { useEffect, useRef } from "react";

/** Moves focus to the new text, so that keyboard and screen reader start there. */
export function useFocusOnTurn(lessonId: number) {
	const shown = useRef(lessonId);
	useEffect(() => {
		if (shown.current === lessonId) return;
		shown.current = lessonId;
		document.getElementById("lesson")?.focus({ preventScroll: true });
	}, [lessonId]);
}
