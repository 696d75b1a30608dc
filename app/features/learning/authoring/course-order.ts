import { averageRating } from "#app/features/learning/catalog/reviews/rating.ts";
import type { TaughtCourse } from "./teaching.repository.server";

/** What the table of courses can be sorted by: its heads. */
export const COURSE_COLUMNS = ["title", "enrolled", "active", "completed", "progress", "rating"] as const;
export type CourseColumn = (typeof COURSE_COLUMNS)[number];
export type CourseOrder = { by: CourseColumn; isDescending: boolean };

/** The order that an address asks for, `courses=-enrolled` for the largest first; null for the one of the school. */
export function readCourseOrder(params: URLSearchParams): CourseOrder | null {
	const asked = params.get("courses") ?? "";
	const by = COURSE_COLUMNS.find((column) => column === asked.replace(/^-/, ""));
	return by ? { by, isDescending: asked.startsWith("-") } : null;
}

/** The search part of the address that sorts by a column, or turns its order round; figures begin with the largest. */
export function courseOrderSearch(params: URLSearchParams, by: CourseColumn, order: CourseOrder | null): string {
	const isDescending = order?.by === by ? !order.isDescending : by !== "title";
	const search = new URLSearchParams(params);
	search.set("courses", `${isDescending ? "-" : ""}${by}`);
	return `?${search}`;
}

/** The courses in that order; those without a figure come last either way. */
export function orderedCourses<C extends TaughtCourse>(
	courses: readonly C[],
	order: CourseOrder | null,
	language: string,
): C[] {
	if (!order) return [...courses];
	const { by, isDescending } = order;
	const collator = new Intl.Collator(language);
	return [...courses].sort((a, b) => {
		if (by === "title") return collator.compare(a.title, b.title) * (isDescending ? -1 : 1);
		const [one, other] = [figureOf(a, by), figureOf(b, by)];
		if (one === null || other === null) return Number(one === null) - Number(other === null);
		return (one - other) * (isDescending ? -1 : 1);
	});
}

function figureOf(course: TaughtCourse, by: Exclude<CourseColumn, "title">): number | null {
	if (by === "progress") return course.averageProgress;
	if (by === "rating") return course.ratingCount > 0 ? averageRating(course) : null;
	return by === "enrolled" ? course.enrollmentCount : course[by];
}
