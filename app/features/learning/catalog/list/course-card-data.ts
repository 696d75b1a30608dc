import { canAccess, type Entitlement } from "#app/features/learning/entitlements/can-access.ts";
import { type PriceDisplay, priceDisplay } from "#app/features/money/prices/price-display.ts";
import type { Role } from "#app/features/people/auth/roles.ts";
import type { CoverDrawing } from "#app/features/site/illustrations/cover-drawing.ts";
import { money } from "#app/shared/money.ts";
import { numberFormat } from "#app/shared/words/intl.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { LanguageTotals } from "#db/schema/schema.ts";
import { type LanguageShare, languageShare } from "../languages/language-share";
import { averageRating } from "../reviews/rating";

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
	levelName: string;
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
	/** How much of it stands in the visitor's language. */
	languageShare: LanguageShare;
	enrollment: { state: "learning" | "completed"; lessonId: number | null } | null;
	/** Not to whom the course is open already. */
	showsPrice: boolean;
	action: CardAction;
};

/** The button of a card: its words, and where it leads or, with `posts`, what it is sent to. */
export type CardAction = {
	words: "continue" | "review" | "enrollFree" | "seeCourse";
	to: string;
	posts?: true;
};

/** A card with its drawing. */
export type DrawnCardData = CourseCardData & { drawing: CoverDrawing };

/** A course as it is read; who looks at it and what is claimed of prices comes from elsewhere. */
export type ReadCourse = Omit<
	CourseCardData,
	"enrollment" | "price" | "rating" | "languageShare" | "showsPrice" | "action"
> & {
	topicDrawing: string;
	translated: Record<string, LanguageTotals>;
	/** The lessons of each module, in reading order. */
	lessonCounts: number[];
};
/** Whom it is written for, and what is known of the visitor and of prices; `percentOff` null shows no discount. */
export type CardContext = {
	language: Language;
	/** Of the visitor; null: a guest. */
	role: Role | null;
	enrollments?: readonly Enrollment[];
	/** What the visitor holds, of whatever courses. */
	held?: readonly Entitlement[];
	percentOff?: number | null;
};

type Enrollment = { courseId: number; status: string; currentLessonId: number | null };

/** Takes from a course what its card shows and no more: the rest need not travel to the browser. */
export function toCourseCard(
	course: ReadCourse,
	{ language, role, enrollments = [], held = [], percentOff = null }: CardContext,
): CourseCardData {
	const { id, lessonCount, sheetTotal, title, titleInEnglish } = course;
	const { shortDescription, shortDescriptionInEnglish, levelName, minutes } = course;
	const { priceCents, currency, enrollmentCount, ratingSum, ratingCount } = course;
	const average = averageRating(course);
	const enrollment = ownEnrollment(enrollments, id);
	const access = canAccess(held, { kind: "course", courseId: id }, new Date());
	return {
		id,
		lessonCount,
		sheetTotal,
		title,
		titleInEnglish,
		shortDescription,
		shortDescriptionInEnglish,
		levelName,
		minutes,
		priceCents,
		currency,
		enrollmentCount,
		ratingSum,
		ratingCount,
		price: priceDisplay(money(priceCents, currency), { language, percentOff }),
		rating: average === null ? null : numberFormat(language, { minimumFractionDigits: 1 }).format(average),
		languageShare: languageShare([course], language),
		enrollment,
		showsPrice: !enrollment && (priceCents === 0 || !access.open),
		action: cardAction(course, {
			role,
			enrollment,
			isHeld: access.open,
			isNew: !access.open && access.because === "never",
		}),
	};
}

type Visitor = Pick<CourseCardData, "enrollment"> & { role: Role | null; isHeld: boolean; isNew: boolean };

/** As the page of the course offers it; but who teaches is shown the way to the page, and what was ended is told there. */
function cardAction({ id, priceCents }: ReadCourse, { role, enrollment, isHeld, isNew }: Visitor): CardAction {
	const page = `/courses/${id}`;
	if (enrollment?.state === "learning") {
		return { words: "continue", to: enrollment.lessonId ? `/lessons/${enrollment.lessonId}` : page };
	}
	if (enrollment) return { words: "review", to: page };
	if (role === null && priceCents === 0) {
		return { words: "enrollFree", to: `/register?redirectTo=${encodeURIComponent(page)}&enroll=${id}` };
	}
	if (role === "student" && (isHeld || (isNew && priceCents === 0))) {
		return { words: "enrollFree", to: page, posts: true };
	}
	return { words: "seeCourse", to: page };
}

function ownEnrollment(enrollments: readonly Enrollment[], courseId: number): CourseCardData["enrollment"] {
	const own = enrollments.find((enrollment) => enrollment.courseId === courseId);
	if (!own) return null;
	return { state: own.status === "completed" ? "completed" : "learning", lessonId: own.currentLessonId };
}
