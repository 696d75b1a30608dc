import { attachToMembership, type OrderRow } from "#app/features/money/orders/face.server.ts";
import { newHexId } from "#app/shared/ids.ts";
import type { Database } from "#db/client.server.ts";
import { requireChange } from "#db/conflict.ts";
import type { Write } from "#db/write.ts";
import { daysAfter, type Membership, type MembershipRules, periodEnd } from "../membership";
import { insertChange, insertMembership } from "../memberships.repository.server";
import { noteMrr } from "../mrr.repository.server";
import { rightsWrites, withDueAt } from "../write-step.server";

export type References = { subscriptionReference: string | null; customerReference: string | null };
type Beginning = {
	cut: { percentBps: number | null; amountMinor: number | null; planIds: number[] | null } | null;
	references: References;
	rules: MembershipRules;
	now: Date;
};

/** Writes for one batch. Fails when the buyer has a live one: `isDuplicate(error, "memberships.user_id")`. */
export function beginWrites(db: Database, order: OrderRow, { cut, references, rules, now }: Beginning): Write[] {
	const membership = withDueAt(firstPeriod(order, { cut, references, now }), rules);
	const { id: membershipId, planId, periodUntil } = membership;
	const details = { orderId: order.id, planId, periodUntil: periodUntil.toISOString() };
	return [
		insertMembership(db, membership),
		attachToMembership(db, { orderId: order.id, membershipId }),
		requireChange(db),
		insertChange(db, { membershipId, version: 0, deed: "began", details, at: now }),
		...noteMrr(db, { before: null, after: membership, now }),
		...rightsWrites(db, membership, { why: "expired", now }),
	];
}

function firstPeriod(order: OrderRow, { cut, references, now }: Omit<Beginning, "rules">): Membership {
	const { userId, thingId: planId, priceId, currency, country, taxId, couponId, terms, trialDays } = order;
	const interval = order.interval ?? "month";
	const isLowered = terms?.discountedMinor != null;
	const trialUntil = trialDays > 0 ? daysAfter(now, trialDays) : null;
	return {
		id: newHexId(),
		userId,
		planId,
		interval,
		priceId,
		currency,
		country,
		taxId,
		state: trialUntil ? "trialing" : "active",
		version: 0,
		amountMinor: terms?.listMinor ?? order.listMinor,
		couponId: isLowered ? couponId : null,
		couponPeriodsLeft: periodsLeft(order),
		couponPercentBps: isLowered ? (cut?.percentBps ?? null) : null,
		couponAmountMinor: isLowered ? (cut?.amountMinor ?? null) : null,
		couponPlanIds: isLowered ? (cut?.planIds ?? null) : null,
		isCouponPeriod: isLowered && trialDays === 0,
		periodNetMinor: order.netMinor,
		language: order.language,
		periodNumber: 1,
		periodStartedAt: now,
		trialUntil,
		periodUntil: trialUntil ?? periodEnd(now, interval, now),
		graceUntil: null,
		nextTryAt: null,
		tries: 0,
		pausedAt: null,
		resumesAt: null,
		cancelAskedAt: null,
		cancelWhy: null,
		remindedOfUntil: null,
		clockOffsetSeconds: 0,
		dueAt: null,
		nextPlanId: null,
		nextInterval: null,
		nextPriceId: null,
		nextAmountMinor: null,
		gateway: order.gateway,
		isTest: order.isTest,
		...references,
		createdAt: now,
		changedAt: now,
		endedAt: null,
	};
}

function periodsLeft({ terms, trialDays }: OrderRow): number | null {
	const periods = terms?.discountedPeriods ?? null;
	return periods === null ? null : Math.max(0, trialDays > 0 ? periods : periods - 1);
}
