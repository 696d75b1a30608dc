import { eq } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { type Counted, countUpTo } from "#db/count-up-to.server.ts";
import { affiliatePayouts } from "#db/schema/schema.ts";

/** Payouts that are due. */
export function countOpenPayouts(db: Database): Counted {
	return countUpTo(db, { id: affiliatePayouts.id, table: affiliatePayouts, where: eq(affiliatePayouts.state, "open") });
}
