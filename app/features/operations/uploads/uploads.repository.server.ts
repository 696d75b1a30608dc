import { and, asc, type Column, eq, gte, lte, ne, not, type SQL, sql } from "drizzle-orm";
import type { FileKind } from "#app/shared/uploads/file-kinds.ts";
import type { UploadRule } from "#app/shared/uploads/upload-rule.ts";
import type { Database } from "#db/client.server.ts";
import { inValues } from "#db/in-values.server.ts";
import { uploadHolds, uploads } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";

type NewUpload = { id: string; ownerId: number; rule: UploadRule; name: string; bytes: number; now: Date };

/** Reserves a file within the owner's daily limit, also for concurrent uploads. No row above the limit. */
export function openUpload(db: Database, { id, ownerId, rule, name, bytes, now }: NewUpload) {
	const since = new Date(now);
	since.setUTCHours(0, 0, 0, 0);
	const ofToday = and(eq(uploads.ownerId, ownerId), eq(uploads.purpose, rule.purpose), gte(uploads.startedAt, since));
	return db
		.insert(uploads)
		.select(sql`select ${id}, ${ownerId}, ${rule.purpose}, ${name}, null, ${bytes}, null, 'open', ${now.getTime()}
			where (select count(*) < ${rule.perDay.files} and coalesce(sum(bytes), 0) + ${bytes} <= ${rule.perDay.bytes}
				from uploads where ${ofToday})`)
		.returning({ id: uploads.id });
}

type StoredFile = { id: string; name: string; kind: FileKind; bytes: number; sha256: string };

/** Affects no row when the sweep was faster. */
export function noteStored(db: Database, { id, ...file }: StoredFile) {
	return db
		.update(uploads)
		.set({ ...file, state: "stored" })
		.where(and(eq(uploads.id, id), eq(uploads.state, "open")))
		.returning({ id: uploads.id });
}

export function forgetUpload(db: Database, id: string): Write {
	return db.delete(uploads).where(and(eq(uploads.id, id), eq(uploads.state, "open")));
}

/** Files of one purpose; with `ownerId` only that user's. */
export type Attachable = { ids: readonly string[]; purpose: string; ownerId?: number };

/** For the batch that starts using the files; keeps them from the sweep. */
export function attachUploads(db: Database, { ids, purpose, ownerId }: Attachable): Write {
	const isOwn = ownerId === undefined ? undefined : eq(uploads.ownerId, ownerId);
	return db
		.update(uploads)
		.set({ state: "attached" })
		.where(and(inValues(uploads.id, ids), eq(uploads.purpose, purpose), eq(uploads.state, "stored"), isOwn));
}

/** For the batch that stops using a file; the next sweep deletes it. */
export function detachUpload(db: Database, id: string, purpose?: string): Write {
	const isMeant = purpose === undefined ? undefined : eq(uploads.purpose, purpose);
	return db
		.update(uploads)
		.set({ state: "stored" })
		.where(and(eq(uploads.id, id), eq(uploads.state, "attached"), isMeant));
}

type Detachable = { ids: readonly string[]; purpose: string /** Only where this holds. */; where?: SQL };

/** The same for several files. */
export function detachUploads(db: Database, { ids, purpose, where }: Detachable): Write {
	return db
		.update(uploads)
		.set({ state: "stored" })
		.where(and(inValues(uploads.id, ids), eq(uploads.purpose, purpose), eq(uploads.state, "attached"), where));
}

/** A condition: all files exist and belong to the user. */
export function areOwnedUploads({ ids, purpose, ownerId }: Required<Attachable>): SQL {
	const isOwn = and(inValues(uploads.id, ids), eq(uploads.purpose, purpose), eq(uploads.ownerId, ownerId));
	return sql`(select count(*) from ${uploads} where ${isOwn} and ${uploads.state} in ('stored', 'attached')) = ${ids.length}`;
}

/** For a batch: detaches the user's files whose ids do not occur in a text, such as the stored path. */
export function detachUnreferenced(
	db: Database,
	{ purpose, ownerId, namedIn }: { purpose: string; ownerId: number; namedIn: SQL<string | null> },
) {
	const isOwn = and(eq(uploads.ownerId, ownerId), eq(uploads.purpose, purpose), eq(uploads.state, "attached"));
	return db
		.update(uploads)
		.set({ state: "stored" })
		.where(and(isOwn, sql`instr(coalesce(${namedIn}, ''), ${uploads.id}) = 0`));
}

export function findShownUpload(db: Database, { id, purpose }: { id: string; purpose: string }) {
	return db
		.select({ id: uploads.id, name: uploads.name, kind: sql<FileKind>`${uploads.kind}`.as("file_kind") })
		.from(uploads)
		.where(and(eq(uploads.id, id), eq(uploads.purpose, purpose), eq(uploads.state, "attached")));
}

export function listUploads(db: Database, ids: readonly string[]) {
	return db
		.select({
			id: uploads.id,
			purpose: uploads.purpose,
			name: uploads.name,
			kind: sql<FileKind>`${uploads.kind}`.as("file_kind"),
			bytes: uploads.bytes,
		})
		.from(uploads)
		.where(and(inValues(uploads.id, ids), sql`${uploads.state} in ('stored', 'attached')`));
}

export function listUploadsOf(
	db: Database,
	{ ownerId, purpose, limit }: { ownerId: number; purpose: string; limit: number },
) {
	return db
		.select({ id: uploads.id })
		.from(uploads)
		.where(and(eq(uploads.ownerId, ownerId), eq(uploads.purpose, purpose)))
		.limit(limit);
}

/** The same without those that somebody holds. */
export function listUnheldOf(db: Database, { ownerId, purpose, limit }: Parameters<typeof listUploadsOf>[1]) {
	return db
		.select({ id: uploads.id })
		.from(uploads)
		.where(and(eq(uploads.ownerId, ownerId), eq(uploads.purpose, purpose), not(isHeld(uploads.id))))
		.limit(limit);
}

export function listUnattached(db: Database, before: Date, limit: number) {
	return db
		.select({ id: uploads.id })
		.from(uploads)
		.where(and(ne(uploads.state, "attached"), lte(uploads.startedAt, before), not(isHeld(uploads.id))))
		.limit(limit);
}

/** Gives all files of one purpose to another account. */
export function moveUploadsOf(
	db: Database,
	{ purpose, fromId, toId }: { purpose: string; fromId: number; toId: number },
): Write {
	return db
		.update(uploads)
		.set({ ownerId: toId })
		.where(and(eq(uploads.ownerId, fromId), eq(uploads.purpose, purpose)));
}

/** Makes files unattachable that nothing uses or holds; returns those affected. */
export function endUploads(db: Database, ids: readonly string[]) {
	return db
		.update(uploads)
		.set({ state: "ending" })
		.where(and(inValues(uploads.id, ids), ne(uploads.state, "attached"), not(isHeld(uploads.id))))
		.returning({ id: uploads.id });
}

export function forgetEnded(db: Database, ids: readonly string[]): Write {
	return db.delete(uploads).where(and(inValues(uploads.id, ids), eq(uploads.state, "ending")));
}

/** A condition: somebody holds the file, so that it is there whatever shows it. */
export function isHeld(uploadId: Column): SQL {
	return sql`exists (select 1 from upload_holds held where held.upload_id = ${uploadId})`;
}

type Hold = { ids: readonly string[]; holder: string | SQL<string>; now: Date };

/** Keeps files from being deleted until their holder lets go of them. Of those that are gone already nothing is kept. */
export function holdUploads(db: Database, { ids, holder, now }: Hold): Write {
	const there = db
		.select({
			uploadId: uploads.id,
			holder: sql`${holder}`.as("upload_holder"),
			heldAt: sql`${now.getTime()}`.as("held_since"),
		})
		.from(uploads)
		.where(and(inValues(uploads.id, ids), ne(uploads.state, "ending")));
	return db.insert(uploadHolds).select(there).onConflictDoNothing();
}

/** Files that nothing uses go with the next sweep. */
export function releaseUploads(db: Database, holders: readonly string[]): Write {
	return db.delete(uploadHolds).where(inValues(uploadHolds.holder, holders));
}

export function listHeldUploads(db: Database, holder: string) {
	return db
		.select({ id: uploadHolds.uploadId })
		.from(uploadHolds)
		.where(eq(uploadHolds.holder, holder))
		.orderBy(asc(uploadHolds.heldAt), asc(uploadHolds.uploadId));
}
