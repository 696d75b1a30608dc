import type { TaxRates } from "#app/features/money/tax/tax-on.ts";
import type { Money } from "#app/shared/money.ts";

/** Something that can be bought, as the database has it now: nothing of it comes from who asks. */
export type Offer = {
	kind: "course" | "plan";
	id: number;
	/** In the buyer's language. */
	title: string;
	/** What it costs before coupon and tax. */
	price: Money;
	interval: "month" | "year" | null;
	priceId: number | null;
	trialDays: number;
	/** Offered without its trial, since this mailbox has had one. */
	trialUsed?: boolean;
	/** What already opens it to them. */
	isHeld: boolean;
	/** How the plan stands that they have already, where a plan is asked for; left out where they have none. */
	memberAs?: "member" | "paused" | "pastDue";
	rates: TaxRates;
	guaranteeDays: number | null;
};

/** Why something is not sold to somebody: words `refusals` in `locales/<language>/money/checkout.json`. */
export type OfferRefusal = "held" | "free" | "member" | "paused" | "pastDue";

/** Says what keeps an offer from being bought, or `null`. */
export function offerRefusal({
	isHeld,
	memberAs,
	price,
}: Pick<Offer, "isHeld" | "memberAs" | "price">): OfferRefusal | null {
	if (memberAs) return memberAs;
	if (isHeld) return "held";
	return price.minor === 0 ? "free" : null;
}
