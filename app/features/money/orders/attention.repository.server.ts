import { eq } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { type Counted, countUpTo } from "#db/count-up-to.server.ts";
import { orders } from "#db/schema/schema.ts";
import { needsReview } from "./review/review.repository.server";

/** Orders whose payment a person must judge. */
export function countOrdersInReview(db: Database): Counted {
	return countUpTo(db, { id: orders.id, table: orders, where: eq(orders.state, "inReview") });
}

/** Paid orders with a trouble that nobody has seen. */
export function countOrdersToLookAt(db: Database): Counted {
	return countUpTo(db, { id: orders.id, table: orders, where: needsReview });
}
