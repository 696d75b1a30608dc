import { audit } from "#app/features/operations/audit/face.server.ts";
import { keyOf } from "#app/shared/text/key-of.ts";
import { LANGUAGE_CODES, type Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict, isDuplicate } from "#db/conflict.ts";
import { runTogether } from "#db/run-together.server.ts";
import type { TaxonomyKind } from "../taxonomy.ts";
import type { TaxonomyDeed } from "./schemas.ts";
import { snapshotOf, type TaxonomyNames, type TaxonomyState } from "./taxonomy-change.ts";
import {
	insertEntry,
	listCoursesOfTopic,
	listEntriesOf,
	requireSlugFree,
	type StoredEntry,
	saveNames,
} from "./taxonomy-desk.repository.server.ts";
import { languageOfTakenName, lastOffered, topicWithSlug } from "./taxonomy-refusal.ts";
import { AUDIT_SUBJECT_OF_KIND, takesAway, writeTaxonomyChange } from "./write-taxonomy-change.server.ts";

type ActorContext = { actorId: number; requestId: string; now: Date };
type Input = ActorContext & { deed: TaxonomyDeed };
export type TaxonomyOutcome =
	| { ok: true; kind: TaxonomyKind; key: string }
	| { ok: false; reason: "notFound" | "changedMeanwhile" | "lastOne" | "keyEmpty" | "targetNotOffered" }
	| { ok: false; reason: "keyTaken"; key: string }
	/** The address leads to another topic, or has led there. */
	| { ok: false; reason: "slugTaken"; slug: string; of: string }
	/** Another entry bears the name in this language. */
	| { ok: false; reason: "nameTaken"; language: Language };

/**
 * Adds, renames, moves, merges, retires or restores a topic or level, and says so in the audit log: both or neither. The key of a
 * new one is made of its English name and never changes; the slug of a topic may, and its former ones stay its own. Nothing is deleted; the last one that is offered is not retired.
 */
export async function changeTaxonomy(db: Database, { deed, ...by }: Input): Promise<TaxonomyOutcome> {
	switch (deed.intent) {
		case "addTopic":
			return addEntry(db, "topic", { ...deed, ...by });
		case "addLevel":
			return addEntry(db, "level", {
				names: deed.names,
				descriptions: undefined,
				drawing: "",
				forCourses: true,
				...by,
			});
		case "changeTopic": {
			const { key, names, descriptions, drawing, forCourses } = deed;
			const after = { names, descriptions, slug: deed.slug || key, drawing, forCourses };
			return changeEntry(db, { ...deed, kind: "topic", after, ...by });
		}
		case "changeLevel":
			return changeEntry(db, { ...deed, kind: "level", after: { names: deed.names }, ...by });
		case "retire":
			return changeEntry(db, { ...deed, after: { retired: true }, ...by });
		case "restore":
			return changeEntry(db, { ...deed, after: { retired: false }, ...by });
		case "merge":
			return mergeInto(db, { ...deed, ...by });
		case "up":
		case "down":
			return changeEntry(db, { ...deed, after: deed.intent, ...by });
	}
}

type NewEntry = ActorContext & {
	names: TaxonomyNames;
	descriptions: TaxonomyNames | undefined;
	drawing: string;
	forCourses: boolean;
};
const FIRST_VERSION = 1;

async function addEntry(
	db: Database,
	kind: TaxonomyKind,
	{ names, descriptions, drawing, forCourses, actorId, requestId, now }: NewEntry,
): Promise<TaxonomyOutcome> {
	const key = keyOf(names.en);
	if (!key) return { ok: false, reason: "keyEmpty" };
	const entries = await listEntriesOf(db, kind);
	if (entries.some((entry) => entry.key === key) || topicWithSlug(entries, key))
		return { ok: false, reason: "keyTaken", key };
	const language = languageOfTakenName(entries, { key, names });
	if (language) return { ok: false, reason: "nameTaken", language };

	const looks = { drawing, forCourses };
	try {
		await runTogether(db, [
			...(kind === "topic" ? [requireSlugFree(db, { key, slug: key })] : []),
			insertEntry(db, kind, { key, looks, now }),
			saveNames(db, kind, { key, names, descriptions }),
			audit(db, {
				by: actorId,
				deed: "taxonomy.add",
				subject: { kind: AUDIT_SUBJECT_OF_KIND[kind], id: key },
				after: snapshotOf(kind === "topic" ? { names, descriptions, ...looks } : { names }, FIRST_VERSION),
				requestId,
				now,
			}),
		]);
	} catch (error) {
		if (isConflict(error) || isDuplicate(error, kind === "topic" ? "course_topics" : "course_levels")) {
			return { ok: false, reason: "keyTaken", key };
		}
		throw error;
	}
	return { ok: true, kind, key };
}

type Change = ActorContext & {
	kind: TaxonomyKind;
	key: string;
	version: number;
	after: TaxonomyState | "up" | "down";
};

async function changeEntry(db: Database, { kind, key, version, after, ...by }: Change): Promise<TaxonomyOutcome> {
	const entries = await listEntriesOf(db, kind);
	const entry = entries.find((one) => one.key === key);
	if (!entry) return { ok: false, reason: "notFound" };
	if (entry.version !== version) return { ok: false, reason: "changedMeanwhile" };
	const next = typeof after === "string" ? stepFrom(entries, key, after) : after;
	const before = next && stateOf(entry, entries, next);
	// No change needed: the entry is already in the requested state.
	if (!next || !before || JSON.stringify(next) === JSON.stringify(before)) return { ok: true, kind, key };
	if (takesAway(next) && lastOffered(entries, key)) return { ok: false, reason: "lastOne" };
	if ("names" in next) {
		const language = languageOfTakenName(entries, { key, names: next.names });
		if (language) return { ok: false, reason: "nameTaken", language };
		const { slug } = next;
		const of = slug === undefined ? null : topicWithSlug(entries, slug, key);
		if (slug !== undefined && of) return { ok: false, reason: "slugTaken", slug, of };
	}
	const order = entries.map((one) => one.key);
	const written = await writeTaxonomyChange(db, {
		...by,
		deed: deedOf(next),
		kind,
		key,
		version,
		order,
		before,
		after: next,
	});
	return written.ok ? { ok: true, kind, key } : written;
}

type Merging = ActorContext & { key: string; version: number; into: string };

/** Moves all courses and resources of a topic to another that is offered for them; the first is not offered any more. */
async function mergeInto(db: Database, { key, version, into, ...by }: Merging): Promise<TaxonomyOutcome> {
	const [entries, own] = await db.batch([listEntriesOf(db, "topic"), listCoursesOfTopic(db, key)]);
	const entry = entries.find((one) => one.key === key);
	const target = entries.find((one) => one.key === into);
	if (!entry) return { ok: false, reason: "notFound" };
	if (entry.version !== version) return { ok: false, reason: "changedMeanwhile" };
	const isFit = target && target !== entry && target.retiredAt === null && (target.forCourses || !entry.forCourses);
	if (!isFit || entry.mergedInto !== null) return { ok: false, reason: "targetNotOffered" };
	const moved = own.map(({ id }) => id);
	const brought = entries.filter((one) => one.mergedInto === key).map((one) => one.key);
	const written = await writeTaxonomyChange(db, {
		...by,
		deed: "taxonomy.merge",
		kind: "topic",
		key,
		version,
		order: entries.map((one) => one.key),
		before: { mergedInto: null, moved, brought },
		after: { mergedInto: into, moved, brought },
	});
	return written.ok ? { ok: true, kind: "topic", key: into } : written;
}

/** The same part of an entry as it is now. */
function stateOf(entry: StoredEntry, entries: readonly StoredEntry[], next: TaxonomyState): TaxonomyState {
	if ("retired" in next) return { retired: entry.retiredAt !== null };
	if ("place" in next) return { place: entries.indexOf(entry) + 1 };
	if ("mergedInto" in next) return { ...next, mergedInto: entry.mergedInto };
	const names = { ...next.names, ...entry.names };
	if (next.drawing === undefined) return { names };
	const { slug, drawing, forCourses } = entry;
	return { names, descriptions: descriptionsOf(entry), slug, drawing, forCourses };
}

function descriptionsOf({ descriptions }: StoredEntry): TaxonomyNames {
	return Object.fromEntries(LANGUAGE_CODES.map((code) => [code, descriptions[code] ?? ""])) as TaxonomyNames;
}

function deedOf(next: TaxonomyState) {
	if ("retired" in next) return next.retired ? "taxonomy.retire" : "taxonomy.restore";
	if ("mergedInto" in next) return "taxonomy.merge";
	return "place" in next ? "taxonomy.move" : "taxonomy.change";
}

/** The place past the next entry in that direction; null at the end of the list. */
function stepFrom(entries: readonly StoredEntry[], key: string, direction: "up" | "down"): TaxonomyState | null {
	const place = entries.findIndex((one) => one.key === key) + 1 + (direction === "up" ? -1 : 1);
	return place < 1 || place > entries.length ? null : { place };
}
