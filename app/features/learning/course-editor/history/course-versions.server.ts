import { listTaxonomy } from "#app/features/learning/catalog/taxonomy/taxonomy.sql.ts";
import { listRegrades } from "#app/features/learning/quizzes/face.server.ts";
import { isOtherKey } from "#app/features/learning/quizzes/regrade/changed-key.ts";
import { listSittings, listVersions } from "#app/features/library/versioned-content/face.server.ts";
import { entryName } from "#app/features/library/versioned-content/part.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import type { ManifestEntry } from "#db/schema/library/versioned-content.ts";
import type { EditedCourse } from "../drafts/edited-course.server";
import { readPartKey } from "../parts/part-names";
import { listChangedKeys } from "./changed-keys.repository.server";
import { writePoint } from "./points";

/** Versions on a page, and as many more with each "Show older ones". */
export const VERSIONS_A_PAGE = 30;
export const MOST_VERSIONS = 150;
const MOST_SITTINGS = 600;

/** What differs from the state before, as numbers of parts. */
export type ChangeCounts = { lessons: number; modules: number; course: number };

type Listed = { point: string; at: Date; note: string; changes: ChangeCounts };
export type ListedVersion = Listed &
	(
		| { kind: "draft"; authors: string[] }
		/** `author` null: it came with the product, or its account has ended. */
		| {
				kind: "version";
				id: string;
				number: number;
				author: string | null;
				isPublished: boolean;
				manifest: ManifestEntry[];
				/** Questions with another right answer than in the version before. */
				changedKeys: { lesson: string; question: string; place: number }[];
		  }
		| {
				kind: "kept";
				id: string;
				cause: "ended" | "noted" | "restored";
				authors: string[];
				begunAt: Date;
				parts: ManifestEntry[];
		  }
	);

type Shown = { shown: number; language: Language };

/**
 * The drafts of now, versions and kept drafts, newest first, with what else their page shows: the regrades of the course
 * and the names of topics and levels. `shown`: how many versions at most.
 */
export async function listCourseVersions(db: Database, course: EditedCourse, { shown, language }: Shown) {
	const { versions, sittings, keys, ...also } = await inBatch(db, {
		versions: listVersions(db, course.documentId, shown + 1),
		sittings: listSittings(db, course.documentId, MOST_SITTINGS),
		keys: listChangedKeys(db, course.documentId, shown + 1),
		regrades: listRegrades(db, { courseId: course.id, since: new Date(0) }),
		taxonomy: listTaxonomy(db, language),
	});
	const listed = versions.slice(0, shown).map((version, at): ListedVersion => {
		const { id, number, note, authorName, createdAt, manifest } = version;
		return {
			kind: "version",
			point: writePoint({ kind: "version", number }),
			id,
			number,
			note,
			author: authorName,
			at: createdAt,
			isPublished: id === course.publishedVersionId,
			manifest,
			changedKeys: keys.filter((one) => one.number === number && isOtherKey(one.was, one.is)),
			changes: countChanges(versions[at + 1]?.manifest ?? [], manifest),
		};
	});
	const hasOlder = versions.length > shown;
	const oldest = hasOlder ? (listed.at(-1)?.at ?? null) : null;
	const kept = keptTogether(sittings).filter(({ at }) => !oldest || at >= oldest);
	const all = [...listed, ...kept].sort((one, other) => other.at.getTime() - one.at.getTime());
	return { versions: [...draftOf(course), ...all], hasOlder, ...also };
}

function draftOf(course: EditedCourse): ListedVersion[] {
	const drafts = [...course.parts.values()].flatMap(({ draft }) => draft ?? []);
	const [latest] = drafts.toSorted((one, other) => other.editedAt.getTime() - one.editedAt.getTime());
	if (!latest) return [];
	return [
		{
			kind: "draft",
			point: writePoint({ kind: "draft" }),
			at: latest.editedAt,
			note: "",
			authors: namesIn(drafts.map(({ editorName }) => editorName)),
			changes: countKeys(drafts.map(({ key }) => key)),
		},
	];
}

type Sitting = Awaited<ReturnType<typeof listSittings>>[number];

function keptTogether(sittings: readonly Sitting[]): ListedVersion[] {
	const groups = new Map<string, Sitting[]>();
	for (const row of sittings) groups.set(row.id, [...(groups.get(row.id) ?? []), row]);
	return [...groups].flatMap(([id, rows]): ListedVersion[] => {
		const [first] = rows;
		if (!first) return [];
		return [
			{
				kind: "kept",
				point: writePoint({ kind: "kept", id }),
				id,
				cause: first.cause,
				note: first.note,
				authors: namesIn(rows.map(({ authorName }) => authorName)),
				begunAt: new Date(Math.min(...rows.map(({ begunAt }) => begunAt.getTime()))),
				at: new Date(Math.max(...rows.map(({ endedAt }) => endedAt.getTime()))),
				parts: rows.map(({ key, language, partHash }) => [key, language, partHash ?? ""]),
				changes: countKeys(rows.map(({ key }) => key)),
			},
		];
	});
}

const namesIn = (names: readonly (string | null)[]) => [...new Set(names.flatMap((name) => name ?? []))];

export function countChanges(before: readonly ManifestEntry[], after: readonly ManifestEntry[]): ChangeCounts {
	const hashes = (entries: readonly ManifestEntry[]) =>
		new Map(entries.map(([key, language, hash]) => [entryName(key, language), { key, hash }]));
	const [was, is] = [hashes(before), hashes(after)];
	const names = [...new Set([...was.keys(), ...is.keys()])].filter(
		(name) => was.get(name)?.hash !== is.get(name)?.hash,
	);
	return countKeys(names.flatMap((name) => (was.get(name) ?? is.get(name))?.key ?? []));
}

function countKeys(keys: readonly string[]): ChangeCounts {
	const kinds = [...new Set(keys)].map((key) => readPartKey(key).kind);
	const count = (kind: string) => kinds.filter((one) => one === kind).length;
	return { lessons: count("lesson"), modules: count("module"), course: count("course") };
}
