import { enqueueLessonsChanged, publishCourse } from "#app/features/learning/authoring/face.server.ts";
import { deleteDrafts } from "#app/features/library/versioned-content/face.server.ts";
import { audit } from "#app/features/operations/audit/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { failAlways, isConflict } from "#db/conflict.ts";
import { runTogether } from "#db/run-together.server.ts";
import type { Write } from "#db/write.ts";
import type { EditedCourse } from "../drafts/edited-course.server";
import type { ChosenDraft } from "./take-chosen.server";

type Input = {
	course: EditedCourse;
	versionId: string;
	/** Drafts that end with it. */
	taken: readonly ChosenDraft[];
	/** For the audit entry. */
	parts: number;
	note: string;
	/** Tell learners who have finished a lesson that it is published otherwise. */
	tellLearners: boolean;
	deed: "courses.publish" | "courses.publishScheduled";
	by: number | null;
	/** Writes added to the batch. */
	alongside?: readonly Write[];
	origin: string;
	requestId: string;
	now: Date;
};
type Outcome = { ok: true; changedLessons: number } | { ok: false; reason: "notFound" | "changedMeanwhile" };

/** Publishes a version of a course: projection, audit entry, notices and the end of its drafts in one batch. */
export async function switchToVersion(db: Database, input: Input): Promise<Outcome> {
	const { course, versionId, taken, parts, note, tellLearners, deed, by, origin, requestId, now } = input;
	const ending = [
		...deleteDrafts(db, course.documentId, taken),
		...(input.alongside ?? []),
		audit(db, {
			by,
			deed,
			subject: { kind: "course", id: course.id },
			before: { version: course.publishedVersionId },
			after: { version: versionId, parts, note },
			requestId,
			now,
		}),
	];
	let changed = 0;
	try {
		const published = await publishCourse(db, {
			versionId,
			now,
			alongside: ({ courseId, changedLessons, formerVersionId }) => {
				changed = changedLessons.length;
				// The drafts were put on top of another version than is published by now.
				if (formerVersionId !== course.publishedVersionId) return [failAlways(db)];
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
