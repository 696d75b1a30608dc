import { expect, test } from "vitest";
import type { DatedEntitlement } from "#app/features/learning/entitlements/can-access.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { accessRows } from "./access-view";

const now = new Date("2026-11-10T12:00:00Z");
const day = (days: number) => new Date(now.getTime() + days * 86_400_000);
const formats = formatsFor({ language: "en", timeZone: "UTC" });
const COURSE = { id: 1, title: "Deals", priceCents: 29_700 };
const held = (given: Partial<DatedEntitlement>): DatedEntitlement => ({
	thingKind: "course",
	thingId: 1,
	sourceKind: "order",
	fromAt: day(-30),
	untilAt: null,
	endedAt: null,
	endedWhy: null,
	lastDay: null,
	...given,
});
const row = (entitlements: DatedEntitlement[], course = COURSE) =>
	accessRows([course], { held: entitlements, formats, now })[0];

test.each<[string, DatedEntitlement[], object]>([
	["nothing held", [], { isOpen: false, because: "never", step: "buy", day: null }],
	["bought for good", [held({})], { isOpen: true, because: "order", step: "open", day: null }],
	[
		"a membership until Friday",
		[held({ thingKind: "all", sourceKind: "membership", untilAt: day(3) })],
		{ isOpen: true, because: "membership", step: "open", day: "Nov 13, 2026" },
	],
	[
		"two rights, one of them for good",
		[held({ untilAt: day(3) }), held({ sourceKind: "grant" })],
		{ isOpen: true, day: null },
	],
	["two rights that end", [held({ untilAt: day(3) }), held({ untilAt: day(9) })], { day: "Nov 19, 2026" }],
	["begins tomorrow", [held({ fromAt: day(1) })], { because: "notYet", step: "wait", day: "Nov 11, 2026" }],
	["paused", [held({ endedAt: day(-1), endedWhy: "paused" })], { because: "paused", step: "ask" }],
	["ran out", [held({ untilAt: day(-1) })], { because: "expired", step: "renew" }],
	["refunded", [held({ endedAt: day(-1), endedWhy: "refunded" })], { because: "refunded", step: "buy" }],
	["right for another course", [held({ thingId: 2 })], { because: "never", step: "buy" }],
	["a plan alone", [held({ thingKind: "plan" })], { because: "never", step: "buy" }],
])("%s", (_, entitlements, expected) => {
	expect(row(entitlements)).toMatchObject(expected);
});

test("a free course is enrolled in, but not a second time for nothing", () => {
	const free = { ...COURSE, priceCents: 0 };
	expect(row([], free)?.step).toBe("enroll");
	expect(row([held({ sourceKind: "free", endedAt: day(-1), endedWhy: "refunded" })], free)?.step).toBe("ask");
});

test.each(["Pacific/Kiritimati", "Asia/Tokyo", "America/Los_Angeles"])(
	"the last day that an admin typed is that day for a learner in %s",
	(timeZone) => {
		const granted = held({ sourceKind: "grant", untilAt: new Date("2026-12-01T00:00:00Z"), lastDay: "2026-11-30" });
		const [read] = accessRows([COURSE], { held: [granted], formats: formatsFor({ language: "en", timeZone }), now });
		expect(read).toMatchObject({ isOpen: true, day: "Nov 30, 2026" });
	},
);
