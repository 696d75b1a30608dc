import { ENROLLMENT_STATUSES } from "#app/features/learning/enrollment/enrollment-status.ts";
import { readId } from "#app/shared/ids.ts";
import type { ListFilter } from "#app/shared/lists/list-filters.ts";
import { oneOf } from "#app/shared/lists/list-filters.ts";
import { listQuery, type QueryOf } from "#app/shared/lists/list-query.ts";

export const LEARNERS_PER_PAGE = 20;

/** `null` when the URL names no course, `0` (a course that does not exist) when its id is malformed. */
const course: ListFilter<number | null> = {
	read: ([text]) => (text ? (readId(text) ?? 0) : null),
	write: (id) => (id === null ? [] : [String(id)]),
};

export const LEARNERS_LIST = listQuery({
	path: "/instructor-dashboard",
	anchor: "learners",
	sort: ["activity", "progress", "enrolled"],
	descending: ["activity", "enrolled"],
	filters: { course, status: oneOf(ENROLLMENT_STATUSES) },
	columns: ["country", "status", "progress", "enrolled", "activity"],
	search: true,
	page: "number",
});
export type LearnersQuery = QueryOf<typeof LEARNERS_LIST>;

/** Sort orders with their words keys, for a select. */
export const LEARNER_ORDERS = [
	{ sort: "activity", isDescending: true, words: "sorts.latest" },
	{ sort: "activity", isDescending: false, words: "sorts.quietest" },
	{ sort: "progress", isDescending: false, words: "sorts.least" },
	{ sort: "progress", isDescending: true, words: "sorts.most" },
	{ sort: "enrolled", isDescending: true, words: "sorts.newest" },
	{ sort: "enrolled", isDescending: false, words: "sorts.longest" },
] as const;
