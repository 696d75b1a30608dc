import { isNotNull } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { type Counted, countUpTo } from "#db/count-up-to.server.ts";
import { outbox, scheduledJobs } from "#db/schema/schema.ts";

/** Jobs that have failed for good. */
export function countFailedJobs(db: Database): Counted {
	return countUpTo(db, { id: outbox.id, table: outbox, where: isNotNull(outbox.deadAt) });
}

/** Scheduled jobs whose last run failed. */
export function countFailingClock(db: Database): Counted {
	return countUpTo(db, { id: scheduledJobs.name, table: scheduledJobs, where: isNotNull(scheduledJobs.error) });
}
