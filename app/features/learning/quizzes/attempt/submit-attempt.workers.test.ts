import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { findLessonPage } from "#app/features/learning/lessons/lesson/lesson-page.repository.server.ts";
import type { AnswerKey } from "#db/schema/learning/quizzes.ts";
import { learningDays, questions as questionTable, questionTranslations, quizAttempts } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeCourse, makeEnrollment, makeSession, makeUser } from "#tests/factories.ts";
import { figuresOfAttempt } from "./attempt-figures";
import { findAttemptReview } from "./attempt-review.server";
import { AttemptShape, toApiAttempt } from "./attempt-shape";
import type { Answers } from "./quiz-grading";
import { type AttemptOutcome, submitAttempt } from "./submit-attempt.server";

const now = new Date("2026-11-20T10:00:00Z");
const questions: { key: string; answerKey: AnswerKey }[] = [
	{ key: "one", answerKey: { type: "single", option: "a" } },
	{ key: "offer", answerKey: { type: "number", value: 96_000, tolerance: 500, unit: "USD" } },
	{ key: "steps", answerKey: { type: "ordering", order: ["a", "b", "c"] } },
	{ key: "yes", answerKey: { type: "trueFalse", value: true } },
];
const right: Answers = { one: "a", offer: "96,000", steps: ["a", "b", "c"], yes: true };
const wrong: Answers = { one: "b", offer: "1", steps: ["c", "b", "a"], yes: false };

async function arrange({ maxAttempts = 0 }: { maxAttempts?: number } = {}) {
	const user = await makeUser(db);
	const quiz = { type: "quiz" as const, passPercent: 75, maxAttempts, questions };
	const { course, lessons } = await makeCourse(db, { modules: [[quiz, {}]] });
	const enrollment = await makeEnrollment(db, { userId: user.id, courseId: course.id });
	const lessonId = lessons[0]?.id ?? 0;
	const submit = (answers: Answers) => submitAttempt(db, { user, lessonId, answers, language: "en", now });
	const stored = () => db.select().from(quizAttempts).where(eq(quizAttempts.enrollmentId, enrollment.id));
	return { user, course, lessons, lessonId, enrollment, submit, stored };
}

function graded(outcome: AttemptOutcome) {
	if (!outcome.ok) throw new Error(outcome.reason);
	return outcome;
}

test("a passed quiz completes its lesson and moves the course", async () => {
	const { submit, stored, user } = await arrange();

	const outcome = graded(await submit({ ...right, steps: ["b", "a", "c"] }));

	expect(outcome.attempt).toMatchObject({ number: 1, score: 75, passed: true, submittedAt: now });
	expect(outcome.attemptsLeft).toBeNull();
	expect(outcome.feedback[2]).toEqual({
		key: "steps",
		correct: false,
		notes: [],
		found: null,
		correctAnswer: ["a", "b", "c"],
		explanation: "Because of steps.",
	});
	expect(outcome.lesson).toMatchObject({ bestScore: 75, attemptCount: 1, completedAt: now });
	expect(outcome.enrollment).toMatchObject({ status: "in_progress", progress: 50 });
	expect(await stored()).toMatchObject([{ number: 1, answers: { ...right, steps: ["b", "a", "c"] }, passed: true }]);
	expect(await db.select().from(learningDays).where(eq(learningDays.userId, user.id))).toMatchObject([
		{ lessonsCompleted: 1 },
	]);
});

test("a failed quiz says what is missing, and the best score stays the best", async () => {
	const { submit } = await arrange();
	await submit({ ...wrong, one: "a", yes: true });

	const outcome = graded(await submit({ ...wrong, one: "a" }));

	expect(outcome.attempt).toMatchObject({ number: 2, score: 25, passed: false });
	expect(outcome.lesson).toMatchObject({ bestScore: 50, attemptCount: 2, completedAt: null });
	expect(toApiAttempt(outcome).lesson.unmet).toEqual({ reason: "score", kind: "quiz", have: 50, need: 75 });
});

test("what the API answers has the shape that it promises", async () => {
	const { submit } = await arrange();

	const answer = toApiAttempt(graded(await submit(right)));

	expect(AttemptShape.parse(answer)).toEqual(answer);
});

test("a failed attempt after a pass takes nothing away", async () => {
	const { submit } = await arrange();
	await submit(right);

	const outcome = graded(await submit(wrong));

	expect(outcome.lesson).toMatchObject({ bestScore: 100, completedAt: now });
});

test("no more attempts than allowed are taken", async () => {
	const { submit, stored } = await arrange({ maxAttempts: 2 });

	expect(graded(await submit(wrong)).attemptsLeft).toBe(1);
	expect(graded(await submit(wrong)).attemptsLeft).toBe(0);
	expect(await submit(right)).toEqual({ ok: false, reason: "noAttemptsLeft" });
	expect(await stored()).toHaveLength(2);
});

test("twenty attempts at once get twenty numbers", async () => {
	const { submit, stored } = await arrange();

	const outcomes = await Promise.all(Array.from({ length: 20 }, () => submit({ ...wrong, one: "a" })));

	const numbers = outcomes.map((outcome) => graded(outcome).attempt.number).sort((a, b) => a - b);
	expect(numbers).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
	expect(await stored()).toHaveLength(20);
});

test("twenty attempts at once on three allowed: three are graded, the passing one only if it is among them", async () => {
	const { submit, stored, lessonId, user } = await arrange({ maxAttempts: 3 });

	const outcomes = await Promise.all(Array.from({ length: 20 }, (_, index) => submit(index === 19 ? right : wrong)));

	const refused = outcomes.filter((outcome) => !outcome.ok && outcome.reason === "noAttemptsLeft");
	expect(refused).toHaveLength(17);
	const attempts = await stored();
	expect(attempts.map(({ number }) => number).sort()).toEqual([1, 2, 3]);
	const page = await findLessonPage(db, { lessonId, session: await makeSession(db, user.id), language: "en", now });
	const best = Math.max(...attempts.map(({ score }) => score));
	expect(page?.progress).toMatchObject([{ bestScore: best, attemptCount: 3, completedAt: best === 100 ? now : null }]);
});

test("unknown questions, questions left out and answers of the wrong kind are refused by name", async () => {
	const { submit, stored } = await arrange();

	expect(await submit({ one: true, other: "a", offer: "", steps: [] })).toEqual({
		ok: false,
		reason: "answersWrong",
		fields: {
			one: "errors.answerWrong",
			other: "errors.questionUnknown",
			offer: "errors.unanswered",
			steps: "errors.unanswered",
			yes: "errors.unanswered",
		},
	});
	expect(await submit({})).toMatchObject({ ok: false, reason: "answersWrong" });
	expect(await stored()).toEqual([]);
});

test("explanations are in the learner's language, or else in English", async () => {
	const { lessonId, user } = await arrange();
	const [first] = await db
		.select()
		.from(questionTable)
		.where(and(eq(questionTable.lessonId, lessonId), eq(questionTable.key, "one")));
	const words = { prompt: "Frage?", choices: [], explanation: "Darum." };
	await db.insert(questionTranslations).values({ questionId: first?.id ?? 0, language: "de", ...words });

	const answers = { ...right, offer: "96.000" };
	const outcome = graded(await submitAttempt(db, { user, lessonId, answers, language: "de", now }));

	expect(outcome.attempt.score).toBe(100);
	expect(outcome.feedback.map(({ explanation }) => explanation).slice(0, 2)).toEqual(["Darum.", "Because of offer."]);
});

test("a lesson without questions, and a learner who may not, are refused", async () => {
	const { lessons, lessonId, user } = await arrange();
	const stranger = await makeUser(db);
	const input = { answers: {}, language: "en", now } as const;

	expect(await submitAttempt(db, { ...input, user, lessonId: lessons[1]?.id ?? 0 })).toEqual({
		ok: false,
		reason: "notFound",
	});
	expect(await submitAttempt(db, { ...input, user: stranger, lessonId })).toEqual({ ok: false, reason: "notEnrolled" });
	expect(await submitAttempt(db, { ...input, user, lessonId: 999_999 })).toEqual({ ok: false, reason: "notFound" });
});

/** A quiz with one question whose figures differ by attempt. */
async function arrangeDrawn() {
	const user = await makeUser(db);
	const answerKey: AnswerKey = {
		type: "number",
		value: "arv * 0.7 - 8000",
		tolerance: 0,
		unit: "USD",
		diagnoses: ["arv * 0.7"],
		variables: { arv: { between: [100_000, 900_000], step: 1000 } },
	};
	const quiz = { type: "quiz" as const, passPercent: 100, questions: [{ key: "offer", answerKey }] };
	const { course, lessons } = await makeCourse(db, { modules: [[quiz]] });
	const enrollment = await makeEnrollment(db, { userId: user.id, courseId: course.id });
	const lessonId = lessons[0]?.id ?? 0;
	const submit = (offer: number, number?: number) =>
		submitAttempt(db, { user, lessonId, answers: { offer }, number, language: "en", now });
	const arvOf = (number: number) =>
		figuresOfAttempt([{ key: "offer", answerKey }], { enrollmentId: enrollment.id, lessonId, number }).offer?.arv ?? 0;
	return { lessonId, user, submit, arvOf };
}

test("each attempt is graded with its own figures, and keeps them", async () => {
	const { submit, arvOf, lessonId, user } = await arrangeDrawn();
	expect(arvOf(1)).not.toBe(arvOf(2));

	const first = graded(await submit(arvOf(2) * 0.7 - 8000, 1));
	const second = graded(await submit(arvOf(2) * 0.7 - 8000, 2));

	expect([first.attempt.passed, second.attempt.passed]).toEqual([false, true]);
	const review = await findAttemptReview(db, {
		attemptId: first.attempt.id,
		lessonId,
		userId: user.id,
		language: "en",
	});
	expect(review?.figures).toEqual({ offer: { arv: arvOf(1) } });
	expect(review?.questions[0]?.correctAnswer).toBe(arvOf(1) * 0.7 - 8000);
});

test("of ten attempts at once with the same figures one is graded, the others are told that they have changed", async () => {
	const { submit, arvOf } = await arrangeDrawn();

	const outcomes = await Promise.all(Array.from({ length: 10 }, () => submit(arvOf(1) * 0.7 - 8000, 1)));

	expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
	expect(outcomes.filter((outcome) => !outcome.ok && outcome.reason === "figuresChanged")).toHaveLength(9);
});
