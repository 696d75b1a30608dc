import { eq } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { type Counted, countUpTo } from "#db/count-up-to.server.ts";
import { errorGroups } from "#db/schema/schema.ts";

/** Groups of errors that are open. */
export function countOpenErrors(db: Database): Counted {
	return countUpTo(db, { id: errorGroups.fingerprint, table: errorGroups, where: eq(errorGroups.status, "open") });
}
