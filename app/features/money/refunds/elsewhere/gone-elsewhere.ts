import type { REFUND_KINDS, RefundState } from "#db/schema/money/refunds.ts";
import { type OrderSums, unrefundedMinor } from "../refund-rules";

type StoredRefund = {
	id: string;
	kind: (typeof REFUND_KINDS)[number];
	state: RefundState;
	amountMinor: number;
	requestedAt: Date;
	decidedAt: Date | null;
	succeededAt: Date | null;
};

/** Not decided by us: a dispute, or a refund made at the gateway. */
const isMadeElsewhere = ({ kind, state, decidedAt }: StoredRefund) =>
	state === "succeeded" && (kind === "dispute" || decidedAt === null);

/** From when other refunds are deducted from this one. */
const promisedAt = ({ decidedAt, requestedAt }: StoredRefund) => decidedAt ?? requestedAt;

export const isDeducted = (refund: StoredRefund, countedAt: Date) =>
	refund.state === "failed" && promisedAt(refund) < countedAt;

/** What is left of an approved refund after later gateway refunds and lost disputes, in minor units. */
export function remainingOfRefund(refund: StoredRefund, all: readonly StoredRefund[]): number {
	const gone = all
		.filter((one) => one.id !== refund.id && isMadeElsewhere(one))
		.filter(({ succeededAt }) => succeededAt !== null && promisedAt(refund) < succeededAt);
	return gone.reduce((left, { amountMinor }) => left - amountMinor, refund.amountMinor);
}

/** In minor units; 0 when it was refunded another way or nothing is left of its order. */
export function stillOwedMinor(refund: StoredRefund, all: readonly StoredRefund[], order: OrderSums): number {
	return Math.max(0, Math.min(remainingOfRefund(refund, all), unrefundedMinor(order)));
}

/** True while the gateway reports refunds that a job has yet to record; the amount owed is unknown then. */
export function hasUnrecordedRefunds(
	{ refundedMinor }: OrderSums,
	all: readonly StoredRefund[],
	unbooked: readonly unknown[],
): boolean {
	const bookedMinor = all.reduce((sum, one) => sum + (one.state === "succeeded" ? one.amountMinor : 0), 0);
	return unbooked.length > 0 || refundedMinor !== bookedMinor;
}
