import { COURSE_PART } from "#app/features/learning/authoring/publishing/course-parts.ts";
import { FACTS_LANGUAGE } from "#app/features/library/versioned-content/part.ts";
import type { JsonObject } from "#app/shared/json.ts";
import { displayWidth } from "#app/shared/text/display-width.ts";
import { DEFAULT_LANGUAGE, type Language } from "#app/shared/words/languages.ts";
import { checkPart, type PartProblem } from "../publish/part-problems";
import { wordsIn } from "./course-details";
import { SEARCH_WIDTH } from "./search-width";

/** Something that the aside names, with the field that it is about. */
export type DetailsCheck =
	| { tone: "blocks"; field: string; problem: Pick<PartProblem, "reason" | "limit" | "line"> }
	| { tone: "lacks"; field: "coverText" }
	| { tone: "warns"; field: keyof typeof SEARCH_WIDTH; width: number; limit: number };

type Checked = {
	language: Language;
	words: JsonObject;
	facts: JsonObject;
	/** Another course has the address. */
	isSlugTaken: boolean;
};

/**
 * What keeps the details from being published, then what only looks wrong. A translation that nobody has begun keeps
 * nothing: English stands in for it.
 */
export function detailsChecks({ language, words, facts, isSlugTaken }: Checked): DetailsCheck[] {
	const isBegun = language === DEFAULT_LANGUAGE || Object.keys(words).length > 0;
	const problems = [
		...(isBegun ? checkPart(COURSE_PART, language, words).problems : []),
		...checkPart(COURSE_PART, FACTS_LANGUAGE, facts).problems,
	];
	const taken = isSlugTaken ? [{ field: "slug", reason: "taken" as const }] : [];
	const said = wordsIn(words);
	const shown = [
		said.searchTitle ? "searchTitle" : "title",
		said.searchDescription ? "searchDescription" : "shortDescription",
	] as const;
	const wide = shown
		.map((field) => ({ field, width: displayWidth(said[field]), limit: SEARCH_WIDTH[field] }))
		.filter(({ width, limit }) => width > limit);
	return [
		...[...problems, ...taken].map(({ field, ...problem }) => ({ tone: "blocks" as const, field, problem })),
		...(facts.cover && isBegun && !said.coverText ? [{ tone: "lacks" as const, field: "coverText" as const }] : []),
		...wide.map((one) => ({ tone: "warns" as const, ...one })),
	];
}
