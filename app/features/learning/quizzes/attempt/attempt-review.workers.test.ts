import { expect, test } from "vitest";
import { db } from "#tests/database.ts";
import { makeCourse, makeEnrollment, makeUser } from "#tests/factories.ts";
import { findAttemptReview } from "./attempt-review.server";
import { submitAttempt } from "./submit-attempt.server";

const language = "en" as const;
const now = new Date("2026-11-20T10:00:00Z");

async function arrange() {
	const user = await makeUser(db);
	const questions = [
		{ key: "one", answerKey: { type: "single" as const, option: "a" } },
		{ key: "yes", answerKey: { type: "trueFalse" as const, value: true } },
	];
	const quiz = { type: "quiz" as const, passPercent: 100, questions };
	const { course, lessons } = await makeCourse(db, { modules: [[quiz, { ...quiz }]] });
	await makeEnrollment(db, { userId: user.id, courseId: course.id });
	const [lessonId = 0, otherLessonId = 0] = lessons.map(({ id }) => id);
	const outcome = await submitAttempt(db, { user, lessonId, answers: { one: "b", yes: false }, language, now });
	if (!outcome.ok) throw new Error(outcome.reason);
	const pass = () => submitAttempt(db, { user, lessonId, answers: { one: "a", yes: true }, language, now });
	return { user, course, lessonId, otherLessonId, attemptId: outcome.attempt.id, pass };
}

test("before the pass an attempt is shown with what was given, not with what would have been right", async () => {
	const { user, lessonId, attemptId } = await arrange();

	const review = await findAttemptReview(db, { attemptId, lessonId, userId: user.id, language });

	expect(review?.questions).toMatchObject([
		{ key: "one", correct: false, given: "b", correctAnswer: null, explanation: null },
		{ key: "yes", correct: false, given: false, correctAnswer: null, explanation: null },
	]);
});

test("after the pass every attempt is shown with what was given and what was right", async () => {
	const { user, lessonId, attemptId, pass } = await arrange();
	await pass();

	const review = await findAttemptReview(db, { attemptId, lessonId, userId: user.id, language });

	expect(review).toMatchObject({ id: attemptId, number: 1, score: 0, passed: false });
	expect(review?.questions).toMatchObject([
		{ key: "one", correct: false, given: "b", correctAnswer: "a" },
		{ key: "yes", correct: false, given: false, correctAnswer: true },
	]);
});

test("nobody sees the attempt of somebody else, nor one under another lesson", async () => {
	const { course, user, lessonId, otherLessonId, attemptId } = await arrange();
	const other = await makeUser(db);
	await makeEnrollment(db, { userId: other.id, courseId: course.id });

	expect(await findAttemptReview(db, { attemptId, lessonId, userId: other.id, language })).toBeNull();
	expect(await findAttemptReview(db, { attemptId, lessonId: otherLessonId, userId: user.id, language })).toBeNull();
	expect(await findAttemptReview(db, { attemptId: "' or 1=1", lessonId, userId: user.id, language })).toBeNull();
});
