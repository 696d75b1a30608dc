import type { CouponDiscount } from "#app/features/money/coupons/coupon-rules.ts";
import { type Quote, quoteOf } from "#app/features/money/orders/checkout/quote.ts";
import {
	type LaterPrices,
	listOrdersOfPeriod,
	type PeriodValue,
	periodValue,
} from "#app/features/money/orders/face.server.ts";
import { findTaxRate, findTaxSeller, toTaxRates } from "#app/features/money/tax/face.server.ts";
import { readTaxId, type TaxId } from "#app/features/money/tax/tax-id.ts";
import type { TaxRates } from "#app/features/money/tax/tax-on.ts";
import { money } from "#app/shared/money.ts";
import type { Database } from "#db/client.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { couponOfNewPeriod, type HeldCoupon, type Membership, nextDiscount } from "../membership";

export type Pricing = {
	coupon: HeldCoupon;
	buyer: { country: string; taxId: TaxId | null };
	rates: TaxRates;
	/** The unrefunded payments of the current period: the limit of what can be credited. */
	kept: PeriodValue;
};
type Priced = Pick<Membership, "planId" | "amountMinor">;

export async function findPricing(db: Database, membership: Membership, now: Date): Promise<Pricing> {
	const country = membership.country ?? "";
	const { rates, sellers, paid } = await inBatch(db, {
		rates: findTaxRate(db, country, now),
		sellers: findTaxSeller(db, now),
		paid: listOrdersOfPeriod(db, { membershipId: membership.id, periodNumber: membership.periodNumber }),
	});
	const taxId = membership.taxId ? readTaxId(membership.taxId, country) : null;
	return {
		coupon: membership,
		buyer: { country, taxId },
		rates: toTaxRates(rates, sellers),
		kept: periodValue(paid),
	};
}

/** At the agreed price, less the coupon while it counts for that plan. */
export function quotePeriod(plan: Priced, pricing: Pricing): Quote {
	return quote(plan, nextDiscount(pricing.coupon, plan.planId), pricing);
}

export function quoteWithoutCoupon(plan: Priced, pricing: Pricing): Quote {
	return quote(plan, null, pricing);
}

export function quoteNextPeriod(membership: Membership, pricing: Pricing): Quote {
	return quotePeriod(nextPlanOf(membership), pricing);
}

/** The plan chosen for the next period, else the current one. */
export function nextPlanOf({ planId, amountMinor, nextPlanId, nextAmountMinor }: Membership): Priced {
	return { planId: nextPlanId ?? planId, amountMinor: nextAmountMinor ?? amountMinor };
}

export function pricesAfterNext(membership: Membership, pricing: Pricing): LaterPrices {
	const interval = membership.nextInterval ?? membership.interval;
	const coupon = couponOfNewPeriod(membership, interval);
	return laterPrices({ ...membership, ...nextPlanOf(membership), ...coupon, interval }, pricing);
}

/** Prices of further periods of the current plan; those still discounted come first. */
export function laterPrices(membership: Membership, pricing: Pricing): LaterPrices {
	const { planId, interval, couponPeriodsLeft: periods } = membership;
	const cut = nextDiscount(membership, planId);
	const lowered = cut && { price: quote(membership, cut, pricing).total, periods };
	return { interval, usual: quoteWithoutCoupon(membership, pricing).total, lowered };
}

function quote({ amountMinor }: Priced, coupon: CouponDiscount | null, { coupon: held, buyer, rates }: Pricing): Quote {
	return quoteOf({ list: money(amountMinor, held.currency), coupon, buyer, rates });
}
