import { searchScore, searchTokens } from "#app/features/learning/catalog/list/search-score.ts";
import { entryWords } from "#app/features/library/entries/entry-words.ts";
import type { FactsOf, WordsOf } from "#app/features/library/entries/face.server.ts";
import { isReviewDue } from "#app/features/library/entries/review.ts";
import { dayOf } from "#app/shared/calendar-day.ts";
import type { Formats } from "#app/shared/words/formats.ts";
import { collator } from "#app/shared/words/intl.ts";
import type { Language } from "#app/shared/words/languages.ts";
import { monthsSince } from "../review";
import { type Answer, PLACE_RULES, type PlaceKind, type PlacesQuery, type Rule } from "./places-query";

type Entry = {
	id: number;
	slug: string;
	title: string;
	inEnglish: boolean;
	details: Record<string, unknown>;
	words: Record<string, unknown>;
	englishWords: Record<string, unknown>;
};

export type PlaceCell = {
	rule: Rule;
	answer: Answer;
	text: string;
	doubt: string;
	inEnglish: boolean;
	doubtInEnglish: boolean;
	/** The country's row answers this for all its parts, such as federal rules of the United States. */
	countryToo: boolean;
	source: { name: string; url: string | null };
	reviewedOn: string;
	reviewed: string;
	/** Whole months since the review; null when it is less than a year old. */
	overdueMonths: number | null;
};
/** `editPath` is null for everybody who may not edit it. */
export type ShownPlace = PlaceRow & { editPath: string | null };
export type PlaceRow = {
	id: number;
	key: string;
	name: string;
	inEnglish: boolean;
	kind: PlaceKind;
	country: string;
	countryName: string;
	cells: PlaceCell[];
	isDue: boolean;
	reviewedOn: string;
};

type ReaderContext = { formats: Formats; now: Date };

export function placeRows(entries: readonly Entry[], { formats, now }: ReaderContext): PlaceRow[] {
	const countries = new Map(entries.map(({ slug, details }) => [slug, details as FactsOf<"place">]));
	return entries.map((entry) => {
		const facts = entry.details as FactsOf<"place">;
		const { words, inEnglish } = entryWords<WordsOf<"place">>(entry);
		const whole = facts.kind === "country" ? undefined : countries.get(facts.country.toLowerCase());
		const cells = PLACE_RULES.flatMap((rule): PlaceCell[] => {
			const fact = facts.rules[rule];
			const said = words.rules[rule];
			if (!fact || !said) return [];
			const { reviewedOn, source } = fact;
			return [
				{
					rule,
					answer: fact.answer,
					text: said.text,
					doubt: said.doubt ?? "",
					reviewedOn,
					inEnglish: inEnglish.has(`rules.${rule}.text`),
					doubtInEnglish: inEnglish.has(`rules.${rule}.doubt`),
					countryToo: isDecisive(whole?.rules[rule]?.answer),
					source: { name: source.name, url: source.url?.startsWith("https://") ? source.url : null },
					reviewed: formats.date(new Date(`${reviewedOn}T12:00:00Z`)),
					overdueMonths: isReviewDue(reviewedOn, dayOf(now, "UTC")) ? monthsSince(reviewedOn, now) : null,
				},
			];
		});
		return {
			id: entry.id,
			key: entry.slug,
			name: entry.title,
			inEnglish: entry.inEnglish,
			kind: facts.kind,
			country: facts.country,
			countryName: formats.country(facts.country),
			cells,
			isDue: cells.some(({ overdueMonths }) => overdueMonths !== null),
			reviewedOn: cells.map(({ reviewedOn }) => reviewedOn).sort()[0] ?? "",
		};
	});
}

/** True when the country's answer decides; otherwise the state's does. */
function isDecisive(answer: Answer | undefined): boolean {
	return answer !== undefined && answer !== "depends" && answer !== "unclear";
}

export function isPartlyEnglish({ inEnglish, cells }: PlaceRow): boolean {
	return inEnglish || cells.some((cell) => cell.inEnglish || cell.doubtInEnglish);
}

/** Filters and sorts in memory; there are a few hundred places at most. */
export function choosePlaces(rows: readonly PlaceRow[], query: PlacesQuery, language: Language): PlaceRow[] {
	const tokens = searchTokens(query.q);
	return rows
		.filter((row) => tokens.length === 0 || searchScore(tokens, textsOf(row)) > 0)
		.filter(({ kind }) => query.kind === null || isOfKind(kind, query.kind))
		.filter(({ key }) => query.place === null || matchesPlace(key, query.place))
		.map((row) => ({ ...row, cells: row.cells.filter(({ rule }) => query.rule === null || rule === query.rule) }))
		.filter(({ cells }) => query.answer === null || cells.some(({ answer }) => answer === query.answer))
		.filter(({ cells }) => !query.due || cells.some(({ overdueMonths }) => overdueMonths !== null))
		.sort(inOrder(query, language));
}

function matchesPlace(key: string, place: string): boolean {
	return key === place || key === place.split("-")[0];
}

/** Regions are grouped with states, because people look for anything below a country there. */
function isOfKind(kind: PlaceKind, requested: PlaceKind): boolean {
	return kind === requested || (requested === "state" && kind === "region");
}

function textsOf({ name, countryName, key, cells }: PlaceRow) {
	return [
		{ text: `${name} ${countryName} ${key}`, weight: 6 },
		{ text: cells.map(({ text, source }) => `${text} ${source.name}`).join(" "), weight: 1 },
	];
}

function inOrder({ sort }: PlacesQuery, language: Language) {
	const byName = collator(language);
	const places = (a: PlaceRow, b: PlaceRow) =>
		byName.compare(a.countryName, b.countryName) ||
		Number(a.kind !== "country") - Number(b.kind !== "country") ||
		byName.compare(a.name, b.name);
	const reviews = (a: PlaceRow, b: PlaceRow) => a.reviewedOn.localeCompare(b.reviewedOn) || places(a, b);
	const order = sort.endsWith("reviewed") ? reviews : places;
	return (a: PlaceRow, b: PlaceRow) => (sort.startsWith("-") ? order(b, a) : order(a, b));
}
