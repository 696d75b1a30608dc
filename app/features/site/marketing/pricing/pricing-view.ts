import { type BenefitRow, benefitRows } from "#app/features/money/billing/plan-benefits.ts";
import { type PriceLevels, yearlySaving } from "#app/features/money/billing/prices/local-price.ts";
import { type Interval, type PlanPrice, priceInForce } from "#app/features/money/billing/prices/price-in-force.ts";
import { guaranteeDaysToPromise } from "#app/features/money/orders/guarantee.ts";
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
	name: string;
	text: string;
	mostPopular: boolean;
	isCurrent: boolean;
	/** Null when not sold for this interval. */
	price: string | null;
	/** Price in the chosen currency; null when that is the one charged. */
	converted: string | null;
	/** Discount of a year against twelve months, in percent. */
	saving: string | null;
	/** Free days; null when there are none, or the reader has had a plan. */
	trialDays: number | null;
	benefits: string[];
	/** The previous plan, whose benefits it includes. */
	includes: { slug: string; name: string } | null;
};

export type PricingView = {
	plans: PlanView[];
	interval: Interval;
	hasYears: boolean;
	/** The chosen currency when all shown prices are charged in it. */
	chargedIn: string | null;
	/** True when some are charged in it and others converted. */
	isPartlyCharged: boolean;
	/** Currencies with fixed prices, as a list. */
	fixedIn: string | null;
	hasCountryPrices: boolean;
	/** Countries with reduced prices and their share, as a list. */
	levels: string | null;
	comparison: BenefitRow[];
	guaranteeDays: number | null;
	/** True for each payment of a membership, false for only the first. */
	coversEveryPayment: boolean;
};

type PricingRows = { plans: readonly Plan[]; prices: readonly PlanPrice[]; levels: PriceLevels; settings: Settings };
type PricingContext = {
	language: Language;
	currency: ShownCurrency;
	interval: Interval;
	currentPlanId: number | null;
	hadPlan: boolean;
	now: Date;
};

/** Plans in the given order, with formatted prices. Identical for every country. */
export function pricingView({ plans, prices, levels, settings }: PricingRows, asked: PricingContext): PricingView {
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
		guaranteeDays: guaranteeDaysToPromise(settings),
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
