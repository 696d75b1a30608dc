import { deleteDrafts } from "#app/features/library/versioned-content/face.server.ts";
import { FACTS_LANGUAGE, storedPart } from "#app/features/library/versioned-content/part.ts";
import { audit } from "#app/features/operations/audit/face.server.ts";
import type { JsonObject } from "#app/shared/json.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict } from "#db/conflict.ts";
import { runTogether } from "#db/run-together.server.ts";
import { ENTRY_PART } from "../entry-parts.server.ts";
import type { EntryProblems } from "../kinds/entry-kind.ts";
import { requireSection } from "../projection.repository.server.ts";
import { publishEntry } from "../publish-entry.server.ts";
import { type EditedEntry, factsOf, findEditedEntry, wordsOf } from "./edited-entry.server.ts";
import { mergeEntries } from "./merge-entries.server.ts";
import { libraryErrorKey } from "./messages.ts";
import type { PublishingInput } from "./publishing-input.ts";
import { checkNames, checkReferences, checkSection } from "./references.server.ts";
import { positionOf, saveNextVersion, sourceWrites } from "./version-writes.server.ts";
import { checkFacts, checkWords } from "./writing/entry-problems.server.ts";
import { asText } from "./writing/rows.ts";

type Input = PublishingInput & {
	entryId: number;
	languages: readonly string[];
	seen: Record<string, number>;
	note: string;
};
export type PublishDraftsOutcome =
	/** `mergedInto`: the term that this one was merged into, when its draft said so. */
	| { ok: true; mergedInto?: number }
	| { ok: false; reason: "notFound" | "nothingChosen" | "englishMissing" | "changedMeanwhile" | "ownDraft" }
	| { ok: false; reason: "unknownTerm" | "tooManyAliases" }
	/** Problems by language; those of the facts are under `en`. */
	| { ok: false; reason: "invalid"; problems: Record<string, EntryProblems> };

/**
 * Publishes drafts of an entry: version, projection, audit entry and removal of the drafts in one batch.
 * Refuses what fails the schema of its kind, has broken references, or changed since the admin saw it; of two
 * concurrent calls one gets the conflict.
 */
export async function publishDrafts(db: Database, input: Input): Promise<PublishDraftsOutcome> {
	const { entryId, seen, note, searchables, kinds, by, requestId, now } = input;
	const entry = await findEditedEntry(db, kinds, entryId);
	if (!entry) return { ok: false, reason: "notFound" };
	const chosen = chosenDrafts(entry, input.languages);
	if (chosen.length === 0) return { ok: false, reason: "nothingChosen" };
	if (chosen.some((language) => entry.drafts[language]?.revision !== seen[language])) {
		return { ok: false, reason: "changedMeanwhile" };
	}
	if (!entry.published.en && !chosen.includes("en")) return { ok: false, reason: "englishMissing" };
	const isApproved = Boolean(entry.kind.needsSecondPerson) && input.needsSecondPerson;
	if (isApproved && chosen.some((language) => entry.drafts[language]?.editorId === by))
		return { ok: false, reason: "ownDraft" };

	const mergeInto = chosen.includes(FACTS_LANGUAGE) ? asText(entry.drafts[FACTS_LANGUAGE]?.body.mergeInto) : "";
	if (mergeInto) {
		const merged = await mergeEntries(db, { ...input, into: mergeInto, needsSecondPerson: false });
		return merged.ok ? { ok: true, mergedInto: merged.id } : merged;
	}
	const checked = await check(db, entry, chosen);
	if (!checked.ok) return { ok: false, reason: "invalid", problems: checked.problems };
	const { facts, words } = checked;
	const saved = await saveNextVersion(db, { entry, facts, words, note, by, now });
	if (!saved.ok) return saved;

	const english = words.en
		? storedPart({ key: ENTRY_PART, language: "en", json: words.en }).hash
		: String(entry.published.en?.hash);
	const alongside = [
		requireSection(db, kinds, entry.id),
		audit(db, {
			by,
			requestId,
			now,
			subject: { kind: "document", id: entry.id },
			deed: isApproved ? "library.approve" : "library.publish",
			before: { version: entry.document.publishedVersionId },
			after: {
				version: saved.versionId,
				entry: `${entry.kind.name}/${entry.key}`,
				languages: input.languages.join(" "),
				note,
			},
		}),
		...deleteDrafts(
			db,
			entry.id,
			chosen.map((language) => ({ key: ENTRY_PART, language, revision: seen[language] ?? 0 })),
		),
		...sourceWrites(db, entry, saved.changed, english),
	];
	try {
		const published = await publishEntry(db, { versionId: saved.versionId, searchables, kinds, now, alongside });
		if (!published.ok) return refused(db, published.reason, entry, words);
		// Nothing differs from the published state: only the drafts are removed.
		if (!published.changed) await runTogether(db, alongside);
		return { ok: true };
	} catch (error) {
		if (isConflict(error)) return { ok: false, reason: "changedMeanwhile" };
		throw error;
	}
}

/** Of these languages those with a draft; English includes the facts. */
function chosenDrafts({ drafts }: EditedEntry, languages: readonly string[]): string[] {
	const asked = languages.includes("en") ? [FACTS_LANGUAGE, ...languages] : [...languages];
	return [...new Set(asked)].filter((language) => drafts[language] !== undefined);
}

type CheckedDrafts =
	| { ok: true; facts: JsonObject | null; words: Record<string, JsonObject> }
	| { ok: false; problems: Record<string, EntryProblems> };

async function check(db: Database, entry: EditedEntry, chosen: readonly string[]): Promise<CheckedDrafts> {
	const { kind, key } = entry;
	const raw = factsOf(entry);
	const problems: Record<string, EntryProblems> = {};
	const note = (language: string, found: EntryProblems) => {
		if (Object.keys(found).length > 0) problems[language] = { ...problems[language], ...found };
	};
	const words: Record<string, JsonObject> = {};
	for (const language of chosen.filter((one) => one !== FACTS_LANGUAGE)) {
		const { value, problems: found } = checkWords(kind, raw, wordsOf(entry, language), {
			isTranslation: language !== "en",
		});
		note(language, found);
		if (value) words[language] = value;
	}
	const published = entry.published[FACTS_LANGUAGE]?.body ?? {};
	const isFactual = chosen.includes(FACTS_LANGUAGE) || entry.published[FACTS_LANGUAGE] === undefined;
	const { value: facts, problems: found } = checkFacts(kind, raw);
	if (isFactual) {
		note("en", found);
		note("en", await checkReferences(db, { kind, key, facts: raw }));
	} else {
		note("en", await checkSection(db, kind, published));
	}
	const code = kind.key?.code;
	if (code && !code.fits(key, raw)) {
		note("en", { [code.field]: { key: libraryErrorKey("errors.placeKey"), values: { name: key } } });
	}
	if (kind.ownsNames) {
		const names = await checkNames(db, [entry.id], words);
		for (const [language, taken] of Object.entries(names)) note(language, taken);
	}
	const own = await kind.check?.(db, { facts: raw, published, words, hasFacts: isFactual });
	for (const [language, wrong] of Object.entries(own ?? {})) note(language, wrong);
	if (Object.keys(problems).length > 0 || !facts) return { ok: false, problems };
	if (!isFactual) return { ok: true, facts: null, words };
	const isOrdered = "position" in kind.facts.shape;
	return { ok: true, facts: isOrdered ? { ...facts, position: await positionOf(db, entry, facts) } : facts, words };
}

async function refused(
	db: Database,
	reason: string,
	entry: EditedEntry,
	words: Record<string, JsonObject>,
): Promise<PublishDraftsOutcome> {
	if (reason !== "aliasTaken") return { ok: false, reason: "changedMeanwhile" };
	return { ok: false, reason: "invalid", problems: await checkNames(db, [entry.id], words) };
}
