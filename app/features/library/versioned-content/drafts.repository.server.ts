import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { requireChange, valueIfElseConflict } from "#db/conflict.ts";
import { documentDrafts, users } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";

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
		.values({ documentId: owner, key, language, body, base, revision: next, editorId, editedAt: now })
		.onConflictDoUpdate({
			target: [documentDrafts.documentId, documentDrafts.key, documentDrafts.language],
			set: { body, base, revision: seen + 1, editorId, editedAt: now },
		});
}

/** Fails its batch when the draft is gone or not at the revision seen: discarded drafts are not published. */
export function deleteDraft(
	db: Database,
	{ documentId, key, language, seen }: { documentId: number; key: string; language: string; seen: number },
) {
	const isIt = and(
		eq(documentDrafts.documentId, documentId),
		eq(documentDrafts.key, key),
		eq(documentDrafts.language, language),
	);
	return [
		db
			.update(documentDrafts)
			.set({
				revision: valueIfElseConflict(sql`${documentDrafts.revision} = ${seen}`, sql`${documentDrafts.revision}`),
			})
			.where(isIt),
		requireChange(db),
		db.delete(documentDrafts).where(isIt),
	] as const;
}
