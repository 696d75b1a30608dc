import type Stripe from "stripe";
import { DAY_MS } from "#app/shared/durations.ts";
import type { Money } from "#app/shared/money.ts";
import { periodAfter } from "../period-after";
import { toStripeUnits } from "./stripe-amounts";

type CouponRequest = {
	/** The regular price of a period. */
	amount: Money;
	interval: "month" | "year";
	discounted: { amount: Money; periods: number | null };
	trialDays?: number;
	/** Idempotency key. */
	key: string;
	now: Date;
};

/** Creates a coupon for one subscription that discounts its first periods. Returns its id. */
export async function makeCoupon(stripe: Stripe, lowered: CouponRequest): Promise<string> {
	const { amount, discounted, key } = lowered;
	const { id } = await stripe.coupons.create(
		{
			amount_off: toStripeUnits(amount) - toStripeUnits(discounted.amount),
			currency: amount.currency.toLowerCase(),
			max_redemptions: 1,
			...durationOf(lowered),
		},
		{ idempotencyKey: `coupon-${key}` },
	);
	return id;
}

/** Stripe counts months from when a coupon is attached, so a trial uses them up as well. */
function durationOf({ interval, discounted, trialDays = 0, now }: CouponRequest) {
	if (discounted.periods === null) return { duration: "forever" as const };
	const trialUntil = new Date(now.getTime() + trialDays * DAY_MS);
	let months = discounted.periods * (interval === "year" ? 12 : 1);
	if (interval === "month") {
		for (let month = 1; periodAfter(now, "month", month) <= trialUntil; month += 1) months += 1;
	}
	return { duration: "repeating" as const, duration_in_months: months };
}
