import { entryName } from "#app/features/library/versioned-content/part.ts";
import { DEFAULT_LANGUAGE } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { listChosenDrafts } from "../drafts/edited-course.repository.server";
import { type Editor, findEditedCourse } from "../drafts/edited-course.server";
import { checkDrafts } from "./check-drafts.server";
import type { MissingPart } from "./next-version";
import type { DraftProblem } from "./part-problems";

/** A draft that is to be published, as its reader saw it. */
export type ChosenDraft = { key: string; language: string; revision: number };

export type ChosenRefusal =
	| { ok: false; reason: "notFound" | "nothingChosen" | "changedMeanwhile" }
	| { ok: false; reason: "invalid"; problems: DraftProblem[]; missing: MissingPart[] };

type Input = { courseId: number; editor: Editor; chosen: readonly ChosenDraft[] };

/**
 * The chosen drafts of a course with the version that they would make. Refuses drafts that went on since they were
 * seen, and a version that lacks something.
 */
export async function takeChosen(db: Database, { courseId, editor, chosen }: Input) {
	if (chosen.length === 0) return refused("nothingChosen");
	const course = await findEditedCourse(db, { courseId, editor, language: DEFAULT_LANGUAGE });
	if (!course) return refused("notFound");
	const drafts = await listChosenDrafts(db, course.documentId, [...new Set(chosen.map(({ key }) => key))]);
	const seen = new Map(chosen.map(({ key, language, revision }) => [entryName(key, language), revision]));
	const taken = drafts.filter(({ key, language }) => seen.has(entryName(key, language)));
	const isAsSeen = taken.every(({ key, language, revision }) => seen.get(entryName(key, language)) === revision);
	if (!isAsSeen || taken.length < seen.size) return refused("changedMeanwhile");
	const { sound, manifest, problems, missing } = await checkDrafts(db, course, taken);
	if (problems.length > 0 || missing.length > 0) {
		return { ok: false, reason: "invalid", problems, missing } satisfies ChosenRefusal;
	}
	return { ok: true as const, course, taken, sound, manifest };
}

function refused(reason: "notFound" | "nothingChosen" | "changedMeanwhile") {
	return { ok: false, reason } satisfies ChosenRefusal;
}
