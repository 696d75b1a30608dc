import { DAY_MS } from "#app/shared/durations.ts";
import {
	couponOfNewPeriod,
	daysAfter,
	type Membership,
	type MembershipRules,
	netPeriodPrice,
	periodEnd,
	periodsLeftIn,
} from "./membership";

export type AgreedPrice = { planId: number; interval: "month" | "year"; priceId: number | null; amountMinor: number };

export type EndReason = "refunded" | "accountEnded" | "unpaid" | "byGateway";

export type MembershipEvent =
	| { kind: "periodPaid"; periodNumber: number; netMinor: number }
	| { kind: "chargeFailed" }
	| { kind: "chargePending" }
	| { kind: "remind" }
	/** The requested end, or the end of grace, has come. */
	| { kind: "runOut" }
	| { kind: "askCancel"; why: string | null }
	| { kind: "keep" }
	| { kind: "pause"; resumesAt: Date | null }
	| { kind: "resume" }
	/** `isNewPeriod`: the interval changes, so a new period begins. */
	| { kind: "changeNow"; terms: AgreedPrice; isNewPeriod: boolean }
	/** The card is being charged for a change; writes based on an earlier state fail. */
	| { kind: "beginChange" }
	| { kind: "changeAtPeriodEnd"; terms: AgreedPrice }
	| { kind: "changeNever" }
	| { kind: "end"; why: EndReason };

export type MembershipStep = {
	deed: string;
	to: Partial<Membership>;
};

const NO_TROUBLE = { graceUntil: null, nextTryAt: null, tries: 0 };
const NO_CHANGE = { nextPlanId: null, nextInterval: null, nextPriceId: null, nextAmountMinor: null };

/**
 * What an event makes of a membership, at an instant of the membership's own clock; null when it does not apply, also
 * because it happened before. Pure: the write is guarded by the version it was computed from.
 */
export function membershipStep(
	before: Membership,
	deed: MembershipEvent,
	rules: MembershipRules,
	at: Date,
): MembershipStep | null {
	const { state } = before;
	if (before.endedAt) return null;
	const isRunning = state === "trialing" || state === "active";
	switch (deed.kind) {
		case "periodPaid":
			return state === "paused" ? null : periodPaid(before, deed);
		case "chargeFailed":
			return isRunning || state === "pastDue" ? chargeFailed(before, rules, at) : null;
		case "chargePending":
			return isRunning || state === "pastDue" ? chargePending(before, rules) : null;
		case "remind":
			if (!isRunning || before.remindedOfUntil?.getTime() === before.periodUntil.getTime()) return null;
			return { deed: "reminded", to: { remindedOfUntil: before.periodUntil } };
		case "runOut":
			return runOut(before, at);
		case "askCancel":
			return askCancel(before, deed.why, at);
		case "keep":
			return before.cancelAskedAt ? { deed: "kept", to: { cancelAskedAt: null, cancelWhy: null } } : null;
		case "pause":
			if (state !== "active" || before.cancelAskedAt || at >= before.periodUntil) return null;
			return { deed: "paused", to: { state: "paused", pausedAt: at, resumesAt: deed.resumesAt } };
		case "resume":
			return resume(before, at);
		case "changeNow":
			return isRunning ? { deed: "changed", to: withPlanChange(before, deed, at) } : null;
		case "beginChange":
			return isRunning ? { deed: "changeBegan", to: {} } : null;
		case "changeAtPeriodEnd":
			return isRunning && !before.cancelAskedAt ? changeAtPeriodEnd(deed.terms) : null;
		case "changeNever":
			return before.nextPlanId === null ? null : { deed: "changeTakenBack", to: NO_CHANGE };
		case "end":
			return endedMembership(deed.why === "unpaid" ? "expired" : "cancelled", at, deed.why);
	}
}

/** The next period begins where the last one ended. Repeated or out-of-order payments have no effect. */
function periodPaid(
	before: Membership,
	{ periodNumber, netMinor }: MembershipEvent & { kind: "periodPaid" },
): MembershipStep | null {
	if (periodNumber !== before.periodNumber + 1) return null;
	const { nextPlanId, nextInterval, nextAmountMinor, periodUntil: start } = before;
	const interval = nextInterval ?? before.interval;
	const changes =
		nextPlanId === null || nextAmountMinor === null
			? {}
			: { ...NO_CHANGE, planId: nextPlanId, interval, priceId: before.nextPriceId, amountMinor: nextAmountMinor };
	return {
		deed: "renewed",
		to: {
			...changes,
			...NO_TROUBLE,
			state: "active",
			periodNumber,
			periodStartedAt: start,
			periodUntil: periodEnd(start, interval, before.trialUntil ?? before.createdAt),
			...couponOfNewPeriod(before, interval),
			periodNetMinor: netMinor,
		},
	};
}

function chargeFailed(before: Membership, { graceDays, retries, retryEveryDays }: MembershipRules, at: Date) {
	const tries = before.tries + 1;
	const graceUntil = before.graceUntil ?? daysAfter(before.periodUntil, graceDays);
	const next = daysAfter(at, retryEveryDays);
	const nextTryAt = tries <= retries && next < graceUntil ? next : null;
	return { deed: "chargeFailed", to: { state: "pastDue" as const, tries, graceUntil, nextTryAt } };
}

function chargePending(before: Membership, { graceDays }: MembershipRules) {
	const graceUntil = before.graceUntil ?? daysAfter(before.periodUntil, graceDays);
	return { deed: "chargePending", to: { state: "pastDue" as const, graceUntil, nextTryAt: null } };
}

function runOut(before: Membership, at: Date): MembershipStep | null {
	const { state, cancelAskedAt, periodUntil, graceUntil } = before;
	if (state === "pastDue") return graceUntil && graceUntil <= at ? endedMembership("expired", at, "unpaid") : null;
	const isOver = state !== "paused" && cancelAskedAt !== null && periodUntil <= at;
	return isOver ? endedMembership("cancelled", at, "asked") : null;
}

/** At the end of the paid period; at once when no paid period runs (paused, or a failed charge). */
function askCancel(before: Membership, why: string | null, at: Date): MembershipStep | null {
	if (before.cancelAskedAt) return null;
	const asked = { cancelAskedAt: at, cancelWhy: why };
	if (before.state === "trialing" || before.state === "active") {
		return { deed: "cancelAsked", to: { ...asked, ...NO_CHANGE } };
	}
	const end = endedMembership("cancelled", at, "asked");
	return { ...end, to: { ...end.to, ...asked } };
}

/** The rest of the period, as it was at the pause, runs again. */
function resume(before: Membership, at: Date): MembershipStep | null {
	const { state, pausedAt, periodStartedAt, periodUntil } = before;
	if (state !== "paused" || !pausedAt) return null;
	const later = (instant: Date) => new Date(instant.getTime() + Math.max(0, at.getTime() - pausedAt.getTime()));
	// Moves both ends, so that the remaining share stays the same.
	const period = { periodStartedAt: later(periodStartedAt), periodUntil: later(periodUntil) };
	return { deed: "resumed", to: { state: "active", pausedAt: null, resumesAt: null, ...period } };
}

type Change = { terms: AgreedPrice; isNewPeriod: boolean };

export function withPlanChange(before: Membership, { terms, isNewPeriod }: Change, at: Date): Partial<Membership> {
	const { couponPeriodsLeft: left, interval: from, state } = before;
	const period = isNewPeriod
		? {
				periodStartedAt: at,
				periodUntil: periodEnd(at, terms.interval, at),
				remindedOfUntil: null,
				...couponOfNewPeriod(before, terms.interval),
			}
		: from === terms.interval
			? {}
			: { couponPeriodsLeft: periodsLeftIn(left, { from, to: terms.interval }) };
	// A trial stays free, whatever is chosen in it.
	const periodNetMinor = state === "trialing" ? 0 : netPeriodPrice(before, terms, { isNewPeriod });
	return { ...NO_CHANGE, ...terms, ...period, periodNetMinor, cancelAskedAt: null, cancelWhy: null };
}

function changeAtPeriodEnd({ planId, interval, priceId, amountMinor }: AgreedPrice): MembershipStep {
	return {
		deed: "changeAsked",
		to: { nextPlanId: planId, nextInterval: interval, nextPriceId: priceId, nextAmountMinor: amountMinor },
	};
}

function endedMembership(state: "cancelled" | "expired", at: Date, why: string): MembershipStep {
	const over = { nextTryAt: null, pausedAt: null, resumesAt: null };
	return { deed: `ended.${why}`, to: { ...NO_CHANGE, ...over, state, endedAt: at } };
}

/** The next scheduled step, by the membership's own clock; null when nothing is scheduled. */
export type NextStep = { at: Date; for: "remind" | "charge" | "runOut" | "resume" };

export function nextStep(membership: Membership, { remindDays }: Pick<MembershipRules, "remindDays">): NextStep | null {
	const { state, periodUntil, periodStartedAt, graceUntil, nextTryAt, resumesAt, cancelAskedAt } = membership;
	if (membership.endedAt) return null;
	if (state === "paused") return resumesAt ? { at: resumesAt, for: "resume" } : null;
	if (state === "pastDue") {
		const end = graceUntil ?? periodUntil;
		return nextTryAt && nextTryAt < end ? { at: nextTryAt, for: "charge" } : { at: end, for: "runOut" };
	}
	if (cancelAskedAt) return { at: periodUntil, for: "runOut" };
	const isReminded = membership.remindedOfUntil?.getTime() === periodUntil.getTime();
	if (isReminded) return { at: periodUntil, for: "charge" };
	// For a short trial the reminder comes in its middle, not before its beginning.
	const half = (periodUntil.getTime() - periodStartedAt.getTime()) / 2;
	const at = new Date(periodUntil.getTime() - Math.min(remindDays * DAY_MS, half));
	return { at, for: "remind" };
}

/** How long access lasts after a period's end while the next one is being charged. */
const TIME_TO_CHARGE_DAYS = 1;

/** Until when, by its own clock, a membership gives access; null for none. */
export function membershipOpenUntil({ state, periodUntil, graceUntil, cancelAskedAt }: Membership): Date | null {
	if (state === "pastDue") return graceUntil;
	if (state !== "trialing" && state !== "active") return null;
	return cancelAskedAt ? periodUntil : daysAfter(periodUntil, TIME_TO_CHARGE_DAYS);
}
