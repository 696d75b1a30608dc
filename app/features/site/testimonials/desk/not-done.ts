import type { NotDone } from "./answer-testimonials.server";

/** The words for why something was not done. */
export const NOT_DONE = {
	consentMissing: "flagTexts.consentMissing",
	changedMeanwhile: "errors.changedMeanwhile",
} as const satisfies Record<NotDone, string>;
