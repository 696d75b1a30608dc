import { type ListFilter, oneOf, oneOfOr } from "#app/shared/lists/list-filters.ts";
import { listQuery, type QueryOf } from "#app/shared/lists/list-query.ts";
import { LANGUAGE_CODES } from "#app/shared/words/languages.ts";
import { TICKET_STATUSES, TICKET_TOPICS } from "#db/schema/library/ticket-kinds.ts";

export const TICKETS_PER_PAGE = 25;
export const COUNTED_TICKETS = 1_000;
export const SHOWN_STATUSES = [...TICKET_STATUSES, "any"] as const;

/** `me`, `nobody`, or an admin's id. */
const assignee: ListFilter<string | null> = {
	read: ([text]) => (text && /^(?:me|nobody|[1-9]\d{0,8})$/.test(text) ? text : null),
	write: (value) => (value === null ? [] : [value]),
};

/** Tickets with priority come first in every order. */
export const TICKETS_LIST = listQuery({
	path: "/admin/help/tickets",
	sort: ["changed", "opened"],
	descending: ["changed", "opened"],
	filters: {
		status: oneOfOr(SHOWN_STATUSES, "open"),
		assignee,
		topic: oneOf(TICKET_TOPICS),
		language: oneOf([...LANGUAGE_CODES]),
		priority: oneOf(["only"]),
	},
	columns: ["person", "topic", "language", "assignee", "opened", "changed"],
	search: true,
	page: "number",
});
export type TicketsQuery = QueryOf<typeof TICKETS_LIST>;

export const TICKET_ORDERS = [
	{ sort: "changed", isDescending: true, words: "sorts.latest" },
	{ sort: "changed", isDescending: false, words: "sorts.quietest" },
	{ sort: "opened", isDescending: true, words: "sorts.newest" },
	{ sort: "opened", isDescending: false, words: "sorts.oldest" },
] as const;
