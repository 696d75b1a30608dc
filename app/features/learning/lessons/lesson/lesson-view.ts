import { courseOutline } from "#app/features/learning/catalog/course-outline.ts";
import { type LessonRecord, unmetCondition } from "#app/features/learning/enrollment/progress/completion.ts";
import { courseProgress, lotsByModule } from "#app/features/learning/enrollment/progress/course-progress.ts";
import { type LessonWithConditions, leftLessons } from "./left/left-lessons";

type Rows = {
	lesson: { id: number };
	modules: readonly { id: number }[];
	lessons: readonly LessonWithConditions[];
	enrollment: { currentLessonId: number | null } | null;
	progress: readonly (LessonRecord & { lessonId: number })[];
	locks: { has: (lessonId: number) => boolean };
};

/** Position in the course (from 1), lots, and the uncompleted lessons with reasons. */
export function lessonView({ lesson, modules, lessons, progress, locks }: Rows) {
	const records = new Map(progress.map((record) => [record.lessonId, record]));
	const completedIds = new Set(progress.filter((record) => record.completedAt).map((record) => record.lessonId));
	const position = { completedIds, currentLessonId: lesson.id, closedIds: locks };
	const lots = lotsByModule(lessons, position);
	const states = new Map(lots.flatMap((module) => module.lots).map((lot) => [lot.lessonId, lot.state]));
	const at = lessons.findIndex((other) => other.id === lesson.id);
	const own = lessons[at];
	const outline = courseOutline(modules, lessons);
	const moduleAt = outline.findIndex((module) => module.id === own?.moduleId);

	return {
		moduleNumber: moduleAt + 1,
		lessonNumber: (outline[moduleAt]?.lessons.findIndex(({ id }) => id === lesson.id) ?? -1) + 1,
		unmet: own ? unmetCondition(own, records.get(own.id) ?? null) : null,
		progress: courseProgress(lessons, position),
		lots,
		left: leftLessons(lessons, { records, states }),
	};
}
