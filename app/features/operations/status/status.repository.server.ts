import { asc, desc, eq, gte, isNull, lt, or, sql } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { valueIfElseConflict } from "#db/conflict.ts";
import { incidents, incidentUpdates, statusDays } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";

export type Probe = { part: (typeof statusDays.$inferSelect)["part"]; at: Date; isUp: boolean; milliseconds: number };

export function recordProbes(db: Database, probes: readonly Probe[]): Write {
	const rows = probes.map(({ part, at, isUp, milliseconds }) => ({
		day: at.toISOString().slice(0, 10),
		part,
		checks: 1,
		failures: isUp ? 0 : 1,
		totalMs: milliseconds,
		slowestMs: milliseconds,
		lastAt: at,
		lastIsUp: isUp,
	}));
	return db
		.insert(statusDays)
		.values(rows)
		.onConflictDoUpdate({
			target: [statusDays.day, statusDays.part],
			set: {
				checks: sql`${statusDays.checks} + 1`,
				failures: sql`${statusDays.failures} + excluded.failures`,
				totalMs: sql`${statusDays.totalMs} + excluded.total_ms`,
				slowestMs: sql`max(${statusDays.slowestMs}, excluded.slowest_ms)`,
				// Delayed probes may arrive after newer ones.
				lastIsUp: sql`iif(excluded.last_at >= coalesce(${statusDays.lastAt}, 0), excluded.last_is_up, ${statusDays.lastIsUp})`,
				lastAt: sql`max(coalesce(${statusDays.lastAt}, 0), excluded.last_at)`,
			},
		});
}

export function listStatusDays(db: Database, from: string) {
	return db.select().from(statusDays).where(gte(statusDays.day, from)).orderBy(asc(statusDays.day));
}

export function deleteStatusDays(db: Database, before: string): Write {
	return db.delete(statusDays).where(lt(statusDays.day, before));
}

/** Open or started since then, newest first. */
export function listIncidents(db: Database, since: Date) {
	return db
		.select()
		.from(incidents)
		.where(or(gte(incidents.startedAt, since), isNull(incidents.resolvedAt)))
		.orderBy(desc(incidents.startedAt))
		.limit(200);
}

export function listIncidentUpdates(db: Database, since: Date) {
	return db
		.select()
		.from(incidentUpdates)
		.where(
			sql`${incidentUpdates.incidentId} in (select id from incidents where started_at >= ${since.getTime()} or resolved_at is null)`,
		)
		.orderBy(desc(incidentUpdates.at))
		.limit(1_000);
}

export function findIncident(db: Database, id: string) {
	return db.select().from(incidents).where(eq(incidents.id, id));
}

export function insertIncident(db: Database, incident: typeof incidents.$inferInsert): Write {
	return db.insert(incidents).values(incident);
}

export function insertUpdate(db: Database, update: typeof incidentUpdates.$inferInsert): Write {
	return db.insert(incidentUpdates).values(update);
}

type Change = Pick<typeof incidents.$inferSelect, "id" | "state" | "impact" | "words" | "resolvedAt"> & {
	seen: number;
};

/** Fails its batch when the revision is not the one seen. */
export function changeIncident(db: Database, { id, seen, ...change }: Change): Write {
	return db
		.update(incidents)
		.set({
			...change,
			revision: valueIfElseConflict(sql`${incidents.revision} = ${seen}`, sql`${incidents.revision} + 1`),
		})
		.where(eq(incidents.id, id));
}

export function listUpdatesOf(db: Database, incidentId: string) {
	return db
		.select()
		.from(incidentUpdates)
		.where(eq(incidentUpdates.incidentId, incidentId))
		.orderBy(desc(incidentUpdates.at))
		.limit(200);
}
