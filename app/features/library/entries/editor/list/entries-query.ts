import type { ListFilter } from "#app/shared/lists/list-filters.ts";
import { oneOf, oneOfOr } from "#app/shared/lists/list-filters.ts";
import { listQuery, type QueryOf } from "#app/shared/lists/list-query.ts";
import { LANGUAGE_CODES } from "#app/shared/words/languages.ts";
import type { AdminListName } from "../admin-list-tabs.ts";

export const ENTRY_STATES = ["published", "draft", "review", "retired"] as const;
export type EntryState = (typeof ENTRY_STATES)[number];
export const ENTRIES_PER_PAGE = 50;

const section: ListFilter<string | null> = {
	read: ([text]) => (text && /^[A-Za-z][A-Za-z0-9-]{0,90}$/.test(text) ? text : null),
	write: (value) => (value === null ? [] : [value]),
};

export type EntriesQuery = QueryOf<ReturnType<typeof entryListOf>>;

/** `kinds`: the names of the kinds on the list, the one that it shows first at the start. */
export function entryListOf(adminList: AdminListName, kinds: readonly string[]) {
	return listQuery({
		path: `/admin/${adminList}`,
		sort: ["order", "title", "changed", "reviewed"],
		descending: ["changed"],
		filters: {
			kind: oneOfOr(kinds, kinds[0] ?? ""),
			section,
			state: oneOf(ENTRY_STATES),
			missing: oneOf(LANGUAGE_CODES),
		},
		columns: ["reviewed", "changed"],
		search: true,
		page: "number",
	});
}
