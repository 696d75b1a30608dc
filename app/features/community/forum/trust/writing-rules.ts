import type { WritingPermit } from "./before-writing.server";

/** How limits count for a use case that writes. */
export type WritingRules = {
	/** Multiplies limits over time, for load tests (RATE_LIMIT_SCALE); 1 when it is left out. */
	rateScale?: number;
	/** For topics that ship with the school, and in tests of something else: no limits, lists and waits. */
	withoutLimits?: boolean;
	/** Set by the use case itself: what came first is read again once. */
	isSecondTry?: boolean;
};

/** The permit of who needs none. */
export const FREE_PERMIT: WritingPermit = {
	ok: true,
	heldBy: null,
	guards: [],
	counts: [],
	prints: [],
	writerName: "",
};
