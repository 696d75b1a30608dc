import { creditedMinor, noteTrouble, type PeriodOrder } from "#app/features/money/orders/face.server.ts";
import type { Database } from "#db/client.server.ts";
import type { Write } from "#db/write.ts";

type RefundedOrder = {
	order: { id: string; totalMinor: number };
	period: readonly PeriodOrder[];
	goneMinor: number;
	now: Date;
};

/** Writes for a refund we did not decide on: flags the order when a change was paid with the refunded money. */
export function flagLostCredit(
	db: Database,
	{ order: { id, totalMinor }, period, goneMinor, now }: RefundedOrder,
): Write[] {
	// Calculated without refunds, because they may be the cause of the missing credit.
	const credited = creditedMinor(
		period.map((one) => (one.id === id ? { ...one, goneMinor: 0 } : one)),
		id,
	);
	return goneMinor + credited > totalMinor ? [noteTrouble(db, { id, trouble: "creditGone", now })] : [];
}
