import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { canAccess, type Entitlement } from "./can-access";

const now = new Date("2026-11-20T10:00:00Z");
const days = (count: number) => new Date(now.getTime() + count * 86_400_000);
const lesson = { kind: "lesson", courseId: 7, lessonId: 1 } as const;
const held = (given: Partial<Entitlement> = {}): Entitlement => ({
	thingKind: "course",
	thingId: 7,
	sourceKind: "free",
	fromAt: days(-9),
	untilAt: null,
	endedAt: null,
	endedWhy: null,
	...given,
});
const ended = (why: NonNullable<Entitlement["endedWhy"]>, at = -1) => held({ endedAt: days(at), endedWhy: why });

describe("a lesson is open", () => {
	test.each<[string, Entitlement, string]>([
		["to who entered a free course", held(), "free"],
		["to who has bought it", held({ sourceKind: "order" }), "order"],
		["to whom everything is open", held({ thingKind: "all", thingId: 0, sourceKind: "membership" }), "membership"],
		["up to the end of what was granted", held({ sourceKind: "grant", untilAt: days(1) }), "grant"],
		["until an end that is still to come", held({ endedAt: days(1), endedWhy: "paused" }), "free"],
		["from the first instant on", held({ fromAt: now }), "free"],
	])("%s", (_, entitlement, because) => {
		expect(canAccess([entitlement], lesson, now)).toEqual({ open: true, because });
		expect(canAccess([entitlement], { kind: "course", courseId: 7 }, now)).toEqual({ open: true, because });
	});

	test("by any one that counts, whatever has ended beside it", () => {
		const rows = [ended("refunded"), held({ sourceKind: "membership" }), ended("expired")];
		expect(canAccess(rows, lesson, now)).toEqual({ open: true, because: "membership" });
	});
});

describe("a lesson is closed, and the answer says why and what helps", () => {
	test.each<[string, Entitlement[], string, string]>([
		["without anything", [], "never", "enroll"],
		["with another course", [held({ thingId: 8 })], "never", "enroll"],
		["with a plan of the same number", [held({ thingKind: "plan" })], "never", "enroll"],
		["before it begins", [held({ fromAt: days(1) })], "notYet", "wait"],
		["at the instant it runs out", [held({ untilAt: now })], "expired", "renew"],
		["when paused", [ended("paused")], "paused", "resume"],
		["when refunded", [ended("refunded")], "refunded", "enroll"],
		["by what ended last", [ended("paused", -5), ended("refunded", -1), ended("expired", -9)], "refunded", "enroll"],
		["by what ran out last", [ended("refunded", -5), held({ untilAt: days(-1) })], "expired", "renew"],
		["by what is to come rather than what has ended", [held({ fromAt: days(2) }), ended("refunded")], "notYet", "wait"],
	])("%s", (_, rows, because, whatHelps) => {
		expect(canAccess(rows, lesson, now)).toEqual({ open: false, because, whatHelps });
	});
});

test("more entitlements never close anything, and their order says nothing", () => {
	const instant = fc.integer({ min: -20, max: 20 }).map(days);
	const row = fc
		.record({
			thingKind: fc.constantFrom("course" as const, "plan" as const, "all" as const),
			thingId: fc.integer({ min: 6, max: 8 }),
			fromAt: instant,
			untilAt: fc.option(instant),
			end: fc.option(fc.tuple(instant, fc.constantFrom("paused" as const, "expired" as const, "refunded" as const))),
		})
		.map(({ end, ...rest }) => held({ ...rest, endedAt: end?.[0] ?? null, endedWhy: end?.[1] ?? null }));

	fc.assert(
		fc.property(fc.array(row, { maxLength: 6 }), row, (rows, one) => {
			const before = canAccess(rows, lesson, now).open;
			expect(canAccess([...rows, one], lesson, now).open).toBe(before || canAccess([one], lesson, now).open);
			expect(canAccess([...rows].reverse(), lesson, now).open).toBe(before);
		}),
	);
});
