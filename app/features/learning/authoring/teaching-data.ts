import { averageRating } from "#app/features/learning/catalog/reviews/rating.ts";
import type { Formats } from "#app/shared/words/formats.ts";
import { type CourseOrder, orderedCourses } from "./course-order";
import { LEARNERS_PER_PAGE, type LearnersQuery } from "./learners-query";
import type { LearnerRow, TaughtCourse } from "./teaching.repository.server";

export type TeachingData = NonNullable<ReturnType<typeof teachingData>>;
export type CourseFigures = TeachingData["courses"][number];
export type ChosenCourse = NonNullable<TeachingData["chosen"]>;

type Rows = { taught: TaughtCourse[]; learners: LearnerRow[] };

/** Null when the requested course is not in `taught`; `chosen` is null when there are no courses. */
export function teachingData(
	{ taught, learners }: Rows,
	query: LearnersQuery,
	formats: Formats,
	{ order, language }: { order: CourseOrder | null; language: string } = { order: null, language: "en" },
) {
	const wanted = query.filters.course;
	const chosen = wanted === null ? taught[0] : taught.find(({ id }) => id === wanted);
	if (!chosen && wanted !== null) return null;

	return {
		totals: totalsOf(taught, formats),
		order,
		courses: orderedCourses(taught, order, language).map((course) =>
			courseFigures(course, course.id === chosen?.id, formats),
		),
		isPartlyCounted: taught.some(({ enrollmentCount, counted }) => enrollmentCount > counted),
		chosen: chosen ? chosenCourse(chosen, learners, query, formats) : null,
	};
}

function totalsOf(taught: TaughtCourse[], formats: Formats) {
	const sum = (pick: (course: TaughtCourse) => number) => taught.reduce((total, course) => total + pick(course), 0);
	const ratingCount = sum((course) => course.ratingCount);
	return {
		enrolled: formats.number(sum(({ enrollmentCount }) => enrollmentCount)),
		active: formats.number(sum(({ active }) => active)),
		completed: formats.number(sum(({ completed }) => completed)),
		rating: writtenRating({ ratingSum: sum((course) => course.ratingSum), ratingCount }, formats),
		ratingCount,
	};
}

function courseFigures(course: TaughtCourse, isChosen: boolean, formats: Formats) {
	const { id, title, publishedAt, averageProgress } = course;
	return {
		id,
		title,
		isPublished: publishedAt !== null,
		isChosen,
		enrolled: formats.number(course.enrollmentCount),
		active: formats.number(course.active),
		completed: formats.number(course.completed),
		progress: averageProgress === null ? null : formats.percent(Math.round(averageProgress)),
		rating: writtenRating(course, formats),
	};
}

function chosenCourse(course: TaughtCourse, learners: LearnerRow[], query: LearnersQuery, formats: Formats) {
	const { q, filters } = query;
	const total = q || filters.status ? (learners[0]?.total ?? 0) : course.enrollmentCount;
	const first = (query.page - 1) * LEARNERS_PER_PAGE + 1;
	return {
		title: course.title,
		query: { ...query, filters: { ...filters, course: course.id } },
		pageCount: Math.max(1, Math.ceil(total / LEARNERS_PER_PAGE)),
		total,
		shown: {
			from: formats.number(first),
			to: formats.number(first + learners.length - 1),
			total: formats.number(total),
		},
		hasLearners: course.enrollmentCount > 0,
		learners: learners.map((learner) => ({
			enrollmentId: learner.enrollmentId,
			name: learner.name,
			country: learner.country && formats.country(learner.country),
			status: learner.status,
			progress: learner.progress,
			progressText: formats.percent(learner.progress),
			lastActivity: formats.date(learner.lastActivityAt),
			lastActivityAt: learner.lastActivityAt.toISOString(),
		})),
	};
}

function writtenRating(sums: { ratingSum: number; ratingCount: number }, formats: Formats): string | null {
	const rating = averageRating(sums);
	return rating === null ? null : formats.number(rating);
}
