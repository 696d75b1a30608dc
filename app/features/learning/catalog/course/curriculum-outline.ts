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
	/** Why it is not open yet, or when it will open after enrolling. */
	lock: string | null;
	to: string | null;
	mark: "done" | "next" | "todo" | null;
};
export type CurriculumModule = CourseOutline<OutlineModule & { minutes: number }, CurriculumLesson>[number];

export type LearnerProgress = { completedIds: ReadonlySet<number>; nextLessonId: number | null } | null;

type VisitorView = {
	courseId: number;
	allOpen: boolean;
	standing: LearnerProgress;
	/** Sentences of lessons that open later, by id. */
	locks: ReadonlyMap<number, string>;
};

/** Skips empty modules. Unless everything is open, free previews link to their public page. */
export function curriculumOutline(
	modules: readonly OutlineModule[],
	lessons: readonly OutlineLesson[],
	{ courseId, allOpen, standing, locks }: VisitorView,
): CurriculumModule[] {
	return courseOutline(modules, lessons)
		.filter((module) => module.lessons.length > 0)
		.map((module) => ({
			...module,
			minutes: module.lessons.reduce((sum, { minutes }) => sum + minutes, 0),
			lessons: module.lessons.map(({ id, type, minutes, freePreview, title, titleInEnglish, textInEnglish }) => ({
				id,
				type,
				minutes,
				freePreview,
				title,
				titleInEnglish,
				textInEnglish,
				lock: locks.get(id) ?? null,
				open: (allOpen && !locks.has(id)) || freePreview,
				to: allOpen ? `/lessons/${id}` : freePreview ? previewPath(courseId, id) : null,
				mark: markOf(id, standing),
			})),
		}));
}

function markOf(id: number, standing: LearnerProgress): CurriculumLesson["mark"] {
	if (!standing) return null;
	if (standing.completedIds.has(id)) return "done";
	return id === standing.nextLessonId ? "next" : "todo";
}
