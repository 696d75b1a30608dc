import { enqueueLessonsChanged, publishCourse } from "#app/features/learning/authoring/face.server.ts";
import { deleteDraft, saveVersion } from "#app/features/library/versioned-content/face.server.ts";
import { entryName } from "#app/features/library/versioned-content/part.ts";
import { audit } from "#app/features/operations/audit/face.server.ts";
import { DEFAULT_LANGUAGE } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict } from "#db/conflict.ts";
import { runTogether } from "#db/run-together.server.ts";
import { listChosenDrafts } from "../drafts/edited-course.repository.server";
import { type EditedCourse, type Editor, findEditedCourse } from "../drafts/edited-course.server";
import { checkDrafts } from "./check-drafts.server";
import type { MissingPart } from "./next-version";
import type { PartProblem } from "./part-problems";

/** A draft that is to be published, as its reader saw it. */
export type ChosenDraft = { key: string; language: string; revision: number };

type Input = {
	courseId: number;
	editor: Editor;
	chosen: readonly ChosenDraft[];
	note: string;
	/** Tell learners who have finished a lesson that it is published otherwise. */
	tellLearners: boolean;
	origin: string;
	requestId: string;
	now: Date;
};
export type PublishOutcome =
	| { ok: true; changedLessons: number }
	| { ok: false; reason: "notFound" | "nothingChosen" | "changedMeanwhile" }
	| { ok: false; reason: "invalid"; problems: PartProblem[]; missing: MissingPart[] };

/**
 * Publishes the chosen drafts of a course and leaves every other part byte-identical: version, projection, audit entry,
 * notices and the end of the drafts in one batch. Refuses drafts that went on since they were seen, and a version that
 * lacks something. Of two concurrent calls one gets the conflict.
 */
export async function publishCourseDrafts(db: Database, input: Input): Promise<PublishOutcome> {
	const { courseId, editor, chosen, note, now } = input;
	if (chosen.length === 0) return { ok: false, reason: "nothingChosen" };
	const course = await findEditedCourse(db, { courseId, editor, language: DEFAULT_LANGUAGE });
	if (!course) return { ok: false, reason: "notFound" };
	const drafts = await listChosenDrafts(db, course.documentId, [...new Set(chosen.map(({ key }) => key))]);
	const seen = new Map(chosen.map(({ key, language, revision }) => [entryName(key, language), revision]));
	const taken = drafts.filter(({ key, language }) => seen.has(entryName(key, language)));
	const isAsSeen = taken.every(({ key, language, revision }) => seen.get(entryName(key, language)) === revision);
	if (!isAsSeen || taken.length < seen.size) return { ok: false, reason: "changedMeanwhile" };

	const { sound, manifest, problems, missing } = await checkDrafts(db, course, taken);
	if (problems.length > 0 || missing.length > 0) return { ok: false, reason: "invalid", problems, missing };

	const document = { ...course, id: course.documentId };
	const saved = await saveVersion(db, { document, parts: sound, manifest, authorId: editor.id, note, now });
	if (!saved.ok) return { ok: false, reason: "changedMeanwhile" };
	return switchTo(db, { ...input, versionId: saved.versionId, taken, course });
}

type Switch = Input & { versionId: string; taken: readonly ChosenDraft[]; course: EditedCourse };

async function switchTo(db: Database, input: Switch): Promise<PublishOutcome> {
	const { versionId, taken, course, editor, note, tellLearners, origin, requestId, now } = input;
	const ending = [
		...taken.flatMap(({ key, language, revision }) =>
			deleteDraft(db, { documentId: course.documentId, key, language, seen: revision }),
		),
		audit(db, {
			by: editor.id,
			deed: "courses.publish",
			subject: { kind: "course", id: course.id },
			before: { version: course.publishedVersionId },
			after: { version: versionId, parts: taken.length, note },
			requestId,
			now,
		}),
	];
	let changed = 0;
	try {
		const published = await publishCourse(db, {
			versionId,
			now,
			alongside: ({ courseId, changedLessons }) => {
				changed = changedLessons.length;
				const notices =
					tellLearners && changed > 0
						? [enqueueLessonsChanged(db, { courseId, lessons: changedLessons, origin, now })]
						: [];
				return [...ending, ...notices];
			},
		});
		if (!published.ok) return published;
		// Nothing differs from what is published: only the drafts end.
		if (!published.changed) await runTogether(db, ending);
		return { ok: true, changedLessons: changed };
	} catch (error) {
		if (isConflict(error)) return { ok: false, reason: "changedMeanwhile" };
		throw error;
	}
}
