import type { LessonPageData, SentLesson } from "./lesson-page-data.server";

/** The page of a lesson as its parts know it: what is left of the course is read from the lessons, which say why they do not count yet. */
export function lessonRoom(sent: SentLesson): LessonPageData {
	const left = sent.modules.flatMap(({ lessons }) =>
		lessons.flatMap(({ id, title, minutes, state, unmet }) =>
			unmet ? [{ lessonId: id, title, minutes, state, unmet }] : [],
		),
	);
	return { ...sent, left };
}
