import { endOrderRight } from "#app/features/learning/entitlements/face.server.ts";
import type { Database } from "#db/client.server.ts";
import type { Write } from "#db/write.ts";
import type { OrderRow } from "./orders.repository.server";

type Writes = Write[];
type FullyRefundedOrder = {
	order: OrderRow;
	orderEvents: { onOrderRefunded: (db: Database, order: OrderRow, now: Date) => Writes };
	now: Date;
};

/** Writes for the batch that refunds an order in full, by whatever way: its access ends. Repeatable. */
export function fullyRefundedWrites(db: Database, { order, orderEvents, now }: FullyRefundedOrder): Writes {
	const { id: orderId, userId } = order;
	if (userId === null) return [];
	return [endOrderRight(db, { userId, orderId, now }), ...orderEvents.onOrderRefunded(db, order, now)];
}
