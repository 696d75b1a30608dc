import type { Database } from "../../../../db/client.server.ts";
import { isConflict, requireChange } from "../../../../db/conflict.ts";
import { audit } from "../../audit/audit.server.ts";
import { FACTS } from "../../documents/part.ts";
import { removeFromIndex } from "../../search/index/index-document.server.ts";
import { retireEntry, writeMergedInto } from "../projection.repository.server.ts";
import { publishEntry } from "../publish-entry.server.ts";
import { foldName } from "../term-names.ts";
import { type EditedEntry, findEditedEntry } from "./edited-entry.server.ts";
import { findEntryId } from "./editor.repository.server.ts";
import { saveNextVersion } from "./version-writes.server.ts";
import { text } from "./writing/rows.ts";

type Json = Record<string, unknown>;
type Input = {
	entryId: number;
	/** The slug of the term that stays. */
	into: string;
	/** What the version of the term that stays says of it. */
	note: string;
	by: number;
	requestId: string;
	now: Date;
};
type Outcome =
	| { ok: true; id: number }
	| { ok: false; reason: "notFound" | "unknownTerm" | "tooManyAliases" | "changedMeanwhile" };

/** The most aliases that a term has in a language. */
const MOST_ALIASES = 40;

/**
 * Makes one term of two: the names of the first become aliases of the other in each language that has it, the first
 * leaves the glossary, and its address leads to the other. All or none. Drafts of both stay.
 */
export async function mergeTerms(db: Database, { entryId, into, note, by, requestId, now }: Input): Promise<Outcome> {
	const [found] = await findEntryId(db, "term", into);
	const [entry, other] = [await findEditedEntry(db, entryId), found && (await findEditedEntry(db, found.id))];
	if (entry?.kind !== "term" || !entry.listed || entry.listed.retiredAt) return { ok: false, reason: "notFound" };
	if (!other?.listed || other.listed.retiredAt || other.id === entry.id) return { ok: false, reason: "unknownTerm" };

	const words = joinedAliases(entry, other);
	if (Object.values(words).some(({ aliases }) => (aliases as string[]).length > MOST_ALIASES)) {
		return { ok: false, reason: "tooManyAliases" };
	}
	const saved = await saveNextVersion(db, { entry: other, facts: null, words, note, by, now });
	if (!saved.ok) return saved;
	const [retired, namesGone] = retireEntry(db, entry.id, now);
	try {
		const published = await publishEntry(db, {
			...{ versionId: saved.versionId, now },
			before: [
				retired,
				requireChange(db),
				namesGone,
				writeMergedInto(db, entry.id, into),
				...removeFromIndex(db, entry.id),
			],
			alongside: [
				audit(db, {
					...{ by, requestId, now, deed: "library.merge", subject: { kind: "document", id: entry.id } },
					before: { entry: `term/${entry.key}` },
					after: { mergedInto: `term/${into}`, version: saved.versionId },
				}),
			],
		});
		return published.ok ? { ok: true, id: other.id } : { ok: false, reason: "changedMeanwhile" };
	} catch (error) {
		if (isConflict(error)) return { ok: false, reason: "changedMeanwhile" };
		throw error;
	}
}

/** The words of the term that stays, with the names of the one that goes, in each language that it has. */
function joinedAliases(entry: EditedEntry, other: EditedEntry): Record<string, Json> {
	const joined = Object.entries(other.published).flatMap(([language, part]) => {
		const gone = entry.published[language]?.body;
		if (language === FACTS || !part || !gone) return [];
		const own = [text(part.body.title), ...listOf(part.body.aliases)];
		const known = new Set(own.map(foldName));
		const added = [text(gone.title), ...listOf(gone.aliases)].filter((name) => !known.has(foldName(name)));
		return added.length > 0
			? [[language, { ...part.body, aliases: [...listOf(part.body.aliases), ...added] }] as const]
			: [];
	});
	return Object.fromEntries(joined);
}

function listOf(value: unknown): string[] {
	return Array.isArray(value) ? value.map(text) : [];
}
