import { COURSE_PART, lessonPart, modulePart } from "#app/features/learning/authoring/publishing/course-parts.ts";
import { entryName, FACTS_LANGUAGE } from "#app/features/library/versioned-content/part.ts";
import type { JsonObject } from "#app/shared/json.ts";
import { DEFAULT_LANGUAGE } from "#app/shared/words/languages.ts";

/** A thing that the order of the course names, but that would not be there. */
export type MissingPart = { key: string; language: string };

export type NextVersion = {
	/** Facts as they would be published, by the key of their part. */
	facts: (key: string) => JsonObject | null;
	/** Names of all parts that the version would have. */
	has: (name: string) => boolean;
};

/** What the modules and lessons that the next version lists still need: their facts, and words in English. */
export function missingParts({ facts, has }: NextVersion): MissingPart[] {
	const modules = keysIn(facts(COURSE_PART)?.modules);
	const parts = modules.flatMap((key) => [
		modulePart(key),
		...keysIn(facts(modulePart(key))?.lessons).map((lesson) => lessonPart(lesson)),
	]);
	return [COURSE_PART, ...parts].flatMap((key) =>
		[FACTS_LANGUAGE, DEFAULT_LANGUAGE]
			.filter((language) => !has(entryName(key, language)))
			.map((language) => ({ key, language })),
	);
}

/** The lessons that the next version lists, by key. */
export function listedLessons({ facts }: NextVersion): string[] {
	return keysIn(facts(COURSE_PART)?.modules).flatMap((key) => keysIn(facts(modulePart(key))?.lessons));
}

function keysIn(value: unknown): string[] {
	return Array.isArray(value) ? value.map(String) : [];
}
