import { useNavigate } from "@remix-run/react";
import { useEffect } from "react";

type Neighbours = { previous: { id: number } | null; next: { id: number } | null };

/** What uses the arrow keys itself: fields, players, boxes that scroll sideways, an open dialog. */
const OWN_ARROWS = "input, select, textarea, video, audio, summary, [contenteditable], [tabindex='0'], [role], dialog";

/** The arrow keys lead to the previous and the next lesson. */
export function useArrowKeys({ previous, next }: Neighbours) {
	const navigate = useNavigate();
	const previousId = previous?.id;
	const nextId = next?.id;

	useEffect(() => {
		function turn(event: KeyboardEvent) {
			if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
			const id = event.key === "ArrowLeft" ? previousId : event.key === "ArrowRight" ? nextId : undefined;
			if (id === undefined || document.querySelector("dialog[open]")) return;
			if (event.target instanceof Element && event.target.closest(OWN_ARROWS)) return;
			event.preventDefault();
			navigate(`/lessons/${id}`);
		}
		addEventListener("keydown", turn);
		return () => removeEventListener("keydown", turn);
	}, [navigate, previousId, nextId]);
}
