import { discountOf } from "#app/features/money/coupons/coupon-rules.ts";
import { money } from "#app/shared/money.ts";
import type { MRR_KINDS } from "#db/schema/money/memberships.ts";
import { type HeldCoupon, type Membership, nextCut } from "./membership";

export type MrrKind = (typeof MRR_KINDS)[number];
/** By how much recurring revenue moves, with its sign, and how many members come (1) or go (-1). */
export type MrrMove = { kind: MrrKind; amountMinor: number; members: -1 | 0 | 1 };

type Counted = HeldCoupon &
	Pick<Membership, "planId" | "state" | "interval" | "amountMinor" | "trialUntil" | "periodNumber">;

/**
 * What a change of a membership does to the monthly recurring revenue; null where it does nothing.
 *
 * A membership counts from its first period that is paid for until it has ended, at its price before tax, less its coupon for as
 * long as that lowers the next period too; a year is twelve months. A trial does not count. A pause is worth nothing and is no farewell: the member stays, the revenue goes
 * (contraction) and comes back (expansion). Who does not pay counts until grace has run out.
 */
export function mrrMove(before: Counted | null, after: Counted): MrrMove | null {
	const [was, is] = [before !== null && isMember(before), isMember(after)];
	const amountMinor = (is ? worth(after) : 0) - (before !== null && was ? worth(before) : 0);
	if (!was && is) return { kind: "new", amountMinor, members: 1 };
	if (was && !is) return { kind: "churned", amountMinor, members: -1 };
	if (amountMinor === 0) return null;
	return { kind: amountMinor > 0 ? "expansion" : "contraction", amountMinor, members: 0 };
}

/** Past its trial, and not over. A trial is the first period; who cannot pay after it has never been a member. */
function isMember({ state, trialUntil, periodNumber }: Counted): boolean {
	const hasPaid = trialUntil === null || periodNumber > 1;
	return hasPaid && (state === "active" || state === "pastDue" || state === "paused");
}

function worth(membership: Counted): number {
	if (membership.state === "paused") return 0;
	const netMinor = membership.amountMinor - takenOff(membership);
	return membership.interval === "year" ? Math.round(netMinor / 12) : netMinor;
}

/** What the coupon takes off the next period; one that was for the first period alone does not count at all. */
function takenOff(membership: Counted): number {
	const cut = nextCut(membership, membership.planId);
	return cut ? discountOf(cut, money(membership.amountMinor, membership.currency)).minor : 0;
}
