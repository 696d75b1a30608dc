import { readId } from "#app/shared/ids.ts";
import { type ListFilter, oneOf } from "#app/shared/lists/list-filters.ts";
import { listQuery, type QueryOf } from "#app/shared/lists/list-query.ts";

export const REVIEWS_PER_PAGE = 20;
export const REVIEW_STATES = ["waiting", "answered"] as const;

/** `null` when the URL names no course, `0` (a course that does not exist) when its id is malformed. */
const course: ListFilter<number | null> = {
	read: ([text]) => (text ? (readId(text) ?? 0) : null),
	write: (id) => (id === null ? [] : [String(id)]),
};

export const REVIEWS_LIST = listQuery({
	path: "/instructor-dashboard/reviews",
	sort: ["written"],
	descending: ["written"],
	filters: { course, state: oneOf(REVIEW_STATES) },
	page: "cursor",
});
export type ReviewsQuery = QueryOf<typeof REVIEWS_LIST>;
