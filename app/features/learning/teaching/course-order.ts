import { averageRating } from "#app/features/learning/catalog/reviews/rating.ts";
import { isWithheld } from "./figures/withheld";
import type { TaughtCourse } from "./taught-courses.repository.server";

export const COURSE_COLUMNS = ["title", "enrolled", "active", "completed", "median", "rating", "joined"] as const;
export type CourseColumn = (typeof COURSE_COLUMNS)[number];
export type CourseOrder = { by: CourseColumn; isDescending: boolean };

/** Reads the order from the URL: `courses=-enrolled` sorts descending. Null means the school's own order. */
export function readCourseOrder(params: URLSearchParams): CourseOrder | null {
	const asked = params.get("courses") ?? "";
	const by = COURSE_COLUMNS.find((column) => column === asked.replace(/^-/, ""));
	return by ? { by, isDescending: asked.startsWith("-") } : null;
}

/** Query string that sorts by a column, or reverses the current order. Numeric columns start descending. */
export function courseOrderSearch(params: URLSearchParams, by: CourseColumn, order: CourseOrder | null): string {
	const isDescending = order?.by === by ? !order.isDescending : by !== "title";
	const search = new URLSearchParams(params);
	search.set("courses", `${isDescending ? "-" : ""}${by}`);
	return `?${search}`;
}

/** Courses without a figure, or with one that is withheld, come last in both directions. */
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
	if (by === "enrolled") return course.enrollmentCount;
	if (by === "rating") return averageRating(course);
	if (isWithheld(course.enrollmentCount)) return null;
	if (by === "completed") return course.completed === null ? null : course.completed / course.enrollmentCount;
	if (by === "median") return course.medianHours;
	return by === "active" ? course.active : course.joinedRecent;
}
