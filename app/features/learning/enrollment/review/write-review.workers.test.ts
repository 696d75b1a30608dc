import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { answerReview } from "#app/features/learning/catalog/face.server.ts";
import { courseReviews, courses, outbox } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeCourse, makeEnrollment, makeUser, MADE_AT as now } from "#tests/factories.ts";
import { writeReview } from "./write-review.server";

async function makeLearner(progress = 50) {
	const { course } = await makeCourse(db);
	const learner = await makeUser(db);
	await makeEnrollment(db, { userId: learner.id, courseId: course.id, status: "in_progress", progress });
	const origin = "https://school.example";
	const said = {
		userId: learner.id,
		courseId: course.id,
		stars: 4,
		body: "Clear.",
		language: "en" as const,
		origin,
		now,
	};
	return { course, learner, said };
}

const mailsOf = async (userId: number) =>
	(await db.select().from(outbox)).filter(
		({ payload }) => payload.mail === "reviewToAnswer" && payload.userId === userId,
	);

test("a review counts towards the rating, and the instructor is told of it", async () => {
	const { course, said } = await makeLearner();

	const outcome = await writeReview(db, said);

	expect(outcome).toEqual({ ok: true, jobIds: [expect.any(String)] });
	const [review] = await db.select().from(courseReviews).where(eq(courseReviews.courseId, course.id));
	expect(review).toMatchObject({ stars: 4, body: "Clear.", language: "en", answeredAt: null });
	const [rated] = await db.select().from(courses).where(eq(courses.id, course.id));
	expect(rated).toMatchObject({ ratingSum: 4, ratingCount: 1 });
	expect((await mailsOf(course.instructorId)).map(({ payload }) => payload)).toEqual([
		expect.objectContaining({ reviewId: review?.id, userId: course.instructorId }),
	]);
});

test("a review is changed, not doubled: its time and answer stay, and nobody is told again", async () => {
	const { course, learner, said } = await makeLearner();
	await writeReview(db, said);
	const ofLearner = and(eq(courseReviews.courseId, course.id), eq(courseReviews.userId, learner.id));
	const [first] = await db.select().from(courseReviews).where(ofLearner);
	const instructor = { id: course.instructorId, role: "instructor" as const };
	const answer = { user: instructor, reviewId: first?.id ?? 0, body: "Thanks", language: "en" as const };
	await answerReview(db, { ...answer, requestId: "r", now });

	const later = new Date(now.getTime() + 1000);
	expect(await writeReview(db, { ...said, stars: 2, body: "Less clear.", now: later })).toEqual({
		ok: true,
		jobIds: [],
	});

	const rows = await db.select().from(courseReviews).where(ofLearner);
	expect(rows).toEqual([expect.objectContaining({ stars: 2, body: "Less clear.", createdAt: now, answer: "Thanks" })]);
	expect(await mailsOf(course.instructorId)).toHaveLength(1);
});

test("stars alone tell nobody, words that follow do", async () => {
	const { course, said } = await makeLearner();
	expect(await writeReview(db, { ...said, body: null })).toEqual({ ok: true, jobIds: [] });
	expect(await mailsOf(course.instructorId)).toEqual([]);
	expect(await writeReview(db, said)).toMatchObject({ jobIds: [expect.any(String)] });
});

test("who does not know the course, or teaches it, is refused, and nothing is written", async () => {
	const { course, said } = await makeLearner(10);
	const stranger = await makeUser(db);

	expect(await writeReview(db, said)).toEqual({ ok: false, reason: "tooEarly" });
	expect(await writeReview(db, { ...said, userId: stranger.id })).toEqual({ ok: false, reason: "notEnrolled" });
	expect(await writeReview(db, { ...said, userId: course.instructorId })).toEqual({ ok: false, reason: "teaches" });
	expect(await writeReview(db, { ...said, courseId: 0 })).toEqual({ ok: false, reason: "notFound" });
	expect(await db.select().from(courseReviews).where(eq(courseReviews.courseId, course.id))).toEqual([]);
});
