import { dateFormat, numberFormat } from "#app/shared/words/intl.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { ReadCourse } from "../list/course-card-data";
import { type StarCount, starShares } from "../reviews/rating";
import { type CurriculumModule, curriculumOutline, type OutlineLesson, type OutlineModule } from "./curriculum-outline";
import { type EnrollmentOffer, enrollmentOffer, opensLessons } from "./enrollment-offer";

type Offering = Parameters<typeof enrollmentOffer>[0];
type Course = ReadCourse & Offering["course"];
type Review = {
	id: number;
	stars: number;
	body: string | null;
	language: string;
	createdAt: Date;
	name: string;
	translation: string | null;
	answer: string | null;
	answerLanguage: string | null;
	answeredBy: string | null;
};

export type VisitorProgress = NonNullable<Offering["enrollment"]> & { completedIds: readonly number[] };

type Input = {
	course: Course;
	user: Offering["user"];
	access: Offering["access"];
	isForSale: boolean;
	taken: VisitorProgress | null;
	modules: readonly OutlineModule[];
	lessons: readonly OutlineLesson[];
	locks: ReadonlyMap<number, string>;
};

export type CurriculumView = {
	modules: CurriculumModule[];
	offer: EnrollmentOffer;
	completed: number | null;
};

export function curriculumView({
	course,
	user,
	access,
	isForSale,
	taken,
	modules,
	lessons,
	locks,
}: Input): CurriculumView {
	const offer = enrollmentOffer({ course, user, access, enrollment: taken, isForSale, lessons });
	const standing = taken && { completedIds: new Set(taken.completedIds), nextLessonId: taken.nextLessonId };
	return {
		modules: curriculumOutline(modules, lessons, {
			courseId: course.id,
			allOpen: opensLessons(offer),
			standing,
			locks,
		}),
		offer,
		completed: standing && lessons.filter(({ id }) => standing.completedIds.has(id)).length,
	};
}

export function contentCounts(lessons: readonly Pick<OutlineLesson, "type" | "freePreview">[]) {
	return {
		lessons: lessons.length,
		exercises: lessons.filter(({ type }) => type === "exercise").length,
		quizzes: lessons.filter(({ type }) => type === "quiz").length,
		previews: lessons.filter(({ freePreview }) => freePreview).length,
	};
}

/** Title of the lesson the visitor was redirected from, or null when there is nothing to explain. */
export function lockedLessonTitle(
	lessons: readonly OutlineLesson[],
	requestedId: string | null,
	offer: EnrollmentOffer,
) {
	const lesson = lessons.find(({ id }) => String(id) === requestedId);
	return lesson && !lesson.freePreview && !opensLessons(offer) ? lesson.title : null;
}

/** Months are in the reader's language and time zone. */
export function reviewsView(
	reviews: readonly Review[],
	counts: readonly StarCount[],
	{ language, timeZone }: { language: Language; timeZone: string },
) {
	const month = dateFormat(language, { year: "numeric", month: "long", timeZone });
	const percent = numberFormat(language, { style: "percent" });
	const languages = new Intl.DisplayNames(language, { type: "language" });
	return {
		shares: starShares(counts).map((share) => ({ ...share, written: percent.format(share.percent / 100) })),
		counted: counts.reduce((sum, { reviews }) => sum + reviews, 0),
		latest: reviews.map(({ createdAt, translation, answer, answerLanguage, answeredBy, ...review }) => ({
			...review,
			/** As it was written, whatever the reader's language; `by` is null once the account is gone. */
			answer: answer === null ? null : { body: answer, language: answerLanguage ?? review.language, by: answeredBy },
			/**
			 * Set when the review is not in the reader's language: the original language, and a translation if any.
			 */
			foreign:
				review.language === language
					? null
					: { language: languages.of(review.language) ?? review.language, translation },
			writtenAt: createdAt.toISOString(),
			writtenIn: month.format(createdAt),
		})),
	};
}
export type ReviewsView = ReturnType<typeof reviewsView>;
