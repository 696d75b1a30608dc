import { hasAllWords } from "#app/shared/text/fold-text.ts";
import { LANGUAGE_CODES, type Language } from "#app/shared/words/languages.ts";
import { isReviewDue } from "../../review";
import { foldName } from "../../term-names.ts";
import { ENTRIES_PER_PAGE, ENTRY_STATES, type EntriesQuery, type EntryState } from "./entries-query.ts";

export type ListRow = {
	id: number;
	key: string;
	section: string;
	position: number;
	reviewedOn: string;
	/** The latest of publication, retirement and draft. */
	changedAt: Date;
	isPublished: boolean;
	isRetired: boolean;
	drafts: readonly string[];
	/** By language; the English title may still be a draft. */
	titles: Readonly<Record<string, string>>;
};

export type RowWithStates = ListRow & { states: EntryState[]; title: string; missing: Language[] };
type Filters = Pick<EntriesQuery, "q" | "sort" | "isDescending" | "page" | "filters">;

export function filterEntries(
	rows: readonly ListRow[],
	query: Filters,
	{ today, language }: { today: string; language: Language },
) {
	const all = rows.map(
		(row): RowWithStates => ({
			...row,
			states: statesOf(row, today),
			title: row.titles[language] || row.titles.en || row.key,
			missing: LANGUAGE_CODES.filter((code) => !row.titles[code]),
		}),
	);
	const { q, filters } = query;
	const asked = all.filter(
		(row) =>
			(filters.section === null || row.section === filters.section) &&
			(filters.missing === null || row.missing.includes(filters.missing)) &&
			hasAllWords(searchableText(row), q),
	);
	const inState = (state: EntryState | null) =>
		asked.filter(({ states }) => (state === null ? !states.includes("retired") : states.includes(state)));
	const found = inState(filters.state).sort(comparatorOf(query));
	const pageCount = Math.max(1, Math.ceil(found.length / ENTRIES_PER_PAGE));
	const start = (query.page - 1) * ENTRIES_PER_PAGE;
	return {
		rows: found.slice(start, start + ENTRIES_PER_PAGE),
		found: found.length,
		pageCount,
		total: all.length,
		counts: Object.fromEntries([
			["all", inState(null).length],
			...ENTRY_STATES.map((state) => [state, inState(state).length]),
		]) as Record<EntryState | "all", number>,
	};
}

export function statesOf({ isPublished, isRetired, drafts, reviewedOn }: ListRow, today: string): EntryState[] {
	if (isRetired) return ["retired"];
	const states: EntryState[] = [];
	if (isPublished) states.push("published");
	if (drafts.length > 0) states.push("draft");
	if (isPublished && isReviewDue(reviewedOn, today)) states.push("review");
	return states;
}

function searchableText({ key, titles }: ListRow): string {
	return `${key} ${Object.values(titles).join(" ")}`;
}

function comparatorOf({ sort, isDescending }: Filters) {
	const compare = { order: byOrder, title: byTitle, changed: byChange, reviewed: byReview }[sort];
	return (a: RowWithStates, b: RowWithStates) =>
		(compare(a, b) || byTitle(a, b) || a.id - b.id) * (isDescending ? -1 : 1);
}

const byTitle = (a: RowWithStates, b: RowWithStates) => compareText(foldName(a.title), foldName(b.title));
const byOrder = (a: RowWithStates, b: RowWithStates) =>
	compareText(a.section, b.section) || a.position - b.position || compareText(a.key, b.key);
const byChange = (a: RowWithStates, b: RowWithStates) => a.changedAt.getTime() - b.changedAt.getTime();
const byReview = (a: RowWithStates, b: RowWithStates) => compareText(a.reviewedOn, b.reviewedOn);
const compareText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
