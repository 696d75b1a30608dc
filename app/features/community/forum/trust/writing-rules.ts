import type { WritingPermit } from "./before-writing.server";

/** How limits count for a use case that writes. */
export type WritingRules = {
	/** Multiplies limits over time, for load tests (RATE_LIMIT_SCALE); 1 when it is left out. */
	rateScale?: number;
	/** Of the school, whose own addresses are no links to other sites. */
	origin?: string | undefined;
	/** For topics that ship with the school, and in tests of something else: no limits, lists and waits. */
	withoutLimits?: boolean;
	/** Set by the use case itself, which reads what came first and tries again. */
	tries?: number;
};

/** Of several posts that a member sends at once each may meet those before it. */
const MOST_TRIES = 5;

/** The same once more; null when that was tried often enough. */
export function withNextAttempt<Input extends WritingRules>(input: Input): Input | null {
	const { tries = 1 } = input;
	return tries < MOST_TRIES ? { ...input, tries: tries + 1 } : null;
}

/** The permit of who needs none. */
export const FREE_PERMIT: WritingPermit = {
	ok: true,
	heldBy: null,
	guards: [],
	counts: [],
	prints: [],
	writerName: "",
};
