import type { Language } from "#app/shared/words/languages.ts";
import { courseName, type EditedCourse } from "../drafts/edited-course.server";

/** What the frame of the editor and its crumbs show on each of its pages. */
export function frameOf(course: EditedCourse, language: Language) {
	return {
		id: course.id,
		title: courseName(course, language),
		isPublished: course.publishedAt !== null,
		/** By an admin: publishing does not show it again. */
		isWithdrawn: course.formerPublishedAt !== null,
		/** Drafts that wait to be published. */
		changed: [...course.parts.values()].filter(({ draft }) => draft !== null).length,
	};
}

export type FramedCourse = ReturnType<typeof frameOf>;
