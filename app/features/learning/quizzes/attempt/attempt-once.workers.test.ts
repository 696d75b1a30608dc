import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { AnswerKey } from "#db/schema/learning/quizzes.ts";
import { quizAttempts, users } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeCourse, makeEnrollment, makeUser } from "#tests/factories.ts";
import { draftsColumn, saveDraft } from "../draft/quiz-drafts.repository.server";
import { figuresOfAttempt } from "./attempt-figures";
import type { Answers } from "./quiz-grading";
import { type AttemptOutcome, submitAttempt } from "./submit-attempt.server";

const now = new Date("2026-11-20T10:00:00Z");
const KEY = "0d3f8a52-6c1e-4b7f-9a40-5e2d71c8b936";
const single: AnswerKey = { type: "single", option: "a" };
const drawn: AnswerKey = {
	type: "number",
	value: "arv * 2",
	tolerance: 0,
	unit: "USD",
	variables: { arv: { between: [1000, 900_000], step: 1000 } },
};

async function arrange(answerKey = single) {
	const user = await makeUser(db);
	const quiz = { type: "quiz" as const, passPercent: 100, questions: [{ key: "one", answerKey }] };
	const { course, lessons } = await makeCourse(db, { modules: [[quiz, { ...quiz }]] });
	const enrollment = await makeEnrollment(db, { userId: user.id, courseId: course.id });
	const lessonId = lessons[0]?.id ?? 0;
	const place = { enrollmentId: enrollment.id, lessonId };
	const submit = (answers: Answers, more: { clientKey?: string; number?: number; lessonId?: number } = {}) =>
		submitAttempt(db, { user, lessonId, answers, language: "en", now, clientKey: KEY, ...more });
	const stored = () => db.select().from(quizAttempts).where(eq(quizAttempts.enrollmentId, enrollment.id));
	const draft = (number: number, text: string, savedAt = now) =>
		saveDraft(db, { userId: user.id, lessonId, number, values: { one: [text] }, savedAt, now }).returning();
	const drafts = async () => {
		const [reader] = await db
			.select({ drafts: draftsColumn(lessonId) })
			.from(users)
			.where(eq(users.id, user.id));
		return reader?.drafts;
	};
	const arvOf = (number: number) => figuresOfAttempt([{ key: "one", answerKey }], { ...place, number }).one?.arv ?? 0;
	return { user, lessons, lessonId, submit, stored, draft, drafts, arvOf };
}

function graded(outcome: AttemptOutcome) {
	if (!outcome.ok) throw new Error(outcome.reason);
	return outcome;
}

test("ten that bear the same name and arrive at once are one attempt, and all are answered alike", async () => {
	const { submit, stored } = await arrange();

	const outcomes = await Promise.all(Array.from({ length: 10 }, () => submit({ one: "b" })));

	const attempts = outcomes.map((outcome) => graded(outcome).attempt);
	expect(new Set(attempts.map(({ id }) => id)).size).toBe(1);
	expect(attempts.map(({ number }) => number)).toEqual(Array.from({ length: 10 }, () => 1));
	expect(await stored()).toMatchObject([{ number: 1, clientKey: KEY, score: 0 }]);
	expect(graded(outcomes[9] as AttemptOutcome).lesson.attemptCount).toBe(1);
});

test("a name counts for one lesson; without one each is an attempt", async () => {
	const { submit, stored, lessons } = await arrange();
	await submit({ one: "b" });
	expect(graded(await submit({ one: "a" }, { lessonId: lessons[1]?.id })).attempt.passed).toBe(true);
	await submit({ one: "b" }, { clientKey: undefined });
	expect(await stored()).toHaveLength(3);
});

test("one whose answer was lost is answered with what it was graded with, also when its figures have moved on", async () => {
	const { submit, arvOf, stored } = await arrange(drawn);
	const first = graded(await submit({ one: 2 * arvOf(1) }, { number: 1 }));
	const again = graded(await submit({ one: 2 * arvOf(1) }, { number: 1 }));

	expect(again.attempt).toEqual(first.attempt);
	expect(again.feedback).toEqual(first.feedback);
	expect(first.attempt.passed).toBe(true);
	expect(await stored()).toHaveLength(1);
});

test("of the answers of an unfinished quiz the last to be given win, whenever they arrive", async () => {
	const { draft, drafts } = await arrange();
	const minute = (count: number) => new Date(now.getTime() + 60_000 * count);
	await Promise.all([draft(1, "late", minute(2)), draft(1, "early", minute(1)), draft(1, "latest", minute(3))]);
	expect(await drafts()).toMatchObject([{ number: 1, values: { one: ["latest"] }, savedAt: minute(3) }]);
	expect(await draft(1, "early", minute(1))).toEqual([]);
});

test("handing in clears them, and what comes after brings them not back; those of the next attempt are kept", async () => {
	const { draft, drafts, submit } = await arrange();
	await draft(1, "b");
	await submit({ one: "b" });
	expect(await drafts()).toEqual([]);
	expect(await draft(1, "b", new Date(now.getTime() + 1000))).toEqual([]);
	expect(await drafts()).toEqual([]);

	await draft(2, "a");
	await submit({ one: "b" });
	expect(await drafts()).toMatchObject([{ number: 2, values: { one: ["a"] } }]);
});

test("who has not taken the course keeps no answers", async () => {
	const { lessonId } = await arrange();
	const stranger = await makeUser(db);
	const draft = { userId: stranger.id, lessonId, number: 1, values: {}, savedAt: now, now };
	expect(await saveDraft(db, draft).returning()).toEqual([]);
});
