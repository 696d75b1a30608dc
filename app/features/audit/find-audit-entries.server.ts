import { and, eq, gte, lt, type SQL } from "drizzle-orm";
import type { Database } from "../../../db/client.server";
import { auditEntries, users } from "../../../db/schema/schema";
import { type Key, keyset } from "../../shared/lists/keyset.server";

export type AuditRow = Awaited<ReturnType<typeof findAuditEntries>>[number];

type Asked = {
	deed: string | null;
	actorId: number | null;
	subject: { kind: string; id: string } | null;
	from: Date | null;
	/** The first instant that does not count. */
	to: Date;
};
type Portion = { isDescending: boolean; after: Key | null; limit: number };

/** A portion of the audit log, each entry with the name of who did it; every filter goes by an index that ends at the time. */
export function findAuditEntries(db: Database, asked: Asked, { isDescending, after, limit }: Portion) {
	const { where, orderBy } = keyset({ columns: [auditEntries.at, auditEntries.id], isDescending }, after);
	return db
		.select({
			id: auditEntries.id,
			actorId: auditEntries.actorId,
			deed: auditEntries.deed,
			subjectKind: auditEntries.subjectKind,
			subjectId: auditEntries.subjectId,
			before: auditEntries.before,
			after: auditEntries.after,
			requestId: auditEntries.requestId,
			at: auditEntries.at,
			actorName: users.name,
		})
		.from(auditEntries)
		.leftJoin(users, eq(users.id, auditEntries.actorId))
		.where(and(which(asked), where))
		.orderBy(...orderBy)
		.limit(limit);
}

function which({ deed, actorId, subject, from, to }: Asked): SQL | undefined {
	return and(
		deed ? eq(auditEntries.deed, deed) : undefined,
		actorId ? eq(auditEntries.actorId, actorId) : undefined,
		subject ? and(eq(auditEntries.subjectKind, subject.kind), eq(auditEntries.subjectId, subject.id)) : undefined,
		from ? gte(auditEntries.at, from) : undefined,
		lt(auditEntries.at, to),
	);
}
