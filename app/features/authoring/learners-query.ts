import { readCourseId } from "../catalog/course-id";

export const LEARNERS_PER_PAGE = 20;
/** Statuses and progress of a course are counted over this many of its learners, the latest activity first. */
export const COUNTED_LEARNERS = 500;
/** Names are looked for among this many learners of a course. */
export const SEARCHED_LEARNERS = 2000;

export const LEARNER_SORTS = ["latest", "quietest"] as const;
export type LearnerSort = (typeof LEARNER_SORTS)[number];

/** Which learners are asked for. `courseId` is `null` when the address names none; `page` counts from 1. */
export type LearnersQuery = { courseId: number | null; q: string; sort: LearnerSort; page: number };

const MAX_SEARCH_LENGTH = 60;

/** Reads an address. What is unknown or malformed is passed over, but a course that is none is `0`: it does not exist. */
export function parseLearnersQuery(params: URLSearchParams): LearnersQuery {
	const course = params.get("course");
	const page = params.get("page") ?? "";
	return {
		courseId: course ? (readCourseId(course) ?? 0) : null,
		q: (params.get("q") ?? "").replace(/\s+/g, " ").trim().slice(0, MAX_SEARCH_LENGTH),
		sort: LEARNER_SORTS.find((sort) => sort === params.get("sort")) ?? "latest",
		page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
	};
}

/** The address that asks this, always the same for the same question. */
export function learnersHref({ courseId, q, sort, page }: LearnersQuery): string {
	const params = new URLSearchParams();
	if (courseId) params.set("course", String(courseId));
	if (q) params.set("q", q);
	if (sort !== "latest") params.set("sort", sort);
	if (page > 1) params.set("page", String(page));
	return params.size > 0 ? `/instructor-dashboard?${params}` : "/instructor-dashboard";
}
