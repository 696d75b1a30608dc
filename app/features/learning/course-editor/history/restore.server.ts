import {
	deleteDrafts,
	draftsOfParts,
	keepAbsence,
	keepDrafts,
	type PartToWrite,
} from "#app/features/library/versioned-content/face.server.ts";
import { entryName, storedPart } from "#app/features/library/versioned-content/part.ts";
import { audit } from "#app/features/operations/audit/face.server.ts";
import { newId } from "#app/shared/ids.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict } from "#db/conflict.ts";
import { runTogether } from "#db/run-together.server.ts";
import type { ManifestEntry } from "#db/schema/library/versioned-content.ts";
import type { EditedCourse } from "../drafts/edited-course.server";
import { listAllDrafts, readState } from "./course-state.server";
import { type Point, writePoint } from "./points";

/** All parts, those of one key in every language and with their facts, or one text in one language. */
export type RestoreScope =
	| { kind: "course" }
	| { kind: "part"; key: string }
	| { kind: "text"; key: string; language: string };

type Input = {
	course: EditedCourse;
	point: Point;
	scope: RestoreScope;
	by: number;
	requestId: string;
	now: Date;
};
export type RestoreOutcome =
	/** `keptId`: under which the drafts of before are kept, for undoing. */
	{ ok: true; keptId: string } | { ok: false; reason: "notFound" | "nothing" | "changedMeanwhile" };

/**
 * Makes drafts of the parts as they were at a point, whatever they are: nothing is checked before it is published. The
 * drafts that they replace are kept first. A part that is published just so needs no draft, and loses the one it has.
 * What has been added since stays; what the order of then does not name leaves the curriculum.
 */
export async function restoreParts(db: Database, input: Input): Promise<RestoreOutcome> {
	const { course, point, scope, by, requestId, now } = input;
	const [found, drafts] = await Promise.all([readState(db, course, point), listAllDrafts(db, course)]);
	if (!found) return { ok: false, reason: "notFound" };
	const drafted = new Map(drafts.map((draft) => [entryName(draft.key, draft.language), draft]));
	const wanted = [...found.state.parts.values()].filter((entry) => isIn(scope, entry));

	const documentId = course.documentId;
	const isAsWanted = ([key, language, hash]: ManifestEntry) => {
		const draft = drafted.get(entryName(key, language));
		const current = draft ? storedPart({ key, language, json: draft.body }).hash : publishedHash(course, key, language);
		return current === hash;
	};
	const restored = wanted.filter((entry) => !isAsWanted(entry));
	if (restored.length === 0) return { ok: false, reason: "nothing" };
	const replaced = restored.flatMap(([key, language]) => drafted.get(entryName(key, language)) ?? []);
	const absent = restored.filter(([key, language]) => !drafted.has(entryName(key, language)));
	const isPublished = ([key, language, hash]: ManifestEntry) => publishedHash(course, key, language) === hash;

	const keeping = { id: newId(), documentId, cause: "restored" as const, note: writePoint(point), now };
	const writes = [
		...keepDrafts(db, replaced, keeping),
		...keepAbsence(
			db,
			absent.map(([key, language]) => ({ key, language })),
			keeping,
		),
		...draftsOfParts(
			db,
			restored
				.filter((entry) => !isPublished(entry))
				.map(([key, language, hash]): PartToWrite => {
					const seen = drafted.get(entryName(key, language))?.revision ?? 0;
					return { key, language, hash, base: publishedHash(course, key, language), seen };
				}),
			{ documentId, editorId: by, now },
		),
		...deleteDrafts(
			db,
			documentId,
			restored.filter(isPublished).flatMap(([key, language]) => drafted.get(entryName(key, language)) ?? []),
		),
		audit(db, {
			by,
			deed: "courses.restore",
			subject: { kind: "course", id: course.id },
			before: { kept: keeping.id },
			after: { from: writePoint(point), parts: restored.length, ...scopeFacts(scope) },
			requestId,
			now,
		}),
	];
	try {
		await runTogether(db, writes);
		return { ok: true, keptId: keeping.id };
	} catch (error) {
		if (isConflict(error)) return { ok: false, reason: "changedMeanwhile" };
		throw error;
	}
}

function isIn(scope: RestoreScope, [key, language]: ManifestEntry): boolean {
	if (scope.kind === "course") return true;
	return scope.key === key && (scope.kind === "part" || scope.language === language);
}

function scopeFacts(scope: RestoreScope): Record<string, string> {
	if (scope.kind === "course") return {};
	return scope.kind === "part" ? { part: scope.key } : { part: scope.key, language: scope.language };
}

function publishedHash(course: EditedCourse, key: string, language: string): string | null {
	return course.parts.get(entryName(key, language))?.hash ?? null;
}
