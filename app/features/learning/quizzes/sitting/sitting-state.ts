import { SECOND_MS } from "#app/shared/durations.ts";

/** Answers still count that arrive so late, because of a slow connection. */
export const GRACE_MS = 30 * SECOND_MS;

export type Sitting = { number: number; begunAt: Date; endsAt: Date };
export type SittingState = "untimed" | "notBegun" | "running" | "ended" | "late";

export type TimedAttempt = { timeLimitMinutes: number | null; sitting: Sitting | null; number: number; now: Date };

/** How an attempt stands to its time limit. `ended`: the time is over, but what is handed in still counts. */
export function sittingState({ timeLimitMinutes, sitting, number, now }: TimedAttempt): SittingState {
	if (timeLimitMinutes === null) return "untimed";
	if (sitting?.number !== number) return "notBegun";
	if (now < sitting.endsAt) return "running";
	return now.getTime() <= sitting.endsAt.getTime() + GRACE_MS ? "ended" : "late";
}
