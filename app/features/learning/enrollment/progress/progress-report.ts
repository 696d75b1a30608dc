import type { LessonVideo } from "#db/schema/learning/catalog.ts";
import { type LessonType, type Unmet, unmetCondition } from "./completion";

export type LessonStanding = {
	id: number;
	type: LessonType;
	required: boolean;
	video: LessonVideo | null;
	passPercent: number | null;
	completes: "button" | null;
	openedAt: Date | null;
	completedAt: Date | null;
	positionSeconds: number | null;
	furthestSeconds: number | null;
	watchedSeconds: number | null;
	bestScore: number | null;
	attemptCount: number | null;
};
export type UnmetLesson = { lessonId: number } & Unmet;

export function unmetOf(lesson: LessonStanding): Unmet | null {
	if (!lesson.openedAt) return unmetCondition(lesson, null);
	return unmetCondition(lesson, {
		completedAt: lesson.completedAt,
		watchedSeconds: lesson.watchedSeconds ?? 0,
		bestScore: lesson.bestScore,
		attemptCount: lesson.attemptCount ?? 0,
	});
}

export function unmetLessons(lessons: readonly LessonStanding[]): UnmetLesson[] {
	return lessons.flatMap((lesson) => {
		const unmet = lesson.required ? unmetOf(lesson) : null;
		return unmet ? [{ lessonId: lesson.id, ...unmet }] : [];
	});
}
