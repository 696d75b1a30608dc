import type { Database } from "../../../../db/client.server";
import { money } from "../../../shared/money";
import type { CouponCut } from "../../coupons/coupon-rules";
import { type Quote, quoteOf } from "../../orders/checkout/quote";
import { readTaxId, type TaxId } from "../../tax/tax-id";
import type { TaxRates } from "../../tax/tax-on";
import { findTaxRate, findTaxSeller, toTaxRates } from "../../tax/tax-rates.server";
import type { Membership } from "../membership";
import { findCut } from "../memberships.repository.server";

/** What the price of a membership's periods is worked out from. */
export type Pricing = {
	currency: string;
	/** What its coupon takes off, for as many periods as are left; null without one. */
	cut: CouponCut | null;
	periodsLeft: number | null;
	buyer: { country: string; taxId: TaxId | null };
	rates: TaxRates;
};

/** Asks for what the price of the next period needs, in one trip. */
export async function findPricing(db: Database, membership: Membership, now: Date): Promise<Pricing> {
	const country = membership.country ?? "";
	const [rates, sellers, cuts] = await db.batch([
		findTaxRate(db, country, now),
		findTaxSeller(db, now),
		findCut(db, membership.couponId ?? 0),
	]);
	const taxId = membership.taxId ? readTaxId(membership.taxId, country) : null;
	return {
		...{ currency: membership.currency, cut: cuts[0] ?? null, periodsLeft: membership.couponPeriodsLeft },
		...{ buyer: { country, taxId }, rates: toTaxRates(rates, sellers) },
	};
}

/** What a period costs, line by line: of the price that was agreed on, and the coupon while it counts. */
export function quotePeriod(netMinor: number, { currency, cut, periodsLeft, buyer, rates }: Pricing): Quote {
	const coupon = periodsLeft === 0 ? null : cut;
	return quoteOf({ list: money(netMinor, currency), coupon, buyer, rates });
}

/** What the next period costs: at what was chosen for it, else as before. */
export function quoteNextPeriod({ amountMinor, nextAmountMinor }: Membership, pricing: Pricing): Quote {
	return quotePeriod(nextAmountMinor ?? amountMinor, pricing);
}
