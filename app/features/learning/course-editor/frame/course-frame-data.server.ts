import type { EditedCourse } from "../drafts/edited-course.server";
import { courseTitle } from "../drafts/edited-course.server";

/** What the frame of the editor shows on each of its pages. */
export function frameOf(course: EditedCourse, language: string) {
	return {
		id: course.id,
		title: courseTitle(course, language),
		isPublished: course.publishedAt !== null,
		/** By an admin: publishing does not show it again. */
		isWithdrawn: course.formerPublishedAt !== null,
		/** Drafts that wait to be published. */
		changed: [...course.parts.values()].filter(({ draft }) => draft !== null).length,
	};
}

export type FramedCourse = ReturnType<typeof frameOf>;
