import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { MINUTE_MS, SECOND_MS } from "#app/shared/durations.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { quizDrafts, quizSittings } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeCourse, makeEnrollment, makeUser } from "#tests/factories.ts";
import { findAttemptReview } from "../attempt/attempt-review.server";
import type { Answers } from "../attempt/quiz-grading";
import { attemptStatements, submitAttempt } from "../attempt/submit-attempt.server";
import { saveDeviceWork } from "../draft/keep-device-work.server";
import { handInForm, handInStatements } from "../hand-in/hand-in-form.server";
import { beginSitting } from "./begin-sitting.server";

const begun = new Date("2026-11-20T10:00:00Z");
const LIMIT = 20;
const after = (minutes: number, seconds = 0) => new Date(begun.getTime() + minutes * MINUTE_MS + seconds * SECOND_MS);
const questions = [
	{ key: "one", answerKey: { type: "single", option: "a" } as const },
	{ key: "yes", answerKey: { type: "trueFalse", value: true } as const },
];
const right: Answers = { one: "a", yes: true };

async function arrange({ maxAttempts = 0, timeLimitMinutes = LIMIT as number | null } = {}) {
	const user = await makeUser(db);
	const quiz = { type: "quiz" as const, passPercent: 50, maxAttempts, timeLimitMinutes, questions };
	const { course, lessons } = await makeCourse(db, { modules: [[quiz]] });
	const enrollment = await makeEnrollment(db, { userId: user.id, courseId: course.id });
	const lessonId = lessons[0]?.id ?? 0;
	const of = { userId: user.id, lessonId, language: "en" } as const;
	const begin = async (now = begun) =>
		beginSitting(db, { lessonId, now, found: await inBatch(db, attemptStatements(db, of)) });
	const submit = (answers: Answers, now: Date, more: { timeIsUp?: boolean; number?: number } = {}) =>
		submitAttempt(db, { user, lessonId, answers, language: "en", now, ...more });
	const keep = (values: Record<string, string[]>, now: Date, number = 1) =>
		saveDeviceWork(db, {
			userId: user.id,
			lessonId,
			work: { kind: "draft", number, savedAt: begun.getTime(), values },
			now,
		});
	const form = async (fields: Record<string, string>, now: Date) => {
		const sent = new FormData();
		for (const [name, value] of Object.entries({ _attempt: "1", ...fields })) sent.set(name, value);
		const found = await inBatch(db, handInStatements(db, of));
		return handInForm(db, { user, lessonId, form: sent, language: "en", now, found });
	};
	const sittings = () => db.select().from(quizSittings).where(eq(quizSittings.enrollmentId, enrollment.id));
	return { user, lessonId, begin, submit, keep, form, sittings };
}

test("the clock starts once for each attempt, whichever device asks", async () => {
	const { begin, sittings, submit } = await arrange();
	await Promise.all([begin(), begin(after(1)), begin(after(2))]);
	const [first] = await sittings();
	expect(await sittings()).toHaveLength(1);
	expect(Number(first?.endsAt) - Number(first?.begunAt)).toBe(LIMIT * MINUTE_MS);
	await submit(right, after(5));
	await begin(after(6));
	expect(await sittings()).toMatchObject([{ number: 1 }, { number: 2, endsAt: after(26) }]);
});

test("it does not start without a limit, without attempts left, or for somebody else", async () => {
	const free = await arrange({ timeLimitMinutes: null });
	await free.begin();
	expect(await free.sittings()).toEqual([]);
	const once = await arrange({ maxAttempts: 1 });
	await once.begin();
	await once.submit({ one: "b", yes: false }, after(1));
	await once.begin(after(2));
	expect(await once.sittings()).toHaveLength(1);
	expect(await once.submit(right, after(3))).toEqual({ ok: false, reason: "noAttemptsLeft" });
	const stranger = await makeUser(db);
	const { lessonId } = once;
	const found = await inBatch(db, attemptStatements(db, { userId: stranger.id, lessonId, language: "en" }));
	await beginSitting(db, { lessonId, now: begun, found });
	expect(await db.select().from(quizSittings).where(eq(quizSittings.lessonId, lessonId))).toHaveLength(1);
});

test("nothing is handed in before it began, and all answers are due while it runs", async () => {
	const { begin, submit, form } = await arrange();
	expect(await submit(right, begun)).toEqual({ ok: false, reason: "notBegun" });
	expect(await form({ one: "a", yes: "true" }, begun)).toEqual({ ok: false, reason: "notBegun" });
	await begin();
	expect(await submit({ one: "a" }, after(19))).toMatchObject({ reason: "answersWrong" });
	expect(await form({ one: "a" }, after(19))).toMatchObject({
		reason: "formWrong",
		errors: { yes: "errors.unanswered" },
	});
	expect(await submit(right, after(19))).toMatchObject({ ok: true, attempt: { score: 100 } });
});

test("at the end what is answered is marked, up to half a minute later", async () => {
	for (const [now, more] of [
		[after(19, 59), { timeIsUp: true }],
		[after(20, 30), {}],
	] as const) {
		const { begin, submit } = await arrange();
		await begin();
		expect(await submit({ one: "a" }, now, more)).toMatchObject({ ok: true, attempt: { score: 50, passed: true } });
	}
	const { begin, form } = await arrange();
	await begin();
	expect(await form({ one: "a" }, after(20, 10))).toMatchObject({ ok: true });
});

test("later than that the draft is marked, however right the answers are, and the result says so", async () => {
	const { user, lessonId, begin, keep, submit } = await arrange();
	await begin();
	expect(await keep({ one: ["b"], yes: ["true"] }, after(19))).toBe(true);
	expect(await keep({ one: ["a"], yes: ["true"] }, after(20, 31))).toBe(false);
	const outcome = await submit(right, after(20, 31));
	if (!outcome.ok) throw new Error(outcome.reason);
	expect(outcome.attempt.score).toBe(50);
	const review = await findAttemptReview(db, {
		attemptId: outcome.attempt.id,
		lessonId,
		userId: user.id,
		language: "en",
	});
	expect(review).toMatchObject({ isLate: true, questions: [{ given: "b" }, { given: true }] });
	expect(await db.select().from(quizDrafts).where(eq(quizDrafts.userId, user.id))).toEqual([]);
});

test("who comes back after the end hands in what was saved; nothing saved is nothing answered", async () => {
	const { begin, keep, form } = await arrange();
	await begin();
	await keep({ one: ["a"] }, after(10));
	expect(await form({ _time: "up" }, after(20, 5))).toMatchObject({ ok: true });
	const empty = await arrange();
	await empty.begin();
	expect(await empty.submit({}, after(60))).toMatchObject({ ok: true, attempt: { score: 0, passed: false } });
});

test("without a limit nothing can be left out, whatever is said of the time", async () => {
	const { submit, form } = await arrange({ timeLimitMinutes: null });
	expect(await submit({ one: "a" }, begun, { timeIsUp: true })).toMatchObject({ reason: "answersWrong" });
	expect(await form({ one: "a", _time: "up" }, begun)).toMatchObject({ reason: "formWrong" });
});
