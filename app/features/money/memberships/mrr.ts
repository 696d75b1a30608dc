import { discountOf } from "#app/features/money/coupons/coupon-rules.ts";
import { money } from "#app/shared/money.ts";
import type { MRR_KINDS } from "#db/schema/money/memberships.ts";
import { type HeldCoupon, type Membership, nextDiscount } from "./membership";

export type MrrKind = (typeof MRR_KINDS)[number];
/** `amountMinor` is signed; `members` is 1 for joining, -1 for leaving. */
export type MrrMove = { kind: MrrKind; amountMinor: number; members: -1 | 0 | 1 };

type CountedMembership = HeldCoupon &
	Pick<Membership, "planId" | "state" | "interval" | "amountMinor" | "trialUntil" | "periodNumber">;

/**
 * The effect of a change on monthly recurring revenue; null for none.
 * A membership counts from its first paid period until it has ended, at its price before tax less a coupon that still
 * covers the next period; a year is twelve months. Trials do not count. A pause is a contraction and resuming an
 * expansion; the member stays. An unpaid membership counts until grace has run out.
 */
export function mrrMove(before: CountedMembership | null, after: CountedMembership): MrrMove | null {
	const [was, is] = [before !== null && isMember(before), isMember(after)];
	const amountMinor = (is ? monthlyValue(after) : 0) - (before !== null && was ? monthlyValue(before) : 0);
	if (!was && is) return { kind: "new", amountMinor, members: 1 };
	if (was && !is) return { kind: "churned", amountMinor, members: -1 };
	if (amountMinor === 0) return null;
	return { kind: amountMinor > 0 ? "expansion" : "contraction", amountMinor, members: 0 };
}

/** Not in a trial, and not over. Failing to pay after a trial means never having been a member. */
function isMember({ state, trialUntil, periodNumber }: CountedMembership): boolean {
	const hasPaid = trialUntil === null || periodNumber > 1;
	return hasPaid && (state === "active" || state === "pastDue" || state === "paused");
}

function monthlyValue(membership: CountedMembership): number {
	if (membership.state === "paused") return 0;
	const netMinor = membership.amountMinor - nextDiscountMinor(membership);
	return membership.interval === "year" ? Math.round(netMinor / 12) : netMinor;
}

/** The discount on the next period; a coupon for the first period only does not count. */
function nextDiscountMinor(membership: CountedMembership): number {
	const cut = nextDiscount(membership, membership.planId);
	return cut ? discountOf(cut, money(membership.amountMinor, membership.currency)).minor : 0;
}
