import { courseProgress, lotsByModule } from "#app/features/learning/enrollment/progress/course-progress.ts";
import type { listLessonsTaken } from "./person-lots.repository.server";

type TakenCourse = { id: number; currentLessonId: number | null };
type Lessons = Awaited<ReturnType<typeof listLessonsTaken>>;

/** A learner's lots by module, and completed of required lessons, as on their dashboard. */
export function lotsOf({ id, currentLessonId }: TakenCourse, all: Lessons) {
	const lessons = all.filter(({ enrollmentId }) => enrollmentId === id);
	const completedIds = new Set(lessons.filter(({ isDone }) => isDone).map((lesson) => lesson.id));
	const position = { completedIds, currentLessonId };
	const { completed, required } = courseProgress(lessons, position);
	const modules = lotsByModule(lessons, position).map(({ lots }) => lots.map(({ state }) => state));
	return { modules, completed, required };
}
