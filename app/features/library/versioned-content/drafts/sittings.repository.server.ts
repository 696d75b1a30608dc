import { and, desc, eq, isNotNull, sql } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { documentParts, documentSittings, users } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";
import { inChunks } from "../in-portions.ts";
import { type StoredPart, storedPart } from "../part.ts";
import type { Draft } from "./drafts.repository.server.ts";

export type SittingCause = (typeof documentSittings.$inferSelect)["cause"];
export type KeptDraft = Pick<Draft, "key" | "language" | "body" | "revision" | "editorId" | "editedAt"> & {
	begunAt: Date | null;
};
type Keeping = { id: string; documentId: number; cause: SittingCause; note: string; now: Date };

/** Keeps drafts as they are, for the batch that replaces or ends them. Rows of one `id` stand together. */
export function keepDrafts(db: Database, drafts: readonly KeptDraft[], keeping: Keeping): Write[] {
	const parts = drafts.map(({ key, language, body }) => storedPart({ key, language, json: body }));
	const rows = drafts.map((draft, at) => ({
		key: draft.key,
		language: draft.language,
		partHash: parts[at]?.hash ?? null,
		revision: draft.revision,
		authorId: draft.editorId,
		begunAt: (draft.begunAt ?? draft.editedAt).getTime(),
		endedAt: draft.editedAt.getTime(),
	}));
	return [...partWrites(db, parts, keeping.now), ...sittingWrites(db, rows, keeping)];
}

/** Notes that parts have no draft, so that undoing a restore takes its drafts away again. */
export function keepAbsence(
	db: Database,
	parts: readonly { key: string; language: string }[],
	keeping: Keeping,
): Write[] {
	const at = keeping.now.getTime();
	const rows = parts.map(({ key, language }) => ({
		key,
		language,
		partHash: null,
		revision: 0,
		authorId: null,
		begunAt: at,
		endedAt: at,
	}));
	return sittingWrites(db, rows, keeping);
}

/** Stores parts that are not there yet. */
export function partWrites(db: Database, parts: readonly StoredPart[], now: Date): Write[] {
	return inChunks(parts, ({ body }) => body.length).map((portion) => {
		const rows = JSON.stringify(portion.map(({ hash, body }) => [hash, body]));
		return db
			.insert(documentParts)
			.select(sql`select value ->> 0, value ->> 1, ${now.getTime()} from json_each(${rows}) where true`)
			.onConflictDoNothing();
	});
}

type Row = Pick<typeof documentSittings.$inferSelect, "key" | "language" | "partHash" | "revision" | "authorId"> & {
	begunAt: number;
	endedAt: number;
};

function sittingWrites(db: Database, rows: readonly Row[], { id, documentId, cause, note }: Keeping): Write[] {
	if (rows.length === 0) return [];
	const json = JSON.stringify(
		rows.map((row) => [row.key, row.language, row.partHash, row.revision, row.authorId, row.begunAt, row.endedAt]),
	);
	return [
		db.insert(documentSittings).select(
			sql`select ${id}, ${documentId}, value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, ${cause},
					${note}, value ->> 5, value ->> 6 from json_each(${json}) where true`,
		),
	];
}

/** Newest first, one row a part; `limit` counts rows. */
export function listSittings(db: Database, documentId: number, limit: number) {
	return db
		.select({
			...sittingColumns,
			authorName: sql<string | null>`${users.name}`.as("author_name"),
		})
		.from(documentSittings)
		.leftJoin(users, eq(users.id, documentSittings.authorId))
		.where(and(eq(documentSittings.documentId, documentId), isNotNull(documentSittings.partHash)))
		.orderBy(
			desc(documentSittings.endedAt),
			documentSittings.sittingId,
			documentSittings.key,
			documentSittings.language,
		)
		.limit(limit);
}

/** All that was kept together, also parts that had no draft. */
export function listSitting(db: Database, documentId: number, id: string) {
	return db
		.select(sittingColumns)
		.from(documentSittings)
		.where(and(eq(documentSittings.documentId, documentId), eq(documentSittings.sittingId, id)));
}

export function deleteSitting(db: Database, documentId: number, id: string): Write {
	return db
		.delete(documentSittings)
		.where(and(eq(documentSittings.documentId, documentId), eq(documentSittings.sittingId, id)));
}

const sittingColumns = {
	id: documentSittings.sittingId,
	key: documentSittings.key,
	language: documentSittings.language,
	partHash: documentSittings.partHash,
	revision: documentSittings.revision,
	cause: documentSittings.cause,
	note: documentSittings.note,
	begunAt: documentSittings.begunAt,
	endedAt: documentSittings.endedAt,
};
