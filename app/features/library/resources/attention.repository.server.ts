import { and, eq, isNull, lt } from "drizzle-orm";
import { yearBefore } from "#app/features/library/entries/review.ts";
import { dayOf } from "#app/shared/calendar-day.ts";
import type { Database } from "#db/client.server.ts";
import { type Counted, countUpTo } from "#db/count-up-to.server.ts";
import { libraryEntries } from "#db/schema/schema.ts";

/** Places whose review is due, as the admin lists mark them (`isReviewDue`). */
export function countStalePlaces(db: Database, now: Date): Counted {
	const isStale = and(
		eq(libraryEntries.kind, "place"),
		isNull(libraryEntries.retiredAt),
		lt(libraryEntries.reviewedOn, yearBefore(dayOf(now, "UTC"))),
	);
	return countUpTo(db, { id: libraryEntries.documentId, table: libraryEntries, where: isStale });
}
