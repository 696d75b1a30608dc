import { readId } from "#app/shared/ids.ts";
import { type ListFilter, oneOf } from "#app/shared/lists/list-filters.ts";
import { listQuery, type QueryOf } from "#app/shared/lists/list-query.ts";

export const COURSES_PER_PAGE = 25;
export const COURSE_STATES = ["published", "unpublished", "withdrawn", "waiting", "drafts"] as const;
export type CourseState = (typeof COURSE_STATES)[number];

/** The id of an instructor. A malformed id becomes `0`, which matches no course. */
const teacher: ListFilter<number | null> = {
	read: ([text]) => (text ? (readId(text) ?? 0) : null),
	write: (id) => (id === null ? [] : [String(id)]),
};

export const COURSES_LIST = listQuery({
	path: "/admin/courses",
	anchor: "courses",
	sort: ["order", "title", "enrolled", "price"],
	descending: ["enrolled", "price"],
	filters: { state: oneOf(COURSE_STATES), teacher },
	columns: ["teacher", "state", "drafts", "enrolled", "price"],
	search: true,
	page: "number",
});
export type CoursesQuery = QueryOf<typeof COURSES_LIST>;

/** The query string of a list, without its `?`. */
export function searchOf(query: CoursesQuery): string {
	return new URL(COURSES_LIST.href(query), "https://school.example").search.slice(1);
}

/** Orders with their words keys, for a select. */
export const COURSE_ORDERS = [
	{ sort: "order", isDescending: false, words: "sorts.order" },
	{ sort: "title", isDescending: false, words: "sorts.title" },
	{ sort: "enrolled", isDescending: true, words: "sorts.mostEnrolled" },
	{ sort: "enrolled", isDescending: false, words: "sorts.fewestEnrolled" },
	{ sort: "price", isDescending: true, words: "sorts.dearest" },
	{ sort: "price", isDescending: false, words: "sorts.cheapest" },
] as const;
