import type { TaxRates } from "#app/features/money/tax/tax-on.ts";
import type { Money } from "#app/shared/money.ts";

/** Read from the database only, never from the request. */
export type Offer = {
	kind: "course" | "plan";
	id: number;
	title: string;
	price: Money;
	interval: "month" | "year" | null;
	priceId: number | null;
	trialDays: number;
	/** This mailbox has had a trial, so there is none. */
	trialUsed?: boolean;
	isHeld: boolean;
	/** State of the buyer's current plan when a plan is requested; left out without one. */
	memberAs?: "member" | "paused" | "pastDue";
	rates: TaxRates;
	guaranteeDays: number | null;
};

/** Words: `refusals` in `locales/<language>/money/checkout.json`. */
export type OfferRefusal = "held" | "free" | "member" | "paused" | "pastDue";

/** Why an offer cannot be bought, or null. */
export function offerRefusal({
	isHeld,
	memberAs,
	price,
}: Pick<Offer, "isHeld" | "memberAs" | "price">): OfferRefusal | null {
	if (memberAs) return memberAs;
	if (isHeld) return "held";
	return price.minor === 0 ? "free" : null;
}
