import { saveVersion, sourceWrite } from "#app/features/library/versioned-content/face.server.ts";
import {
	FACTS_LANGUAGE,
	manifestOf,
	type StoredPart,
	storedPart,
} from "#app/features/library/versioned-content/part.ts";
import type { JsonObject } from "#app/shared/json.ts";
import type { Database } from "#db/client.server.ts";
import type { Write } from "#db/write.ts";
import { ENTRY_PART, storedFacts } from "../entry-parts.server.ts";
import type { EditedEntry } from "./edited-entry.server.ts";
import { listDocuments } from "./editor.repository.server.ts";

type Input = {
	entry: EditedEntry;
	/** Checked facts, if they change. */
	facts: JsonObject | null;
	/** Checked words by language, those that change. */
	words: Record<string, JsonObject>;
	note: string;
	by: number;
	now: Date;
};

/** Stores the next version; also returns the writes that record the source of each translation. */
export async function saveNextVersion(db: Database, { entry, facts, words, note, by, now }: Input) {
	const { kind, key, document, published } = entry;
	const changed: StoredPart[] = Object.entries(words).map(([language, json]) =>
		storedPart({ key: ENTRY_PART, language, json }),
	);
	if (facts)
		changed.push(storedPart({ key: ENTRY_PART, language: FACTS_LANGUAGE, json: storedFacts(kind, key, facts) }));
	const kept = Object.entries(published)
		.filter(([language]) => !changed.some((part) => part.language === language))
		.map(([language, part]) => ({ key: ENTRY_PART, language, hash: String(part?.hash) }));
	const manifest = manifestOf([...kept, ...changed]);
	const saved = await saveVersion(db, { document, parts: changed, manifest, authorId: by, note, now });
	return saved.ok ? { ...saved, changed, manifest } : saved;
}

/** Writes that record which English each translation was made from. */
export function sourceWrites(
	db: Database,
	entry: EditedEntry,
	changed: readonly StoredPart[],
	english: string,
): Write[] {
	return changed
		.filter(({ language }) => language !== FACTS_LANGUAGE && language !== "en")
		.map(({ key, language, hash }) =>
			sourceWrite(db, {
				documentId: entry.id,
				key,
				language,
				partHash: hash,
				sourceHash: entry.drafts[language]?.base ?? english,
			}),
		);
}

export async function positionOf(db: Database, entry: EditedEntry, facts: JsonObject): Promise<number> {
	const { section } = storedFacts(entry.kind, entry.key, facts);
	if (entry.listed && entry.listed.section === section) return entry.listed.position;
	const rows = await listDocuments(db, entry.kind.name);
	const positions = rows
		.filter((row) => row.section === section && !row.retiredAt)
		.map(({ position }) => position ?? 0);
	return Math.max(0, ...positions) + 10;
}
