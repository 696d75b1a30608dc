import type { ListFilter } from "#app/shared/lists/list-filters.ts";
import { oneOf, oneOfOr } from "#app/shared/lists/list-filters.ts";
import { listQuery, type QueryOf } from "#app/shared/lists/list-query.ts";
import { LANGUAGE_CODES } from "#app/shared/words/languages.ts";
import { SHELF_NAMES, SHELVES, type Shelf } from "../shelves.ts";

export const ENTRY_STATES = ["published", "draft", "review", "retired"] as const;
export type EntryState = (typeof ENTRY_STATES)[number];
export const ENTRIES_PER_PAGE = 50;

const section: ListFilter<string | null> = {
	read: ([text]) => (text && /^[A-Za-z][A-Za-z0-9-]{0,90}$/.test(text) ? text : null),
	write: (value) => (value === null ? [] : [value]),
};

export const ENTRIES = Object.fromEntries(SHELF_NAMES.map((shelf) => [shelf, entriesOf(shelf)])) as Record<
	Shelf,
	ReturnType<typeof entriesOf>
>;
export type EntriesQuery = QueryOf<ReturnType<typeof entriesOf>>;

function entriesOf(shelf: Shelf) {
	const kinds: readonly string[] = SHELVES[shelf];
	return listQuery({
		path: `/admin/${shelf}`,
		sort: ["order", "title", "changed", "reviewed"],
		descending: ["changed"],
		filters: {
			kind: oneOfOr(kinds, SHELVES[shelf][0]),
			section,
			state: oneOf(ENTRY_STATES),
			missing: oneOf(LANGUAGE_CODES),
		},
		columns: ["reviewed", "changed"],
		search: true,
		page: "number",
	});
}
