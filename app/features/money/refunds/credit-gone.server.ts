import { creditedOf, noteTrouble, type PeriodOrder } from "#app/features/money/orders/face.server.ts";
import type { Database } from "#db/client.server.ts";
import type { Write } from "#db/write.ts";

type Gone = { order: { id: string; totalMinor: number }; period: readonly PeriodOrder[]; goneMinor: number; now: Date };

/**
 * What follows where so much of an order has gone back without the school being asked: nothing can hold it back, but where a change
 * was paid with it somebody has to look. Writes for one batch.
 */
export function creditGone(db: Database, { order: { id, totalMinor }, period, goneMinor, now }: Gone): Write[] {
	// As if none of it had gone: what has gone already is what may be missing.
	const credited = creditedOf(
		period.map((one) => (one.id === id ? { ...one, goneMinor: 0 } : one)),
		id,
	);
	return goneMinor + credited > totalMinor ? [noteTrouble(db, { id, trouble: "creditGone", now })] : [];
}
