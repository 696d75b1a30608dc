import type { LessonPageData, SentLesson } from "./lesson-page-data.server";

/** Adds the lessons that are not completed yet, derived from all lessons. */
export function completeLessonPageData(sent: SentLesson): LessonPageData {
	const left = sent.modules.flatMap(({ lessons }) =>
		lessons.flatMap(({ id, title, minutes, state, unmet, lock }) =>
			unmet ? [{ lessonId: id, title, minutes, state, unmet, lock }] : [],
		),
	);
	return { ...sent, left };
}
