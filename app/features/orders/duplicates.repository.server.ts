import { and, eq } from "drizzle-orm";
import type { Database } from "../../../db/client.server";
import type { RefundState } from "../../../db/schema/money/refunds";
import { refunds } from "../../../db/schema/schema";
import { enqueue } from "../jobs/enqueue.server";
import type { OrderRow } from "./orders.repository.server";
import { countRefunded } from "./refunding.repository.server";

/** The refund of an order that was paid for nothing; one for each order, so that asking twice is asking once. */
export const duplicateRefundId = (orderId: string) => `back-${orderId}`;

type Asked = { order: OrderRow; paymentId: string | null; now: Date };

/** Writes, not yet run: all that was paid for an order is to go back, without anybody deciding on it, and earns nobody anything. */
export function insertDuplicateRefund(db: Database, { order, paymentId, now }: Asked) {
	const { id: orderId, userId, currency, totalMinor: amountMinor, netMinor, taxMinor } = order;
	const id = duplicateRefundId(orderId);
	return [
		db
			.insert(refunds)
			.values({
				...{ id, orderId, paymentId, userId, kind: "duplicate", state: "approved" },
				...{ currency, amountMinor, netMinor, taxMinor, requestedAt: now, decidedAt: now, changedAt: now },
			})
			.onConflictDoNothing(),
		countRefunded(db, { id: orderId, now }),
		enqueue(db, "order.refunded", { orderId }, { id: `order.refunded:${id}`, dueAt: now }).onConflictDoNothing(),
	] as const;
}

export function findDuplicateRefund(db: Database, orderId: string) {
	return db
		.select()
		.from(refunds)
		.where(eq(refunds.id, duplicateRefundId(orderId)));
}

type Told = { state: RefundState; gatewayReference: string; failure: string | null; now: Date };

/** A write, not yet run: what the gateway has said of it. */
export function settleDuplicateRefund(db: Database, orderId: string, { state, now, ...told }: Told) {
	const at = { succeeded: { succeededAt: now }, failed: { failedAt: now } }[state as "succeeded" | "failed"] ?? {};
	return db
		.update(refunds)
		.set({ ...told, ...at, state, sentAt: now, changedAt: now })
		.where(and(eq(refunds.id, duplicateRefundId(orderId)), eq(refunds.state, "approved")));
}
