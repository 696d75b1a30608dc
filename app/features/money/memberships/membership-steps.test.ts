import { describe, expect, test } from "vitest";
import { DAY_MS } from "#app/shared/durations.ts";
import { type Membership, periodEnd, toRealTime } from "./membership";
import { type MembershipEvent, membershipOpenUntil, membershipStep, nextStep } from "./membership-steps";

const RULES = { graceDays: 14, retries: 3, retryEveryDays: 3, remindDays: 7 };
const START = new Date("2026-01-31T12:00:00Z");
const END = new Date("2026-02-28T12:00:00Z");
const at = (day: string) => new Date(`2026-${day}T12:00:00Z`);

function membership(given: Partial<Membership> = {}): Membership {
	return {
		id: "m",
		userId: 1,
		planId: 2,
		state: "active",
		version: 0,
		interval: "month",
		priceId: 5,
		currency: "USD",
		amountMinor: 9700,
		country: "PT",
		taxId: null,
		couponId: null,
		couponPeriodsLeft: null,
		language: "en",
		couponPercentBps: null,
		couponAmountMinor: null,
		couponPlanIds: null,
		isCouponPeriod: false,
		periodNetMinor: 9700,
		periodNumber: 1,
		periodStartedAt: START,
		periodUntil: END,
		trialUntil: null,
		graceUntil: null,
		nextTryAt: null,
		tries: 0,
		pausedAt: null,
		resumesAt: null,
		cancelAskedAt: null,
		cancelWhy: null,
		nextPlanId: null,
		nextInterval: null,
		nextPriceId: null,
		nextAmountMinor: null,
		remindedOfUntil: null,
		gateway: "sandbox",
		isTest: true,
		subscriptionReference: "s",
		customerReference: null,
		clockOffsetSeconds: 0,
		dueAt: null,
		createdAt: START,
		changedAt: START,
		endedAt: null,
		...given,
	};
}

const ASKED = { cancelAskedAt: at("02-10") };
const PAUSED = { state: "paused" as const, pausedAt: at("02-08") };
const PAST_DUE = { state: "pastDue" as const, tries: 1, graceUntil: at("03-14"), nextTryAt: at("03-03") };
const OVER = { state: "expired" as const, endedAt: at("03-14") };
const TRIAL = { state: "trialing" as const, trialUntil: END };
const ELITE = { planId: 3, interval: "month" as const, priceId: 9, amountMinor: 29_700 };
const NEXT = { nextPlanId: 3, nextInterval: "month" as const, nextPriceId: 9, nextAmountMinor: 29_700 };
const paid = (periodNumber: number): MembershipEvent => ({ kind: "periodPaid", periodNumber, netMinor: 9700 });

type Row = [what: string, before: Partial<Membership>, deed: MembershipEvent, when: Date, after: object | null];
const ROWS: Row[] = [
	[
		"the next period",
		{},
		paid(2),
		END,
		{ state: "active", periodNumber: 2, periodStartedAt: END, periodUntil: at("03-31") },
	],
	["the same period again", {}, paid(1), END, null],
	["a period that skips one", {}, paid(3), END, null],
	["a trial that is paid", TRIAL, paid(2), END, { state: "active", periodNumber: 2 }],
	[
		"late, within grace",
		PAST_DUE,
		paid(2),
		at("03-10"),
		{ state: "active", periodUntil: at("03-31"), graceUntil: null, tries: 0 },
	],
	["paid after the end", OVER, paid(2), at("03-20"), null],
	["paid in a pause", PAUSED, paid(2), END, null],
	["paid with another plan chosen", NEXT, paid(2), END, { planId: 3, amountMinor: 29_700, nextPlanId: null }],
	["a coupon counts down", { couponPeriodsLeft: 2 }, paid(2), END, { couponPeriodsLeft: 1 }],
	[
		"a coupon for a year, from then on by the month",
		{ ...NEXT, interval: "year", couponPeriodsLeft: 1 },
		paid(2),
		END,
		{ interval: "month", couponPeriodsLeft: 11 },
	],
	[
		"a coupon of thirteen months in a year from now",
		{ couponPeriodsLeft: 13 },
		{ kind: "changeNow", terms: { ...ELITE, interval: "year" }, isNewPeriod: true },
		at("02-10"),
		{ couponPeriodsLeft: 1 },
	],
	[
		"a coupon of three months, a year chosen in the trial",
		{ ...TRIAL, couponPeriodsLeft: 3 },
		{ kind: "changeNow", terms: { ...ELITE, interval: "year" }, isNewPeriod: false },
		at("02-10"),
		{ couponPeriodsLeft: 1 },
	],
	[
		"a card that fails",
		{},
		{ kind: "chargeFailed" },
		END,
		{ state: "pastDue", tries: 1, graceUntil: at("03-14"), nextTryAt: at("03-03") },
	],
	["the last try", { ...PAST_DUE, tries: 3 }, { kind: "chargeFailed" }, at("03-09"), { tries: 4, nextTryAt: null }],
	["a bank that takes its time", {}, { kind: "chargePending" }, END, { state: "pastDue", nextTryAt: null }],
	["grace is over", PAST_DUE, { kind: "runOut" }, at("03-14"), { state: "expired", endedAt: at("03-14") }],
	["grace is not over", PAST_DUE, { kind: "runOut" }, at("03-13"), null],
	["cancelled", {}, { kind: "askCancel", why: "dear" }, at("02-10"), { ...ASKED, cancelWhy: "dear" }],
	["cancelled twice", ASKED, { kind: "askCancel", why: null }, at("02-11"), null],
	[
		"cancelled in a pause",
		PAUSED,
		{ kind: "askCancel", why: null },
		at("02-11"),
		{ state: "cancelled", endedAt: at("02-11") },
	],
	["cancelled past due", PAST_DUE, { kind: "askCancel", why: null }, at("03-01"), { state: "cancelled" }],
	["taken back", ASKED, { kind: "keep" }, at("02-11"), { cancelAskedAt: null }],
	["nothing to take back", {}, { kind: "keep" }, at("02-11"), null],
	["the end that was asked for", ASKED, { kind: "runOut" }, END, { state: "cancelled", endedAt: END }],
	["an end that nobody asked for", {}, { kind: "runOut" }, END, null],
	["paused", {}, { kind: "pause", resumesAt: null }, at("02-08"), { state: "paused", pausedAt: at("02-08") }],
	["paused in a trial", TRIAL, { kind: "pause", resumesAt: null }, at("02-08"), null],
	["paused past due", PAST_DUE, { kind: "pause", resumesAt: null }, at("03-01"), null],
	["resumed", PAUSED, { kind: "resume" }, at("02-18"), { state: "active", periodUntil: at("03-10") }],
	["resumed without a pause", {}, { kind: "resume" }, at("02-18"), null],
	["changed at once", {}, { kind: "changeNow", terms: ELITE, isNewPeriod: false }, at("02-10"), { planId: 3 }],
	[
		"changed at once to a year",
		{},
		{ kind: "changeNow", terms: { ...ELITE, interval: "year" }, isNewPeriod: true },
		at("02-10"),
		{ periodStartedAt: at("02-10"), periodUntil: new Date("2027-02-10T12:00:00Z") },
	],
	["changed past due", PAST_DUE, { kind: "changeNow", terms: ELITE, isNewPeriod: false }, at("03-01"), null],
	["changed at the end", {}, { kind: "changeAtPeriodEnd", terms: ELITE }, at("02-10"), NEXT],
	["changed though it ends", ASKED, { kind: "changeAtPeriodEnd", terms: ELITE }, at("02-10"), null],
	["stays after all", NEXT, { kind: "changeNever" }, at("02-10"), { nextPlanId: null }],
	["refunded", {}, { kind: "end", why: "refunded" }, at("02-10"), { state: "cancelled", endedAt: at("02-10") }],
	["ended twice", OVER, { kind: "end", why: "refunded" }, at("03-20"), null],
	["reminded", {}, { kind: "remind" }, at("02-21"), { remindedOfUntil: END }],
	["reminded twice", { remindedOfUntil: END }, { kind: "remind" }, at("02-22"), null],
];

test.each(ROWS)("%s", (_what, before, deed, when, after) => {
	const step = membershipStep(membership(before), deed, RULES, when);
	expect(step?.to ?? null).toEqual(after && expect.objectContaining(after));
});

describe("what the clock looks at next", () => {
	test.each<[string, Partial<Membership>, object | null]>([
		["a reminder", {}, { at: at("02-21"), for: "remind" }],
		["then the charge", { remindedOfUntil: END }, { at: END, for: "charge" }],
		["the middle of a short trial", { ...TRIAL, periodStartedAt: at("02-24") }, { at: at("02-26"), for: "remind" }],
		["the end that was asked for", ASKED, { at: END, for: "runOut" }],
		["another try", PAST_DUE, { at: at("03-03"), for: "charge" }],
		["the end of grace", { ...PAST_DUE, nextTryAt: null }, { at: at("03-14"), for: "runOut" }],
		["nothing in a pause", PAUSED, null],
		["the end of a pause", { ...PAUSED, resumesAt: at("03-01") }, { at: at("03-01"), for: "resume" }],
		["nothing after the end", OVER, null],
	])("%s", (_what, given, expected) => expect(nextStep(membership(given), RULES)).toEqual(expected));
});

test("it stays open for as long as it is paid, a day longer while it is charged, and through grace", () => {
	expect(membershipOpenUntil(membership())).toEqual(at("03-01"));
	expect(membershipOpenUntil(membership(ASKED))).toEqual(END);
	expect(membershipOpenUntil(membership(PAST_DUE))).toEqual(at("03-14"));
	expect(membershipOpenUntil(membership(PAUSED))).toBeNull();
	expect(membershipOpenUntil(membership(OVER))).toBeNull();
});

test("who began on the 31st comes back to it after February, also over a leap year", () => {
	let end = new Date("2027-12-31T00:00:00Z");
	const days = Array.from({ length: 4 }, () => {
		end = periodEnd(end, "month", new Date("2027-12-31T00:00:00Z"));
		return end.toISOString().slice(5, 10);
	});
	expect(days).toEqual(["01-31", "02-29", "03-31", "04-30"]);
	const leap = new Date("2028-02-29T00:00:00Z");
	expect(periodEnd(leap, "year", leap).toISOString().slice(0, 10)).toBe("2029-02-28");
});

test("a moved clock is real time and what it was moved by", () => {
	expect(toRealTime(membership({ clockOffsetSeconds: 86_400 }), END)).toEqual(new Date(END.getTime() - DAY_MS));
});
