import type { LessonVideo } from "#db/schema/learning/catalog.ts";

/** Used when a lesson sets no pass mark, in percent. */
export const DEFAULT_PASS_PERCENT = 80;

export type LessonType = "article" | "video" | "quiz" | "exercise";
export type CompletableLesson = {
	type: LessonType;
	video: LessonVideo | null;
	passPercent: number | null;
	/** `button`: the learner marks it done, whatever its type asks for. */
	completes: "button" | null;
};
export type LessonRecord = {
	completedAt: Date | null;
	watchedSeconds: number;
	bestScore: number | null;
	attemptCount: number;
};

/** What a lesson still requires; `have` and `need` in percent (score, or sums within tolerance). */
export type Unmet =
	| { reason: "notOpened" }
	| { reason: "notMarkedDone" }
	| { reason: "watched"; have: number; need: number }
	| { reason: "notTried"; kind: "quiz" | "exercise"; need: number }
	| { reason: "score"; kind: "quiz" | "exercise"; have: number; need: number };

/**
 * Why a lesson is incomplete, or `null` when it is complete. `record` is `null` before the lesson was opened. A
 * completed lesson stays complete when its conditions change. Rules: docs/domain/access.md
 */
export function unmetCondition(lesson: CompletableLesson, record: LessonRecord | null): Unmet | null {
	if (record?.completedAt) return null;
	const isByButton = lesson.completes === "button";
	if (!isByButton && isGraded(lesson.type)) return unmetScore(lesson, lesson.type, record);
	if (!record) return NOT_OPENED;
	if (isByButton || lesson.type === "article" || !lesson.video) return NOT_MARKED_DONE;
	if (record.watchedSeconds >= secondsToWatch(lesson.video)) return null;

	const { durationSeconds, threshold } = lesson.video;
	return { reason: "watched", have: Math.floor((100 * record.watchedSeconds) / durationSeconds), need: threshold };
}

// Shared, so that the payload contains it once.
const NOT_OPENED: Unmet = { reason: "notOpened" };
const NOT_MARKED_DONE: Unmet = { reason: "notMarkedDone" };

/** Seconds watched or best score in percent that complete a lesson; empty when the learner marks it done. */
export function completionThreshold(lesson: CompletableLesson): { watchedSeconds?: number; bestScore?: number } {
	if (lesson.completes === "button") return {};
	if (isGraded(lesson.type)) return { bestScore: passMark(lesson) };
	return lesson.type === "video" && lesson.video ? { watchedSeconds: secondsToWatch(lesson.video) } : {};
}

/** True for an article, a video whose clip is missing, and where the button completes the lesson. */
export function canBeMarkedDone(lesson: CompletableLesson): boolean {
	return Object.keys(completionThreshold(lesson)).length === 0;
}

function isGraded(type: LessonType): type is "quiz" | "exercise" {
	return type === "quiz" || type === "exercise";
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
