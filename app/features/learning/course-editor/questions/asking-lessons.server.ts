import { lessonPart } from "#app/features/learning/authoring/publishing/course-parts.ts";
import { entryName, FACTS_LANGUAGE } from "#app/features/library/versioned-content/part.ts";
import { hasLesson } from "../curriculum/curriculum";
import { curriculumOf } from "../curriculum/outline.server";
import { type EditedCourse, factsOf } from "../drafts/edited-course.server";

const ASKING = ["quiz", "exercise"] as const;

/** The kind of a lesson that asks questions; undefined for another, and for one that is not there. */
export function askingType(course: EditedCourse, lesson: string): (typeof ASKING)[number] | undefined {
	const key = lessonPart(lesson);
	const isKnown = hasLesson(curriculumOf(course), lesson) || course.parts.has(entryName(key, FACTS_LANGUAGE));
	const { type } = factsOf(course, key);
	return isKnown ? ASKING.find((one) => one === type) : undefined;
}

export const asksQuestions = (course: EditedCourse, lesson: string) => askingType(course, lesson) !== undefined;

/** Lessons of the curriculum that ask questions, in order. */
export function askingLessons(course: EditedCourse): string[] {
	return curriculumOf(course)
		.flatMap(({ lessons }) => lessons)
		.filter((lesson) => asksQuestions(course, lesson));
}
