import { type Money, money, multiply } from "#app/shared/money.ts";
import { pastedCode } from "#app/shared/text/pasted-code.ts";

/** `percentBps` is in hundredths of a percent; `amountMinor` applies to one currency. */
export type CouponDiscount = { percentBps: number | null; amountMinor: number | null; currency: string | null };

export type Coupon = CouponDiscount & {
	id: number;
	code: string;
	duration: "once" | "months" | "forever";
	months: number | null;
	scope: "all" | "plans" | "courses" | "some";
	things: readonly CouponThing[];
	fromAt: Date;
	untilAt: Date | null;
	endedAt: Date | null;
	maxUses: number | null;
	maxPerPerson: number | null;
	taken: number;
	affiliateId: number | null;
};
export type CouponThing = { kind: "plan" | "course"; id: number };

/** Words: `refusals` in `locales/<language>/money/coupons.json`. */
export type CouponRefusal =
	| "unknown"
	| "ended"
	| "notYet"
	| "otherThing"
	| "otherCurrency"
	| "free"
	| "usedUp"
	| "usedByYou"
	/** Another order of the account holds the code. */
	| "heldByYou";

/** `usesOfPerson` counts uses, reserved or paid, by the same account, address or card. */
export type CouponFacts = { thing: CouponThing; price: Money; usesOfPerson: number; now: Date };

/** Why a coupon cannot be used, or null; permanent reasons first. `reserveCoupon` checks the limits again. */
export function couponRefusal(coupon: Coupon | null, facts: CouponFacts): CouponRefusal | null {
	const { price, now } = facts;
	if (!coupon) return "unknown";
	if (coupon.endedAt || (coupon.untilAt && coupon.untilAt <= now)) return "ended";
	if (coupon.fromAt > now) return "notYet";
	if (!coversThing(coupon, facts.thing)) return "otherThing";
	if (price.minor <= 0) return "free";
	if (coupon.currency !== null && coupon.currency !== price.currency) return "otherCurrency";
	if (coupon.maxPerPerson !== null && facts.usesOfPerson >= coupon.maxPerPerson) return "usedByYou";
	if (coupon.maxUses !== null && coupon.taken >= coupon.maxUses) return "usedUp";
	return null;
}

/**
 * Never more than the price. A percentage is rounded once, to the nearest minor unit, halves away from zero. Throws a
 * RangeError for another currency, so call `couponRefusal` first.
 */
export function discountOf({ percentBps, amountMinor, currency }: CouponDiscount, price: Money): Money {
	if (price.minor <= 0) return money(0, price.currency);
	if (percentBps !== null) return multiply(price, percentBps / 10_000, "nearest");
	if (currency !== price.currency) throw new RangeError(`A coupon in ${currency} takes nothing off ${price.currency}`);
	return money(Math.min(amountMinor ?? 0, price.minor), price.currency);
}

/** How many payments are discounted, from the first; null for all. A year counts when one of its months does. */
export function discountedPeriods(
	{ duration, months }: Pick<Coupon, "duration" | "months">,
	interval: "month" | "year",
): number | null {
	if (duration === "forever") return null;
	return duration === "once" ? 1 : Math.ceil((months ?? 1) / (interval === "year" ? 12 : 1));
}

export function couponCode(typed: string): string {
	return pastedCode(typed).toUpperCase();
}

function coversThing({ scope, things }: Coupon, thing: CouponThing): boolean {
	if (scope === "some") return things.some(({ kind, id }) => kind === thing.kind && id === thing.id);
	return scope === "all" || scope === `${thing.kind}s`;
}
