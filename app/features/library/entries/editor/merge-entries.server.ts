import { removeFromIndex } from "#app/features/library/search/face.server.ts";
import { deleteDrafts, sourceWrite } from "#app/features/library/versioned-content/face.server.ts";
import { FACTS_LANGUAGE, type StoredPart } from "#app/features/library/versioned-content/part.ts";
import { audit } from "#app/features/operations/audit/face.server.ts";
import type { JsonObject } from "#app/shared/json.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict, requireChange } from "#db/conflict.ts";
import type { Write } from "#db/write.ts";
import { ENTRY_PART } from "../entry-parts.server.ts";
import { requireListed, retireEntry, writeMergedInto } from "../projection.repository.server.ts";
import { publishEntry } from "../publish-entry.server.ts";
import { foldName } from "../term-names.ts";
import { type EditedEntry, factsOf, findEditedEntry } from "./edited-entry.server.ts";
import { findEntryId } from "./editor.repository.server.ts";
import type { PublishingInput } from "./publishing-input.ts";
import { saveDraft } from "./save-draft.server.ts";
import { saveNextVersion } from "./version-writes.server.ts";
import { asText } from "./writing/rows.ts";

type Input = PublishingInput & {
	entryId: number;
	into: string;
	note: string;
};
type Outcome =
	/** The id of the remaining entry; `waits` when another admin has to approve first. */
	| { ok: true; id: number; waits: boolean }
	| { ok: false; reason: "notFound" | "unknownTerm" | "tooManyAliases" | "changedMeanwhile" };

const MOST_ALIASES = 40;

/**
 * Merges an entry into another of its kind in one batch: its names become aliases, its words fill languages that the other lacks,
 * and its URL redirects to the other.
 * Drafts of both stay, except the draft of the facts that held the pending merge (`mergeInto`).
 */
export async function mergeEntries(db: Database, input: Input): Promise<Outcome> {
	const { entryId, into, note, needsSecondPerson, searchables, kinds, by, requestId, now } = input;
	const entry = await findEditedEntry(db, kinds, entryId);
	if (!entry?.kind.mergeChoices || !entry.listed || entry.listed.retiredAt) return { ok: false, reason: "notFound" };
	const { name } = entry.kind;
	const [found] = await findEntryId(db, name, into);
	const other = found && (await findEditedEntry(db, kinds, found.id));
	if (!other?.listed || other.listed.retiredAt || other.id === entry.id) return { ok: false, reason: "unknownTerm" };

	const words = { ...joinedAliases(entry, other), ...wordsTakenOver(entry, other) };
	if (Object.values(words).some(({ aliases }) => (aliases as string[]).length > MOST_ALIASES)) {
		return { ok: false, reason: "tooManyAliases" };
	}
	if (needsSecondPerson) {
		const asked = { [FACTS_LANGUAGE]: { ...factsOf(entry), mergeInto: into } };
		const seen = { [FACTS_LANGUAGE]: entry.drafts[FACTS_LANGUAGE]?.revision ?? 0 };
		const draft = await saveDraft(db, { entry, parts: asked, seen, source: null, editorId: by, now });
		return draft.ok ? { ok: true, id: other.id, waits: true } : { ok: false, reason: "changedMeanwhile" };
	}
	const asked = entry.drafts[FACTS_LANGUAGE];
	const waited = asked?.body.mergeInto === into ? asked : null;
	const saved = await saveNextVersion(db, { entry: other, facts: null, words, note, by, now });
	if (!saved.ok) return saved;
	const [retired, namesGone] = retireEntry(db, { documentId: entry.id, kinds, now });
	try {
		const published = await publishEntry(db, {
			versionId: saved.versionId,
			searchables,
			kinds,
			now,
			before: [
				retired,
				requireChange(db),
				...requireListed(db, other.id),
				namesGone,
				writeMergedInto(db, entry.id, into),
				...removeFromIndex(db, entry.id),
			],
			alongside: [
				...sourcesTakenOver(db, entry, other, saved.changed),
				...(waited
					? deleteDrafts(db, entry.id, [{ key: ENTRY_PART, language: FACTS_LANGUAGE, revision: waited.revision }])
					: []),
				audit(db, {
					by,
					requestId,
					now,
					deed: "library.merge",
					subject: { kind: "document", id: entry.id },
					before: { entry: `${name}/${entry.key}` },
					after: { mergedInto: `${name}/${into}`, version: saved.versionId },
				}),
			],
		});
		return published.ok ? { ok: true, id: other.id, waits: false } : { ok: false, reason: "changedMeanwhile" };
	} catch (error) {
		if (isConflict(error)) return { ok: false, reason: "changedMeanwhile" };
		throw error;
	}
}

function joinedAliases(entry: EditedEntry, other: EditedEntry): Record<string, JsonObject> {
	const joined = Object.entries(other.published).flatMap(([language, part]) => {
		const gone = entry.published[language]?.body;
		if (language === FACTS_LANGUAGE || !part || !gone) return [];
		const own = [asText(part.body.title), ...listOf(part.body.aliases)];
		const known = new Set(own.map(foldName));
		const added = [asText(gone.title), ...listOf(gone.aliases)].filter((name) => !known.has(foldName(name)));
		return added.length > 0
			? [[language, { ...part.body, aliases: [...listOf(part.body.aliases), ...added] }] as const]
			: [];
	});
	return Object.fromEntries(joined);
}

/** Words for languages that the remaining entry lacks, so that texts in those languages keep their links. */
function wordsTakenOver(entry: EditedEntry, other: EditedEntry): Record<string, JsonObject> {
	return Object.fromEntries(
		Object.entries(entry.published).flatMap(([language, part]) =>
			part && isTakenOver(language, other) ? [[language, part.body] as const] : [],
		),
	);
}

/** These translations were made from the other entry's English, so they are marked for review. */
function sourcesTakenOver(
	db: Database,
	entry: EditedEntry,
	other: EditedEntry,
	changed: readonly StoredPart[],
): Write[] {
	return changed
		.filter(({ language }) => isTakenOver(language, other))
		.map(({ key, language, hash }) =>
			sourceWrite(db, {
				documentId: other.id,
				key,
				language,
				partHash: hash,
				sourceHash: String(entry.published.en?.hash),
			}),
		);
}

function isTakenOver(language: string, other: EditedEntry): boolean {
	return language !== FACTS_LANGUAGE && other.published[language] === undefined;
}

function listOf(value: unknown): string[] {
	return Array.isArray(value) ? value.map(asText) : [];
}
