import {
	type DocumentKind,
	findDocumentById,
	insertDocument,
} from "#app/features/library/versioned-content/documents.repository.server.ts";
import { FACTS_LANGUAGE, manifestOf, storedPart } from "#app/features/library/versioned-content/part.ts";
import { saveVersion } from "#app/features/library/versioned-content/save-version.server.ts";
import type { JsonObject } from "#app/shared/json.ts";
import { db } from "../database";
import { MADE_AT } from "../factories";

type NewVersion = { authorId?: number | null; note?: string; now?: Date };

/** The key of the one part that documents made here have. */
export const PART = "entry";
let made = 0;

export async function makeDocument({ kind = "help", key }: { kind?: DocumentKind; key?: string } = {}) {
	made += 1;
	const name = key ?? `document-${made}`;
	const [row] = await insertDocument(db, { kind, key: name, origin: "school", createdAt: MADE_AT }).returning();
	if (!row) throw new Error(`There is a document ${kind}/${name} already`);
	return { id: row.id, kind, key: name };
}

export async function stateOf(id: number) {
	const [state] = await findDocumentById(db, id);
	if (!state) throw new Error(`There is no document ${id}`);
	return state;
}

/** The parts of a document by language, as they are stored: `*` are its facts. */
export const partsOf = (texts: Record<string, JsonObject>) =>
	Object.entries(texts).map(([language, json]) => storedPart({ key: PART, language, json }));

export const addVersion = (id: number, texts: Record<string, JsonObject>, given: NewVersion = {}) =>
	addVersionOf(id, partsOf(texts), given);

export async function addVersionOf(id: number, parts: ReturnType<typeof partsOf>, given: NewVersion = {}) {
	const saved = await saveVersion(db, {
		document: await stateOf(id),
		parts,
		manifest: manifestOf(parts),
		authorId: null,
		note: "",
		now: MADE_AT,
		...given,
	});
	if (!saved.ok) throw new Error(saved.reason);
	return saved.versionId;
}

export const addLegalVersion = (id: number, from: string | null) =>
	addVersion(id, {
		[FACTS_LANGUAGE]: from === null ? {} : { reviewedOn: from },
		en: { title: `From ${from}`, body: `${from}` },
	});
