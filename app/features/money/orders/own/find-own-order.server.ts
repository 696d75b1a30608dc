import type { Database } from "#db/client.server.ts";
import { firstRow } from "#db/first-row.ts";
import type { OrderRow } from "../orders.repository.server";
import { findOwnOrder } from "./own-orders.repository.server";

export async function findOrderOfUser(db: Database, own: { userId: number; id: string }): Promise<OrderRow | null> {
	return firstRow(await findOwnOrder(db, own));
}
