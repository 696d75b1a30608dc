import type { RefundState } from "#db/schema/money/refunds.ts";

/**
 * What may follow each state of a refund. What has failed is back in the queue: also when the gateway had confirmed it
 * before, since banks send money back weeks later.
 */
export const NEXT_REFUND_STATES: Readonly<Record<RefundState, readonly RefundState[]>> = {
	requested: ["approved", "declined", "takenBack"],
	approved: ["sent", "succeeded", "failed"],
	sent: ["succeeded", "failed"],
	succeeded: ["failed"],
	// It was promised: it is tried again, or its money goes another way (`payByHand`, `adoptRefund`, never by its news), and not declined.
	failed: ["approved"],
	declined: [],
	takenBack: [],
};

/** What can be done about a refund, by whom, and where it leads. */
const DEEDS = {
	approve: "approved",
	decline: "declined",
	takeBack: "takenBack",
	send: "sent",
	confirm: "succeeded",
	fail: "failed",
} as const satisfies Record<string, RefundState>;
export type RefundDeed = keyof typeof DEEDS;

/** Where a deed leads from a state, or null where it is not possible. */
export function refundStep(state: RefundState, deed: RefundDeed): RefundState | null {
	const to = DEEDS[deed];
	return NEXT_REFUND_STATES[state].includes(to) ? to : null;
}

/** The states from which a deed is possible. */
export function statesBefore(deed: RefundDeed): RefundState[] {
	const states = Object.keys(NEXT_REFUND_STATES) as RefundState[];
	return states.filter((state) => refundStep(state, deed) !== null);
}

/** States that wait for an admin. */
export const WAITING_STATES = ["requested", "failed"] as const satisfies readonly RefundState[];

/** Why a refund was not asked of the gateway: it had given something back by itself of which nothing was known here. */
export const GONE_MEANWHILE = "goneMeanwhile";
/** Why a refund that was made at the gateway itself has failed: the money is with the school again. */
export const CAME_BACK = "cameBack";

/**
 * By what the gateway knows a try to give money back: the refund and the moment at which it was approved, so that one that
 * has failed can be tried anew. A call that is repeated has the same key.
 */
export function refundKey({ id, decidedAt }: { id: string; decidedAt: Date | null }): string {
	return `${id}.${decidedAt?.getTime() ?? 0}`;
}

/** The refund and the try that a key names; null for a key of another making. */
export function readRefundKey(key: string | null): { id: string; decidedAt: Date } | null {
	const [, id, at] = /^([0-9a-z-]{8,64})\.(\d{1,15})$/.exec(key ?? "") ?? [];
	return id && at ? { id, decidedAt: new Date(Number(at)) } : null;
}
