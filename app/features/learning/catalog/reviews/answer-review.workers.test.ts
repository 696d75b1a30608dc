import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditEntries, courseReviews } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeCourse, makeUser, MADE_AT as now } from "#tests/factories.ts";
import { answerReview, takeAnswerBack } from "./answer-review.server";
import { listReviews } from "./reviews.repository.server";

async function makeReviewed() {
	const instructor = await makeUser(db, { role: "instructor", name: "Ingrid" });
	const { course } = await makeCourse(db, { instructorId: instructor.id });
	const learner = await makeUser(db, { name: "Kofi" });
	const [review] = await db
		.insert(courseReviews)
		.values({ courseId: course.id, userId: learner.id, stars: 3, body: "Good sums.", language: "en", createdAt: now })
		.returning({ id: courseReviews.id });
	return { instructor, course, reviewId: review?.id ?? 0 };
}

const said = { body: "Danke!", language: "de" as const, requestId: "r", now };
const deedsOf = async (reviewId: number) =>
	(
		await db
			.select({ deed: auditEntries.deed, after: auditEntries.after })
			.from(auditEntries)
			.where(and(eq(auditEntries.subjectKind, "courseReview"), eq(auditEntries.subjectId, String(reviewId))))
			.orderBy(auditEntries.at)
	).map(({ deed }) => deed);

test("an answer stands under its review as it was written, whatever language is read", async () => {
	const { instructor, course, reviewId } = await makeReviewed();

	expect(await answerReview(db, { user: instructor, reviewId, ...said })).toEqual({ ok: true, courseId: course.id });
	for (const language of ["en", "fr"] as const) {
		const [review] = await listReviews(db, course.id, language);
		expect(review).toMatchObject({ answer: "Danke!", answerLanguage: "de", answeredBy: "Ingrid", answeredAt: now });
	}
	expect(await deedsOf(reviewId)).toEqual(["reviews.answer"]);
});

test("a second answer replaces the first, and both are recorded without their words", async () => {
	const { instructor, reviewId } = await makeReviewed();
	await answerReview(db, { user: instructor, reviewId, ...said });

	const later = new Date(now.getTime() + 1000);
	await answerReview(db, { user: instructor, reviewId, ...said, body: "Better", language: "en", now: later });

	const [review] = await db.select().from(courseReviews).where(eq(courseReviews.id, reviewId));
	expect(review).toMatchObject({ answer: "Better", answerLanguage: "en", answeredAt: now });
	expect(await deedsOf(reviewId)).toEqual(["reviews.answer", "reviews.changeAnswer"]);
	const entries = await db
		.select()
		.from(auditEntries)
		.where(eq(auditEntries.subjectId, String(reviewId)));
	expect(JSON.stringify(entries)).not.toMatch(/Danke|Better/);
});

test("an answer is taken back once, and the review waits again", async () => {
	const { instructor, course, reviewId } = await makeReviewed();
	const actor = { user: instructor, reviewId, requestId: "r", now };
	expect(await takeAnswerBack(db, actor)).toEqual({ ok: false, reason: "notFound" });
	await answerReview(db, { ...actor, ...said });

	expect(await takeAnswerBack(db, actor)).toEqual({ ok: true, courseId: course.id });
	expect(await takeAnswerBack(db, actor)).toEqual({ ok: false, reason: "notFound" });
	const [review] = await db.select().from(courseReviews).where(eq(courseReviews.id, reviewId));
	expect(review).toMatchObject({ answer: null, answerLanguage: null, answeredBy: null, answeredAt: null });
});

test("nobody but the course's instructor and admins answers, and others find no such review", async () => {
	const { reviewId } = await makeReviewed();
	const other = await makeUser(db, { role: "instructor" });
	const student = await makeUser(db);
	const admin = await makeUser(db, { role: "admin" });

	for (const user of [other, student]) {
		expect(await answerReview(db, { user, reviewId, ...said })).toEqual({ ok: false, reason: "notFound" });
	}
	expect(await answerReview(db, { user: admin, reviewId: 0, ...said })).toEqual({ ok: false, reason: "notFound" });
	expect(await deedsOf(reviewId)).toEqual([]);
	expect(await answerReview(db, { user: admin, reviewId, ...said })).toMatchObject({ ok: true });
	expect(await takeAnswerBack(db, { user: other, reviewId, requestId: "r", now })).toEqual({
		ok: false,
		reason: "notFound",
	});
});
