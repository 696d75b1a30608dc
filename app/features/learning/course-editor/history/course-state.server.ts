import {
	listPartSizesOf,
	listSitting,
	listVersionNumbered,
	readBodies,
} from "#app/features/library/versioned-content/face.server.ts";
import { entryName, storedPart } from "#app/features/library/versioned-content/part.ts";
import type { JsonObject } from "#app/shared/json.ts";
import type { Database } from "#db/client.server.ts";
import type { ManifestEntry } from "#db/schema/library/versioned-content.ts";
import { listChosenDrafts } from "../drafts/edited-course.repository.server";
import type { EditedCourse } from "../drafts/edited-course.server";
import type { ListedVersion } from "./course-versions.server";
import type { Point } from "./points";

/** The parts of a course at a point, by `entryName`. `isWhole`: what it lacks was not there; else it was not kept. */
export type CourseState = { parts: Map<string, ManifestEntry>; isWhole: boolean };
/** Bodies by the hash of their part. */
export type Bodies = Map<string, JsonObject>;

/**
 * The parts at a point, and the bodies of those that are no stored part yet (drafts). Null for a point that is not
 * there. Of drafts that were kept only their own parts.
 */
export async function readState(
	db: Database,
	course: EditedCourse,
	point: Point,
): Promise<{ state: CourseState; bodies: Bodies } | null> {
	switch (point.kind) {
		case "draft":
			return readDrafts(db, course);
		case "version": {
			const [version] = await listVersionNumbered(db, course.documentId, point.number);
			return version ? { state: { parts: byName(version.manifest), isWhole: true }, bodies: new Map() } : null;
		}
		case "kept": {
			const rows = await listSitting(db, course.documentId, point.id);
			const entries = rows.flatMap(({ key, language, partHash }): ManifestEntry[] =>
				partHash ? [[key, language, partHash]] : [],
			);
			return entries.length > 0 ? { state: { parts: byName(entries), isWhole: false }, bodies: new Map() } : null;
		}
	}
}

/** The same of a version that was listed: only drafts of now are read again. */
export async function stateOfListed(db: Database, course: EditedCourse, listed: ListedVersion) {
	if (listed.kind === "draft") return readDrafts(db, course);
	const entries = listed.kind === "version" ? listed.manifest : listed.parts.filter(([, , hash]) => hash !== "");
	const bodies: Bodies = new Map();
	return entries.length > 0 ? { state: { parts: byName(entries), isWhole: listed.kind === "version" }, bodies } : null;
}

/** What is published, with the drafts of now in it. */
async function readDrafts(db: Database, course: EditedCourse): Promise<{ state: CourseState; bodies: Bodies }> {
	const drafts = [...course.parts.values()].flatMap(({ draft }) => draft ?? []);
	const whole = drafts.length > 0 ? await listAllDrafts(db, course) : [];
	const stored = whole.map(({ key, language, body }) => ({ ...storedPart({ key, language, json: body }), json: body }));
	const written = stored.map(({ key, language, hash }): ManifestEntry => [key, language, hash]);
	return {
		state: { parts: new Map([...byName(course.manifest), ...byName(written)]), isWhole: true },
		bodies: new Map(stored.map(({ hash, json }) => [hash, json])),
	};
}

/** All drafts of a course with their whole bodies. */
export function listAllDrafts(db: Database, course: EditedCourse) {
	const keys = [...course.parts.values()].flatMap(({ draft }) => draft?.key ?? []);
	return listChosenDrafts(db, course.documentId, [...new Set(keys)]);
}

/** Fills in the parts that were not kept with those of the other state. */
export function wholeState(state: CourseState, other: CourseState): CourseState {
	return state.isWhole ? state : { parts: new Map([...other.parts, ...state.parts]), isWhole: other.isWhole };
}

export async function readStoredBodies(db: Database, hashes: readonly string[], known: Bodies): Promise<Bodies> {
	const missing = [...new Set(hashes)].filter((hash) => !known.has(hash));
	if (missing.length === 0) return known;
	const read = await readBodies(db, await listPartSizesOf(db, missing));
	return new Map([...known, ...read]);
}

export function byName(entries: readonly ManifestEntry[]): Map<string, ManifestEntry> {
	return new Map(entries.map((entry) => [entryName(entry[0], entry[1]), entry]));
}
