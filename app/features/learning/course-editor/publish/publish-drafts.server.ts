import type { Database } from "#db/client.server.ts";
import type { QuestionChoice } from "../marks/mark-choices";
import { planMarks } from "../marks/plan-marks.server";
import { endAtPublishing } from "../submissions/end-at-publishing.server";
import { type FreezeFailure, type FreezeInput, freezeDrafts } from "./freeze-drafts.server";
import { switchToVersion } from "./switch-version.server";

type Input = FreezeInput & {
	/** Tell learners who have finished a lesson that it is published otherwise. */
	tellLearners: boolean;
	/** For questions whose answer keys change; the marks of others are kept. */
	choices?: readonly QuestionChoice[];
	origin: string;
	requestId: string;
};
export type PublishOutcome =
	| { ok: true; changedLessons: number; jobIds: string[] }
	| FreezeFailure
	| { ok: false; reason: "marksChanged" };

/**
 * Publishes the chosen drafts of a course and leaves every other part byte-identical: version, projection, audit entry,
 * notices and the end of the drafts and of the submission that waits, in one batch. Refuses drafts that went on since
 * they were seen, a version that lacks something, and choices for marks of keys that do not change. Of two concurrent calls one gets the conflict.
 */
export async function publishCourseDrafts(db: Database, input: Input): Promise<PublishOutcome> {
	const frozen = await freezeDrafts(db, input);
	if (!frozen.ok) return frozen;
	const { course, taken, sound, versionId, waiting } = frozen;
	const { editor, note, tellLearners, choices = [], origin, requestId, now } = input;
	const deed = { courseId: course.id, by: editor.id, requestId, now };
	const marks = await planMarks(db, { ...deed, parts: sound, choices, versionId });
	if (marks.isStale) return { ok: false, reason: "marksChanged" };
	const outcome = await switchToVersion(db, {
		course,
		versionId,
		taken,
		parts: taken.length,
		note,
		tellLearners,
		deed: "courses.publish",
		by: editor.id,
		alongside: [
			...endAtPublishing(db, {
				courseId: course.id,
				editor,
				waiting,
				published: taken,
				origin,
				requestId,
				now,
			}),
			...marks.writes,
		],
		origin,
		requestId,
		now,
	});
	return outcome.ok ? { ...outcome, jobIds: marks.jobIds } : outcome;
}
