import { readId } from "#app/shared/ids.ts";
import { type ListFilter, oneOf } from "#app/shared/lists/list-filters.ts";
import { listQuery, type QueryOf } from "#app/shared/lists/list-query.ts";
import { NOTE_KINDS } from "#db/schema/learning/notes.ts";

export const NOTES_PER_PAGE = 25;

const numbered: ListFilter<number | null> = {
	read: ([text]) => readId(text),
	write: (id) => (id === null ? [] : [String(id)]),
};

export const NOTES_LIST = listQuery({
	path: "/notes",
	sort: ["change", "text"],
	descending: ["change"],
	filters: { course: numbered, kind: oneOf(NOTE_KINDS), lesson: numbered },
	search: true,
	page: "number",
});
export type NotesQuery = QueryOf<typeof NOTES_LIST>;

export const NOTE_ORDERS = [
	{ sort: "change", isDescending: true, words: "orders.newest" },
	{ sort: "change", isDescending: false, words: "orders.oldest" },
	{ sort: "text", isDescending: false, words: "orders.text" },
] as const;
