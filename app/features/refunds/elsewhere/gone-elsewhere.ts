import type { REFUND_KINDS, RefundState } from "../../../../db/schema/money/refunds";
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

/**
 * What is still to be paid of a refund that was promised and has failed, in minor units. What has gone back another way since it was
 * approved, at the gateway itself or by a lost dispute, is taken off the promise; 0 says that all of it has, or that nothing is left of
 * its order.
 */
export function owedOf(refund: Known, all: readonly Known[], order: Sums): number {
	const since = (refund.decidedAt ?? refund.requestedAt).getTime();
	const goneMinor = all
		.filter((one) => one.id !== refund.id && wentElsewhere(one))
		.filter(({ succeededAt }) => succeededAt !== null && succeededAt.getTime() > since)
		.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
	return Math.max(0, Math.min(refund.amountMinor - goneMinor, restOf(order)));
}

/**
 * Whether the refunds of an order do not say yet what has gone back of it: something goes or has gone back that does not stand among
 * them, or has come back. A job is about to book it; until then nobody can say what is still to be paid.
 */
export function isBeingBooked({ refundedMinor }: Sums, all: readonly Known[], unbooked: readonly unknown[]): boolean {
	const bookedMinor = all.reduce((sum, one) => sum + (one.state === "succeeded" ? one.amountMinor : 0), 0);
	return unbooked.length > 0 || refundedMinor !== bookedMinor;
}
