import { lockSentence } from "#app/features/learning/enrollment/release/release-words.ts";
import type { LessonLock } from "#app/features/learning/enrollment/release/when-lesson-opens.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { LessonPage } from "../lesson/lesson-page.repository.server";

export type LockedLesson = ReturnType<typeof lockedLesson>;

type Reader = { language: Language; timeZone: string };

/** What a learner may know of a lesson that is not open yet: its title, why, and what to complete first. No text of it. */
export function lockedLesson({ lesson, course, lessons }: LessonPage, lock: LessonLock, reader: Reader) {
	const { language, timeZone } = reader;
	const byKey = new Map(lessons.map((one) => [one.key, one]));
	const words = { t: getFixedT(language, "lesson-release"), formats: formatsFor({ language, timeZone }), language };
	return {
		id: lesson.id,
		title: lesson.title,
		titleInEnglish: lesson.titleInEnglish,
		course: { id: course.id, title: course.title, titleInEnglish: course.titleInEnglish },
		reason: lockSentence(lock, (key) => byKey.get(key)?.title ?? key, words),
		first: lock.after.flatMap((key) => {
			const earlier = byKey.get(key);
			return earlier ? [{ id: earlier.id, title: earlier.title, titleInEnglish: earlier.titleInEnglish }] : [];
		}),
	};
}
