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
import type { SubscriptionTerms } from "#db/schema/money/orders.ts";
import { guaranteeUntil } from "../guarantee";
import { type SheetView, sheetView } from "../sheet-view";
import { type LaterPrices, laterText } from "./later-text.server";
import type { Offer } from "./offer";
import { amountsOf, dueToday, sumOf, termsOf } from "./order-amounts";

export type CheckoutView = {
	title: string;
	kind: "course" | "plan";
	sheet: SheetView;
	/** The label of the total in few words: the currency by its code. */
	due: string;
	/** `sumOf`, as the form sends it back. */
	sum: string;
	/** What comes after the first payment; null for what is paid once. */
	later: string | null;
	/** The plan begins without its trial, since this mailbox has had one. */
	trialUsed: boolean;
	coupon: { code: string; amount: string } | null;
	guarantee: { days: number; date: string } | null;
};

type Given = {
	offer: Offer;
	coupon: Coupon | null;
	country: string;
	taxId: TaxId | null;
	language: Language;
	formats: Formats;
	now: Date;
};

/** The sheet of a checkout, as it would be charged at this moment. */
export function checkoutView({ offer, coupon, country, taxId, language, formats, now }: Given): CheckoutView {
	const t = getFixedT(language, "checkout");
	const asked = { offer, coupon, buyer: { country, taxId } };
	const amounts = amountsOf(dueToday(asked));
	const { kind, interval, trialDays, guaranteeDays } = offer;
	const until = guaranteeUntil({ guaranteeDays }, now);
	const terms = interval ? termsOf(asked, interval) : null;
	const write = (minor: number) => formatMoney(money(minor, amounts.currency), language);
	// A trial is free: what the coupon takes off is of the periods behind it.
	const cut = amounts.discountMinor || (coupon && terms ? discountOf(coupon, offer.price).minor : 0);
	return {
		title: offer.title,
		kind,
		sheet: sheetView(
			{ kind, interval, trialDays, couponCode: coupon?.code ?? null, ...amounts },
			{ language, formats },
		),
		due: t("sheet.due", { currency: amounts.currency }),
		sum: sumOf(asked),
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

/** What the periods behind today's payment cost, those that the coupon still lowers first. */
function laterOf(
	{ amountMinor, discountedMinor, discountedPeriods }: SubscriptionTerms,
	{ interval, currency, isTrial }: { interval: "month" | "year"; currency: string; isTrial: boolean },
): LaterPrices {
	const periods = discountedPeriods === null ? null : discountedPeriods - (isTrial ? 0 : 1);
	const lowered = discountedMinor === null ? null : { price: money(discountedMinor, currency), periods };
	return { interval, usual: money(amountMinor, currency), lowered };
}

/** Countries to choose from, by name in a language. */
export function countryOptions(language: Language): { value: string; label: string }[] {
	const [names, { compare }] = [countryNames(language), collator(language)];
	return COUNTRIES.map((value) => ({ value, label: names.of(value) ?? value })).sort((a, b) =>
		compare(a.label, b.label),
	);
}

const daysAfter = (at: Date, days: number) => new Date(at.getTime() + days * DAY_MS);
