import type { LotState } from "#app/features/learning/enrollment/progress/course-progress.ts";

type Left = { lessonId: number; title: string };
type Room = {
	lesson: { id: number };
	next: { id: number; title: string; to: string } | null;
	/** The required lessons that are not complete, in reading order. */
	left: readonly Left[];
	modules: readonly { lessons: readonly { id: number; state: LotState }[] }[];
};
type Step = { title: string; to: string };

/**
 * Where to go from the end of a lesson: on to the next one that is not done, and back to the first one that was skipped.
 * `next` is null when nothing is left ahead, `skipped` when nothing is left behind.
 */
export function afterLesson({ lesson, next, left, modules }: Room): { next: Step | null; skipped: Step | null } {
	const order = modules.flatMap(({ lessons }) => lessons);
	const placeOf = (id: number) => order.findIndex((other) => other.id === id);
	const at = placeOf(lesson.id);
	const ahead = left.find(({ lessonId }) => placeOf(lessonId) > at);
	const behind = left.find(({ lessonId }) => placeOf(lessonId) < at);
	// What need not be done is not passed over while something is left behind it.
	const isNextOpen = next !== null && order[placeOf(next.id)]?.state !== "done";
	return {
		next: ahead ? (isNextOpen ? { title: next.title, to: next.to } : stepTo(ahead)) : null,
		skipped: behind ? stepTo(behind) : null,
	};
}

const stepTo = ({ lessonId, title }: Left): Step => ({ title, to: `/lessons/${lessonId}` });
