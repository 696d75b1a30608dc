import { describe, expect, test } from "vitest";
import { DEFAULT_SETTINGS } from "#app/features/operations/settings/setting-defaults.ts";
import { unaliasedEmail } from "#app/shared/unaliased-email.ts";
import { minimumIn } from "../payouts/minimum-in";
import { payoutRefusal } from "../payouts/payout-refusal";
import { readReference } from "../visits/click";
import { needsConsent } from "../visits/consent-countries";
import { addMonths } from "./add-months";
import { decidingAttribution, type OrderForCommission } from "./attribution";
import { commissionOn } from "./commission-on";
import { commissionRefusal } from "./commission-refusal";
import { neededChange } from "./needed-change";

const day = (text: string) => new Date(`${text}T10:00:00Z`);

describe("a commission", () => {
	test.each([
		[29_700, 5000, "USD", 14_850],
		[1, 5000, "USD", 1],
		[999, 3333, "USD", 333],
		[297, 5000, "JPY", 149],
		[0, 5000, "USD", 0],
	])("on %i at %i hundredths of a percent in %s is %i", (net, bps, currency, earned) => {
		expect(commissionOn(net, bps, currency)).toBe(earned);
	});

	test.each([
		["2026-01-31", 1, "2026-02-28"],
		["2026-11-22", 12, "2027-11-22"],
		["2028-02-29", 12, "2029-02-28"],
	])("of a buyer who came on %s ends after %i months on %s", (from, months, end) => {
		expect(addMonths(day(from), months)).toEqual(day(end));
	});
});

describe("who is credited", () => {
	const order: OrderForCommission = {
		orderId: "o",
		buyerId: 1,
		currency: "USD",
		netMinor: 100,
		refundedNetMinor: 0,
		paidAt: day("2026-11-22"),
		periodNumber: 1,
		membershipId: null,
		couponAffiliateId: null,
		isTest: false,
		attribution: { affiliateId: 7, via: "click", visitorId: "v", linkId: 3, at: day("2026-11-01") },
	};
	test("the last click", () => expect(decidingAttribution(order)).toEqual({ affiliateId: 7, via: "click", linkId: 3 }));
	test("a coupon before a click", () =>
		expect(decidingAttribution({ ...order, couponAffiliateId: 9 })).toEqual({
			affiliateId: 9,
			via: "coupon",
			linkId: null,
		}));
	test("nobody without either", () => expect(decidingAttribution({ ...order, attribution: null })).toBeNull());
});

describe("a sale earns nothing", () => {
	const facts = {
		affiliate: { status: "active", userId: 1, email: "ann@mail.example" },
		buyer: { id: 2, email: "bob@mail.example" },
		isOwnCard: false,
		endsAt: null as Date | null,
		paidAt: day("2026-11-22"),
	};
	test("unless nothing stands against it", () => expect(commissionRefusal(facts)).toBeNull());
	test.each<[string, Partial<typeof facts>]>([
		["sameAccount", { buyer: { id: 1, email: "ann@mail.example" } }],
		["sameEmail", { buyer: { id: 2, email: "Ann+shop@mail.example" } }],
		["sameCard", { isOwnCard: true }],
		["notActive", { affiliate: { ...facts.affiliate, status: "suspended" } }],
		["monthsOver", { endsAt: day("2026-11-22") }],
	])("%s", (why, change) => expect(commissionRefusal({ ...facts, ...change })).toBe(why));
});

test.each([
	["Ann@Mail.example", "ann@mail.example"],
	["ann+x+y@mail.example", "ann@mail.example"],
	["a.n.n+x@googlemail.com", "ann@gmail.com"],
	["a.n.n@mail.example", "a.n.n@mail.example"],
])("the mailbox of %s is %s", (email, mailbox) => expect(unaliasedEmail(email)).toBe(mailbox));

describe("what a refund changes", () => {
	const sale = { state: "pending" as const, amountMinor: 100, voidMinor: 0, correctedMinor: 0 };
	test.each([
		["nothing, when nothing is given back", sale, 100, null],
		["the row, before a payout", sale, 40, { kind: "adjust", amountMinor: 40 }],
		[
			"the row, when a refund has failed",
			{ ...sale, state: "void" as const, amountMinor: 0, voidMinor: 100 },
			100,
			{ kind: "adjust", amountMinor: 100 },
		],
		[
			"a row of its own, in a payout",
			{ ...sale, state: "scheduled" as const },
			40,
			{ kind: "correct", amountMinor: -60 },
		],
		[
			"only the rest, the second time",
			{ ...sale, state: "paid" as const, correctedMinor: -60 },
			0,
			{ kind: "correct", amountMinor: -40 },
		],
		[
			"a row that gives back what was corrected",
			{ ...sale, state: "paid" as const, correctedMinor: -60 },
			100,
			{ kind: "correct", amountMinor: 60 },
		],
		[
			"a row where the sale itself has no room",
			{ ...sale, correctedMinor: -60 },
			100,
			{ kind: "correct", amountMinor: 60 },
		],
	] as const)("%s", (_what, known, kept, change) => expect(neededChange(known, kept)).toEqual(change));
});

test.each([
	["LISBON8", { code: "LISBON8", subId: "" }],
	["lisbon8.News-1", { code: "LISBON8", subId: "news-1" }],
	["", null],
	["a b", null],
	["LISBON8.", null],
	["x".repeat(21), null],
])("?ref=%s is %j", (text, reference) => expect(readReference(text)).toEqual(reference));

test.each([
	["DE", true],
	["GB", true],
	[null, true],
	["T1", true],
	["US", false],
	["BR", false],
])("in %s one is asked before the cookie: %s", (country, asked) => expect(needsConsent(country)).toBe(asked));

describe("a payout waits", () => {
	const facts = { status: "active", hasAccount: true, hasDetails: true, taxForm: "accepted", openFlags: 0 };
	const sums = { totalMinor: 5000, minimumMinor: 5000 };
	test("not of whose account was erased, however little it is", () =>
		expect(payoutRefusal({ ...facts, ...sums, status: "closed", hasAccount: false, totalMinor: 1 })).toBeNull());
	test("not at the minimum", () => expect(payoutRefusal({ ...facts, ...sums })).toBeNull());
	test.each([
		["notActive", { status: "suspended" }],
		["noDetails", { status: "closed", hasAccount: false, hasDetails: false }],
		["noTaxForm", { status: "closed", hasAccount: false, taxForm: "none" }],
		["flagged", { openFlags: 1 }],
		["noDetails", { hasDetails: false }],
		["noTaxForm", { taxForm: "submitted" }],
		["belowMinimum", { totalMinor: 4999 }],
		["belowMinimum", { totalMinor: -10, minimumMinor: -20 }],
	])("%s for %j", (why, change) => expect(payoutRefusal({ ...facts, ...sums, ...change })).toBe(why));
});

test("the smallest payout is worth the same in each currency, and never a hundredth or a tenth of it", () => {
	const rules = { affiliateProgram: DEFAULT_SETTINGS.affiliateProgram, displayRates: DEFAULT_SETTINGS.displayRates };
	expect(["USD", "EUR", "MXN"].map((currency) => minimumIn(currency, rules))).toEqual([5_000, 4_250, 89_000]);
	// No rate is known, so the minimum is fifty units.
	expect(["JPY", "KWD", "CHF"].map((currency) => minimumIn(currency, rules))).toEqual([50, 50_000, 5_000]);
});
