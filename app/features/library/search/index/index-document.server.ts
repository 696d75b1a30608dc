import type { Database } from "#db/client.server.ts";
import "#app/shared/text/fold-han.server.ts";
import { readVersion } from "#app/features/library/versioned-content/face.server.ts";
import type { Write } from "#db/write.ts";
import { type CourseTexts, definingTypes, type FoundText, type Searchables } from "../searchables.ts";
import { correctionWords } from "../words/meant-word.ts";
import { deleteOtherRows, insertWords, writeRows, writeSynonyms } from "./index.repository.server.ts";
import { entryTexts, toIndexRow } from "./index-rows.ts";
import { synonymsOf } from "./synonyms.ts";

type Entry = { documentId: number; versionId: string; kind: string; searchables: Searchables };
type Course = { documentId: number; versionId: string; courseId: number; texts: CourseTexts };

/** Returns the writes that index a version, for the batch that publishes it; none for unsearchable kinds. */
export async function indexEntry(db: Database, input: Entry): Promise<Write[]> {
	const { documentId, versionId, kind, searchables } = input;
	const declared = searchables.entries.get(kind);
	if (!declared) return [];
	const texts = entryTexts(declared, await readVersion(db, versionId));
	return statements(db, { documentId, courseId: null, defining: definingTypes(searchables.types) }, texts);
}

/** The same for a course. The writes look up lesson ids, so they must run after the projection of the outline. */
export async function indexCourse(db: Database, { documentId, versionId, courseId, texts }: Course): Promise<Write[]> {
	return statements(db, { documentId, courseId, defining: [] }, texts(courseId, await readVersion(db, versionId)));
}

export function removeFromIndex(db: Database, documentId: number): Write[] {
	return [deleteOtherRows(db, documentId, []), ...writeSynonyms(db, documentId, [])];
}

type IndexedDocument = { documentId: number; courseId: number | null; defining: readonly string[] };

function statements(db: Database, { defining, ...owner }: IndexedDocument, texts: readonly FoundText[]): Write[] {
	const rows = texts.map(toIndexRow);
	const forAll = rows.filter(({ access }) => access === "public" || access === "closed");
	const words = correctionWords(forAll.flatMap(({ title, aliases, text }) => [title, aliases, text]));
	return [
		deleteOtherRows(db, owner.documentId, rows),
		...writeRows(db, owner, rows),
		...(owner.courseId === null ? writeSynonyms(db, owner.documentId, synonymsOf(rows, defining)) : []),
		...insertWords(db, words),
	];
}
