import type { LotState } from "#app/features/learning/enrollment/progress/course-progress.ts";

type SkippedLesson = { lessonId: number; title: string; lock?: string | null };
type AfterLessonInput = {
	lesson: { id: number };
	next: { id: number; title: string; to: string } | null;
	left: readonly SkippedLesson[];
	modules: readonly { lessons: readonly { id: number; state: LotState; lock?: string | null }[] }[];
};
type Step = { title: string; to: string };

/** `next` is the next incomplete lesson, `skipped` the first one skipped; each may be null. Closed lessons are no step. */
export function stepsAfterLesson({ lesson, next, left: all, modules }: AfterLessonInput): {
	next: Step | null;
	skipped: Step | null;
} {
	const order = modules.flatMap(({ lessons }) => lessons);
	const placeOf = (id: number) => order.findIndex((other) => other.id === id);
	const at = placeOf(lesson.id);
	const left = all.filter(({ lock }) => !lock);
	const ahead = left.find(({ lessonId }) => placeOf(lessonId) > at);
	const behind = left.find(({ lessonId }) => placeOf(lessonId) < at);
	// An optional next lesson does not delay a skipped one.
	const following = next && order[placeOf(next.id)];
	const isNextOpen = following?.state !== "done" && !following?.lock;
	return {
		next: ahead ? (next && isNextOpen ? { title: next.title, to: next.to } : stepToLesson(ahead)) : null,
		skipped: behind ? stepToLesson(behind) : null,
	};
}

const stepToLesson = ({ lessonId, title }: SkippedLesson): Step => ({ title, to: `/lessons/${lessonId}` });
