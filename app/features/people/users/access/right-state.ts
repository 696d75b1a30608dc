export type RightState = "open" | "paused" | "over" | "ended";
type Right = {
	untilAt: Date | null;
	endedWhy: "paused" | "expired" | "refunded" | null;
	isLatest: boolean;
};

/** `over` has expired and can get another end, `ended` is final. A pause followed by a new row was resumed. */
export function rightState({ untilAt, endedWhy, isLatest }: Right, now: Date): RightState {
	if (endedWhy === "paused" && isLatest) return "paused";
	if (endedWhy) return "ended";
	return untilAt && untilAt <= now ? "over" : "open";
}
