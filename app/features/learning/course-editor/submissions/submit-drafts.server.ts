import { audit } from "#app/features/operations/audit/face.server.ts";
import { newId } from "#app/shared/ids.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict, isDuplicate } from "#db/conflict.ts";
import type { Editor } from "../drafts/edited-course.server";
import { type ChosenDraft, type ChosenRefusal, takeChosen } from "../publish/take-chosen.server";
import { insertSubmission, tellReviewers, withdrawWaiting } from "./submissions.repository.server";

type Input = {
	courseId: number;
	editor: Editor;
	chosen: readonly ChosenDraft[];
	/** For the reviewer. */
	note: string;
	origin: string;
	requestId: string;
	now: Date;
};
export type SubmitOutcome = { ok: true; submissionId: string; jobIds: string[] } | ChosenRefusal;

/**
 * Submits the chosen drafts of a course for review, checked as for publishing, and tells the admins who may decide. It
 * replaces a submission of the course that still waits. Refuses drafts that went on since they were seen.
 */
export async function submitDrafts(db: Database, input: Input): Promise<SubmitOutcome> {
	const { courseId, editor, note, origin, requestId, now } = input;
	const found = await takeChosen(db, input);
	if (!found.ok) return found;
	const submissionId = newId();
	const chosen = found.taken.map(({ key, language, revision }) => ({ key, language, revision }));
	try {
		const told = await db.batch([
			tellReviewers(db, { submissionId, by: editor.id, origin, now }),
			withdrawWaiting(db, { courseId, by: editor.id, now }),
			insertSubmission(db, {
				id: submissionId,
				courseId,
				documentId: found.course.documentId,
				submittedBy: editor.id,
				note,
				chosen,
				now,
			}),
			audit(db, {
				by: editor.id,
				deed: "courses.submit",
				subject: { kind: "course", id: courseId },
				after: { submission: submissionId, parts: chosen.length },
				requestId,
				now,
			}),
		]);
		return { ok: true, submissionId, jobIds: told[0].map(({ id }) => id) };
	} catch (error) {
		if (isConflict(error) || isDuplicate(error, "course_submissions")) return { ok: false, reason: "changedMeanwhile" };
		throw error;
	}
}
