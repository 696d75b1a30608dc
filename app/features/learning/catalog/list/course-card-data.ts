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

export type CourseCardData = {
	id: number;
	lessonCount: number;
	sheetTotal: number;
	title: string;
	titleInEnglish: boolean;
	shortDescription: string;
	shortDescriptionInEnglish: boolean;
	levelName: string;
	minutes: number;
	priceCents: number;
	currency: string;
	/** Formatted on the server: the first number format takes a browser twenty milliseconds. */
	price: PriceDisplay;
	enrollmentCount: number;
	ratingSum: number;
	ratingCount: number;
	/** The average, formatted; null before the first review. */
	rating: string | null;
	languageShare: LanguageShare;
	enrollment: { state: "learning" | "completed"; lessonId: number | null } | null;
	/** False when the course is already open to the visitor. */
	showsPrice: boolean;
	action: CardAction;
};

/** The card's button: its label, and where it links or, with `posts`, posts to. */
export type CardAction = {
	words: "continue" | "review" | "enrollFree" | "seeCourse";
	to: string;
	posts?: true;
};

export type TeacherName = { id: number; name: string };

export type DrawnCardData = CourseCardData & { drawing: CoverDrawing };

export type ReadCourse = Omit<
	CourseCardData,
	"enrollment" | "price" | "rating" | "languageShare" | "showsPrice" | "action"
> & {
	topicDrawing: string;
	cover?: string | null;
	translated: Record<string, LanguageTotals>;
	lessonCounts: number[];
};
/** What the card needs to know of visitor and prices; `percentOff` null shows no discount. */
export type CardContext = {
	language: Language;
	/** Null for a guest. */
	role: Role | null;
	enrollments?: readonly Enrollment[];
	held?: readonly Entitlement[];
	percentOff?: number | null;
};

type Enrollment = { courseId: number; status: string; currentLessonId: number | null };

/** Picks only what the card shows, to keep the payload small. */
export function toCourseCard(
	course: ReadCourse,
	{ language, role, enrollments = [], held = [], percentOff = null }: CardContext,
): CourseCardData {
	const { id, lessonCount, sheetTotal, title, titleInEnglish } = course;
	const { shortDescription, shortDescriptionInEnglish, levelName, minutes } = course;
	const { priceCents, currency, enrollmentCount, ratingSum, ratingCount } = course;
	const average = averageRating(course);
	const enrollment = enrollmentOnCard(enrollments, id);
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

/** Same as on the course page, except that teachers get a link to it, and ended access is explained there. */
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

function enrollmentOnCard(enrollments: readonly Enrollment[], courseId: number): CourseCardData["enrollment"] {
	const own = enrollments.find((enrollment) => enrollment.courseId === courseId);
	if (!own) return null;
	return { state: own.status === "completed" ? "completed" : "learning", lessonId: own.currentLessonId };
}
