import type { CouponCut } from "#app/features/money/coupons/coupon-rules.ts";
import { type Quote, quoteOf } from "#app/features/money/orders/checkout/quote.ts";
import { type Kept, keptOf, type LaterPrices, listOfPeriod } from "#app/features/money/orders/face.server.ts";
import { findTaxRate, findTaxSeller, toTaxRates } from "#app/features/money/tax/face.server.ts";
import { readTaxId, type TaxId } from "#app/features/money/tax/tax-id.ts";
import type { TaxRates } from "#app/features/money/tax/tax-on.ts";
import { money } from "#app/shared/money.ts";
import type { Database } from "#db/client.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { couponOfNewPeriod, type HeldCoupon, type Membership, nextCut } from "../membership";

/** What the price of a membership's periods is worked out from. */
export type Pricing = {
	coupon: HeldCoupon;
	buyer: { country: string; taxId: TaxId | null };
	rates: TaxRates;
	/** What was paid for the period that runs and has not gone back: no more of it can be left. */
	kept: Kept;
};
/** A plan at its price before tax and coupon. */
type Priced = Pick<Membership, "planId" | "amountMinor">;

/** Asks for what the price of the next period needs, in one trip. */
export async function findPricing(db: Database, membership: Membership, now: Date): Promise<Pricing> {
	const country = membership.country ?? "";
	const { rates, sellers, paid } = await inBatch(db, {
		rates: findTaxRate(db, country, now),
		sellers: findTaxSeller(db, now),
		paid: listOfPeriod(db, { membershipId: membership.id, periodNumber: membership.periodNumber }),
	});
	const taxId = membership.taxId ? readTaxId(membership.taxId, country) : null;
	return {
		coupon: membership,
		buyer: { country, taxId },
		rates: toTaxRates(rates, sellers),
		kept: keptOf(paid),
	};
}

/** What a period of a plan costs, line by line: of the price that was agreed on, and the coupon while it counts for that plan. */
export function quotePeriod(plan: Priced, pricing: Pricing): Quote {
	return quote(plan, nextCut(pricing.coupon, plan.planId), pricing);
}

/** What it costs without a coupon. */
export function quoteUsual(plan: Priced, pricing: Pricing): Quote {
	return quote(plan, null, pricing);
}

/** What the next period costs: at what was chosen for it, else as before. */
export function quoteNextPeriod(membership: Membership, pricing: Pricing): Quote {
	return quotePeriod(nextPlanOf(membership), pricing);
}

/** The plan of the next period, at its price: what was chosen for it, else as before. */
export function nextPlanOf({ planId, amountMinor, nextPlanId, nextAmountMinor }: Membership): Priced {
	return { planId: nextPlanId ?? planId, amountMinor: nextAmountMinor ?? amountMinor };
}

/** What the periods behind the next one cost. */
export function pricesBehindNext(membership: Membership, pricing: Pricing): LaterPrices {
	const interval = membership.nextInterval ?? membership.interval;
	const coupon = couponOfNewPeriod(membership, interval);
	return laterPrices({ ...membership, ...nextPlanOf(membership), ...coupon, interval }, pricing);
}

/** What the periods to come cost that are like the one that runs, those that the coupon still lowers first. */
export function laterPrices(membership: Membership, pricing: Pricing): LaterPrices {
	const { planId, interval, couponPeriodsLeft: periods } = membership;
	const cut = nextCut(membership, planId);
	const lowered = cut && { price: quote(membership, cut, pricing).total, periods };
	return { interval, usual: quoteUsual(membership, pricing).total, lowered };
}

function quote({ amountMinor }: Priced, coupon: CouponCut | null, { coupon: held, buyer, rates }: Pricing): Quote {
	return quoteOf({ list: money(amountMinor, held.currency), coupon, buyer, rates });
}
