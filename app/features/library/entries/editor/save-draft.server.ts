import { type DraftToSave, draftWrite } from "#app/features/library/versioned-content/face.server.ts";
import { FACTS_LANGUAGE, storedPart } from "#app/features/library/versioned-content/part.ts";
import type { JsonObject } from "#app/shared/json.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict } from "#db/conflict.ts";
import { runTogether } from "#db/run-together.server.ts";
import { ENTRY_PART } from "../entry-parts.server.ts";
import { type EditedEntry, reloadEntry } from "./edited-entry.server.ts";
import { attachFiles } from "./entry-files.server.ts";

type Input = {
	entry: EditedEntry;
	/** The edited parts by language; `*` are the facts. */
	parts: Record<string, JsonObject>;
	/** The revisions that the author saw, by language; 0 when there was no draft. */
	seen: Record<string, number>;
	/** The hash of the English words shown beside a translation. */
	source: string | null;
	editorId: number;
	now: Date;
};
export type SaveOutcome =
	| { ok: true; changed: boolean }
	| { ok: false; reason: "changedMeanwhile"; entry: EditedEntry };

/** Saves a draft; validated only on publishing. Returns the current draft when the revision seen is stale. */
export async function saveDraft(db: Database, input: Input): Promise<SaveOutcome> {
	const { entry, parts, seen, source, editorId, now } = input;
	const written = Object.entries(parts).map(
		([language, body]): DraftToSave => ({
			documentId: entry.id,
			key: ENTRY_PART,
			language,
			body,
			seen: seen[language] ?? 0,
			editorId,
			now,
			base: language === FACTS_LANGUAGE || language === "en" ? (entry.published[language]?.hash ?? null) : source,
		}),
	);
	const differing = written.filter((draft) => !isUnchanged(entry, draft));
	if (differing.length === 0) return { ok: true, changed: false };
	try {
		await runTogether(db, [
			...differing.map((draft) => draftWrite(db, draft)),
			...attachFiles(db, Object.values(parts)),
		]);
		return { ok: true, changed: true };
	} catch (error) {
		if (!isConflict(error)) throw error;
		return { ok: false, reason: "changedMeanwhile", entry: await reloadEntry(db, entry) };
	}
}

/** True when the draft says this already, or when it is published with the same source and has no draft. */
function isUnchanged(
	{ drafts, published, sources }: EditedEntry,
	{ language, body, base, seen }: DraftToSave,
): boolean {
	const draft = drafts[language];
	if (draft) return draft.revision === seen && draft.base === base && same(draft.body, body);
	const isCaughtUp = sources[language] === undefined || sources[language] === base;
	return (
		seen === 0 &&
		isCaughtUp &&
		published[language] !== undefined &&
		same(withoutPosition(published[language].body), body)
	);
}

function withoutPosition({ position: _, ...facts }: JsonObject): JsonObject {
	return facts;
}

const same = (one: JsonObject, other: JsonObject) => hashOf(one) === hashOf(other);
const hashOf = (json: JsonObject) => storedPart({ key: ENTRY_PART, language: "en", json }).hash;
