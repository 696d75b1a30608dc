import { audit } from "#app/features/operations/audit/face.server.ts";
import type { Role } from "#app/features/people/auth/roles.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict, requireChange } from "#db/conflict.ts";
import { isTeacher } from "../is-teacher.ts";
import { findReviewToAnswer, removeAnswer, saveAnswer } from "./review-answers.repository.server.ts";

type Actor = { user: { id: number; role: Role }; reviewId: number; requestId: string; now: Date };
type Outcome = { ok: true; courseId: number } | { ok: false; reason: "notFound" };

/**
 * Writes or replaces the one answer of a review, which the course page shows under it.
 * Reviews of other instructors' courses are not found.
 */
export async function answerReview(
	db: Database,
	{ body, language, ...actor }: Actor & { body: string; language: Language },
): Promise<Outcome> {
	const { user, reviewId, requestId, now } = actor;
	const review = await findAnswerable(db, actor);
	if (!review) return { ok: false, reason: "notFound" };

	const { answerLanguage } = review;
	return written(review.courseId, () =>
		db.batch([
			saveAnswer(db, { reviewId, body, language, by: user.id, now }),
			requireChange(db),
			// The words stand in the row of the review and go with it.
			audit(db, {
				by: user.id,
				deed: review.answeredAt ? "reviews.changeAnswer" : "reviews.answer",
				subject: { kind: "courseReview", id: reviewId },
				before: review.answeredAt ? { language: answerLanguage } : null,
				after: { course: review.courseId, language },
				requestId,
				now,
			}),
		]),
	);
}

/** Takes the answer off the course page. The review waits for an answer again. */
export async function takeAnswerBack(db: Database, actor: Actor): Promise<Outcome> {
	const { user, reviewId, requestId, now } = actor;
	const review = await findAnswerable(db, actor);
	if (!review?.answeredAt) return { ok: false, reason: "notFound" };

	return written(review.courseId, () =>
		db.batch([
			removeAnswer(db, reviewId),
			requireChange(db),
			audit(db, {
				by: user.id,
				deed: "reviews.takeAnswerBack",
				subject: { kind: "courseReview", id: reviewId },
				before: { course: review.courseId, language: review.answerLanguage },
				requestId,
				now,
			}),
		]),
	);
}

async function findAnswerable(db: Database, { user, reviewId }: Pick<Actor, "user" | "reviewId">) {
	const [review] = await findReviewToAnswer(db, reviewId);
	return review && isTeacher(review, user) ? review : null;
}

/** A review that has gone meanwhile, or an answer taken back twice, is not found. */
async function written(courseId: number, write: () => Promise<unknown>): Promise<Outcome> {
	try {
		await write();
		return { ok: true, courseId };
	} catch (error) {
		if (isConflict(error)) return { ok: false, reason: "notFound" };
		throw error;
	}
}
