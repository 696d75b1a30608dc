import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { money } from "#app/shared/money.ts";
import { unaliasedEmail } from "#app/shared/unaliased-email.ts";
import { type Coupon, couponRefusal, discountedPeriods, discountOf } from "./coupon-rules";
import { personKeys } from "./person-keys";

const now = new Date("2026-11-01T12:00:00Z");
const COUPON: Coupon = {
	id: 1,
	code: "AUTUMN",
	percentBps: 2000,
	amountMinor: null,
	currency: null,
	duration: "once",
	months: null,
	scope: "all",
	things: [],
	fromAt: now,
	untilAt: null,
	endedAt: null,
	maxUses: null,
	maxPerPerson: null,
	taken: 0,
	affiliateId: null,
};
const FACTS = { thing: { kind: "plan", id: 2 }, price: money(9700, "USD"), usesOfPerson: 0, now } as const;
const amount = { percentBps: null, amountMinor: 5000, currency: "USD" };

test.each<[string, Partial<Coupon>, Partial<typeof FACTS>, string | null]>([
	["begins now", {}, {}, null],
	["begins later", { fromAt: new Date(now.getTime() + 1) }, {}, "notYet"],
	["is over", { untilAt: now }, {}, "ended"],
	["was ended", { endedAt: now }, {}, "ended"],
	["is for courses", { scope: "courses" }, {}, "otherThing"],
	["is for plans", { scope: "plans" }, {}, null],
	["is for another plan", { scope: "some", things: [{ kind: "plan", id: 3 }] }, {}, "otherThing"],
	["is for the course of that number", { scope: "some", things: [{ kind: "course", id: 2 }] }, {}, "otherThing"],
	["is for this plan", { scope: "some", things: [{ kind: "plan", id: 2 }] }, {}, null],
	["has one use left", { maxUses: 3, taken: 2 }, {}, null],
	["is used up", { maxUses: 3, taken: 3 }, {}, "usedUp"],
	[
		"was used up to the person's limit",
		{ maxPerPerson: 1, maxUses: 1, taken: 1 },
		{ usesOfPerson: 1 as 0 },
		"usedByYou",
	],
	["is an amount", amount, {}, null],
	["is an amount in another currency", { ...amount, currency: "EUR" }, {}, "otherCurrency"],
	["meets what is free", {}, { price: money(0, "USD") as typeof FACTS.price }, "free"],
])("a coupon that %s", (_, coupon, facts, refusal) => {
	expect(couponRefusal({ ...COUPON, ...coupon }, { ...FACTS, ...facts })).toBe(refusal);
});

test("a code that nobody knows", () => {
	expect(couponRefusal(null, FACTS)).toBe("unknown");
});

describe("the discount", () => {
	test("a share, rounded once, or an amount, and never more than the price", () => {
		expect(discountOf({ ...COUPON, percentBps: 3333 }, money(9700, "USD"))).toEqual(money(3233, "USD"));
		expect(discountOf(amount, money(9700, "USD"))).toEqual(money(5000, "USD"));
		expect(discountOf(amount, money(2900, "USD"))).toEqual(money(2900, "USD"));
		expect(() => discountOf(amount, money(2900, "EUR"))).toThrow(RangeError);
	});

	test("whatever the price, from nothing to all of it", () => {
		const Cut = fc.oneof(
			fc.record({
				percentBps: fc.integer({ min: 1, max: 10_000 }),
				amountMinor: fc.constant(null),
				currency: fc.constant(null),
			}),
			fc.record({ percentBps: fc.constant(null), amountMinor: fc.integer({ min: 1 }), currency: fc.constant("USD") }),
		);
		fc.assert(
			fc.property(Cut, fc.nat(), (cut, minor) => {
				const off = discountOf(cut, money(minor, "USD")).minor;
				expect(off).toBeGreaterThanOrEqual(0);
				expect(off).toBeLessThanOrEqual(minor);
			}),
		);
	});

	test.each([
		["once", null, "month", 1],
		["forever", null, "year", null],
		["months", 2, "month", 2],
		["months", 3, "year", 1],
		["months", 12, "year", 1],
		["months", 13, "year", 2],
	] as const)("%s (%s) by the %s", (duration, months, interval, lowered) => {
		expect(discountedPeriods({ duration, months }, interval)).toBe(lowered);
	});
});

describe("one person", () => {
	test.each([
		["Ada@Mail.example", "ada@mail.example"],
		["ada+1@mail.example", "ada@mail.example"],
		["a.da+x+y@googlemail.com", "ada@gmail.com"],
		["a.da@mail.example", "a.da@mail.example"],
		["+x@mail.example", "+x@mail.example"],
	])("%s is %s", (email, unaliased) => {
		expect(unaliasedEmail(email)).toBe(unaliased);
	});

	test("is known by account, address and card, and none of them can be read", async () => {
		const first = await personKeys({ userId: 1, email: "a.da@gmail.com", card: "fp_1" });
		const second = await personKeys({ userId: 2, email: "ada+shop@gmail.com", card: "fp_1" });
		expect(first).toHaveLength(3);
		expect(first.map((key) => second.includes(key))).toEqual([false, true, true]);
		expect(first.join()).not.toMatch(/@|fp_1|gmail/);
	});
});
