import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../db/client.server";
import { orders } from "../../../db/schema/schema";

type Amount = { id: string; minor: number; now: Date };

/**
 * A write, not yet run: so much more is on its way back. `before` is what had gone back or was on its way when it was worked
 * out; where that has changed it does nothing, and no more ever goes back than was paid.
 */
export function holdForRefund(db: Database, { id, minor, before, now }: Amount & { before: number }) {
	return db
		.update(orders)
		.set({ refundingMinor: sql`${orders.refundingMinor} + ${minor}`, changedAt: now })
		.where(
			and(
				eq(orders.id, id),
				eq(orders.state, "paid"),
				sql`${orders.refundedMinor} + ${orders.refundingMinor} = ${before}`,
				sql`${before} + ${minor} <= ${orders.totalMinor}`,
			),
		);
}

/** A write, not yet run: what was on its way does not arrive. */
export function releaseHeld(db: Database, { id, minor, now }: Amount, onlyIf: SQL) {
	return db
		.update(orders)
		.set({ refundingMinor: sql`max(0, ${orders.refundingMinor} - ${minor})`, changedAt: now })
		.where(and(eq(orders.id, id), onlyIf));
}

/** A write, not yet run: what had arrived has come back to the school. */
export function takeRefundedBack(db: Database, { id, minor, now }: Amount, onlyIf: SQL) {
	return db
		.update(orders)
		.set({ refundedMinor: sql`max(0, ${orders.refundedMinor} - ${minor})`, changedAt: now })
		.where(and(eq(orders.id, id), onlyIf));
}
