import { documentIdOf, draftWrite, insertOwnDocument } from "#app/features/library/versioned-content/face.server.ts";
import { FACTS_LANGUAGE } from "#app/features/library/versioned-content/part.ts";
import type { JsonObject } from "#app/shared/json.ts";
import type { Database } from "#db/client.server.ts";
import { isDuplicate } from "#db/conflict.ts";
import { runTogether } from "#db/run-together.server.ts";
import { ENTRY_PART } from "../entry-parts.server.ts";
import type { EntryKind } from "../kinds/entry-kind.ts";
import { isReserved } from "../kinds/entry-kinds.ts";
import { findEntryId } from "./editor.repository.server.ts";
import { attachFiles } from "./entry-files.server.ts";

type Input = { kind: EntryKind; key: string; facts: JsonObject; words: JsonObject; editorId: number; now: Date };
export type CreateOutcome =
	| { ok: true; id: number }
	| { ok: false; reason: "slugTaken"; id: number }
	| { ok: false; reason: "slugReserved" };

/** Creates an entry with a first draft. Refuses a slug that is taken or reserved for a page. */
export async function createEntry(
	db: Database,
	{ kind, key, facts, words, editorId, now }: Input,
): Promise<CreateOutcome> {
	if (isReserved(kind, key)) return { ok: false, reason: "slugReserved" };
	const draft = { documentId: documentIdOf(kind.name, key), key: ENTRY_PART, base: null, seen: 0, editorId, now };
	try {
		await runTogether(db, [
			insertOwnDocument(db, { kind: kind.name, key, createdAt: now }),
			draftWrite(db, { ...draft, language: FACTS_LANGUAGE, body: facts }),
			draftWrite(db, { ...draft, language: "en", body: words }),
			...attachFiles(db, [facts, words]),
		]);
	} catch (error) {
		if (!isDuplicate(error, "documents.kind")) throw error;
		const [other] = await findEntryId(db, kind.name, key);
		return { ok: false, reason: "slugTaken", id: other?.id ?? 0 };
	}
	const [made] = await findEntryId(db, kind.name, key);
	if (!made) throw new Error(`The entry ${key} was not made`);
	return { ok: true, id: made.id };
}
