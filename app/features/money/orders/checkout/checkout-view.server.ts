import { type Coupon, discountOf } from "#app/features/money/coupons/coupon-rules.ts";
import type { TaxId } from "#app/features/money/tax/tax-id.ts";
import { COUNTRIES } from "#app/features/people/account/profile/places-and-languages.ts";
import { DAY_MS } from "#app/shared/durations.ts";
import { formatMoney, money } from "#app/shared/money.ts";
import type { Formats } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { collator, countryNames } from "#app/shared/words/intl.ts";
import { joinSentences } from "#app/shared/words/joining.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { SubscriptionPricing } from "#db/schema/money/orders.ts";
import { guaranteeUntil } from "../guarantee";
import { type OrderSummaryView, orderSummaryView } from "../sheet-view";
import { type LaterPrices, laterText } from "./later-text.server";
import type { Offer } from "./offer";
import { dueToday, subscriptionPricingOf, toAmountColumns, totalsForComparison } from "./order-amounts";

export type CheckoutView = {
	title: string;
	kind: "course" | "plan";
	sheet: OrderSummaryView;
	due: string;
	sum: string;
	/** What the periods after today's payment cost, in words; null for a one-time purchase. */
	later: string | null;
	/** This mailbox has had a trial, so there is none. */
	trialUsed: boolean;
	coupon: { code: string; amount: string } | null;
	guarantee: { days: number; date: string } | null;
};

type CheckoutViewInput = {
	offer: Offer;
	coupon: Coupon | null;
	country: string;
	taxId: TaxId | null;
	language: Language;
	formats: Formats;
	now: Date;
};

export function checkoutView({
	offer,
	coupon,
	country,
	taxId,
	language,
	formats,
	now,
}: CheckoutViewInput): CheckoutView {
	const t = getFixedT(language, "checkout");
	const asked = { offer, coupon, buyer: { country, taxId } };
	const amounts = toAmountColumns(dueToday(asked));
	const { kind, interval, trialDays, guaranteeDays } = offer;
	const until = guaranteeUntil({ guaranteeDays }, now);
	const terms = interval ? subscriptionPricingOf(asked, interval) : null;
	const write = (minor: number) => formatMoney(money(minor, amounts.currency), language);
	// A trial is free, so the coupon's discount is of the periods after it.
	const cut = amounts.discountMinor || (coupon && terms ? discountOf(coupon, offer.price).minor : 0);
	return {
		title: offer.title,
		kind,
		sheet: orderSummaryView(
			{ kind, interval, trialDays, couponCode: coupon?.code ?? null, ...amounts },
			{ language, formats },
		),
		due: t("sheet.due", { currency: amounts.currency }),
		sum: totalsForComparison(asked),
		later:
			interval && terms
				? joinSentences(language, [
						trialDays > 0 && t("sheet.firstPayment", { date: formats.date(daysAfter(now, trialDays)) }),
						laterText(laterOf(terms, { interval, currency: amounts.currency, isTrial: trialDays > 0 }), language),
					])
				: null,
		trialUsed: offer.trialUsed ?? false,
		coupon: coupon && cut > 0 ? { code: coupon.code, amount: write(cut) } : null,
		guarantee:
			until && guaranteeDays && (amounts.totalMinor > 0 || interval)
				? { days: guaranteeDays, date: formats.date(until) }
				: null,
	};
}

/** Prices of the periods after today's payment; discounted ones come first. */
function laterOf(
	{ amountMinor, discountedMinor, discountedPeriods }: SubscriptionPricing,
	{ interval, currency, isTrial }: { interval: "month" | "year"; currency: string; isTrial: boolean },
): LaterPrices {
	const periods = discountedPeriods === null ? null : discountedPeriods - (isTrial ? 0 : 1);
	const lowered = discountedMinor === null ? null : { price: money(discountedMinor, currency), periods };
	return { interval, usual: money(amountMinor, currency), lowered };
}

export function countryOptions(language: Language): { value: string; label: string }[] {
	const [names, { compare }] = [countryNames(language), collator(language)];
	return COUNTRIES.map((value) => ({ value, label: names.of(value) ?? value })).sort((a, b) =>
		compare(a.label, b.label),
	);
}

const daysAfter = (at: Date, days: number) => new Date(at.getTime() + days * DAY_MS);
