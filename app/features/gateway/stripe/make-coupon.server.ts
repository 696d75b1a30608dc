import type Stripe from "stripe";
import type { Money } from "../../../shared/money";

type Lowered = {
	/** What a usual period costs. */
	amount: Money;
	interval: "month" | "year";
	/** What the first periods cost instead; `periods` of null is all. */
	discounted: { amount: Money; periods: number | null };
	/** So that the same call twice makes one. */
	key: string;
};

/** What the first periods cost less, as Stripe counts it down: a coupon for one subscription alone. Gives its id. */
export async function makeCoupon(stripe: Stripe, { amount, interval, discounted, key }: Lowered): Promise<string> {
	const months = discounted.periods === null ? null : discounted.periods * (interval === "year" ? 12 : 1);
	const { id } = await stripe.coupons.create(
		{
			...{ amount_off: amount.minor - discounted.amount.minor, currency: amount.currency.toLowerCase() },
			...{ max_redemptions: 1, duration: months === null ? "forever" : "repeating" },
			...(months === null ? {} : { duration_in_months: months }),
		},
		{ idempotencyKey: `coupon-${key}` },
	);
	return id;
}
