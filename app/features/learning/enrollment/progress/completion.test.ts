import fc from "fast-check";
import { expect, test } from "vitest";
import {
	type CompletableLesson,
	canBeMarkedDone,
	completionThreshold,
	type LessonRecord,
	unmetCondition,
} from "./completion";

const article: CompletableLesson = { type: "article", video: null, passPercent: null, completes: null };
const clip = { file: "a.mp4", durationSeconds: 60, threshold: 90, captions: [] };
const video: CompletableLesson = { type: "video", video: clip, passPercent: null, completes: null };
const quiz: CompletableLesson = { type: "quiz", video: null, passPercent: 80, completes: null };
const exercise: CompletableLesson = { type: "exercise", video: null, passPercent: 75, completes: null };
const opened: LessonRecord = { completedAt: null, watchedSeconds: 0, bestScore: null, attemptCount: 0 };

test.each<[CompletableLesson, LessonRecord | null, unknown]>([
	[article, null, { reason: "notOpened" }],
	[article, opened, { reason: "notMarkedDone" }],
	[article, { ...opened, completedAt: new Date(0) }, null],
	[video, null, { reason: "notOpened" }],
	[video, opened, { reason: "watched", have: 0, need: 90 }],
	[video, { ...opened, watchedSeconds: 36 }, { reason: "watched", have: 60, need: 90 }],
	[video, { ...opened, watchedSeconds: 53 }, { reason: "watched", have: 88, need: 90 }],
	[video, { ...opened, watchedSeconds: 54 }, null],
	[{ ...video, video: null }, opened, { reason: "notMarkedDone" }],
	[quiz, null, { reason: "notTried", kind: "quiz", need: 80 }],
	[quiz, opened, { reason: "notTried", kind: "quiz", need: 80 }],
	[quiz, { ...opened, attemptCount: 2, bestScore: 70 }, { reason: "score", kind: "quiz", have: 70, need: 80 }],
	[quiz, { ...opened, attemptCount: 2, bestScore: 80 }, null],
	[{ ...quiz, passPercent: null }, null, { reason: "notTried", kind: "quiz", need: 80 }],
	[exercise, { ...opened, attemptCount: 1, bestScore: 50 }, { reason: "score", kind: "exercise", have: 50, need: 75 }],
	[quiz, { ...opened, completedAt: new Date(0), bestScore: 10 }, null],
	[{ ...quiz, completes: "button" }, { ...opened, attemptCount: 2, bestScore: 100 }, { reason: "notMarkedDone" }],
	[{ ...video, completes: "button" }, { ...opened, watchedSeconds: 60 }, { reason: "notMarkedDone" }],
	[{ ...exercise, completes: "button" }, null, { reason: "notOpened" }],
])("%j with %j lacks %j", (lesson, record, unmet) => {
	expect(unmetCondition(lesson, record)).toEqual(unmet);
});

test("only articles, videos without a clip, and what the button completes are marked done", () => {
	expect([article, { ...video, video: null }, video, quiz, exercise].map(canBeMarkedDone)).toEqual([
		true,
		true,
		false,
		false,
		false,
	]);
	expect([video, quiz, exercise].map((lesson) => canBeMarkedDone({ ...lesson, completes: "button" }))).toEqual([
		true,
		true,
		true,
	]);
});

test("what is shown as watched stays below what is needed until the threshold is reached", () => {
	const seconds = fc.integer({ min: 1, max: 20_000 });
	fc.assert(
		fc.property(seconds, seconds, fc.integer({ min: 1, max: 100 }), (durationSeconds, watchedSeconds, threshold) => {
			const lesson = { ...video, video: { ...clip, durationSeconds, threshold } };
			const unmet = unmetCondition(lesson, { ...opened, watchedSeconds });
			const isReached = watchedSeconds >= (completionThreshold(lesson).watchedSeconds ?? 0);

			expect(unmet === null).toBe(isReached);
			const isShortOfNeed = unmet?.reason === "watched" && unmet.have < unmet.need;
			expect(isShortOfNeed).toBe(!isReached);
		}),
	);
});
