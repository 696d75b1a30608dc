import { type Coupon, discountedPeriods } from "#app/features/money/coupons/coupon-rules.ts";
import type { TaxId } from "#app/features/money/tax/tax-id.ts";
import { money } from "#app/shared/money.ts";
import type { SubscriptionPricing } from "#db/schema/money/orders.ts";
import type { Offer } from "./offer";
import { type Quote, quoteOf } from "./quote";

type Purchase = { offer: Offer; coupon: Coupon | null; buyer: { country: string; taxId: TaxId | null } };

/** The price, or zero during a trial. */
export function dueToday({ offer, coupon, buyer }: Purchase): Quote {
	const list = offer.trialDays > 0 ? money(0, offer.price.currency) : offer.price;
	return quoteOf({ list, coupon: list.minor > 0 ? coupon : null, buyer, rates: offer.rates });
}

export function toAmountColumns({ list, discount, net, tax, total }: Quote) {
	const { kind, rateBps, basis, country } = tax;
	return {
		currency: total.currency,
		listMinor: list.minor,
		discountMinor: discount.minor,
		netMinor: net.minor,
		taxMinor: tax.tax.minor,
		totalMinor: total.minor,
		tax: { kind, rateBps, basisMinor: basis.minor, taxMinor: tax.tax.minor, country },
	};
}

/** The price of a plan's periods, with the coupon while it counts. */
export function subscriptionPricingOf(
	{ offer, coupon, buyer }: Purchase,
	interval: "month" | "year",
): SubscriptionPricing {
	const usual = { list: offer.price, coupon: null, buyer, rates: offer.rates };
	return {
		listMinor: offer.price.minor,
		amountMinor: quoteOf(usual).total.minor,
		discountedMinor: coupon ? quoteOf({ ...usual, coupon }).total.minor : null,
		discountedPeriods: coupon ? discountedPeriods(coupon, interval) : null,
	};
}

/** The totals due now and later, as a string the form sends back; a changed one is shown before it is charged. */
export function totalsForComparison(asked: Purchase): string {
	const { total } = dueToday(asked);
	const { interval, trialDays } = asked.offer;
	const terms = interval ? Object.values(subscriptionPricingOf(asked, interval)) : [];
	return [total.minor, total.currency, trialDays, ...terms].join(":");
}
