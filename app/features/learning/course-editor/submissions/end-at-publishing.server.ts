import { entryName } from "#app/features/library/versioned-content/part.ts";
import { audit } from "#app/features/operations/audit/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { requireChange } from "#db/conflict.ts";
import type { SubmittedDraft } from "#db/schema/learning/course-submissions.ts";
import type { Write } from "#db/write.ts";
import type { Editor } from "../drafts/edited-course.server";
import type { FoundReview } from "./find-review.server";
import { decideSubmission, requireNoneWaiting, tellAuthor } from "./submissions.repository.server";

type Input = {
	courseId: number;
	editor: Editor;
	waiting: FoundReview["waiting"];
	published: readonly SubmittedDraft[];
	origin: string;
	requestId: string;
	now: Date;
};

/**
 * What publishing does to the submission that waits: approved by an admin, withdrawn by an instructor who publishes
 * after all. One whose parts are not among what is published stays. The batch fails where another one waits by now.
 */
export function endAtPublishing(db: Database, input: Input): Write[] {
	const { courseId, editor, waiting, published, origin, requestId, now } = input;
	if (!waiting) return [requireNoneWaiting(db, courseId)];
	const parts = new Set(published.map(({ key, language }) => entryName(key, language)));
	if (!waiting.chosen.some(({ key, language }) => parts.has(entryName(key, language)))) return [];
	const isApproved = editor.role === "admin";
	const author = waiting.submittedBy;
	return [
		decideSubmission(db, {
			id: waiting.id,
			courseId,
			state: isApproved ? "approved" : "withdrawn",
			by: editor.id,
			now,
		}),
		requireChange(db),
		...(isApproved && author !== null && author !== editor.id
			? [tellAuthor(db, "courseApproved", { userId: author, submissionId: waiting.id, origin, now })]
			: []),
		audit(db, {
			by: editor.id,
			deed: isApproved ? "courses.approve" : "courses.withdraw",
			subject: { kind: "course", id: courseId },
			before: { submission: waiting.id },
			requestId,
			now,
		}),
	];
}
