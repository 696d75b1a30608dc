import { type PlanPrice, priceInForce } from "#app/features/money/billing/prices/price-in-force.ts";
import { CHARGED_CURRENCY } from "#app/features/money/prices/display-currency.ts";
import type { Settings } from "#app/features/operations/settings/setting-schemas.ts";
import { formatMoney, money } from "#app/shared/money.ts";
import type { Formats } from "#app/shared/words/formats.ts";
import type { Language } from "#app/shared/words/languages.ts";
import { commissionOn } from "../rules/commission-on";
import { holdDaysOf } from "../rules/hold-days";

type Plan = { id: number; slug: string; mostPopular: boolean };
type Input = {
	settings: Settings;
	plans: readonly Plan[];
	prices: readonly PlanPrice[];
	language: Language;
	formats: Formats;
	now: Date;
};
export type ProgramView = ReturnType<typeof programView>;

/** Days from click to purchase in the drawn example. */
const DAYS_TO_SALE = 14;
/** The share of refunded sales that the calculator assumes. */
const RETURNED_PERCENT = 5;

export function programView({ settings, plans, prices, language, formats, now }: Input) {
	const { affiliate: claim, affiliateProgram: rules, displayPrice } = settings;
	const { ratePercent, months, cookieDays, minimumCents } = rules;
	const holdDays = holdDaysOf(settings);
	const plan = plans.find(({ mostPopular }) => mostPopular) ?? plans[0];
	const ofPlan = prices.filter(({ planId }) => planId === plan?.id);
	const price = priceInForce(ofPlan, { interval: "month" }, now);
	const planCents = price?.amountMinor ?? 0;
	const currency = price?.currency ?? CHARGED_CURRENCY;
	const rateBps = ratePercent * 100;
	const write = (minor: number) => formatMoney(money(minor, currency), language);
	const yours = commissionOn(planCents, rateBps, currency);
	return {
		isAdvertised: claim.mode !== "hidden",
		isLaunchSpecial: claim.isLaunchSpecial,
		claimed: formats.percent(claim.percent),
		rate: formats.percent(ratePercent),
		ratePercent,
		months,
		cookieDays,
		holdDays,
		minimum: write(minimumCents),
		plan: {
			slug: plan?.slug ?? "pro",
			price: write(planCents),
			yours: write(yours),
			schools: write(planCents - yours),
		},
		calculator: {
			planCents,
			courseCents: displayPrice.priceCents,
			rateBps,
			returnedPercent: RETURNED_PERCENT,
			currency,
		},
		sale: { bought: DAYS_TO_SALE, closed: DAYS_TO_SALE + holdDays, paid: DAYS_TO_SALE + holdDays + 10 },
	};
}
