export type RightState = "open" | "paused" | "over" | "ended";
type Right = {
	untilAt: Date | null;
	endedWhy: "paused" | "expired" | "refunded" | null;
	/** Whether no other right of its source came after it. */
	isLatest: boolean;
};

/**
 * How a right stands at the desk: what is `over` has run out and may get another end, what has `ended` is history. A pause
 * that was followed by a new row has been resumed.
 */
export function rightState({ untilAt, endedWhy, isLatest }: Right, now: Date): RightState {
	if (endedWhy === "paused" && isLatest) return "paused";
	if (endedWhy) return "ended";
	return untilAt && untilAt <= now ? "over" : "open";
}
