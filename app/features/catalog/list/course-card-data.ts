import { money } from "../../../shared/money";
import { numberFormat } from "../../../shared/words/intl";
import type { Language } from "../../../shared/words/languages";
import type { CoverDrawing } from "../../atlas/cover-drawing";
import { type PriceDisplay, priceDisplay } from "../../prices/price-display";
import { averageRating } from "../reviews/rating";
import type { FacetValue } from "./catalog-query";

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
	/** As it is written: a browser takes twenty milliseconds to make its first number format. */
	price: PriceDisplay;
	enrollmentCount: number;
	ratingSum: number;
	ratingCount: number;
	/** The average as it is written; null before the first review. */
	rating: string | null;
	enrollment: { state: "learning" | "completed"; lessonId: number | null } | null;
};

/** A card with its drawing. */
export type DrawnCardData = CourseCardData & { drawing: CoverDrawing };

/** A course as it is read; who looks at it and what is claimed of prices comes from elsewhere. */
export type ReadCourse = Omit<CourseCardData, "enrollment" | "price" | "rating"> & {
	topic: string;
	/** The lessons of each module, in reading order. */
	lessonCounts: number[];
};
/** Whom it is written for, and what is known of the visitor and of prices; `percentOff` null shows no discount. */
export type CardContext = { language: Language; enrollments?: readonly Enrollment[]; percentOff?: number | null };

type Enrollment = { courseId: number; status: string; currentLessonId: number | null };

/** Takes from a course what its card shows and no more: the rest need not travel to the browser. */
export function toCourseCard(
	course: ReadCourse,
	{ language, enrollments = [], percentOff = null }: CardContext,
): CourseCardData {
	const { id, lessonCount, sheetTotal, title, titleInEnglish } = course;
	const { shortDescription, shortDescriptionInEnglish, level, minutes } = course;
	const { priceCents, currency, enrollmentCount, ratingSum, ratingCount } = course;
	const average = averageRating(course);
	return {
		...{ id, lessonCount, sheetTotal, title, titleInEnglish },
		...{ shortDescription, shortDescriptionInEnglish, level, minutes },
		...{ priceCents, currency, enrollmentCount, ratingSum, ratingCount },
		price: priceDisplay(money(priceCents, currency), { language, percentOff }),
		rating: average === null ? null : numberFormat(language, { minimumFractionDigits: 1 }).format(average),
		enrollment: ownEnrollment(enrollments, id),
	};
}

function ownEnrollment(enrollments: readonly Enrollment[], courseId: number): CourseCardData["enrollment"] {
	const own = enrollments.find((enrollment) => enrollment.courseId === courseId);
	if (!own) return null;
	return { state: own.status === "completed" ? "completed" : "learning", lessonId: own.currentLessonId };
}
