import { asc, eq } from "drizzle-orm";
import type { Database } from "../../../db/client.server";
import { plans } from "../../../db/schema/schema";

export type Plan = Awaited<ReturnType<typeof listPlans>>[number];

/** The plans on offer, from the least to the most; a statement that a page may put into its batch. */
export function listPlans(db: Database) {
	return db.select().from(plans).where(eq(plans.active, true)).orderBy(asc(plans.position));
}
