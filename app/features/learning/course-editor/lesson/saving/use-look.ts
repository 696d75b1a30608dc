import { useEffect, useRef, useState } from "react";
import { isSameTyping, type LessonTyping } from "../lesson-typing";
import type { LessonLook } from "../look-at-lesson.server";
import { fetchLook, type LessonPlace } from "./lesson-request";

/** After the last key. */
const REST_MS = 600;

/** What learners would read of what is typed, and the checks, a moment after the last key. */
export function useLook(
	place: LessonPlace | null,
	typed: LessonTyping,
	first: { typed: LessonTyping; look: LessonLook },
) {
	const [look, setLook] = useState(first.look);
	const looked = useRef(first.typed);
	const latestPlace = useRef(place);
	latestPlace.current = place;

	useEffect(() => {
		if (isSameTyping(typed, looked.current)) return;
		const stop = new AbortController();
		const timer = setTimeout(async () => {
			if (!latestPlace.current) return;
			const next = await fetchLook(latestPlace.current, typed, stop.signal);
			if (!next || stop.signal.aborted) return;
			looked.current = typed;
			setLook(next);
		}, REST_MS);
		return () => {
			clearTimeout(timer);
			stop.abort();
		};
	}, [typed]);

	return look;
}
