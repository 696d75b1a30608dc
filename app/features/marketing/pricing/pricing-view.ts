import { formatMoney, money } from "../../../shared/money";
import type { Language } from "../../../shared/words/languages";
import { type BenefitRow, benefitRows } from "../../billing/plan-benefits";
import type { ShownCurrency } from "../../prices/display-currency";
import { convertedPrices } from "../../prices/price-display";
import { displayRates } from "../../prices/price-settings";
import type { Settings } from "../../settings/setting-schemas";
import { claimValue } from "../claim-value";
import { NOTHING_MEASURED } from "../measurements";

type Plan = {
	slug: string;
	mostPopular: boolean;
	priceCents: number;
	currency: string;
	interval: "month" | "year";
	benefits: readonly string[];
};

export type PlanView = {
	slug: string;
	mostPopular: boolean;
	price: string;
	/** The price in the currency that the visitor chose, or null when that is the one charged. */
	converted: string | null;
	interval: "month" | "year";
	benefits: string[];
	/** The plan before it, all of which it holds. */
	includes: string | null;
};

export type PricingView = { plans: PlanView[]; comparison: BenefitRow[]; guaranteeDays: number | null };

type Asked = { language: Language; currency: ShownCurrency };

/** The page of prices as it is shown: plans in the order given, money written in the language. */
export function pricingView(plans: readonly Plan[], settings: Settings, { language, currency }: Asked): PricingView {
	return {
		plans: plans.map((plan, index) => ({
			slug: plan.slug,
			mostPopular: plan.mostPopular,
			price: formatMoney(money(plan.priceCents, plan.currency), language),
			converted: convertedPrice(plan, settings, { language, currency }),
			interval: plan.interval,
			benefits: [...plan.benefits],
			includes: plans[index - 1]?.slug ?? null,
		})),
		comparison: benefitRows(plans),
		guaranteeDays: claimValue("guaranteeDays", settings.guaranteeDays, NOTHING_MEASURED)?.days ?? null,
	};
}

function convertedPrice(plan: Plan, settings: Settings, { language, currency }: Asked): string | null {
	const rates = displayRates(settings.displayRates);
	const [converted] = convertedPrices(money(plan.priceCents, plan.currency), { language, rates, targets: [currency] });
	return converted ?? null;
}
