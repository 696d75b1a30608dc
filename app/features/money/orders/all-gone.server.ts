import { endOrderRight } from "#app/features/learning/entitlements/face.server.ts";
import type { Database } from "#db/client.server.ts";
import type { Write } from "#db/write.ts";
import type { OrderRow } from "./orders.repository.server";

type Writes = Write[];
type Gone = {
	order: OrderRow;
	/** What other rooms end with it. */
	joins: { takenBack: (db: Database, order: OrderRow, now: Date) => Writes };
	now: Date;
};

/**
 * What follows in the batch in which all that was paid for an order goes back, or has gone, whichever way: what it opens ends. Each
 * part does nothing where it was done before.
 */
export function allGone(db: Database, { order, joins, now }: Gone): Writes {
	const { id: orderId, userId } = order;
	if (userId === null) return [];
	return [endOrderRight(db, { userId, orderId, now }), ...joins.takenBack(db, order, now)];
}
