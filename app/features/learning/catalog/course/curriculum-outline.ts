import { previewPath } from "#app/shared/pages/preview-path.ts";
import { type CourseOutline, courseOutline } from "../course-outline";

export type OutlineLesson = {
	id: number;
	moduleId: number;
	type: "article" | "video" | "quiz" | "exercise";
	minutes: number;
	freePreview: boolean;
	title: string;
	titleInEnglish: boolean;
	textInEnglish: boolean;
};
export type OutlineModule = {
	id: number;
	title: string;
	titleInEnglish: boolean;
	summary: string;
	summaryInEnglish: boolean;
};

/** `to` is null for a closed lesson; `mark` is null when the visitor is not enrolled. */
export type CurriculumLesson = Omit<OutlineLesson, "moduleId"> & {
	open: boolean;
	to: string | null;
	mark: "done" | "next" | "todo" | null;
};
export type CurriculumModule = CourseOutline<OutlineModule & { minutes: number }, CurriculumLesson>[number];

export type LearnerProgress = { completedIds: ReadonlySet<number>; nextLessonId: number | null } | null;

type VisitorView = { courseId: number; allOpen: boolean; standing: LearnerProgress };

/** Skips empty modules. Unless everything is open, free previews link to their public page. */
export function curriculumOutline(
	modules: readonly OutlineModule[],
	lessons: readonly OutlineLesson[],
	{ courseId, allOpen, standing }: VisitorView,
): CurriculumModule[] {
	return courseOutline(modules, lessons)
		.filter((module) => module.lessons.length > 0)
		.map((module) => ({
			...module,
			minutes: module.lessons.reduce((sum, { minutes }) => sum + minutes, 0),
			lessons: module.lessons.map(({ moduleId: _, ...lesson }) => ({
				...lesson,
				open: allOpen || lesson.freePreview,
				to: allOpen ? `/lessons/${lesson.id}` : lesson.freePreview ? previewPath(courseId, lesson.id) : null,
				mark: markOf(lesson.id, standing),
			})),
		}));
}

function markOf(id: number, standing: LearnerProgress): CurriculumLesson["mark"] {
	if (!standing) return null;
	if (standing.completedIds.has(id)) return "done";
	return id === standing.nextLessonId ? "next" : "todo";
}
