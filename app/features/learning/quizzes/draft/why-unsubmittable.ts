/** Why answers of a device do not count: see `whyUnsubmittable`. */
export type UnsubmittableReason = "handedIn" | "late" | "timeOver" | "noneLeft";

/** How the next attempt at a quiz stands. */
export type AttemptStanding = {
	number: number;
	isTimeOver: boolean;
	/** Null without a limit. */
	attemptsLeft: number | null;
	/** When the server's draft of this attempt was saved. */
	savedAt: number | null;
	/** Number of the attempt that is shown, where it was handed in after its time. */
	lateNumber: number | null;
};

type Draft = {
	number: number;
	/** By the clock of the device, which may be wrong. */
	savedAt: number;
	isHandedIn: boolean;
	/** The server has acknowledged it. */
	isSaved: boolean;
};

/**
 * Why the answers that a device has of an attempt can no longer be handed in; null while they can, and for answers that
 * were. `handedIn`: the attempt was, from elsewhere; `late`: they arrived after its time, and what had been saved was
 * marked; `timeOver`: its time ended before they were saved; `noneLeft`: no attempt is left for them.
 */
export function whyUnsubmittable(draft: Draft, standing: AttemptStanding): UnsubmittableReason | null {
	if (draft.number < standing.number) {
		if (!draft.isHandedIn) return "handedIn";
		return standing.lateNumber === draft.number ? "late" : null;
	}
	const isSaved = draft.isSaved || (standing.savedAt !== null && standing.savedAt >= draft.savedAt);
	if (draft.number > standing.number || draft.isHandedIn) return null;
	if (standing.attemptsLeft === 0) return "noneLeft";
	return standing.isTimeOver && !isSaved ? "timeOver" : null;
}
