import { listSittings, listVersions } from "#app/features/library/versioned-content/face.server.ts";
import { entryName } from "#app/features/library/versioned-content/part.ts";
import type { Database } from "#db/client.server.ts";
import type { ManifestEntry } from "#db/schema/library/versioned-content.ts";
import type { EditedCourse } from "../drafts/edited-course.server";
import { readPartKey } from "../parts/part-names";
import { type Point, writePoint } from "./points";

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

/** The drafts of now, versions and kept drafts, newest first. `shown`: how many versions at most. */
export async function listCourseVersions(db: Database, course: EditedCourse, shown: number) {
	const [versions, sittings] = await db.batch([
		listVersions(db, course.documentId, shown + 1),
		listSittings(db, course.documentId, MOST_SITTINGS),
	]);
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
			changes: countChanges(versions[at + 1]?.manifest ?? [], manifest),
		};
	});
	const hasOlder = versions.length > shown;
	const oldest = hasOlder ? (listed.at(-1)?.at ?? null) : null;
	const kept = keptTogether(sittings).filter(({ at }) => !oldest || at >= oldest);
	const all = [...listed, ...kept].sort((one, other) => other.at.getTime() - one.at.getTime());
	return { versions: [...draftOf(course), ...all], hasOlder };
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

export function pointOf(version: ListedVersion): Point {
	if (version.kind === "version") return { kind: "version", number: version.number };
	return version.kind === "kept" ? { kind: "kept", id: version.id } : { kind: "draft" };
}
