import { findCourse, findOwnReview, ownReviewId, putReview } from "#app/features/learning/catalog/face.server.ts";
import { enqueueMail } from "#app/features/operations/notifications/face.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { findEnrollment } from "../enrollments.repository.server.ts";
import { reviewRefusal } from "./review-refusal.ts";

type Input = {
	userId: number;
	courseId: number;
	stars: number;
	/** Null for stars alone. */
	body: string | null;
	language: Language;
	origin: string;
	now: Date;
};
type Outcome =
	| { ok: true; jobId: string | null }
	| { ok: false; reason: "notFound" | NonNullable<ReturnType<typeof reviewRefusal>> };

/** Writes a learner's review or changes it, and tells the instructor of the first words that wait for an answer. */
export async function writeReview(db: Database, { origin, ...review }: Input): Promise<Outcome> {
	const { userId, courseId, body, language, now } = review;
	const {
		course: [course],
		enrollments: [enrollment],
		earlier: [earlier],
	} = await inBatch(db, {
		course: findCourse(db, courseId, language),
		enrollments: findEnrollment(db, { userId, courseId }),
		earlier: findOwnReview(db, { userId, courseId }),
	});
	if (!course) return { ok: false, reason: "notFound" };
	const reason = reviewRefusal(enrollment, { isOwn: course.instructorId === userId });
	if (reason) return { ok: false, reason };

	const jobId = `reviewToAnswer:${courseId}:${userId}`;
	const isFirstText = body !== null && !earlier?.body;
	const subject = { userId: course.instructorId, reviewId: ownReviewId({ userId, courseId }), origin };
	await db.batch([
		putReview(db, review),
		...(isFirstText
			? [enqueueMail(db, "reviewToAnswer", subject, { id: jobId, dueAt: now }).onConflictDoNothing()]
			: []),
	]);
	return { ok: true, jobId: isFirstText ? jobId : null };
}
