import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { attemptStatements, submitAttempt } from "#app/features/learning/quizzes/attempt/submit-attempt.server.ts";
import { findAttemptReview, findCorrections } from "#app/features/learning/quizzes/face.server.ts";
import { ATTEMPTS_AT_ONCE } from "#app/features/learning/quizzes/regrade/regrade-attempts.server.ts";
import { DAY_MS } from "#app/shared/durations.ts";
import { inBatch } from "#db/in-batch.server.ts";
import {
	auditEntries,
	courseSchedules,
	documentDrafts,
	enrollments,
	lessonProgress,
	outbox,
} from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { beginQuiz, choose, later, runAllSteps, runStep } from "#tests/learning/corrected-quiz.ts";
import { now } from "#tests/learning/shipped-course.ts";
import { historyPageData } from "../history/history-page-data.server";
import { publishScheduled } from "../schedule/publish-scheduled.server";
import { scheduleCourseDrafts } from "../schedule/schedule-drafts.server";
import { undoMarks } from "./undo-marks.server";

const language = "en" as const;

/** Two answered by the key of before (one of them all right), one by the key to come. */
async function arrange() {
	const quiz = await beginQuiz();
	const [passed, failed, unlucky] = [await quiz.enroll(), await quiz.enroll(), await quiz.enroll()];
	await passed.submit({ deed: "a", lien: true });
	await failed.submit({ deed: "a", lien: false });
	await unlucky.submit({ deed: "b", lien: true });
	const scoreOf = async ({ enrollment }: typeof passed) =>
		(await quiz.attempts()).find((one) => one.enrollmentId === enrollment.id);
	const recordOf = async ({ enrollment }: typeof passed) =>
		(await db.select().from(lessonProgress).where(eq(lessonProgress.enrollmentId, enrollment.id)))[0];
	const enrollmentOf = async ({ enrollment }: typeof passed) =>
		(await db.select().from(enrollments).where(eq(enrollments.id, enrollment.id)))[0];
	const measure = async () => {
		const questions = [
			{ key: "deed", answerKey: { type: "single" as const, option: "b" } },
			{ key: "lien", answerKey: { type: "trueFalse" as const, value: true } },
		];
		const lessons = [{ key: "check", passPercent: 80, questions }];
		return findCorrections(db, { courseId: quiz.courseId, lessons, language });
	};
	return { quiz, passed, failed, unlucky, scoreOf, recordOf, enrollmentOf, measure };
}

test("marking again does what was measured, tells why, and revokes neither pass nor completion", async () => {
	const { quiz, passed, failed, unlucky, scoreOf, recordOf, enrollmentOf, measure } = await arrange();
	expect(await measure()).toMatchObject([
		{
			question: "deed",
			number: 1,
			attempts: 3,
			effects: { again: { rise: 1, fall: 2, pass: 1 }, full: { rise: 1, fall: 0, pass: 1 } },
		},
	]);
	await quiz.correct("b");
	expect(await quiz.publish([choose("again")])).toMatchObject({ ok: true, jobIds: [expect.any(String)] });
	expect((await scoreOf(unlucky))?.score).toBe(50);
	await runAllSteps(later(1));

	expect(await scoreOf(unlucky)).toMatchObject({ score: 100, passed: true, firstScore: 50 });
	expect((await scoreOf(unlucky))?.remark).toEqual({
		at: later(1).getTime(),
		from: 50,
		corrected: [1],
		full: [],
		isUndone: false,
	});
	expect(await recordOf(unlucky)).toMatchObject({ bestScore: 100, completedAt: later(1), lastSeenAt: now });
	expect(await enrollmentOf(unlucky)).toMatchObject({
		status: "completed",
		progress: 100,
		completedAt: later(1),
		lastActivityAt: now,
	});
	expect(await scoreOf(passed)).toMatchObject({ score: 50, passed: true, firstScore: 100 });
	expect(await recordOf(passed)).toMatchObject({ bestScore: 50, completedAt: now });
	expect(await enrollmentOf(passed)).toMatchObject({ status: "completed", completedAt: now });
	expect(await scoreOf(failed)).toMatchObject({ score: 0, passed: false, firstScore: 50 });
	expect(await quiz.regrades()).toMatchObject([{ state: "done", changed: 3, passed: 1 }]);

	const attemptId = (await scoreOf(unlucky))?.id ?? "";
	const review = { attemptId, lessonId: quiz.quizId, userId: unlucky.user.id, language };
	expect(await findAttemptReview(db, review)).toMatchObject({
		score: 100,
		questions: [{ correct: true, correctAnswer: "b" }, { correct: true }],
	});
	const entries = await db.select().from(auditEntries).where(eq(auditEntries.deed, "courses.markAgain"));
	expect(entries.at(-1)?.after).toMatchObject({
		questions: [{ question: "deed", choice: "again", rise: 1, fall: 2, pass: 1 }],
	});
});

test("full marks raise those who were wrong; keeping changes nothing", async () => {
	const { quiz, passed, failed, unlucky, scoreOf } = await arrange();
	await quiz.correct("b");
	await quiz.publish([choose("full")]);
	await runAllSteps();
	const scores = await Promise.all([passed, failed, unlucky].map(async (one) => (await scoreOf(one))?.score));
	expect(scores).toEqual([100, 50, 100]);

	await quiz.correct("a");
	expect(await quiz.publish([choose("keep")])).toMatchObject({ ok: true, jobIds: [] });
	expect(await quiz.regrades()).toHaveLength(1);
});

test("versions say what was decided with their changed keys, and offer the way back for a day", async () => {
	const { quiz } = await arrange();
	const marksAt = async (at: Date) => {
		const reader = { user: { timeZone: "UTC" }, language, search: new URLSearchParams(), now: at };
		const { versions } = await historyPageData(db, await quiz.open(), reader);
		return versions.map(({ marks }) => marks);
	};
	expect(await marksAt(now)).toEqual([[]]);
	await quiz.correct("b", false);
	await quiz.publish([choose("again")]);
	await runAllSteps();
	const [again] = await marksAt(later(60));
	expect(again).toMatchObject([
		{
			lines: [expect.stringMatching(/question 1: marked again by the new key$/)],
			regrade: {
				state: "done",
				canBeUndone: true,
				result: expect.stringMatching(/^3 results changed\. .*Can be undone until/),
			},
		},
		{ lines: [expect.stringMatching(/question 2: all marks kept$/)], regrade: null },
	]);
	const [later1] = await marksAt(new Date(now.getTime() + DAY_MS));
	expect(later1?.[0]?.regrade).toMatchObject({ canBeUndone: false, result: expect.not.stringContaining("until") });
	// A version that changes nothing that counts as right decides nothing.
	await quiz.write((body) => ({ ...body, passPercent: 70 }));
	await quiz.publish();
	expect((await marksAt(later(60))).map((marks) => marks.length)).toEqual([0, 2, 0]);
});

test("undoing within a day gives every former score back, keeps what was passed, and is said", async () => {
	const { quiz, passed, failed, unlucky, scoreOf, recordOf, enrollmentOf } = await arrange();
	await quiz.correct("b");
	await quiz.publish([choose("again")]);
	await runAllSteps();
	const regradeId = (await quiz.regrades())[0]?.id ?? "";
	const undo = (at: Date, courseId = quiz.courseId) =>
		undoMarks(db, { courseId, regradeId, by: quiz.editor.id, requestId: "r", now: at });

	expect(await undo(new Date(now.getTime() + DAY_MS + 1))).toEqual({ ok: false, reason: "notUndoable" });
	expect(await undo(later(5), quiz.courseId + 1)).toEqual({ ok: false, reason: "notUndoable" });
	const both = await Promise.all([undo(later(5)), undo(later(5))]);
	expect(both.filter(({ ok }) => ok)).toHaveLength(1);
	await runAllSteps(later(6));

	const scores = await Promise.all([passed, failed, unlucky].map(async (one) => (await scoreOf(one))?.score));
	expect(scores).toEqual([100, 50, 50]);
	expect(await scoreOf(unlucky)).toMatchObject({
		passed: true,
		firstScore: null,
		regrades: {},
		remark: { from: 100, isUndone: true },
	});
	expect(await recordOf(unlucky)).toMatchObject({ bestScore: 50, completedAt: now });
	expect(await enrollmentOf(unlucky)).toMatchObject({ status: "completed" });
	expect(await quiz.regrades()).toMatchObject([{ state: "undone" }]);
	expect(await undo(later(7))).toEqual({ ok: false, reason: "notUndoable" });
});

test("attempts are marked in batches, a step that runs twice changes nothing, and an undo in between wins", async () => {
	const quiz = await beginQuiz();
	const { submit } = await quiz.enroll();
	for (let at = 0; at <= ATTEMPTS_AT_ONCE; at += 1) await submit({ deed: "b", lien: false });
	await quiz.correct("b");
	await quiz.publish([choose("again")]);
	const first = await runStep();
	const raised = async () => (await quiz.attempts()).filter(({ score }) => score === 50).length;
	expect(await raised()).toBe(ATTEMPTS_AT_ONCE);
	await db
		.update(outbox)
		.set({ doneAt: null, claimedUntil: null })
		.where(eq(outbox.id, first ?? ""));
	await runAllSteps();
	expect(await raised()).toBe(ATTEMPTS_AT_ONCE + 1);
	expect(await quiz.regrades()).toMatchObject([{ state: "done", changed: ATTEMPTS_AT_ONCE + 1 }]);

	await quiz.correct("b", false);
	await quiz.publish([choose("again", "lien")]);
	await runStep();
	const [, second] = await quiz.regrades();
	await undoMarks(db, { courseId: quiz.courseId, regradeId: second?.id ?? "", by: 1, requestId: "r", now });
	await runAllSteps();
	expect(await raised()).toBe(ATTEMPTS_AT_ONCE + 1);
});

test("an attempt read before a publication and stored after it is marked by the new key", async () => {
	const quiz = await beginQuiz();
	const { user, submit } = await quiz.enroll();
	await submit({ deed: "b", lien: true });
	const read = attemptStatements(db, { userId: user.id, lessonId: quiz.quizId, language });
	const found = await inBatch(db, read);
	await quiz.correct("b");
	await quiz.publish([choose("again")]);
	await runAllSteps();

	const answers = { deed: "b", lien: true };
	const outcome = await submitAttempt(db, { user, lessonId: quiz.quizId, answers, language, now, found });
	expect(outcome).toMatchObject({ ok: true, attempt: { score: 100, passed: true, number: 2 } });
	expect((await quiz.attempts()).map(({ score }) => score)).toEqual([100, 100]);
	expect((await quiz.attempts()).filter((one) => one.score === 100 && one.firstScore === null)).toHaveLength(1);
});

test("of two who publish at once with other choices one wins, and the other is told", async () => {
	const { quiz, scoreOf, unlucky, failed } = await arrange();
	await quiz.correct("b");
	const outcomes = await Promise.all([quiz.publish([choose("again")]), quiz.publish([choose("full")])]);
	expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
	expect(outcomes.find(({ ok }) => !ok)).toEqual({ ok: false, reason: "changedMeanwhile" });
	await runAllSteps();
	const [regrade] = await quiz.regrades();
	expect(await quiz.regrades()).toHaveLength(1);
	const isFull = outcomes[1]?.ok;
	expect(regrade?.questions.deed?.choice).toBe(isFull ? "full" : "again");
	expect((await scoreOf(unlucky))?.score).toBe(100);
	expect((await scoreOf(failed))?.score).toBe(isFull ? 50 : 0);
});

test("a choice for a question whose key does not change publishes nothing", async () => {
	const { quiz } = await arrange();
	const before = await quiz.version();
	await quiz.correct("b");
	expect(await quiz.publish([choose("again", "lien")])).toEqual({ ok: false, reason: "marksChanged" });
	expect([await quiz.version(), await quiz.regrades()]).toEqual([before, []]);
	// Choices for what is left out do not matter.
	expect(await quiz.publish([{ lesson: "another", question: "deed", choice: "full" }])).toMatchObject({ ok: true });
});

test("a publication at a time carries the choices frozen with it", async () => {
	const { quiz, scoreOf, unlucky } = await arrange();
	await quiz.correct("b");
	const { documentId } = await quiz.open();
	const chosen = await db.select().from(documentDrafts).where(eq(documentDrafts.documentId, documentId));
	const choices = [choose("again"), { lesson: "another", question: "x", choice: "full" as const }];
	const more = { note: "", tellLearners: false, timeZone: "UTC", requestId: "r", now, choices };
	const { courseId, editor } = quiz;
	await scheduleCourseDrafts(db, { ...more, courseId, editor, chosen, publishAt: later(60) });
	const [schedule] = await db.select().from(courseSchedules).where(eq(courseSchedules.courseId, courseId));
	expect(schedule?.marks).toEqual([["check", "deed", "again"]]);
	if (!schedule) throw new Error("no schedule");

	expect(await publishScheduled(db, schedule, { origin: "https://school.example", now: later(60) })).toBe("published");
	await runAllSteps(later(61));
	expect(await scoreOf(unlucky)).toMatchObject({ score: 100, passed: true });
});
