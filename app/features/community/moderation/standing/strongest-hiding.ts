import { type CaseOutcome, HOLD_REASONS, type HoldReason } from "#db/schema/community/moderation-kinds.ts";

type Hider = {
	status: "open" | "decided";
	hiddenBy: "childSafety" | "trustedReports" | HoldReason | null;
	/** Of a decision that stands. */
	outcome: CaseOutcome | null;
};
/** `held`: by its room, until a moderator has read it. `waiting`: by reports. `hidden`: by a decision, with one edit. */
export type Hiding = "removed" | "held" | "waiting" | "hidden";

/** What becomes of a thing that several cases and decisions hide: the strictest of them; null when it is to be shown. */
export function strongestHiding(hiders: readonly Hider[]): Hiding | null {
	if (hiders.some(({ status, outcome }) => status === "decided" && outcome === "removed")) return "removed";
	const open = hiders.find(({ status }) => status === "open");
	if (open) return HOLD_REASONS.some((reason) => reason === open.hiddenBy) ? "held" : "waiting";
	return hiders.some(({ outcome }) => outcome === "hidden") ? "hidden" : null;
}
