import { findCourse, findOwnReview, ownReviewId, putReview } from "#app/features/learning/catalog/face.server.ts";
import { teachesCourse } from "#app/features/learning/catalog/is-teacher.ts";
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
	| { ok: true; jobIds: string[] }
	| { ok: false; reason: "notFound" | NonNullable<ReturnType<typeof reviewRefusal>> };

/** Writes a learner's review or changes it, and tells those who teach the course of the first words that wait for an answer. */
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
	const reason = reviewRefusal(enrollment, { isOwn: teachesCourse(course, userId) });
	if (reason) return { ok: false, reason };

	const isFirstText = body !== null && !earlier?.body;
	const teachers = isFirstText ? [course.instructorId, ...course.coTeachers.map(({ id }) => id)] : [];
	const letters = teachers.map((teacher, at) => ({
		jobId: `reviewToAnswer:${courseId}:${userId}${at > 0 ? `:${teacher}` : ""}`,
		subject: { userId: teacher, reviewId: ownReviewId({ userId, courseId }), origin },
	}));
	await db.batch([
		putReview(db, review),
		...letters.map(({ jobId, subject }) =>
			enqueueMail(db, "reviewToAnswer", subject, { id: jobId, dueAt: now }).onConflictDoNothing(),
		),
	]);
	return { ok: true, jobIds: letters.map(({ jobId }) => jobId) };
}
