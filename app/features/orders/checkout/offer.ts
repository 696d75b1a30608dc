import type { Money } from "../../../shared/money";
import type { TaxRates } from "../../tax/tax-on";

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
	/** What already opens it to them. */
	isHeld: boolean;
	rates: TaxRates;
	guaranteeDays: number | null;
};

/** Why something is not sold to somebody: words `refusals` in `locales/<language>/checkout.json`. */
export type OfferRefusal = "held" | "free";

/** Says what keeps an offer from being bought, or `null`. */
export function offerRefusal({ isHeld, price }: Pick<Offer, "isHeld" | "price">): OfferRefusal | null {
	if (isHeld) return "held";
	return price.minor === 0 ? "free" : null;
}
