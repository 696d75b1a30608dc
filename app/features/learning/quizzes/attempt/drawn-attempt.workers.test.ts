import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { inBatch } from "#db/in-batch.server.ts";
import { quizAttempts } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeCourse, makeEnrollment, makeUser } from "#tests/factories.ts";
import { handInForm, handInStatements } from "../hand-in/hand-in-form.server";
import { askedQuestions } from "./asked-questions";
import { findAttemptReview } from "./attempt-review.server";
import { submitAttempt } from "./submit-attempt.server";

const now = new Date("2026-11-20T10:00:00Z");
const yes = { type: "trueFalse", value: true } as const;
const questions = [
	{ key: "fixed", answerKey: yes, tags: [], inBank: false },
	...["a", "b", "c", "d"].map((key) => ({ key, answerKey: yes, tags: ["contracts"], inBank: true })),
	...["x", "y"].map((key) => ({ key, answerKey: yes, tags: ["numbers"], inBank: true })),
];
const draw = [
	{ count: 2, tag: "contracts" },
	{ count: 1, tag: "numbers" },
];

async function arrange(maxAttempts = 0) {
	const user = await makeUser(db);
	const quiz = { type: "quiz" as const, passPercent: 75, maxAttempts, questions, draw };
	const { course, lessons } = await makeCourse(db, { modules: [[quiz]] });
	const enrollment = await makeEnrollment(db, { userId: user.id, courseId: course.id });
	const lessonId = lessons[0]?.id ?? 0;
	const asked = (number: number) =>
		askedQuestions({ questions, draw }, { enrollmentId: enrollment.id, lessonId, number }).map(({ key }) => key);
	const submit = (keys: readonly string[], more: { number?: number; wrong?: number; clientKey?: string } = {}) =>
		submitAttempt(db, {
			user,
			lessonId,
			answers: Object.fromEntries(keys.map((key, at) => [key, at >= (more.wrong ?? 0)])),
			language: "en",
			now,
			...more,
		});
	const stored = () => db.select().from(quizAttempts).where(eq(quizAttempts.enrollmentId, enrollment.id));
	return { user, lessonId, asked, submit, stored };
}

test("what was drawn is what is due, and the pass mark is a share of it", async () => {
	const { asked, submit, lessonId, user } = await arrange();
	const keys = asked(1);
	expect(keys).toHaveLength(4);
	const outcome = await submit(keys, { wrong: 1 });
	if (!outcome.ok) throw new Error(outcome.reason);
	expect(outcome.attempt).toMatchObject({ score: 75, passed: true });
	expect(outcome.feedback.map(({ key }) => key)).toEqual(keys);
	const of = { attemptId: outcome.attempt.id, lessonId, userId: user.id, language: "en" } as const;
	expect((await findAttemptReview(db, of))?.questions.map(({ key, correct }) => [key, correct])).toEqual(
		keys.map((key, at) => [key, at >= 1]),
	);
});

test("questions that were not drawn are unknown, and one that was drawn must be answered", async () => {
	const { asked, submit, stored } = await arrange();
	const keys = asked(1);
	const others = questions.map(({ key }) => key).filter((key) => !keys.includes(key));
	expect(await submit([...keys, ...others.slice(0, 1)])).toMatchObject({ ok: false, reason: "answersWrong" });
	expect(await submit(keys.slice(0, -1))).toMatchObject({
		reason: "answersWrong",
		fields: { [String(keys.at(-1))]: "errors.unanswered" },
	});
	expect(await stored()).toEqual([]);
});

test("the next attempt is asked others, and an attempt of a number that is taken is refused", async () => {
	const { asked, submit, stored } = await arrange();
	const [first, second] = [asked(1), asked(2)];
	const contracts = (keys: readonly string[]) => keys.filter((key) => "abcd".includes(key)).sort();
	expect([...contracts(first), ...contracts(second)].sort()).toEqual(["a", "b", "c", "d"]);
	expect(await submit(first, { number: 1 })).toMatchObject({ ok: true });
	expect(await submit(first, { number: 1 })).toEqual({ ok: false, reason: "figuresChanged" });
	expect(await submit(second, { number: 2 })).toMatchObject({ ok: true, attempt: { number: 2, score: 100 } });
	expect(await stored()).toHaveLength(2);
});

test("one that is sent again is answered with its first result", async () => {
	const { asked, submit, stored } = await arrange(1);
	const clientKey = crypto.randomUUID();
	const first = await submit(asked(1), { number: 1, clientKey });
	expect(await submit(asked(1), { number: 1, clientKey })).toMatchObject({
		ok: true,
		attempt: first.ok && first.attempt,
	});
	expect(await stored()).toHaveLength(1);
});

test("a form without script is read by the questions of its attempt", async () => {
	const { asked, user, lessonId } = await arrange();
	const send = async (keys: readonly string[]) => {
		const form = new FormData();
		form.set("_attempt", "1");
		for (const key of keys) form.set(key, "true");
		const found = await inBatch(db, handInStatements(db, { userId: user.id, lessonId, language: "en" }));
		return handInForm(db, { user, lessonId, form, language: "en", now, found });
	};
	const keys = asked(1);
	expect(await send(keys.slice(1))).toMatchObject({ reason: "formWrong", errors: { fixed: "errors.unanswered" } });
	expect(await send([...keys, "not-there"])).toMatchObject({ ok: true });
});
