import { and, desc, eq, inArray, lte, type SQL } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { auditEntries, users } from "#db/schema/schema.ts";
import type { Deed, SubjectKind } from "./deeds";

const AUDIT_ENTRY_COLUMNS = {
	id: auditEntries.id,
	deed: auditEntries.deed,
	subjectKind: auditEntries.subjectKind,
	subjectId: auditEntries.subjectId,
	before: auditEntries.before,
	after: auditEntries.after,
	at: auditEntries.at,
	actorId: auditEntries.actorId,
	actorName: users.name,
};

type Page = { now: Date; limit: number };

/** Newest first. Bounded by `now`, so that SQLite seeks in the index and reads only the rows that it returns. */
export function listAuditEntries(db: Database, { now, limit }: Page) {
	return listWhere(db, undefined, { now, limit });
}

export function listDeedsOfSubject(db: Database, subject: { kind: string; id: string | number }, page: Page) {
	const { kind, id } = subject;
	return listWhere(db, and(eq(auditEntries.subjectKind, kind), eq(auditEntries.subjectId, String(id))), page);
}

export function findDeed(db: Database, { entryId, subjectKind }: { entryId: string; subjectKind: SubjectKind }) {
	return db
		.select({ subjectId: auditEntries.subjectId, before: auditEntries.before, after: auditEntries.after })
		.from(auditEntries)
		.where(and(eq(auditEntries.id, entryId), eq(auditEntries.subjectKind, subjectKind)));
}

/** Newest first. Only for rare deeds, because it reads all of these names. */
export function listDeedsByName(db: Database, deeds: readonly Deed[], page: Page) {
	return listWhere(db, inArray(auditEntries.deed, [...deeds]), page);
}

function listWhere(db: Database, which: SQL | undefined, { now, limit }: Page) {
	return db
		.select(AUDIT_ENTRY_COLUMNS)
		.from(auditEntries)
		.leftJoin(users, eq(users.id, auditEntries.actorId))
		.where(and(which, lte(auditEntries.at, now)))
		.orderBy(desc(auditEntries.at))
		.limit(limit);
}
