import { entryName } from "#app/features/library/versioned-content/part.ts";
import type { CurrentUser } from "#app/features/people/auth/face.server.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { type EditedCourse, titleOf } from "../drafts/edited-course.server";
import { readPartKey } from "../parts/part-names";
import { mayReview } from "./answer-review.server";
import { findApprovalSetting, needsApproval } from "./find-review.server";
import { movedSince } from "./moved-since";
import { findLatestSubmission } from "./submissions.repository.server";

type Reader = { user: CurrentUser; language: Language };

/** What the page on which a course is published says of its review. */
export async function reviewData(db: Database, course: EditedCourse, { user, language }: Reader) {
	const [rows, [latest]] = await db.batch([findApprovalSetting(db), findLatestSubmission(db, course.id)]);
	const formats = formatsFor({ language, timeZone: user.timeZone });
	const isReviewer = mayReview(user);
	const waiting = latest?.state === "waiting" ? latest : null;
	const sentBack = latest?.state === "sentBack" ? latest : null;
	const revisions = new Map(
		[...course.parts.values()].flatMap(({ draft }) =>
			draft ? [[entryName(draft.key, draft.language), draft.revision] as const] : [],
		),
	);
	return {
		needsApproval: needsApproval(rows, user),
		maySubmit: user.role !== "admin",
		isReviewer,
		waiting: waiting && {
			id: waiting.id,
			isOwn: waiting.submittedBy === user.id,
			by: waiting.submittedName,
			at: formats.dateTime(waiting.submittedAt),
			note: waiting.note,
			parts: waiting.chosen.length,
			moved: movedSince(waiting.chosen, revisions).map(({ key, language: code, how }) => ({
				isCourse: readPartKey(key).kind === "course",
				title: titleOf(course, key, language) || readPartKey(key).key,
				language: code,
				how,
			})),
		},
		sentBack: sentBack && {
			by: sentBack.decidedName,
			at: sentBack.decidedAt ? formats.dateTime(sentBack.decidedAt) : "",
			remarks: sentBack.remarks,
		},
		/** Names of the drafts that an admin finds chosen; null: all of them. */
		preset:
			waiting && user.role === "admin" ? waiting.chosen.map(({ key, language: code }) => entryName(key, code)) : null,
	};
}

export type ReviewData = Awaited<ReturnType<typeof reviewData>>;
