import { expect, test } from "vitest";
import type { Entitlement } from "#app/features/learning/entitlements/can-access.ts";
import { isReviewDue } from "#app/features/library/entries/review.ts";
import { dayOf } from "#app/shared/calendar-day.ts";
import { resourceAccess } from "./resource-access";
import { monthsSince } from "./review";

const now = new Date("2026-11-22T10:00:00Z");
const entitled = { access: "entitled" as const, courseId: 3 };
const student = { id: 1, role: "student" as const };
const right = (given: Partial<Entitlement> = {}): Entitlement => ({
	thingKind: "course",
	thingId: 3,
	sourceKind: "order",
	fromAt: new Date(0),
	untilAt: null,
	endedAt: null,
	endedWhy: null,
	...given,
});
const ask = (given: Partial<Parameters<typeof resourceAccess>[0]>) =>
	resourceAccess({
		resource: entitled,
		user: student,
		course: { instructorId: 9, coTeachers: [{ id: 12 }] },
		bonusPlans: [{ id: 3 }],
		entitlements: [],
		now,
		...given,
	});

test.each([
	["public, to a guest", { resource: { access: "public" as const, courseId: null }, user: null }],
	["for who is signed in", { resource: { access: "signedIn" as const, courseId: null } }],
	["by the course", { entitlements: [right()] }],
	["by a membership", { entitlements: [right({ thingKind: "all", thingId: 0, sourceKind: "membership" })] }],
	["its instructor", { user: { id: 9, role: "instructor" as const } }],
	["one who teaches with them", { user: { id: 12, role: "instructor" as const } }],
	["an admin", { user: { id: 5, role: "admin" as const } }],
	["an admin, its course gone", { user: { id: 5, role: "admin" as const }, resource: { ...entitled, courseId: null } }],
])("is open: %s", (_name, given) => {
	expect(ask(given)).toEqual({ open: true });
});

test.each([
	["a guest", { resource: { access: "signedIn" as const, courseId: null }, user: null }, "signIn"],
	["a guest, by course", { user: null }, "signIn"],
	["nothing held", {}, "never"],
	["another course", { entitlements: [right({ thingId: 4 })] }, "never"],
	["refunded", { entitlements: [right({ endedAt: now, endedWhy: "refunded" })] }, "refunded"],
	["another's instructor", { user: { id: 8, role: "instructor" as const } }, "never"],
	[
		"its course gone",
		{ resource: { ...entitled, courseId: null }, entitlements: [right({ thingKind: "all" })] },
		"courseGone",
	],
])("is closed: %s", (_name, given, because) => {
	expect(ask(given)).toEqual({ open: false, because });
});

const bonus = { access: "bonus" as const, courseId: null };
const plan = (given: Partial<Entitlement> = {}) => right({ thingKind: "plan", sourceKind: "membership", ...given });

test.each([
	["whoever holds a plan with bonus content", { entitlements: [plan()] }],
	["an admin", { user: { id: 5, role: "admin" as const } }],
])("a bonus is open to %s", (_name, given) => {
	expect(ask({ resource: bonus, ...given })).toEqual({ open: true });
});

test.each([
	["a guest", { user: null, entitlements: [plan()] }, "signIn"],
	["who holds nothing", {}, "never"],
	["another plan", { entitlements: [plan({ thingId: 4 })] }, "never"],
	["a course of the plan's number", { entitlements: [right()] }, "never"],
	["whoever may open all courses, without such a plan", { entitlements: [plan({ thingKind: "all" })] }, "never"],
	["a plan that is paused", { entitlements: [plan({ endedAt: now, endedWhy: "paused" })] }, "paused"],
	["a plan that has run out", { entitlements: [plan({ untilAt: now })] }, "expired"],
	["an instructor", { user: { id: 9, role: "instructor" as const } }, "never"],
	["anybody while no plan has it", { entitlements: [plan()], bonusPlans: [] }, "never"],
])("a bonus is closed to %s", (_name, given, because) => {
	expect(ask({ resource: bonus, ...given })).toEqual({ open: false, because });
});

test.each([
	["2025-11-21", true, 12],
	["2025-11-22", false, 12],
	["2025-11-23", false, 11],
	["2026-11-22", false, 0],
	["2025-09-01", true, 14],
])("reviewed on %s: due is %s, %i months old", (day, isDue, months) => {
	expect([isReviewDue(day, dayOf(now, "UTC")), monthsSince(day, now)]).toEqual([isDue, months]);
});
