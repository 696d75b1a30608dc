import type { CoverDrawing } from "../atlas/cover-drawing";
import type { FacetValue } from "./catalogue-query";

/** What a card of a course shows. `enrollment` is the visitor's own, as far as the card needs it. */
export type CourseCardData = {
	id: number;
	lessonCount: number;
	/** How many sheets the atlas has, this one among them. */
	sheetTotal: number;
	title: string;
	titleInEnglish: boolean;
	shortDescription: string;
	shortDescriptionInEnglish: boolean;
	level: FacetValue<"level">;
	minutes: number;
	priceCents: number;
	currency: string;
	/** The discount that stands beside the price, in percent; null where none is shown. */
	percentOff: number | null;
	enrollmentCount: number;
	ratingSum: number;
	ratingCount: number;
	enrollment: { state: "learning" | "completed"; lessonId: number | null } | null;
};

/** A card with its drawing. */
export type DrawnCardData = CourseCardData & { drawing: CoverDrawing };

/** A course as it is read; who looks at it and what is claimed of prices comes from elsewhere. */
export type ReadCourse = Omit<CourseCardData, "enrollment" | "percentOff"> & {
	topic: string;
	/** The lessons of each module, in reading order. */
	lessonCounts: number[];
};
/** What is known of the visitor and of prices. */
export type CardContext = { enrollments?: readonly Enrollment[]; percentOff?: number | null };

type Enrollment = { courseId: number; status: string; currentLessonId: number | null };

/** Takes from a course what its card shows and no more: the rest need not travel to the browser. */
export function toCourseCard(
	course: ReadCourse,
	{ enrollments = [], percentOff = null }: CardContext = {},
): CourseCardData {
	const { id, lessonCount, sheetTotal, title, titleInEnglish } = course;
	const { shortDescription, shortDescriptionInEnglish, level, minutes } = course;
	const { priceCents, currency, enrollmentCount, ratingSum, ratingCount } = course;
	return {
		...{ id, lessonCount, sheetTotal, title, titleInEnglish },
		...{ shortDescription, shortDescriptionInEnglish, level, minutes },
		...{ priceCents, currency, percentOff, enrollmentCount, ratingSum, ratingCount },
		enrollment: ownEnrollment(enrollments, id),
	};
}

/** An enrollment that has ended offers nothing: the card is that of a stranger. */
function ownEnrollment(enrollments: readonly Enrollment[], courseId: number): CourseCardData["enrollment"] {
	const own = enrollments.find((enrollment) => enrollment.courseId === courseId);
	if (!own || ["paused", "expired", "refunded"].includes(own.status)) return null;
	return { state: own.status === "completed" ? "completed" : "learning", lessonId: own.currentLessonId };
}
