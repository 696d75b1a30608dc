import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { requireChanges, valueIfElseConflict } from "#db/conflict.ts";
import { documentDrafts, users } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";
import { inChunks } from "../in-portions.ts";
import { SITTING_PAUSE_MS } from "./sitting.ts";

export type Draft = Awaited<ReturnType<typeof listDrafts>>[number];

export function listDrafts(db: Database, documentId: number) {
	return db
		.select({
			key: documentDrafts.key,
			language: documentDrafts.language,
			body: documentDrafts.body,
			base: documentDrafts.base,
			revision: documentDrafts.revision,
			editorId: documentDrafts.editorId,
			editorName: sql<string | null>`${users.name}`.as("editor_name"),
			editedAt: documentDrafts.editedAt,
		})
		.from(documentDrafts)
		.leftJoin(users, eq(users.id, documentDrafts.editorId))
		.where(eq(documentDrafts.documentId, documentId));
}

export type DraftToSave = {
	/** An expression when the same batch creates the document. */
	documentId: number | SQL;
	key: string;
	language: string;
	body: Record<string, unknown>;
	base: string | null;
	seen: number;
	editorId: number;
	now: Date;
};

/** Saves the next revision. Fails its batch when the draft's current revision is not the one seen. */
export function draftWrite(db: Database, draft: DraftToSave): Write {
	const { documentId, key, language, body, base, seen, editorId, now } = draft;
	const owner = sql`${documentId}`;
	const found = sql`coalesce((select revision from document_drafts where document_id = ${owner} and key = ${key} and language = ${language}), 0)`;
	const next = valueIfElseConflict(sql`${found} = ${seen}`, sql`${seen + 1}`);
	return db
		.insert(documentDrafts)
		.values({ documentId: owner, key, language, body, base, revision: next, editorId, begunAt: now, editedAt: now })
		.onConflictDoUpdate({
			target: DRAFT_KEY,
			set: { body, base, revision: seen + 1, editorId, begunAt: beginningOf({ editorId, now }), editedAt: now },
		});
}

const DRAFT_KEY = [documentDrafts.documentId, documentDrafts.key, documentDrafts.language];

/** `endsSitting` for the row that is there. */
function beginningOf({ editorId, now }: { editorId: number; now: Date }): SQL {
	const { editorId: former, editedAt, begunAt } = documentDrafts;
	const goesOn = sql`${former} is ${editorId} and ${editedAt} >= ${now.getTime() - SITTING_PAUSE_MS}`;
	return sql`case when ${goesOn} then coalesce(${begunAt}, ${editedAt}) else ${now.getTime()} end`;
}

/** A stored part that becomes a draft. `seen`: the revision of the draft it replaces, 0 without one. */
export type PartToWrite = { key: string; language: string; hash: string; base: string | null; seen: number };
type PartsToWrite = { documentId: number; editorId: number; now: Date };

/** Makes drafts of stored parts, each a sitting of its own. Fails its batch where a draft is not at the revision seen. */
export function draftsOfParts(
	db: Database,
	parts: readonly PartToWrite[],
	{ documentId, editorId, now }: PartsToWrite,
): Write[] {
	if (parts.length === 0) return [];
	const rows = JSON.stringify(parts.map(({ key, language, hash, base, seen }) => [key, language, hash, base, seen]));
	const found = sql`coalesce((select revision from document_drafts where document_id = ${documentId}
		and key = value ->> 0 and language = value ->> 1), 0)`;
	const next = valueIfElseConflict(sql`${found} = value ->> 4`, sql`value ->> 4 + 1`);
	return [
		db
			.insert(documentDrafts)
			.select(
				sql`select ${documentId}, value ->> 0, value ->> 1, part.body, value ->> 3, ${next}, ${editorId},
					${now.getTime()}, ${now.getTime()}
					from json_each(${rows}) join document_parts part on part.hash = value ->> 2 where true`,
			)
			.onConflictDoUpdate({
				target: DRAFT_KEY,
				set: {
					body: sql`excluded.body`,
					base: sql`excluded.base`,
					revision: sql`excluded.revision`,
					editorId: sql`excluded.editor_id`,
					begunAt: sql`excluded.begun_at`,
					editedAt: sql`excluded.edited_at`,
				},
			}),
	];
}

/** A draft as its reader saw it. */
type SeenDraft = { key: string; language: string; revision: number };

/**
 * Ends drafts, all or none. Fails its batch when one of them is gone or not at the revision seen: discarded drafts are
 * not published.
 */
export function deleteDrafts(db: Database, documentId: number, seen: readonly SeenDraft[]): Write[] {
	const rows = seen.map(({ key, language, revision }) => JSON.stringify([key, language, revision]));
	return inChunks(rows, (row) => row.length + 1).flatMap((portion) => {
		const { key, language, revision } = documentDrafts;
		const asSeen = sql`(${key}, ${language}, ${revision}) in
			(select value ->> 0, value ->> 1, value ->> 2 from json_each(${`[${portion.join()}]`}))`;
		return [
			db.delete(documentDrafts).where(and(eq(documentDrafts.documentId, documentId), asSeen)),
			requireChanges(db, portion.length),
		];
	});
}
