import { useEffect, useRef } from "react";

/** Puts the focus on the new text after turning to another lesson, so that keyboard and screen reader start there. */
export function useFocusOnTurn(lessonId: number) {
	const shown = useRef(lessonId);
	useEffect(() => {
		if (shown.current === lessonId) return;
		shown.current = lessonId;
		document.getElementById("lesson")?.focus({ preventScroll: true });
	}, [lessonId]);
}
