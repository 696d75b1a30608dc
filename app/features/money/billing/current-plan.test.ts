import { expect, test } from "vitest";
import type { Entitlement } from "#app/features/learning/entitlements/can-access.ts";
import { currentPlan } from "./current-plan";

const now = new Date("2026-11-01T12:00:00Z");
const day = (days: number) => new Date(now.getTime() + days * 86_400_000);
const held = (thingId: number, given: Partial<Entitlement> = {}): Entitlement => ({
	thingKind: "plan",
	thingId,
	sourceKind: "membership",
	fromAt: day(-9),
	untilAt: null,
	endedAt: null,
	endedWhy: null,
	...given,
});

test.each<[string, Entitlement[], number | null]>([
	["nothing held", [], null],
	["a plan that is open", [held(2)], 2],
	["what opens everything, and names no plan", [held(0, { thingKind: "all" })], null],
	["a plan that is over", [held(2, { untilAt: now })], null],
	["a plan that was refunded", [held(2, { endedAt: day(-1), endedWhy: "refunded" })], null],
	["a plan that begins tomorrow", [held(2), held(3, { fromAt: day(1) })], 2],
	["another plan since yesterday", [held(3, { fromAt: day(-1) }), held(2)], 3],
])("%s", (_, entitlements, plan) => {
	expect(currentPlan(entitlements, now)).toBe(plan);
});
