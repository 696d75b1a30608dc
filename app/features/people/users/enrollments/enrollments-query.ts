import { ENROLLMENT_STATUSES } from "#app/features/learning/enrollment/enrollment-status.ts";
import { readId } from "#app/shared/ids.ts";
import type { ListFilter } from "#app/shared/lists/list-filters.ts";
import { oneOf } from "#app/shared/lists/list-filters.ts";
import { listQuery, type QueryOf } from "#app/shared/lists/list-query.ts";

export const ENROLLMENTS_PER_PAGE = 50;
export const ACCESS_STATES = ["paused", "ending", "over"] as const;

const course: ListFilter<number | null> = {
	read: ([text]) => readId(text),
	write: (id) => (id === null ? [] : [String(id)]),
};

export const ENROLLMENTS_LIST = listQuery({
	path: "/admin/enrollments",
	sort: ["activity"],
	descending: ["activity"],
	filters: { course, status: oneOf(ENROLLMENT_STATUSES), state: oneOf(ACCESS_STATES) },
	columns: ["status", "progress", "source", "access", "activity"],
	search: true,
	page: "cursor",
});
export type EnrollmentsQuery = QueryOf<typeof ENROLLMENTS_LIST>;

/** Ordered by user id or entitlement when filtered: any other order would have to read every match. */
export function orderOf({ q, filters }: EnrollmentsQuery): "found" | "rights" | "activity" {
	if (q) return "found";
	return filters.state ? "rights" : "activity";
}

export const ENROLLMENT_ORDERS = [
	{ sort: "activity", isDescending: true, words: "enrollments.sorts.latest" },
	{ sort: "activity", isDescending: false, words: "enrollments.sorts.quietest" },
] as const;
