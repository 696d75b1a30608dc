import type { TFunction } from "i18next";
import { formatMoney, money } from "#app/shared/money.ts";
import type { Formats } from "#app/shared/words/formats.ts";
import type { Language } from "#app/shared/words/languages.ts";
import { planWords } from "../plan-words";
import { type PlanPrice, priceInForce } from "../prices/price-in-force";
import type { findPlan, listAllPlans, listPlanCourses, listPlanWords } from "./plans-desk.repository.server";
import type { listLevels, listPricesOf } from "./prices-desk.repository.server";

type Rows<S extends (...args: never[]) => PromiseLike<unknown>> = Awaited<ReturnType<S>>;
type ReaderContext = { language: Language; formats: Formats; now: Date };

export function planRows(
	plans: Rows<typeof listAllPlans>,
	prices: readonly PlanPrice[],
	t: TFunction<"pricing">,
	{ language, now }: Omit<ReaderContext, "formats">,
) {
	const priceOf = (planId: number, interval: "month" | "year") => {
		const price = priceInForce(
			prices.filter((row) => row.planId === planId),
			{ interval },
			now,
		);
		return price ? formatMoney(money(price.amountMinor, price.currency), language) : null;
	};
	return plans.map(({ name, text, ...plan }) => ({
		...plan,
		name: planWords(t, { slug: plan.slug, name, text }).name,
		month: priceOf(plan.id, "month"),
		year: priceOf(plan.id, "year"),
	}));
}

export function levelRows(levels: Rows<typeof listLevels>, { formats }: Pick<ReaderContext, "formats">) {
	return levels
		.map(({ id, country, shareBps, fromAt, untilAt, by }) => ({
			id,
			code: country,
			country: formats.country(country),
			part: formats.percent(shareBps / 100),
			by,
			from: formats.dateTime(fromAt),
			until: untilAt && formats.dateTime(untilAt),
		}))
		.sort((a, b) => Number(a.until !== null) - Number(b.until !== null));
}

export function priceRows(prices: Rows<typeof listPricesOf>, { language, formats, now }: ReaderContext) {
	return prices.map((price) => ({
		id: price.id,
		interval: price.interval,
		currency: price.currency,
		trialDays: price.trialDays,
		by: price.by,
		amount: formatMoney(money(price.amountMinor, price.currency), language),
		country: price.country === "" ? null : formats.country(price.country),
		from: price.fromAt.getTime() === 0 ? null : formats.dateTime(price.fromAt),
		until: price.untilAt && formats.dateTime(price.untilAt),
		isOpen: price.untilAt === null || price.untilAt > now,
	}));
}
export type PriceRow = ReturnType<typeof priceRows>[number];

export function planValues(
	[plan]: Rows<typeof findPlan>,
	words: Rows<typeof listPlanWords>,
	courses: Rows<typeof listPlanCourses>,
) {
	return (
		plan && {
			slug: plan.slug,
			version: plan.version,
			position: String(plan.position),
			benefits: plan.benefits as string[],
			mostPopular: plan.mostPopular,
			active: plan.active,
			allCourses: plan.allCourses,
			courses: courses.map(({ courseId }) => courseId),
			words: Object.fromEntries(words.map(({ language, name, text }) => [language, { name, text }])),
		}
	);
}
export type PlanValues = NonNullable<ReturnType<typeof planValues>>;

export const NEW_PLAN: Omit<PlanValues, "version"> = {
	slug: "",
	position: "9",
	benefits: [],
	mostPopular: false,
	active: false,
	allCourses: true,
	courses: [],
	words: {},
};
