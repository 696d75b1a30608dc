import { COURSE_PART, lessonPart, modulePart } from "#app/features/learning/authoring/publishing/course-parts.ts";
import { entryName, FACTS_LANGUAGE } from "#app/features/library/versioned-content/part.ts";
import type { JsonObject } from "#app/shared/json.ts";
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type Language } from "#app/shared/words/languages.ts";
import { LessonOpens } from "#db/content/lesson-opening.ts";
import type { LessonOpening } from "#db/schema/learning/catalog.ts";
import {
	bodyOf,
	type EditedCourse,
	factsOf,
	type LanguageState,
	languageState,
	titleOf,
} from "../drafts/edited-course.server";
import { objectIn, textIn, textsIn } from "../parts/draft-values";
import { LESSON_TYPES, type LessonType } from "../parts/part-schemas";
import { type Curriculum, hasLesson } from "./curriculum";

export type OutlineLesson = {
	key: string;
	title: string;
	titleLanguage: Language;
	type: LessonType;
	minutes: number;
	isRequired: boolean;
	isPreview: boolean;
	opens: LessonOpening | null;
	/** `type`: what its type asks for completes it. */
	completes: "type" | "button";
	/** The share of its film to watch, in percent; null without a film. */
	share: number | null;
	states: Record<Language, LanguageState>;
	/** Not published yet. */
	isNew: boolean;
	/** Something of it has a draft. */
	isChanged: boolean;
};
export type OutlineModule = {
	key: string;
	title: string;
	titleLanguage: Language;
	summary: string;
	isNew: boolean;
	/** Its words, or which lessons it lists in which order. */
	isChanged: boolean;
	lessons: OutlineLesson[];
};

/** The order as it is written now. */
export function curriculumOf(course: EditedCourse): Curriculum {
	return curriculumIn((key) => factsOf(course, key));
}

/** The order that learners see; empty before the first publication. */
export function publishedCurriculum(course: EditedCourse): Curriculum {
	return curriculumIn((key) => publishedFacts(course, key));
}

function curriculumIn(read: (key: string) => JsonObject): Curriculum {
	return textsIn(read(COURSE_PART).modules).map((key) => ({ key, lessons: lessonsIn(read(modulePart(key))) }));
}

/** The lessons that a module lists, also one that is retired. */
export function lessonsOf(course: EditedCourse, module: string): string[] {
	return lessonsIn(factsOf(course, modulePart(module)));
}

export function outlineOf(course: EditedCourse, language: Language): OutlineModule[] {
	return curriculumOf(course).map(({ key, lessons }) => {
		const part = modulePart(key);
		return {
			key,
			title: titleOf(course, part, language),
			titleLanguage: titleLanguage(course, part, language),
			summary: textIn(bodyOf(course, part, titleLanguage(course, part, language)).summary),
			isNew: !isPublished(course, part),
			isChanged: hasChangedWords(course, part) || !isEqual(lessons, lessonsIn(publishedFacts(course, part))),
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
		titleLanguage: titleLanguage(course, part, language),
		type: LESSON_TYPES.find((type) => type === facts.type) ?? "article",
		minutes: typeof facts.minutes === "number" ? facts.minutes : 0,
		isRequired: facts.required !== false,
		isPreview: facts.freePreview === true,
		opens: openingIn(facts),
		completes: facts.completes === "button" ? "button" : "type",
		share: shareIn(facts),
		states: Object.fromEntries(LANGUAGE_CODES.map((code) => [code, languageState(course, part, code)])) as Record<
			Language,
			LanguageState
		>,
		isNew: !isPublished(course, part),
		isChanged: [FACTS_LANGUAGE, ...LANGUAGE_CODES].some((code) => languageState(course, part, code) === "changed"),
	};
}

/** Of a draft, which may hold anything: null for what is no rule. */
export function openingIn({ opens }: JsonObject): LessonOpening | null {
	return LessonOpens.safeParse(opens).data ?? null;
}

function shareIn({ type, video }: JsonObject): number | null {
	const { threshold } = objectIn(video);
	return type === "video" && typeof threshold === "number" ? threshold : null;
}

/** The language in which a title is shown and changed: English where the part has no words in `language`. */
export function titleLanguage(course: EditedCourse, part: string, language: Language): Language {
	return textIn(bodyOf(course, part, language).title) ? language : DEFAULT_LANGUAGE;
}

export function isPublished(course: EditedCourse, part: string): boolean {
	return Boolean(course.parts.get(entryName(part, FACTS_LANGUAGE))?.hash);
}

function publishedFacts(course: EditedCourse, part: string): JsonObject {
	return course.parts.get(entryName(part, FACTS_LANGUAGE))?.published ?? {};
}

function hasChangedWords(course: EditedCourse, part: string): boolean {
	return LANGUAGE_CODES.some((code) => languageState(course, part, code) === "changed");
}

function lessonsIn(facts: JsonObject): string[] {
	return textsIn(facts.lessons);
}

function isEqual(one: readonly string[], other: readonly string[]): boolean {
	return one.length === other.length && one.every((key, at) => key === other[at]);
}
