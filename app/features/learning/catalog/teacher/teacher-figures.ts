import { numberFormat } from "#app/shared/words/intl.ts";
import type { Language } from "#app/shared/words/languages.ts";
import { averageRating } from "../reviews/rating";

/** Below this many enrollments no number is shown: it would speak of single people. */
export const FEWEST_SHOWN = 5;

type Taught = { enrollmentCount: number; ratingSum: number; ratingCount: number };

/**
 * Figures over all published courses of a teacher, as text. `enrolled` is null below `FEWEST_SHOWN`; the rating is the
 * mean of all reviews, so a course counts by how many it has, and null before the first.
 */
export function teacherFigures(courses: readonly Taught[], language: Language) {
	const sum = (of: keyof Taught) => courses.reduce((total, course) => total + course[of], 0);
	const [enrolled, ratingCount] = [sum("enrollmentCount"), sum("ratingCount")];
	const average = averageRating({ ratingSum: sum("ratingSum"), ratingCount });
	const number = numberFormat(language);
	return {
		courses: number.format(courses.length),
		enrolled: enrolled < FEWEST_SHOWN ? null : number.format(enrolled),
		rating: average === null ? null : numberFormat(language, { minimumFractionDigits: 1 }).format(average),
		ratingCount,
	};
}

export type TeacherFigures = ReturnType<typeof teacherFigures>;
