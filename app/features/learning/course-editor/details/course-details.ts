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
	/** Instead of the title and the summary in lists of results; empty where those stand there. */
	searchTitle: string;
	searchDescription: string;
	/** What the picture shows. */
	coverText: string;
};
/** What is the same in every language. */
export type SharedFacts = {
	slug: string;
	topic: string;
	level: string;
	/** The files of a picture of its own; empty where the course is drawn. */
	cover: string;
	/** A film of its files for the page of the course (`filmNamed`); empty without one. */
	previewFilm: string;
};

export const NO_OUTCOMES: readonly string[] = Array.from({ length: OUTCOMES }, () => "");

export function wordsIn(body: JsonObject): CourseWords {
	const outcomes = Array.isArray(body.outcomes) ? body.outcomes.map(textIn) : [];
	return {
		title: textIn(body.title),
		shortDescription: textIn(body.shortDescription),
		description: textIn(body.description),
		outcomes: NO_OUTCOMES.map((none, at) => outcomes[at] ?? none),
		searchTitle: textIn(body.searchTitle),
		searchDescription: textIn(body.searchDescription),
		coverText: textIn(body.coverText),
	};
}

export function sharedFactsIn(body: JsonObject): SharedFacts {
	const { slug, topic, level, cover, previewFilm } = body;
	return {
		slug: textIn(slug),
		topic: textIn(topic),
		level: textIn(level),
		cover: textIn(cover),
		previewFilm: textIn(previewFilm),
	};
}

/** Typed words in the form in which they are stored. */
export function cleanWords(typed: CourseWords): CourseWords {
	return {
		title: cleanLine(typed.title),
		shortDescription: cleanLine(typed.shortDescription),
		description: cleanText(typed.description),
		outcomes: NO_OUTCOMES.map((_, at) => cleanLine(typed.outcomes[at] ?? "")),
		searchTitle: cleanLine(typed.searchTitle),
		searchDescription: cleanLine(typed.searchDescription),
		coverText: cleanLine(typed.coverText),
	};
}

/**
 * The body of a part with these words. Outcomes keep their places, so that a translation stands beside its source; what
 * is empty for searches and the picture is left out, so that a course without it has the same body as before.
 */
export function withWords(
	{ searchTitle: _title, searchDescription: _description, coverText: _text, ...body }: JsonObject,
	{ outcomes, searchTitle, searchDescription, coverText, ...words }: CourseWords,
): JsonObject {
	const last = outcomes.findLastIndex((outcome) => outcome !== "");
	return {
		...body,
		...words,
		outcomes: outcomes.slice(0, last + 1),
		...(searchTitle ? { searchTitle } : {}),
		...(searchDescription ? { searchDescription } : {}),
		...(coverText ? { coverText } : {}),
	};
}

/** The body of the facts with these; a course that is drawn names no cover, and one without a film none. */
export function withFacts(
	{ cover: _cover, previewFilm: _film, ...body }: JsonObject,
	{ cover, previewFilm, ...facts }: SharedFacts,
): JsonObject {
	return { ...body, ...facts, ...(cover ? { cover } : {}), ...(previewFilm ? { previewFilm } : {}) };
}

/** The texts by the names of their fields, for a comparison. */
export function textsIn({ outcomes, ...words }: CourseWords, facts: SharedFacts): Map<string, string> {
	return new Map([
		...Object.entries(words),
		...outcomes.map((outcome, at) => [`outcomes[${at}]`, outcome] as const),
		["slug", facts.slug],
		["topic", facts.topic],
		["level", facts.level],
		["cover", facts.cover.slice(0, 8)],
		["previewFilm", facts.previewFilm],
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
