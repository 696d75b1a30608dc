import { type BenefitRow, benefitRows } from "#app/features/money/billing/plan-benefits.ts";
import { type PriceLevels, yearlySaving } from "#app/features/money/billing/prices/local-price.ts";
import { type Interval, type PlanPrice, priceInForce } from "#app/features/money/billing/prices/price-in-force.ts";
import { promisedDays } from "#app/features/money/orders/guarantee.ts";
import { CHARGED_CURRENCY, type ShownCurrency } from "#app/features/money/prices/display-currency.ts";
import { convertedPrices } from "#app/features/money/prices/price-display.ts";
import { displayRates } from "#app/features/money/prices/price-settings.ts";
import type { Settings } from "#app/features/operations/settings/setting-schemas.ts";
import { formatMoney, type Money, money } from "#app/shared/money.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { listFormat } from "#app/shared/words/intl.ts";
import type { Language } from "#app/shared/words/languages.ts";

type Plan = {
	id: number;
	slug: string;
	name: string;
	text: string;
	mostPopular: boolean;
	benefits: readonly string[];
};

export type PlanView = {
	slug: string;
	/** Empty where the words that ship are shown. */
	name: string;
	text: string;
	mostPopular: boolean;
	isCurrent: boolean;
	/** Null when it is not sold for this interval. */
	price: string | null;
	/** The price in the currency that the visitor chose, or null when that is the one charged. */
	converted: string | null;
	/** What a year costs less than twelve months, written in percent. */
	saving: string | null;
	/** How many days are free for who has had no plan yet; null where none are, or for who had one. */
	trialDays: number | null;
	benefits: string[];
	/** The plan before it, all of which it holds. */
	includes: { slug: string; name: string } | null;
};

export type PricingView = {
	plans: PlanView[];
	interval: Interval;
	/** Whether any plan is sold by the year. */
	hasYears: boolean;
	/** The chosen currency when all prices shown are charged in it. */
	chargedIn: string | null;
	/** Whether some of them are, and others are converted. */
	isPartlyCharged: boolean;
	/** Currencies in which a price is fixed beside the usual one, written as a list. */
	fixedIn: string | null;
	/** Whether some country has a price of its own. */
	hasCountryPrices: boolean;
	/** Countries that pay a part, with that part; written as a list. */
	levels: string | null;
	comparison: BenefitRow[];
	guaranteeDays: number | null;
	/** Whether the guarantee covers each payment of a membership, or the first alone. */
	coversEveryPayment: boolean;
};

type Shown = { plans: readonly Plan[]; prices: readonly PlanPrice[]; levels: PriceLevels; settings: Settings };
type Asked = {
	language: Language;
	currency: ShownCurrency;
	interval: Interval;
	/** The plan that the reader has. */
	currentPlanId: number | null;
	/** Whether the reader has a plan, or had one. */
	hadPlan: boolean;
	now: Date;
};

/** The page of prices as it is shown: plans in the order given, money written in the language. The same for every country. */
export function pricingView({ plans, prices, levels, settings }: Shown, asked: Asked): PricingView {
	const { language, currency, interval, currentPlanId, hadPlan, now } = asked;
	const rates = displayRates(settings.displayRates);
	const rowOf = (planId: number, every: Interval) => {
		const rows = prices.filter((row) => row.planId === planId);
		return priceInForce(rows, { interval: every, currency }, now);
	};
	const priceOf = (planId: number, every: Interval): Money | null => {
		const row = rowOf(planId, every);
		return row && money(row.amountMinor, row.currency);
	};
	const shown = plans.map((plan, index): PlanView & { charged: Money | null } => {
		const [charged, monthly] = [priceOf(plan.id, interval), priceOf(plan.id, "month")];
		const saving = interval === "year" && charged && monthly ? yearlySaving(monthly, charged) : null;
		const [converted] = charged ? convertedPrices(charged, { language, rates, targets: [currency] }) : [];
		const before = plans[index - 1];
		return {
			slug: plan.slug,
			name: plan.name,
			text: plan.text,
			mostPopular: plan.mostPopular,
			isCurrent: plan.id === currentPlanId,
			benefits: [...plan.benefits],
			charged,
			price: charged && formatMoney(charged, language),
			converted: converted ?? null,
			trialDays: hadPlan ? null : rowOf(plan.id, interval)?.trialDays || null,
			saving: saving === null ? null : formatsFor({ language, timeZone: "UTC" }).percent(saving),
			includes: before ? { slug: before.slug, name: before.name } : null,
		};
	});
	const isAllIn = shown.every(({ charged }) => charged === null || charged.currency === currency);
	return {
		plans: shown.map(({ charged: _, ...plan }) => plan),
		interval,
		hasYears: plans.some(({ id }) => priceOf(id, "year") !== null),
		chargedIn: isAllIn ? currency : null,
		isPartlyCharged: !isAllIn && shown.some(({ charged }) => charged?.currency === currency),
		hasCountryPrices: prices.some(({ country }) => country !== ""),
		fixedIn: fixedIn(prices, language),
		levels: levelsText(levels, language),
		comparison: benefitRows(plans),
		guaranteeDays: promisedDays(settings),
		coversEveryPayment: settings.guaranteeScope.everyPayment,
	};
}

function fixedIn(prices: readonly PlanPrice[], language: Language): string | null {
	const others = prices.filter(({ country, currency }) => country === "" && currency !== CHARGED_CURRENCY);
	return listed([...new Set(others.map(({ currency }) => currency))].sort(), language);
}

function levelsText(levels: PriceLevels, language: Language): string | null {
	const { country, percent } = formatsFor({ language, timeZone: "UTC" });
	return listed(
		Object.entries(levels).map(([code, shareBps]) => `${country(code)} (${percent(shareBps / 100)})`),
		language,
	);
}

function listed(words: readonly string[], language: Language): string | null {
	return words.length > 0 ? listFormat(language).format(words) : null;
}
