import type { Database } from "#db/client.server.ts";
import "#app/shared/text/fold-han.server.ts";
import { readVersion } from "#app/features/library/versioned-content/face.server.ts";
import type { Write } from "#db/write.ts";
import { correctionWords } from "../words/meant-word.ts";
import { deleteOtherRows, insertWords, writeRows, writeSynonyms } from "./index.repository.server.ts";
import { courseRows, entryRows, type IndexRow, isSearchable } from "./index-rows.ts";
import { synonymsOf } from "./synonyms.ts";

type Entry = { documentId: number; versionId: string; kind: string };
type Course = { documentId: number; versionId: string; courseId: number };

/** Returns the writes that index a version, for the batch that publishes it; none for unsearchable kinds. */
export async function indexEntry(db: Database, { documentId, versionId, kind }: Entry): Promise<Write[]> {
	if (!isSearchable(kind)) return [];
	const rows = entryRows(kind, await readVersion(db, versionId));
	return statements(db, { documentId, courseId: null }, rows);
}

/** The same for a course. The writes look up lesson ids, so they must run after the projection of the outline. */
export async function indexCourse(db: Database, { documentId, versionId, courseId }: Course): Promise<Write[]> {
	const rows = courseRows(courseId, await readVersion(db, versionId));
	return statements(db, { documentId, courseId }, rows);
}

export function removeFromIndex(db: Database, documentId: number): Write[] {
	return [deleteOtherRows(db, documentId, []), ...writeSynonyms(db, documentId, [])];
}

type IndexedDocument = { documentId: number; courseId: number | null };

function statements(db: Database, owner: IndexedDocument, rows: readonly IndexRow[]): Write[] {
	const forAll = rows.filter(({ access }) => access === "public" || access === "closed");
	const words = correctionWords(forAll.flatMap(({ title, aliases, text }) => [title, aliases, text]));
	return [
		deleteOtherRows(db, owner.documentId, rows),
		...writeRows(db, owner, rows),
		...(owner.courseId === null ? writeSynonyms(db, owner.documentId, synonymsOf(rows)) : []),
		...insertWords(db, words),
	];
}
