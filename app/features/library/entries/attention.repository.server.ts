import { and, eq, isNull, lt } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { type Counted, countUpTo } from "#db/count-up-to.server.ts";
import { libraryEntries } from "#db/schema/schema.ts";

/** Places that nobody has checked for a year, as the admin lists mark them (`isReviewDue`). */
export function countStalePlaces(db: Database, now: Date): Counted {
	const today = now.toISOString().slice(0, 10);
	const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
	const isStale = and(
		eq(libraryEntries.kind, "place"),
		isNull(libraryEntries.retiredAt),
		lt(libraryEntries.reviewedOn, yearAgo),
	);
	return countUpTo(db, { id: libraryEntries.documentId, table: libraryEntries, where: isStale });
}
