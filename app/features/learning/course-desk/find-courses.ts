import { hasAllWords } from "#app/shared/text/fold-text.ts";
import type { CourseState, CoursesQuery } from "./courses-query";

type Facts = {
	title: string;
	teacherId: number;
	teacher: string;
	publishedAt: Date | null;
	formerPublishedAt: Date | null;
	enrolled: number;
	priceCents: number;
	drafts: number;
	waitingSince: Date | null;
};

/** The courses of a query in its order, each with its number in the recommended order, counted from 1. */
export function findCourses<Course extends Facts>(
	courses: readonly Course[],
	{ q, filters, sort, isDescending }: Pick<CoursesQuery, "q" | "filters" | "sort" | "isDescending">,
	language: string,
): (Course & { number: number })[] {
	const found = courses
		.map((course, at) => ({ ...course, number: at + 1 }))
		.filter(
			(course) =>
				hasAllWords(`${course.title} ${course.teacher}`, q) &&
				(filters.teacher === null || course.teacherId === filters.teacher) &&
				(filters.state === null || isIn(course, filters.state)),
		);
	const names = new Intl.Collator(language);
	const compare = (one: Facts & { number: number }, other: Facts & { number: number }) => {
		if (sort === "title") return names.compare(one.title, other.title);
		if (sort === "enrolled") return one.enrolled - other.enrolled;
		return sort === "price" ? one.priceCents - other.priceCents : one.number - other.number;
	};
	return found.sort((one, other) => (isDescending ? -1 : 1) * compare(one, other) || one.number - other.number);
}

function isIn({ publishedAt, formerPublishedAt, drafts, waitingSince }: Facts, state: CourseState): boolean {
	switch (state) {
		case "published":
			return publishedAt !== null;
		case "unpublished":
			return publishedAt === null && formerPublishedAt === null;
		case "withdrawn":
			return formerPublishedAt !== null;
		case "waiting":
			return waitingSince !== null;
		case "drafts":
			return drafts > 0;
	}
}
