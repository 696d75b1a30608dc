import { type Money, money, multiply } from "#app/shared/money.ts";
import { pastedCode } from "#app/shared/text/pasted-code.ts";

/** What a coupon takes off: hundredths of a percent, or an amount in one currency. */
export type CouponCut = { percentBps: number | null; amountMinor: number | null; currency: string | null };

/** A coupon, as far as the rules look at it. `things` counts only for the scope `some`. */
export type Coupon = CouponCut & {
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

/** Which rule keeps a coupon from being used. Words: `refusals` in `locales/<language>/money/coupons.json`. */
export type CouponRefusal =
	| "unknown"
	| "ended"
	| "notYet"
	| "otherThing"
	| "otherCurrency"
	| "free"
	| "usedUp"
	| "usedByYou"
	/** Another order of the account under the same code is being paid. */
	| "heldByYou";

/** `usesOfPerson` counts uses, reserved or paid, of whoever has the same account, address or card. */
export type CouponFacts = { thing: CouponThing; price: Money; usesOfPerson: number; now: Date };

/**
 * Says what keeps a coupon from an order, or `null` when nothing does. What nothing can be done about comes first.
 * The database refuses by the same limits once more when it is reserved, since others may come first.
 */
export function couponRefusal(coupon: Coupon | null, facts: CouponFacts): CouponRefusal | null {
	const { price, now } = facts;
	if (!coupon) return "unknown";
	if (coupon.endedAt || (coupon.untilAt && coupon.untilAt <= now)) return "ended";
	if (coupon.fromAt > now) return "notYet";
	if (!isFor(coupon, facts.thing)) return "otherThing";
	if (price.minor <= 0) return "free";
	if (coupon.currency !== null && coupon.currency !== price.currency) return "otherCurrency";
	if (coupon.maxPerPerson !== null && facts.usesOfPerson >= coupon.maxPerPerson) return "usedByYou";
	if (coupon.maxUses !== null && coupon.taken >= coupon.maxUses) return "usedUp";
	return null;
}

/**
 * What a coupon takes off a price: never more than the price. A percentage is rounded here and once, to the nearest
 * minor unit, halves away from zero. Throws a RangeError for an amount in another currency: ask `couponRefusal` first.
 */
export function discountOf({ percentBps, amountMinor, currency }: CouponCut, price: Money): Money {
	if (price.minor <= 0) return money(0, price.currency);
	if (percentBps !== null) return multiply(price, percentBps / 10_000, "nearest");
	if (currency !== price.currency) throw new RangeError(`A coupon in ${currency} takes nothing off ${price.currency}`);
	return money(Math.min(amountMinor ?? 0, price.minor), price.currency);
}

/** How many payments of a plan are lowered, from the first on; null for all. A year is lowered when one of its months is. */
export function loweredPeriods(
	{ duration, months }: Pick<Coupon, "duration" | "months">,
	interval: "month" | "year",
): number | null {
	if (duration === "forever") return null;
	return duration === "once" ? 1 : Math.ceil((months ?? 1) / (interval === "year" ? 12 : 1));
}

/** A code as it is kept, of one that was typed or pasted: capitals. */
export function couponCode(typed: string): string {
	return pastedCode(typed).toUpperCase();
}

function isFor({ scope, things }: Coupon, thing: CouponThing): boolean {
	if (scope === "some") return things.some(({ kind, id }) => kind === thing.kind && id === thing.id);
	return scope === "all" || scope === `${thing.kind}s`;
}
