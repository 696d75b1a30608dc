import { averageRating } from "#app/features/learning/catalog/reviews/rating.ts";
import type { Formats } from "#app/shared/words/formats.ts";
import type { Language } from "#app/shared/words/languages.ts";
import { type CourseOrder, orderedCourses } from "./course-order";
import { dropOffView, readChartView } from "./figures/drop-off-view";
import { addRevenue } from "./figures/revenue";
import { revenueView } from "./figures/revenue-view";
import { isWithheld } from "./figures/withheld";
import { WORST_SHOWN, worstQuestions } from "./figures/worst-questions";
import type { LearnerRow } from "./learners/learners.repository.server";
import { chosenLearners } from "./learners/learners-data";
import type { LearnersQuery } from "./learners/learners-query";
import { reviewView } from "./reviews/review-view";
import type { OwnReview } from "./reviews/reviews.repository.server";
import type { CountedCourse, OutlineLesson, QuestionPrompt, TaughtCourse } from "./taught-courses.repository.server";
import { waitingList } from "./waiting-list";

export type TeachingData = NonNullable<ReturnType<typeof teachingData>>;
export type CourseRow = TeachingData["courses"][number];
export type ChosenCourse = NonNullable<TeachingData["chosen"]>;

export type TeachingRows = {
	taught: TaughtCourse[];
	learners: LearnerRow[];
	counted: CountedCourse[];
	outline: OutlineLesson[];
	prompts: QuestionPrompt[];
	latest: OwnReview[];
};
type View = { formats: Formats; language: Language; search: URLSearchParams; order: CourseOrder | null; now: Date };

/** Null when the requested course is not in `taught`; `chosen` is null when there are no courses. */
export function teachingData(rows: TeachingRows, query: LearnersQuery, view: View) {
	const { taught } = rows;
	const { formats, language, order, now } = view;
	const wanted = query.filters.course;
	const chosen = wanted === null ? taught[0] : taught.find(({ id }) => id === wanted);
	if (!chosen && wanted !== null) return null;

	return {
		totals: totalsOf(taught, formats),
		order,
		courses: orderedCourses(taught, order, language).map((course) =>
			courseRow(course, course.id === chosen?.id, formats),
		),
		hasWithheld: taught.some(({ enrollmentCount }) => isWithheld(enrollmentCount)),
		waiting: waitingList(taught, { formats, now }),
		latest: rows.latest[0] ? reviewView(rows.latest[0], formats) : null,
		reviewCount: taught.reduce((sum, { ratingCount }) => sum + ratingCount, 0),
		revenue: revenueOf(taught, language),
		chosen: chosen ? chosenCourse(chosen, rows, query, view) : null,
	};
}

/** Null where none of the courses shows its revenue to the reader. */
function revenueOf(taught: TaughtCourse[], language: Language) {
	const shown = taught.filter((course) => course.seesRevenue);
	if (shown.length === 0) return null;
	return revenueView(addRevenue(shown.map(({ revenue }) => revenue ?? [])), language);
}

function totalsOf(taught: TaughtCourse[], formats: Formats) {
	const sum = (of: TaughtCourse[], pick: (course: TaughtCourse) => number | null) =>
		of.reduce((total, course) => total + (pick(course) ?? 0), 0);
	// A sum that contained a withheld figure would give it away by subtraction.
	const shown = taught.filter(({ enrollmentCount }) => !isWithheld(enrollmentCount));
	const [enrolled, completed] = [sum(shown, (course) => course.enrollmentCount), sum(shown, (one) => one.completed)];
	const ratingCount = sum(taught, (course) => course.ratingCount);
	const isCounted = shown.some(({ countedAt }) => countedAt !== null);
	return {
		courses: taught.length,
		learners: sum(taught, (course) => course.enrollmentCount),
		enrolled: formats.number(sum(taught, (course) => course.enrollmentCount)),
		joinedRecent: isCounted ? sum(shown, (course) => course.joinedRecent) : null,
		joinedEarlier: sum(shown, (course) => course.joinedEarlier),
		active: isCounted ? formats.number(sum(shown, (course) => course.active)) : null,
		completed: isCounted ? formats.number(completed) : null,
		completedShare: enrolled > 0 ? formats.percent(Math.round((100 * completed) / enrolled)) : null,
		completedRecent: sum(shown, (course) => course.completedRecent),
		completedEarlier: sum(shown, (course) => course.completedEarlier),
		rating: writtenRating({ ratingSum: sum(taught, (course) => course.ratingSum), ratingCount }, formats),
		ratingCount,
		countedAt: oldest(shown, formats),
	};
}

/** The figures are as of the course that was counted first. */
function oldest(taught: TaughtCourse[], formats: Formats): string | null {
	const times = taught.flatMap(({ countedAt }) => (countedAt ? [countedAt.getTime()] : []));
	return times.length > 0 ? formats.dateTime(new Date(Math.min(...times))) : null;
}

function courseRow(course: TaughtCourse, isChosen: boolean, formats: Formats) {
	const { id, title, teacher, publishedAt, enrollmentCount, active, completed, weeks } = course;
	const withheld = isWithheld(enrollmentCount);
	const shown = <T>(value: T | null) => (withheld ? null : value);
	return {
		id,
		title,
		teacher,
		isPublished: publishedAt !== null,
		isWithdrawn: course.formerPublishedAt !== null,
		isChosen,
		isWithheld: withheld,
		isCounted: course.countedAt !== null,
		enrolled: formats.number(enrollmentCount),
		active: shown(active === null ? null : formats.number(active)),
		completed: shown(completed === null ? null : formats.percent(Math.round((100 * completed) / enrollmentCount))),
		medianHours: shown(course.medianHours),
		rating: writtenRating(course, formats),
		joinedRecent: shown(course.joinedRecent),
		joinedEarlier: shown(course.joinedEarlier),
		weeks: shown(weeks),
	};
}

function chosenCourse(course: TaughtCourse, rows: TeachingRows, query: LearnersQuery, view: View) {
	const { formats, search } = view;
	const { outline, prompts } = rows;
	const counted = isWithheld(course.enrollmentCount) ? undefined : rows.counted[0];
	const dropOff = counted ? dropOffView({ counted, outline, formats }) : null;
	const bars = dropOff?.modules.flatMap(({ lessons }) => lessons) ?? [];
	const lesson = bars.find(({ id }) => String(id) === search.get("lesson")) ?? null;
	const questions = counted
		? worstQuestions({ figures: counted.questions, prompts, outline, formats, lessonId: lesson?.id ?? null })
		: [];
	const showsAll = search.get("questions") === "all" || lesson !== null;
	return {
		id: course.id,
		title: course.title,
		enrolled: course.enrollmentCount,
		isWithheld: isWithheld(course.enrollmentCount),
		isCounted: course.countedAt !== null,
		dropOff,
		chart: readChartView(search, dropOff?.isLong ?? false),
		lesson,
		questions: showsAll ? questions : questions.slice(0, WORST_SHOWN),
		questionCount: questions.length,
		...chosenLearners({ course, learners: rows.learners, query, formats }),
	};
}

function writtenRating(sums: { ratingSum: number; ratingCount: number }, formats: Formats): string | null {
	const rating = averageRating(sums);
	return rating === null ? null : formats.number(rating);
}
