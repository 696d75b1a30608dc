import {
	type LessonRecord,
	type LessonType,
	type Unmet,
	unmetCondition,
} from "#app/features/learning/enrollment/progress/completion.ts";
import type { CourseLesson, LotState } from "#app/features/learning/enrollment/progress/course-progress.ts";
import type { LessonVideo } from "#db/schema/learning/catalog.ts";

export type LessonWithConditions = CourseLesson & {
	title: string;
	type: LessonType;
	video: LessonVideo | null;
	passPercent: number | null;
	completes: "button" | null;
};
export type LeftLesson = {
	lessonId: number;
	title: string;
	minutes: number;
	state: LotState;
	unmet: Unmet;
	lock?: string | null;
};

type Standing = {
	records: ReadonlyMap<number, LessonRecord>;
	states: ReadonlyMap<number, LotState>;
};

export function leftLessons(lessons: readonly LessonWithConditions[], { records, states }: Standing): LeftLesson[] {
	return lessons.flatMap(({ id, title, minutes, ...lesson }): LeftLesson[] => {
		const unmet = lesson.required ? unmetCondition(lesson, records.get(id) ?? null) : null;
		return unmet ? [{ lessonId: id, title, minutes, state: states.get(id) ?? "todo", unmet }] : [];
	});
}
