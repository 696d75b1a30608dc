import type { LotState } from "#app/features/learning/enrollment/progress/course-progress.ts";

type Left = { lessonId: number; title: string };
type AfterLessonInput = {
	lesson: { id: number };
	next: { id: number; title: string; to: string } | null;
	left: readonly Left[];
	modules: readonly { lessons: readonly { id: number; state: LotState }[] }[];
};
type Step = { title: string; to: string };

/** `next` is the next incomplete lesson, `skipped` the first one skipped; each may be null. */
export function afterLesson({ lesson, next, left, modules }: AfterLessonInput): {
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
		next: ahead ? (isNextOpen ? { title: next.title, to: next.to } : stepTo(ahead)) : null,
		skipped: behind ? stepTo(behind) : null,
	};
}

const stepTo = ({ lessonId, title }: Left): Step => ({ title, to: `/lessons/${lessonId}` });
