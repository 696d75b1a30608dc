import type { LotState } from "#app/features/learning/enrollment/progress/course-progress.ts";

type SkippedLesson = { lessonId: number; title: string };
type AfterLessonInput = {
	lesson: { id: number };
	next: { id: number; title: string; to: string } | null;
	left: readonly SkippedLesson[];
	modules: readonly { lessons: readonly { id: number; state: LotState }[] }[];
};
type Step = { title: string; to: string };

/** `next` is the next incomplete lesson, `skipped` the first one skipped; each may be null. */
export function stepsAfterLesson({ lesson, next, left, modules }: AfterLessonInput): {
	next: Step | null;
	skipped: Step | null;
} {
	const order = modules.flatMap(({ lessons }) => lessons);
	const placeOf = (id: number) => order.findIndex((other) => other.id === id);
	const at = placeOf(lesson.id);
	const ahead = left.find(({ lessonId }) => placeOf(lessonId) > at);
	const behind = left.find(({ lessonId }) => placeOf(lessonId) < at);
	// An optional next lesson does not delay a skipped one.
	const isNextOpen = next !== null && order[placeOf(next.id)]?.state !== "done";
	return {
		next: ahead ? (isNextOpen ? { title: next.title, to: next.to } : stepToLesson(ahead)) : null,
		skipped: behind ? stepToLesson(behind) : null,
	};
}

const stepToLesson = ({ lessonId, title }: SkippedLesson): Step => ({ title, to: `/lessons/${lessonId}` });
