import { FACTS_LANGUAGE, type Part } from "#app/features/library/versioned-content/part.ts";
import type { JsonObject } from "#app/shared/json.ts";
import type { CourseContent, LessonContent } from "#db/content/course-content.ts";
import { disguiseItems } from "#db/content/disguise-items.ts";

/** Part keys of a course: one fixed key for the course itself; modules, lessons and sheets use their own keys. */
export const COURSE_PART = "course";
export const modulePart = (key: string) => `module/${key}`;
export const lessonPart = (key: string) => `lesson/${key}`;
export const sheetPart = (name: string) => `sheet/${name}`;

/**
 * Splits a course into parts: facts of the course, of each module and of each lesson, and the words of each in every
 * language. The order of children is stored in their parent, so adding one changes no sibling. Price,
 * instructor, position and what is featured are excluded: they belong to the school.
 */
export function courseParts(course: CourseContent): Part[] {
	const {
		id: _id,
		key: _key,
		priceCents: _price,
		currency: _currency,
		instructor: _instructor,
		featured: _featured,
		modules,
		sheets,
		...own
	} = course;
	return [
		...partsOf(COURSE_PART, { ...own, modules: modules.map(({ key }) => key) }),
		...modules.flatMap(({ key, slug: _slug, position: _place, lessons, ...module }) => [
			...partsOf(modulePart(key), { ...module, lessons: lessons.map((lesson) => lesson.key) }),
			...lessons.flatMap(lessonParts),
		]),
		...sheets.flatMap(({ name, translations }) => wordParts(sheetPart(name), { translations })),
	];
}

function lessonParts(lesson: LessonContent): Part[] {
	const { key, slug: _slug, position: _position, ...own } = lesson;
	return partsOf(lessonPart(key), {
		...own,
		questions: lesson.questions.map((question) => disguiseItems(key, question)),
	});
}

type Translated = JsonObject & { translations: Partial<Record<string, object>> };

function partsOf(key: string, node: Translated): Part[] {
	return [{ key, language: FACTS_LANGUAGE, json: factsOf(node) }, ...wordParts(key, node)];
}

function wordParts(key: string, node: Translated): Part[] {
	return Object.keys(node.translations).map((language) => ({ key, language, json: wordsOf(node, language) }));
}

/** The language-independent fields of a node and of its lists. */
function factsOf({ translations: _words, ...node }: JsonObject): JsonObject {
	return Object.fromEntries(
		Object.entries(node).map(([name, value]) => [name, isList(value) ? value.map(factsOf) : value]),
	);
}

/** The words of one language: those of the node itself, and of its lists by the key of their items. */
function wordsOf(node: JsonObject, language: string): JsonObject {
	const own = (node.translations as Translated["translations"] | undefined)?.[language] ?? {};
	const inner = Object.entries(node).flatMap(([name, value]) => {
		if (!isList(value)) return [];
		const words = value.map((item) => [String(item.key), wordsOf(item, language)] as const);
		const found = words.filter(([, json]) => Object.keys(json).length > 0);
		return found.length > 0 ? [[name, Object.fromEntries(found)] as const] : [];
	});
	return { ...own, ...Object.fromEntries(inner) };
}

/** A list of things with keys, such as questions; a list of plain values or without keys is a fact as a whole. */
function isList(value: unknown): value is (JsonObject & { key: string })[] {
	return Array.isArray(value) && value.length > 0 && value.every(hasKey);
}

function hasKey(item: unknown): boolean {
	return typeof item === "object" && item !== null && "key" in item;
}
