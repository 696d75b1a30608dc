import type { RefundState } from "#db/schema/money/refunds.ts";

/** A failed refund is back in the queue, even if it was confirmed: banks return money weeks later. */
export const NEXT_REFUND_STATES: Readonly<Record<RefundState, readonly RefundState[]>> = {
	requested: ["approved", "declined", "takenBack"],
	approved: ["sent", "succeeded", "failed"],
	sent: ["succeeded", "failed"],
	succeeded: ["failed"],
	// Promised, so not declined: retried or paid another way (`payByHand`, `adoptRefund`; not by its own events).
	failed: ["approved"],
	declined: [],
	takenBack: [],
};

/** Actions on a refund: from which states, and to which. */
const REFUND_ACTIONS = {
	approve: "approved",
	decline: "declined",
	takeBack: "takenBack",
	send: "sent",
	confirm: "succeeded",
	fail: "failed",
} as const satisfies Record<string, RefundState>;
export type RefundAction = keyof typeof REFUND_ACTIONS;

/** Null when the action is not possible. */
export function refundStep(state: RefundState, action: RefundAction): RefundState | null {
	const to = REFUND_ACTIONS[action];
	return NEXT_REFUND_STATES[state].includes(to) ? to : null;
}

export function statesBefore(action: RefundAction): RefundState[] {
	const states = Object.keys(NEXT_REFUND_STATES) as RefundState[];
	return states.filter((state) => refundStep(state, action) !== null);
}

export const WAITING_STATES = ["requested", "failed"] as const satisfies readonly RefundState[];

/** The gateway had made a refund itself that we did not know of, so ours was not sent. */
export const GONE_MEANWHILE = "goneMeanwhile";
/** A refund made at the gateway was returned to the school. */
export const CAME_BACK = "cameBack";

/** Idempotency key of a refund attempt: the refund and when it was approved, so that a failed one can be retried. */
export function refundKey({ id, decidedAt }: { id: string; decidedAt: Date | null }): string {
	return `${id}.${decidedAt?.getTime() ?? 0}`;
}

/** Null for a key of another format. */
export function readRefundKey(key: string | null): { id: string; decidedAt: Date } | null {
	const [, id, at] = /^([0-9a-z-]{8,64})\.(\d{1,15})$/.exec(key ?? "") ?? [];
	return id && at ? { id, decidedAt: new Date(Number(at)) } : null;
}
