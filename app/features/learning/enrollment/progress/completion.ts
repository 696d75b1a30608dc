import type { LessonVideo } from "#db/schema/learning/catalog.ts";

/** Counts where a lesson names no pass mark of its own, in percent. */
export const DEFAULT_PASS_PERCENT = 80;

export type LessonType = "article" | "video" | "quiz" | "exercise";
export type CompletableLesson = { type: LessonType; video: LessonVideo | null; passPercent: number | null };
export type LessonRecord = {
	completedAt: Date | null;
	watchedSeconds: number;
	bestScore: number | null;
	attemptCount: number;
};

/**
 * What a lesson still asks for. `have` and `need` are in percent. A quiz asks
 * for a score; in an exercise (`kind: "exercise"`) the same figures are the
 * share of sums within tolerance.
 */
export type Unmet =
	| { reason: "notOpened" }
	| { reason: "notMarkedDone" }
	| { reason: "watched"; have: number; need: number }
	| { reason: "notTried"; kind: "quiz" | "exercise"; need: number }
	| { reason: "score"; kind: "quiz" | "exercise"; have: number; need: number };

/**
 * Says why a lesson does not count as complete, or `null` when it does.
 *
 * `record` is `null` until the lesson has been opened. A completed lesson stays
 * complete when its conditions change later. Rules: docs/domain/access.md
 */
export function unmetCondition(lesson: CompletableLesson, record: LessonRecord | null): Unmet | null {
	if (record?.completedAt) return null;
	if (lesson.type === "quiz" || lesson.type === "exercise") return unmetScore(lesson, lesson.type, record);
	if (!record) return NOT_OPENED;
	if (lesson.type === "article" || !lesson.video) return NOT_MARKED_DONE;
	if (record.watchedSeconds >= secondsToWatch(lesson.video)) return null;

	const { durationSeconds, threshold } = lesson.video;
	return { reason: "watched", have: Math.floor((100 * record.watchedSeconds) / durationSeconds), need: threshold };
}

// Most of what is left of a course: the same object is sent to the browser once.
const NOT_OPENED: Unmet = { reason: "notOpened" };
const NOT_MARKED_DONE: Unmet = { reason: "notMarkedDone" };

/**
 * What the stored record must reach for the lesson to complete by itself:
 * seconds watched or best score in percent. Empty for a lesson that the learner marks done.
 */
export function completionThreshold(lesson: CompletableLesson): { watchedSeconds?: number; bestScore?: number } {
	if (lesson.type === "quiz" || lesson.type === "exercise") return { bestScore: passMark(lesson) };
	return lesson.type === "video" && lesson.video ? { watchedSeconds: secondsToWatch(lesson.video) } : {};
}

/** True for a lesson that counts when the learner says so: an article, or a video whose clip is missing. */
export function canBeMarkedDone(lesson: CompletableLesson): boolean {
	return Object.keys(completionThreshold(lesson)).length === 0;
}

function unmetScore(lesson: CompletableLesson, kind: "quiz" | "exercise", record: LessonRecord | null): Unmet | null {
	const need = passMark(lesson);
	if (!record || record.attemptCount === 0) return { reason: "notTried", kind, need };
	const have = record.bestScore ?? 0;
	return have >= need ? null : { reason: "score", kind, have, need };
}

function passMark(lesson: CompletableLesson): number {
	return lesson.passPercent ?? DEFAULT_PASS_PERCENT;
}

function secondsToWatch({ durationSeconds, threshold }: LessonVideo): number {
	return Math.ceil((durationSeconds * threshold) / 100);
}
