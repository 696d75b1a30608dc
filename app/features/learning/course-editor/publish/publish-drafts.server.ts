import type { Database } from "#db/client.server.ts";
import { endAtPublishing } from "../submissions/end-at-publishing.server";
import { type FreezeFailure, type FreezeInput, freezeDrafts } from "./freeze-drafts.server";
import { switchToVersion } from "./switch-version.server";

type Input = FreezeInput & {
	/** Tell learners who have finished a lesson that it is published otherwise. */
	tellLearners: boolean;
	origin: string;
	requestId: string;
};
export type PublishOutcome = { ok: true; changedLessons: number } | FreezeFailure;

/**
 * Publishes the chosen drafts of a course and leaves every other part byte-identical: version, projection, audit entry,
 * notices and the end of the drafts and of the submission that waits, in one batch. Refuses drafts that went on since
 * they were seen, and a version that lacks something. Of two concurrent calls one gets the conflict.
 */
export async function publishCourseDrafts(db: Database, input: Input): Promise<PublishOutcome> {
	const frozen = await freezeDrafts(db, input);
	if (!frozen.ok) return frozen;
	const { course, taken, versionId, waiting } = frozen;
	const { editor, note, tellLearners, origin, requestId, now } = input;
	return switchToVersion(db, {
		course,
		versionId,
		taken,
		parts: taken.length,
		note,
		tellLearners,
		deed: "courses.publish",
		by: editor.id,
		alongside: endAtPublishing(db, {
			courseId: course.id,
			editor,
			waiting,
			published: taken,
			origin,
			requestId,
			now,
		}),
		origin,
		requestId,
		now,
	});
}
