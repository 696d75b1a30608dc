import { and, gt, isNotNull, lte } from "drizzle-orm";
import { WEEK_MS } from "#app/shared/durations.ts";
import type { Database } from "#db/client.server.ts";
import { type Counted, countUpTo } from "#db/count-up-to.server.ts";
import { users } from "#db/schema/schema.ts";

/** Suspensions that end within a week. */
export function countEndingSuspensions(db: Database, now: Date): Counted {
	const endsSoon = and(
		gt(users.suspendedUntil, now),
		lte(users.suspendedUntil, new Date(now.getTime() + WEEK_MS)),
		isNotNull(users.suspendedUntil),
	);
	return countUpTo(db, { id: users.id, table: users, where: endsSoon });
}
