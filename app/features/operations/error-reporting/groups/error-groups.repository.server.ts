import { and, desc, eq, lt, ne, sql } from "drizzle-orm";
import { newId } from "#app/shared/ids.ts";
import { type Key, keyset } from "#app/shared/lists/keyset.server.ts";
import type { Database } from "#db/client.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { inValues } from "#db/in-values.server.ts";
import { errorGroups, errorReports, errorSightings } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";
import { COUNTED_GROUPS, GROUPS_PER_PAGE } from "./error-counts";
import type { ErrorStatus, ErrorsQuery } from "./errors-query";

export const MAX_REPORTS = 20;
const SHOWN_REPORTS = 5;
const SURPLUS_PER_DELETE = 20;
/** Distinct pages and browsers counted per group. */
const MAX_SIGHTINGS = 50;

type NewGroup = Pick<typeof errorGroups.$inferInsert, "fingerprint" | "message" | "topFrame"> & { now: Date };

/** Creates the group on its first error; reopens a resolved one. */
export function countError(db: Database, { fingerprint, message, topFrame, now }: NewGroup) {
	return db
		.insert(errorGroups)
		.values({ fingerprint, message, topFrame, count: 1, firstSeenAt: now, lastSeenAt: now })
		.onConflictDoUpdate({
			target: errorGroups.fingerprint,
			set: {
				message,
				count: sql`${errorGroups.count} + 1`,
				lastSeenAt: sql`max(${errorGroups.lastSeenAt}, ${now.getTime()})`,
				status: sql`case when ${errorGroups.status} = 'resolved' then 'open' else ${errorGroups.status} end`,
				statusChangedAt: sql`case when ${errorGroups.status} = 'resolved' then ${now.getTime()} else ${errorGroups.statusChangedAt} end`,
			},
		});
}

type Sighting = Pick<typeof errorSightings.$inferInsert, "fingerprint" | "kind" | "name">;

/** New ones beyond the fiftieth are ignored. */
export function countSighting(db: Database, { fingerprint, kind, name }: Sighting): Write {
	const own = and(eq(errorSightings.fingerprint, fingerprint), eq(errorSightings.kind, kind));
	const known = db.select({ n: sql`count(*)` }).from(errorSightings).where(own);
	const same = db
		.select({ one: sql`1` })
		.from(errorSightings)
		.where(and(own, eq(errorSightings.name, name)));
	return db
		.insert(errorSightings)
		.select(sql`select ${fingerprint}, ${kind}, ${name}, 1 where ${known} < ${MAX_SIGHTINGS} or exists ${same}`)
		.onConflictDoUpdate({
			target: [errorSightings.fingerprint, errorSightings.kind, errorSightings.name],
			set: { count: sql`${errorSightings.count} + 1` },
		});
}

export function insertErrorReport(db: Database, report: Omit<typeof errorReports.$inferInsert, "id">): Write {
	return db.insert(errorReports).values({ id: newId(), ...report });
}

export function deleteSurplusReports(db: Database, fingerprint: string) {
	const surplus = db
		.select({ id: errorReports.id })
		.from(errorReports)
		.where(eq(errorReports.fingerprint, fingerprint))
		.orderBy(desc(errorReports.receivedAt))
		.limit(SURPLUS_PER_DELETE)
		.offset(MAX_REPORTS);
	return db.delete(errorReports).where(sql`${errorReports.id} in ${surplus}`);
}

/** One page and the count per status (capped at 1000), in one round trip. */
export async function listErrorGroups(db: Database, query: ErrorsQuery) {
	const { groups, open, resolved, muted } = await inBatch(db, {
		groups: pageOfGroups(db, query),
		open: countGroups(db, "open"),
		resolved: countGroups(db, "resolved"),
		muted: countGroups(db, "muted"),
	});
	const counts = { open: open[0]?.n ?? 0, resolved: resolved[0]?.n ?? 0, muted: muted[0]?.n ?? 0 };
	return { groups, counts };
}

/** With pages and browsers by frequency, and its latest reports; undefined when it does not exist. */
export async function findErrorGroup(db: Database, fingerprint: string) {
	const {
		group: [group],
		...seen
	} = await inBatch(db, errorGroupStatements(db, fingerprint));
	return group && { group, ...seen };
}

export function errorGroupStatements(db: Database, fingerprint: string) {
	return {
		group: db.select().from(errorGroups).where(eq(errorGroups.fingerprint, fingerprint)).limit(1),
		sightings: db
			.select()
			.from(errorSightings)
			.where(eq(errorSightings.fingerprint, fingerprint))
			.orderBy(desc(errorSightings.count), errorSightings.name),
		reports: db
			.select()
			.from(errorReports)
			.where(eq(errorReports.fingerprint, fingerprint))
			.orderBy(desc(errorReports.receivedAt))
			.limit(SHOWN_REPORTS),
	};
}

export type ErrorGroupRow = typeof errorGroups.$inferSelect;

const SORTED_BY = {
	lastSeen: errorGroups.lastSeenAt,
	firstSeen: errorGroups.firstSeenAt,
	times: errorGroups.count,
} as const;

export function pageOfGroups(db: Database, query: ErrorsQuery) {
	return orderedGroups(db, query, null)
		.limit(GROUPS_PER_PAGE)
		.offset((query.page - 1) * GROUPS_PER_PAGE);
}

export function groupsAfter(db: Database, query: ErrorsQuery, { after, limit }: { after: Key | null; limit: number }) {
	return orderedGroups(db, query, after).limit(limit);
}

export function groupKey(group: ErrorGroupRow, { sort }: ErrorsQuery): Key {
	const values = { lastSeen: group.lastSeenAt.getTime(), firstSeen: group.firstSeenAt.getTime(), times: group.count };
	return [values[sort], group.fingerprint];
}

function orderedGroups(db: Database, { filters, sort, isDescending }: ErrorsQuery, after: Key | null) {
	const columns = [SORTED_BY[sort], errorGroups.fingerprint];
	const { where, orderBy } = keyset({ columns, isDescending }, after);
	return db
		.select()
		.from(errorGroups)
		.where(and(eq(errorGroups.status, filters.status), where))
		.orderBy(...orderBy);
}

export function countGroups(db: Database, status: ErrorStatus) {
	const counted = db
		.select({ one: sql`1`.as("one") })
		.from(errorGroups)
		.where(eq(errorGroups.status, status))
		.limit(COUNTED_GROUPS)
		.as("counted");
	return db.select({ n: sql<number>`count(*)`.as("n") }).from(counted);
}

export function findStatus(db: Database, fingerprint: string) {
	return db
		.select({ status: errorGroups.status })
		.from(errorGroups)
		.where(eq(errorGroups.fingerprint, fingerprint))
		.limit(1);
}

type Change = { fingerprint: string; from: ErrorStatus; to: ErrorStatus; now: Date };

/** Affects no row when the status is no longer `from`. */
export function changeStatus(db: Database, { fingerprint, from, to, now }: Change) {
	return db
		.update(errorGroups)
		.set({ status: to, statusChangedAt: now })
		.where(and(eq(errorGroups.fingerprint, fingerprint), eq(errorGroups.status, from)));
}

export function listOldReports(db: Database, before: Date, limit: number) {
	return db.select({ id: errorReports.id }).from(errorReports).where(lt(errorReports.receivedAt, before)).limit(limit);
}

export function deleteReports(db: Database, ids: readonly string[]): Write {
	return db.delete(errorReports).where(inValues(errorReports.id, ids));
}

const isExpired = (before: Date) => and(lt(errorGroups.lastSeenAt, before), ne(errorGroups.status, "muted"));

/** Not seen since `before`, except muted ones. */
export function listExpiredGroups(db: Database, before: Date, limit: number) {
	return db.select({ fingerprint: errorGroups.fingerprint }).from(errorGroups).where(isExpired(before)).limit(limit);
}

export function deleteGroups(db: Database, fingerprints: readonly string[], before: Date): Write {
	return db.delete(errorGroups).where(and(inValues(errorGroups.fingerprint, fingerprints), isExpired(before)));
}
