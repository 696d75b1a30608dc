import { and, eq, gt, ne } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { type Counted, countUpTo } from "#db/count-up-to.server.ts";
import { incidents, statusDays } from "#db/schema/schema.ts";

/** Incidents that are not resolved. */
export function countOpenIncidents(db: Database): Counted {
	return countUpTo(db, { id: incidents.id, table: incidents, where: ne(incidents.state, "resolved") });
}

/** Parts of the school that failed to answer today, in UTC. */
export function countFailingParts(db: Database, now: Date): Counted {
	const today = now.toISOString().slice(0, 10);
	const hasFailed = and(eq(statusDays.day, today), gt(statusDays.failures, 0));
	return countUpTo(db, { id: statusDays.part, table: statusDays, where: hasFailed });
}
