import { formatMoney, money } from "../../../shared/money";
import type { Formats } from "../../../shared/words/formats";
import { getFixedT } from "../../../shared/words/i18n.server";
import { collator, countryNames } from "../../../shared/words/intl";
import type { Language } from "../../../shared/words/languages";
import { COUNTRIES } from "../../account/profile/places-and-languages";
import type { Coupon } from "../../coupons/coupon-rules";
import type { TaxId } from "../../tax/tax-id";
import { guaranteeUntil } from "../guarantee";
import { type SheetView, sheetView } from "../sheet-view";
import type { Offer } from "./offer";
import { amountsOf, dueToday, termsOf } from "./order-amounts";

export type CheckoutView = {
	title: string;
	kind: "course" | "plan";
	sheet: SheetView;
	/** What comes after the first payment; null for what is paid once. */
	later: string | null;
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
	const usual = terms ? formatMoney(money(terms.amountMinor, amounts.currency), language) : null;
	return {
		...{ title: offer.title, kind },
		sheet: sheetView(
			{ kind, interval, trialDays, couponCode: coupon?.code ?? null, ...amounts },
			{ language, formats },
		),
		later: interval && usual ? t(`sheet.then.${interval}`, { price: usual }) : null,
		coupon:
			coupon && amounts.discountMinor > 0
				? { code: coupon.code, amount: formatMoney(money(amounts.discountMinor, amounts.currency), language) }
				: null,
		guarantee: until && guaranteeDays ? { days: guaranteeDays, date: formats.date(until) } : null,
	};
}

/** Countries to choose from, by name in a language. */
export function countryOptions(language: Language): { value: string; label: string }[] {
	const [names, { compare }] = [countryNames(language), collator(language)];
	return COUNTRIES.map((value) => ({ value, label: names.of(value) ?? value })).sort((a, b) =>
		compare(a.label, b.label),
	);
}
