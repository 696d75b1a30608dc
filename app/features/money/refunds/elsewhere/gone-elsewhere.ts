import type { REFUND_KINDS, RefundState } from "#db/schema/money/refunds.ts";
import { restOf, type Sums } from "../refund-rules";

type Known = {
	id: string;
	kind: (typeof REFUND_KINDS)[number];
	state: RefundState;
	amountMinor: number;
	requestedAt: Date;
	decidedAt: Date | null;
	/** When it was counted with its order. */
	succeededAt: Date | null;
};

/** What the school has not decided on: a bank took it by a dispute, or it was given back at the gateway itself. */
const wentElsewhere = ({ kind, state, decidedAt }: Known) =>
	state === "succeeded" && (kind === "dispute" || decidedAt === null);

/** Since when what goes back another way is taken off a refund. */
const promisedAt = ({ decidedAt, requestedAt }: Known) => decidedAt ?? requestedAt;

/** Whether what was counted with the order at a moment is taken off a refund that has failed. */
export const isTakenOff = (refund: Known, countedAt: Date) =>
	refund.state === "failed" && promisedAt(refund) < countedAt;

/**
 * What of a refund that was promised has not gone back another way since it was approved, at the gateway itself or by a lost dispute,
 * in minor units.
 */
export function notGone(refund: Known, all: readonly Known[]): number {
	const gone = all
		.filter((one) => one.id !== refund.id && wentElsewhere(one))
		.filter(({ succeededAt }) => succeededAt !== null && promisedAt(refund) < succeededAt);
	return gone.reduce((left, { amountMinor }) => left - amountMinor, refund.amountMinor);
}

/**
 * What is still to be paid of a refund that was promised and has failed, in minor units. 0 says that all of it has gone another way, or that nothing
 * is left of its order.
 */
export function owedOf(refund: Known, all: readonly Known[], order: Sums): number {
	return Math.max(0, Math.min(notGone(refund, all), restOf(order)));
}

/**
 * Whether the refunds of an order do not say yet what has gone back of it: something goes or has gone back that does not stand among
 * them, or has come back. A job is about to book it; until then nobody can say what is still to be paid.
 */
export function isBeingBooked({ refundedMinor }: Sums, all: readonly Known[], unbooked: readonly unknown[]): boolean {
	const bookedMinor = all.reduce((sum, one) => sum + (one.state === "succeeded" ? one.amountMinor : 0), 0);
	return unbooked.length > 0 || refundedMinor !== bookedMinor;
}
