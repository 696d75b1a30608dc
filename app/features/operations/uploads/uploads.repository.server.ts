import { and, eq, gte, lte, ne, type SQL, sql } from "drizzle-orm";
import type { FileKind } from "#app/shared/uploads/file-kinds.ts";
import type { UploadRule } from "#app/shared/uploads/upload-rule.ts";
import type { Database } from "#db/client.server.ts";
import { inValues } from "#db/in-values.server.ts";
import { uploads } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";

type Opened = { id: string; ownerId: number; rule: UploadRule; name: string; bytes: number; now: Date };

/**
 * Notes a file that is about to arrive, as long as its owner stays within what the rule allows in a day: of many at once
 * only as many as fit are noted. Nothing is returned for one too many.
 */
export function openUpload(db: Database, { id, ownerId, rule, name, bytes, now }: Opened) {
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

type Arrived = { id: string; name: string; kind: FileKind; bytes: number; sha256: string };

/** The file is there. It changes nothing where the sweep has been quicker. */
export function noteStored(db: Database, { id, ...file }: Arrived) {
	return db
		.update(uploads)
		.set({ ...file, state: "stored" })
		.where(and(eq(uploads.id, id), eq(uploads.state, "open")))
		.returning({ id: uploads.id });
}

/** A file that has been refused leaves no row. */
export function forgetUpload(db: Database, id: string): Write {
	return db.delete(uploads).where(and(eq(uploads.id, id), eq(uploads.state, "open")));
}

/** What may be attached: files of one purpose; where `ownerId` is given, that person's alone. */
export type Attachable = { ids: readonly string[]; purpose: string; ownerId?: number };

/** A write for the batch of whatever shows the files from now on: the sweep leaves them alone. */
export function attachUploads(db: Database, { ids, purpose, ownerId }: Attachable): Write {
	const isOwn = ownerId === undefined ? undefined : eq(uploads.ownerId, ownerId);
	return db
		.update(uploads)
		.set({ state: "attached" })
		.where(and(inValues(uploads.id, ids), eq(uploads.purpose, purpose), eq(uploads.state, "stored"), isOwn));
}

/** A write for the batch of whatever stops showing a file for good: the next sweep takes it away. */
export function detachUpload(db: Database, id: string): Write {
	return db
		.update(uploads)
		.set({ state: "stored" })
		.where(and(eq(uploads.id, id), eq(uploads.state, "attached")));
}

/** Whether all of some files are there and a person's own, as a part of the statement that shows them. */
export function areThere({ ids, purpose, ownerId }: Required<Attachable>): SQL {
	const isOwn = and(inValues(uploads.id, ids), eq(uploads.purpose, purpose), eq(uploads.ownerId, ownerId));
	return sql`(select count(*) from ${uploads} where ${isOwn} and ${uploads.state} in ('stored', 'attached')) = ${ids.length}`;
}

/**
 * A write for a batch: of the files that somebody has for a purpose only those stay whose ids stand in a text, such as
 * the address that has just been written. The next sweep takes the others away.
 */
export function detachUnnamed(
	db: Database,
	{ purpose, ownerId, namedIn }: { purpose: string; ownerId: number; namedIn: SQL<string | null> },
) {
	const isOwn = and(eq(uploads.ownerId, ownerId), eq(uploads.purpose, purpose), eq(uploads.state, "attached"));
	return db
		.update(uploads)
		.set({ state: "stored" })
		.where(and(isOwn, sql`instr(coalesce(${namedIn}, ''), ${uploads.id}) = 0`));
}

/** A file of one purpose that something shows, as a list of none or one. */
export function findShownUpload(db: Database, { id, purpose }: { id: string; purpose: string }) {
	return db
		.select({ id: uploads.id, name: uploads.name, kind: sql<FileKind>`${uploads.kind}`.as("file_kind") })
		.from(uploads)
		.where(and(eq(uploads.id, id), eq(uploads.purpose, purpose), eq(uploads.state, "attached")));
}

/** Files that are there, by their ids. */
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

/** Files that somebody has sent for a purpose, whatever has become of them. */
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

/** Files that nothing shows, begun before a time: for the sweep, which asks in this order for its index. */
export function listUnattached(db: Database, before: Date, limit: number) {
	return db
		.select({ id: uploads.id })
		.from(uploads)
		.where(and(ne(uploads.state, "attached"), lte(uploads.startedAt, before)))
		.limit(limit);
}

/** Takes files off, so that nothing can attach them any more, and says which. */
export function endUploads(db: Database, ids: readonly string[]) {
	return db
		.update(uploads)
		.set({ state: "ending" })
		.where(and(inValues(uploads.id, ids), ne(uploads.state, "attached")))
		.returning({ id: uploads.id });
}

/** Forgets files that are gone from the bucket. */
export function forgetEnded(db: Database, ids: readonly string[]): Write {
	return db.delete(uploads).where(and(inValues(uploads.id, ids), eq(uploads.state, "ending")));
}
