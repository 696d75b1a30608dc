import type { TFunction } from "i18next";
import type { DrawnCardData } from "#app/features/learning/catalog/list/course-card-data.ts";
import { priceExample } from "#app/features/money/prices/price-example.ts";
import type { Settings } from "#app/features/operations/settings/setting-schemas.ts";
import { formatMoney, money } from "#app/shared/money.ts";
import { dateFormat, numberFormat } from "#app/shared/words/intl.ts";
import { DEFAULT_LANGUAGE, type Language } from "#app/shared/words/languages.ts";
import { consistentLastDay, consistentStories } from "../agreeing-figures";
import { type ShownClaims, shownClaims } from "../claim-value";
import { type Measurements, measuredRate } from "../measurements";
import {
	type LearnerReview,
	type PublishedRow,
	type ShownTestimonial,
	shownFigures,
	shownTestimonials,
} from "../shown-testimonials";
import { dealExample } from "./deal-example";

type Input = {
	/** In recommended order; the first is featured. */
	courses: readonly DrawnCardData[];
	settings: Settings;
	measured: Measurements;
	countries: number;
	reviews: readonly LearnerReview[];
	/** What admins have published of words of learners and of figures. */
	published: readonly PublishedRow[];
};
type TextTools = { language: Language; t: TFunction<"home"> };

export type Figure = {
	key: string;
	value: string;
	label: string;
	/** Where the figure comes from and from when it is. */
	source?: string;
	/** Set when value and label are in another language. */
	lang?: string;
};
export type LandingView = ReturnType<typeof landingView>;
export type FeaturedView = NonNullable<LandingView["featured"]>;
export type TestimonialView = LandingView["testimonials"][number];

/** Omits what an admin has hidden or nothing has measured. */
export function landingView(
	{ courses, settings, measured, countries, reviews, published }: Input,
	{ language, t }: TextTools,
) {
	const claims = shownClaims(settings, measured);
	const writer = writerFor(language, t);
	const [first] = courses;

	return {
		deal: dealExample(language),
		claims: [...claimFigures(claims, writer), ...publishedFigures(published, { language, t })],
		featured: first ? featuredView(first, settings, measured, writer) : null,
		school: {
			stats: {
				totalUsers: measured.totalUsers,
				activeEnrollments: measured.activeEnrollments,
				successRate: measuredRate(measured),
				countries,
				totalCourses: measured.totalCourses,
			},
			rate: claims.successRate && {
				percent: claims.successRate.percent,
				isMeasured: settings.successRate.mode === "measured",
			},
		},
		testimonials: shownTestimonials(settings, { rows: published, reviews }, language).map((one) =>
			testimonialView(one, writer, { isMeasured: settings.testimonials.mode === "measured", language, t }),
		),
		affiliate: claims.affiliate && {
			percent: writer.percent(claims.affiliate.percent),
			isLaunchSpecial: claims.affiliate.isLaunchSpecial,
		},
		example: priceExample(claims.displayPrice?.priceCents ?? null, { rates: settings.displayRates, language }),
		freeLots: first && first.priceCents === 0 ? first.lessonCount : 0,
	};
}

type Writer = ReturnType<typeof writerFor>;

function writerFor(language: Language, t: TFunction<"home">) {
	const [numbers, percents] = [numberFormat(language), numberFormat(language, { style: "percent" })];
	return {
		t,
		number: (value: number) => numbers.format(value),
		percent: (value: number) => percents.format(value / 100),
	};
}

function claimFigures(claims: ShownClaims, { t, number, percent }: Writer): Figure[] {
	const { successRate, successStories: stories, guaranteeDays: guarantee, spotsLeft: spots } = claims;
	const all = [
		successRate && { key: "rate", value: percent(successRate.percent), label: t("claims.successRate") },
		stories && {
			key: "stories",
			value: `${number(stories.count)}${stories.isAtLeast ? "+" : ""}`,
			label: t("claims.stories", { count: stories.count }),
		},
		guarantee && {
			key: "guarantee",
			value: t("claims.days", { count: guarantee.days, value: number(guarantee.days) }),
			label: t("claims.guarantee"),
		},
		spots && { key: "spots", value: number(spots.count), label: t("claims.spots", { count: spots.count }) },
	];
	return all.filter((figure) => figure !== null);
}

function publishedFigures(rows: readonly PublishedRow[], { language, t }: TextTools): Figure[] {
	const days = dateFormat(language, { dateStyle: "medium", timeZone: "UTC" });
	return shownFigures(rows, language).map(({ id, value, label, source, day, isForeign }) => {
		const on = days.format(new Date(day));
		return {
			key: `claim-${id}`,
			value,
			label,
			source: source === "" ? t("claims.on", { day: on }) : t("claims.source", { source, day: on }),
			...(isForeign ? { lang: DEFAULT_LANGUAGE } : {}),
		};
	});
}

function featuredView(course: DrawnCardData, settings: Settings, measured: Measurements, { t, number }: Writer) {
	const { count: lastDay } = consistentLastDay(settings, measured, course.enrollmentCount);
	const { count: stories } = consistentStories(settings, measured);
	return {
		course,
		rating: course.rating,
		enrolled: number(course.enrollmentCount),
		lastDay: lastDay === null ? null : t("featured.lastDay", { count: lastDay, value: number(lastDay) }),
		stories: stories === null ? null : number(stories),
	};
}

type TestimonialSource = TextTools & { isMeasured: boolean };

/** Reviews are shown in their own language; configured testimonials are in English until translated. */
function writtenIn(foreign: string, { language, t }: TextTools): string {
	const name = new Intl.DisplayNames(language, { type: "language" }).of(foreign) ?? foreign;
	return t("testimonials.writtenIn", { language: name });
}

function testimonialView(
	testimonial: ShownTestimonial,
	{ number, percent }: Writer,
	{ isMeasured, language, t }: TestimonialSource,
) {
	const {
		id,
		name,
		title,
		company,
		location,
		avatar,
		rating,
		review,
		date,
		verified,
		results,
		tags,
		foreign,
		translation,
		course,
	} = testimonial;
	return {
		id,
		name,
		avatar,
		rating,
		review,
		verified,
		date,
		tags,
		foreign,
		translation,
		writtenIn: isMeasured && foreign ? writtenIn(foreign, { language, t }) : null,
		shownDate: dateFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(new Date(date)),
		from: [title, company, location, course].filter(Boolean),
		results: results && {
			properties: number(results.propertiesAcquired),
			months: number(results.monthsToSuccess),
			return: percent(results.roiPercentage),
			portfolio: formatMoney(money(results.portfolioValueCents, "USD"), language),
		},
	};
}
