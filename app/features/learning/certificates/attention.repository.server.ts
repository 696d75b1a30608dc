import { gt } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { type Counted, countUpTo } from "#db/count-up-to.server.ts";
import { certificateHolds } from "#db/schema/schema.ts";

/** Certificates that wait for a printable name. All of them, with a bound so that the key is used. */
export function countHeldCertificates(db: Database): Counted {
	const all = gt(certificateHolds.enrollmentId, 0);
	return countUpTo(db, { id: certificateHolds.enrollmentId, table: certificateHolds, where: all });
}
