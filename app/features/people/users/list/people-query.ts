import { type ListFilter, oneOf } from "#app/shared/lists/list-filters.ts";
import { listQuery, type QueryOf } from "#app/shared/lists/list-query.ts";

export const PEOPLE_PER_PAGE = 50;
export const ROLES = ["student", "instructor", "admin"] as const;
export const NO_PLAN = "free";
export const ACTIVITIES = ["week", "month", "quiet", "never"] as const;
export const ACCOUNT_STATES = ["confirmed", "unconfirmed", "suspended"] as const;

const country: ListFilter<string | null> = {
	read: ([text]) => (text && /^[A-Z]{2}$/.test(text) ? text : null),
	write: (code) => (code === null ? [] : [code]),
};

/** Slug of a plan, including the school's own; `free` for none. */
const plan: ListFilter<string | null> = {
	read: ([text]) => (text && /^[a-z0-9][a-z0-9-]{0,59}$/.test(text) ? text : null),
	write: (slug) => (slug === null ? [] : [slug]),
};

export const PEOPLE_LIST = listQuery({
	path: "/admin/users",
	sort: ["activity", "joined", "name"],
	descending: ["activity", "joined"],
	filters: { role: oneOf(ROLES), plan, country, activity: oneOf(ACTIVITIES), state: oneOf(ACCOUNT_STATES) },
	columns: ["role", "state", "country", "plan", "joined", "activity"],
	search: true,
	page: "cursor",
});
export type PeopleQuery = QueryOf<typeof PEOPLE_LIST>;

/**
 * Search results are ordered by id, newest account first, and activity filters by activity: any other order would
 * have to read every match to show a page. Sorting by name has an index for all accounts, not for each filter.
 */
export function orderOf({ q, sort, filters }: PeopleQuery): PeopleQuery["sort"] | "found" {
	if (q) return "found";
	if (filters.activity) return "activity";
	return sort === "name" && Object.values(filters).some((value) => value !== null) ? "activity" : sort;
}

export const PEOPLE_ORDERS = [
	{ sort: "activity", isDescending: true, words: "sorts.latest" },
	{ sort: "activity", isDescending: false, words: "sorts.quietest" },
	{ sort: "joined", isDescending: true, words: "sorts.newest" },
	{ sort: "joined", isDescending: false, words: "sorts.oldest" },
	{ sort: "name", isDescending: false, words: "sorts.name" },
	{ sort: "name", isDescending: true, words: "sorts.nameBack" },
] as const;
