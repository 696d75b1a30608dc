import { and, desc, eq, inArray, lte, type SQL } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { auditEntries, users } from "#db/schema/schema.ts";
import type { Deed, SubjectKind } from "./deeds";

const ENTRY = {
	id: auditEntries.id,
	deed: auditEntries.deed,
	subjectKind: auditEntries.subjectKind,
	subjectId: auditEntries.subjectId,
	before: auditEntries.before,
	after: auditEntries.after,
	at: auditEntries.at,
	/** Null where the school did it by itself. */
	actorId: auditEntries.actorId,
	actorName: users.name,
};

type Page = { now: Date; limit: number };

/**
 * The latest deeds, newest first, with the name of who did them. It ends at `now`: with a bound, SQLite enters the
 * index at its end and reads no more than it returns.
 */
export function listAuditEntries(db: Database, { now, limit }: Page) {
	return listWhere(db, undefined, { now, limit });
}

/** The latest deeds that were done to one thing, newest first. */
export function listDeedsTo(db: Database, subject: { kind: string; id: string | number }, page: Page) {
	const { kind, id } = subject;
	return listWhere(db, and(eq(auditEntries.subjectKind, kind), eq(auditEntries.subjectId, String(id))), page);
}

/** One deed that was done to a thing of a kind, by the id of its entry, as a list of none or one. */
export function findDeed(db: Database, { entryId, subjectKind }: { entryId: string; subjectKind: SubjectKind }) {
	return db
		.select({ subjectId: auditEntries.subjectId, before: auditEntries.before, after: auditEntries.after })
		.from(auditEntries)
		.where(and(eq(auditEntries.id, entryId), eq(auditEntries.subjectKind, subjectKind)));
}

/** The latest deeds of some names, newest first. For deeds that are rare: all of these names are read. */
export function listDeedsNamed(db: Database, deeds: readonly Deed[], page: Page) {
	return listWhere(db, inArray(auditEntries.deed, [...deeds]), page);
}

function listWhere(db: Database, which: SQL | undefined, { now, limit }: Page) {
	return db
		.select(ENTRY)
		.from(auditEntries)
		.leftJoin(users, eq(users.id, auditEntries.actorId))
		.where(and(which, lte(auditEntries.at, now)))
		.orderBy(desc(auditEntries.at))
		.limit(limit);
}
