import type { Formats } from "#app/shared/words/formats.ts";
import { sittingState, type TimedAttempt } from "./sitting-state.ts";

/** The time limit as a learner sees it. `ends` is in words, `leftMs` as of when the page was read. */
export type QuizClock = { minutes: number } & (
	| { state: "toBegin" }
	| { state: "running"; ends: string; leftMs: number }
	| { state: "over"; ends: string }
);

/** Null without a time limit. */
export function quizClock(timed: TimedAttempt, formats: Formats): QuizClock | null {
	const { timeLimitMinutes: minutes, sitting, now } = timed;
	const state = sittingState(timed);
	if (minutes === null || state === "untimed") return null;
	if (state === "notBegun" || !sitting) return { minutes, state: "toBegin" };
	const ends = formats.time(sitting.endsAt);
	if (state !== "running") return { minutes, state: "over", ends };
	return { minutes, state, ends, leftMs: sitting.endsAt.getTime() - now.getTime() };
}
