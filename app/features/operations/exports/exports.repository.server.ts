import { and, desc, eq, inArray, isNotNull, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import type { UserId } from "#app/features/people/auth/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { inValues } from "#db/in-values.server.ts";
import { exports, outbox } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";

export type ExportRow = typeof exports.$inferSelect;

/** Must match the partial indexes literally. */
const isUnfinishedRow = sql`${exports.state} in ('waiting', 'running')`;
const isNotExpired = (now: Date) => or(isNull(exports.expiresAt), sql`${exports.expiresAt} > ${now.getTime()}`);

/** Fails when the owner has an unfinished one of this kind: `isDuplicate(error, "exports.owner_id")`. */
export function insertExport(db: Database, row: typeof exports.$inferInsert): Write {
	return db.insert(exports).values(row);
}

export function findExport(db: Database, id: string) {
	return db.select().from(exports).where(eq(exports.id, id));
}

export function findOwnExport(db: Database, { id, userId, now }: { id: string; userId: UserId; now: Date }) {
	return db
		.select()
		.from(exports)
		.where(and(eq(exports.id, id), eq(exports.ownerId, userId), isNotExpired(now)));
}

export function findLatestExport(db: Database, { kind, userId, now }: { kind: string; userId: UserId; now: Date }) {
	return db
		.select()
		.from(exports)
		.where(and(eq(exports.ownerId, userId), eq(exports.kind, kind), isNotExpired(now)))
		.orderBy(desc(exports.madeAt))
		.limit(1);
}

type Step = { id: string; jobId: string };
type Advance = Partial<
	Pick<
		ExportRow,
		"state" | "cursor" | "pieces" | "done" | "total" | "fileKey" | "bytes" | "jobId" | "readyAt" | "expiresAt"
	>
>;

/** Affects no row unless the job is the export's current step. */
export function advanceExport(db: Database, { id, jobId }: Step, advance: Advance): Write {
	return db
		.update(exports)
		.set(advance)
		.where(and(eq(exports.id, id), eq(exports.jobId, jobId), isUnfinishedRow));
}

/** Exports whose step is a dead letter. */
export function listStuckExports(db: Database, limit: number) {
	return db
		.select({ id: exports.id })
		.from(exports)
		.innerJoin(outbox, eq(outbox.id, exports.jobId))
		.where(and(isUnfinishedRow, isNotNull(outbox.deadAt)))
		.limit(limit);
}

export function markExportsFailed(db: Database, ids: readonly string[], expiresAt: Date): Write {
	return db
		.update(exports)
		.set({ state: "failed", expiresAt })
		.where(and(inValues(exports.id, ids), inArray(exports.state, ["waiting", "running"])));
}

export function listExpiredExports(db: Database, now: Date, limit: number) {
	return db.select({ id: exports.id }).from(exports).where(lte(exports.expiresAt, now)).limit(limit);
}

export function listExportsOf(db: Database, userId: number) {
	return db.select({ id: exports.id }).from(exports).where(eq(exports.ownerId, userId));
}

export function deleteExports(db: Database, ids: readonly string[]): Write {
	return db.delete(exports).where(inValues(exports.id, ids));
}

/** The files of a user that were made; `among` is a list of ids. */
export function listReadyExports(db: Database, { userId, among }: { userId: UserId; among: SQL }) {
	return db
		.select({ id: exports.id, kind: exports.kind })
		.from(exports)
		.where(and(eq(exports.ownerId, userId), sql`${exports.id} in ${among}`, isNotNull(exports.expiresAt)));
}
