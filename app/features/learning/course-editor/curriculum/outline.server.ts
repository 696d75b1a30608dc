import { COURSE_PART, lessonPart, modulePart } from "#app/features/learning/authoring/publishing/course-parts.ts";
import { entryName, FACTS_LANGUAGE } from "#app/features/library/versioned-content/part.ts";
import type { JsonObject } from "#app/shared/json.ts";
import { LANGUAGE_CODES, type Language } from "#app/shared/words/languages.ts";
import {
	bodyOf,
	type EditedCourse,
	factsOf,
	type LanguageState,
	languageState,
	titleOf,
} from "../drafts/edited-course.server";
import { LESSON_TYPES, type LessonType } from "../parts/part-schemas";
import { type Curriculum, hasLesson } from "./curriculum";

export type OutlineLesson = {
	key: string;
	title: string;
	/** Of the language that is asked for; the title may be English. */
	isTitled: boolean;
	type: LessonType;
	minutes: number;
	isRequired: boolean;
	isPreview: boolean;
	states: Record<Language, LanguageState>;
	hasChangedFacts: boolean;
	/** Not published yet. */
	isNew: boolean;
};
export type OutlineModule = {
	key: string;
	title: string;
	summary: string;
	isNew: boolean;
	lessons: OutlineLesson[];
};

/** The order as it is written now. */
export function curriculumOf(course: EditedCourse): Curriculum {
	return curriculumIn((key) => factsOf(course, key));
}

/** The order that learners see; empty before the first publication. */
export function publishedCurriculum(course: EditedCourse): Curriculum {
	return curriculumIn((key) => course.parts.get(entryName(key, FACTS_LANGUAGE))?.published ?? {});
}

function curriculumIn(read: (key: string) => JsonObject): Curriculum {
	return keysIn(read(COURSE_PART).modules).map((key) => ({ key, lessons: keysIn(read(modulePart(key)).lessons) }));
}

export function outlineOf(course: EditedCourse, language: Language): OutlineModule[] {
	return curriculumOf(course).map(({ key, lessons }) => {
		const part = modulePart(key);
		return {
			key,
			title: titleOf(course, part, language),
			summary: textIn(bodyOf(course, part, language).summary) || textIn(bodyOf(course, part, "en").summary),
			isNew: isNew(course, part),
			lessons: lessons.map((lesson) => outlineLesson(course, lesson, language)),
		};
	});
}

/** Lessons that learners see until the next publication, with the module they stand in for them. */
export function retiredLessons(course: EditedCourse, language: Language): { module: string; lesson: OutlineLesson }[] {
	const now = curriculumOf(course);
	return publishedCurriculum(course).flatMap(({ key, lessons }) =>
		lessons
			.filter((lesson) => !hasLesson(now, lesson))
			.map((lesson) => ({ module: key, lesson: outlineLesson(course, lesson, language) })),
	);
}

export function outlineLesson(course: EditedCourse, key: string, language: Language): OutlineLesson {
	const part = lessonPart(key);
	const facts = factsOf(course, part);
	return {
		key,
		title: titleOf(course, part, language),
		isTitled: textIn(bodyOf(course, part, language).title) !== "",
		type: LESSON_TYPES.find((type) => type === facts.type) ?? "article",
		minutes: typeof facts.minutes === "number" ? facts.minutes : 0,
		isRequired: facts.required !== false,
		isPreview: facts.freePreview === true,
		states: Object.fromEntries(LANGUAGE_CODES.map((code) => [code, languageState(course, part, code)])) as Record<
			Language,
			LanguageState
		>,
		hasChangedFacts: languageState(course, part, FACTS_LANGUAGE) === "changed",
		isNew: isNew(course, part),
	};
}

function isNew(course: EditedCourse, part: string): boolean {
	return !course.parts.get(entryName(part, FACTS_LANGUAGE))?.hash;
}

function keysIn(value: unknown): string[] {
	return Array.isArray(value) ? value.filter((key) => typeof key === "string") : [];
}

function textIn(value: unknown): string {
	return typeof value === "string" ? value : "";
}
