import type { JsonObject } from "#app/shared/json.ts";
import { cleanLine, cleanText } from "#app/shared/text/clean-text.ts";
import { OUTCOMES } from "../parts/lengths";

export type CourseWords = {
	title: string;
	shortDescription: string;
	/** Markdown. */
	description: string;
	/** As many as a course has; those that nobody has written are empty. */
	outcomes: string[];
};
/** What is the same in every language. */
export type SharedFacts = { slug: string; topic: string; level: string };

export const NO_OUTCOMES: readonly string[] = Array.from({ length: OUTCOMES }, () => "");

export function wordsIn(body: JsonObject): CourseWords {
	const outcomes = Array.isArray(body.outcomes) ? body.outcomes.map(textIn) : [];
	return {
		title: textIn(body.title),
		shortDescription: textIn(body.shortDescription),
		description: textIn(body.description),
		outcomes: NO_OUTCOMES.map((none, at) => outcomes[at] ?? none),
	};
}

export function sharedFactsIn(body: JsonObject): SharedFacts {
	const { slug, topic, level } = body;
	return { slug: textIn(slug), topic: textIn(topic), level: textIn(level) };
}

/** Typed words in the form in which they are stored. */
export function cleanWords({ title, shortDescription, description, outcomes }: CourseWords): CourseWords {
	return {
		title: cleanLine(title),
		shortDescription: cleanLine(shortDescription),
		description: cleanText(description),
		outcomes: NO_OUTCOMES.map((_, at) => cleanLine(outcomes[at] ?? "")),
	};
}

/** The body of a part with these words. Outcomes keep their places, so that a translation stands beside its source. */
export function withWords(body: JsonObject, { outcomes, ...words }: CourseWords): JsonObject {
	const last = outcomes.findLastIndex((outcome) => outcome !== "");
	return { ...body, ...words, outcomes: outcomes.slice(0, last + 1) };
}

/** The texts by the names of their fields, for a comparison. */
export function textsIn({ outcomes, ...words }: CourseWords, facts: SharedFacts): Map<string, string> {
	return new Map([
		...Object.entries(words),
		...outcomes.map((outcome, at) => [`outcomes[${at}]`, outcome] as const),
		["slug", facts.slug],
		["topic", facts.topic],
		["level", facts.level],
	]);
}

/** Equal in all fields. */
export function isSame<T extends CourseWords | SharedFacts>(one: T, other: T): boolean {
	return JSON.stringify(one) === JSON.stringify(other);
}

/** Moves one of a list to another place. */
export function moveInList<T>(list: readonly T[], from: number, to: number): T[] {
	const rest = list.filter((_, at) => at !== from);
	return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
}

function textIn(value: unknown): string {
	return typeof value === "string" ? value : "";
}
