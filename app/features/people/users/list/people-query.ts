import { type ListFilter, oneOf } from "#app/shared/lists/list-filters.ts";
import { listQuery, type QueryOf } from "#app/shared/lists/list-query.ts";

export const PEOPLE_PER_PAGE = 50;
export const ROLES = ["student", "instructor", "admin"] as const;
/** What an account says that has no membership. */
export const NO_PLAN = "free";
/** How long ago somebody was seen: within a week or a month, not for a quarter of a year, or not once. */
export const ACTIVITIES = ["week", "month", "quiet", "never"] as const;
export const STATES = ["confirmed", "unconfirmed", "suspended"] as const;

/** ISO 3166-1 alpha-2, or `null` for all. */
const country: ListFilter<string | null> = {
	read: ([text]) => (text && /^[A-Z]{2}$/.test(text) ? text : null),
	write: (code) => (code === null ? [] : [code]),
};

/** The slug of a plan, also of one that the school has added; `free` for none. */
const plan: ListFilter<string | null> = {
	read: ([text]) => (text && /^[a-z0-9][a-z0-9-]{0,59}$/.test(text) ? text : null),
	write: (slug) => (slug === null ? [] : [slug]),
};

/** Everybody with an account, as the admins of people ask for them. */
export const PEOPLE = listQuery({
	path: "/admin/users",
	sort: ["activity", "joined", "name"],
	descending: ["activity", "joined"],
	filters: { role: oneOf(ROLES), plan, country, activity: oneOf(ACTIVITIES), state: oneOf(STATES) },
	columns: ["role", "state", "country", "plan", "joined", "activity"],
	search: true,
	page: "cursor",
});
export type PeopleQuery = QueryOf<typeof PEOPLE>;

/**
 * What the list is ordered by. Those who are found come by their ids, newest account first, and those of one activity by
 * their activity: in any other order every match would have to be read to show a page of them. By name there is an index
 * for everybody and none for each filter.
 */
export function orderOf({ q, sort, filters }: PeopleQuery): PeopleQuery["sort"] | "found" {
	if (q) return "found";
	if (filters.activity) return "activity";
	return sort === "name" && Object.values(filters).some((value) => value !== null) ? "activity" : sort;
}

/** The sorts with the names of their words, for who chooses from a list. */
export const PEOPLE_ORDERS = [
	{ sort: "activity", isDescending: true, words: "sorts.latest" },
	{ sort: "activity", isDescending: false, words: "sorts.quietest" },
	{ sort: "joined", isDescending: true, words: "sorts.newest" },
	{ sort: "joined", isDescending: false, words: "sorts.oldest" },
	{ sort: "name", isDescending: false, words: "sorts.name" },
	{ sort: "name", isDescending: true, words: "sorts.nameBack" },
] as const;
