import { useEffect, useRef, useState } from "react";
import { SECOND_MS } from "#app/shared/durations.ts";
import type { QuizClock } from "./quiz-clock";
import { passedMark } from "./time-marks";

/**
 * The time left in seconds, and the minutes left to announce; `onEnd` is called once when none is left. Counts from when
 * the page came, so that a device whose clock is wrong counts right.
 */
export function useCountdown(clock: QuizClock | null, onEnd: () => void) {
	const given = clock?.state === "running" ? clock.leftMs : null;
	const minutes = clock?.minutes ?? 0;
	const [left, setLeft] = useState(given);
	const [mark, setMark] = useState<number | null>(null);
	const end = useRef(onEnd);
	end.current = onEnd;

	useEffect(() => {
		if (given === null) return;
		const endsAt = Date.now() + given;
		let before = given;
		const timer = setInterval(() => {
			const now = endsAt - Date.now();
			const passed = passedMark(minutes, { before, now });
			before = now;
			setLeft(Math.max(0, now));
			if (passed !== null) setMark(passed);
			if (now > 0) return;
			clearInterval(timer);
			end.current();
		}, SECOND_MS);
		return () => clearInterval(timer);
	}, [given, minutes]);

	return { seconds: left === null ? null : Math.ceil(left / SECOND_MS), mark };
}
