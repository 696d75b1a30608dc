import { describe, expect, test } from "vitest";
import { DEFAULT_SETTINGS } from "#app/features/operations/settings/setting-defaults.ts";
import { claimValue, shownClaims } from "./claim-value";
import { type Measurements, NOTHING_MEASURED } from "./measurements";

const busy: Measurements = {
	...NOTHING_MEASURED,
	totalUsers: 6,
	activeEnrollments: 5,
	enrollments: 8,
	completedEnrollments: 3,
	enrolledLastDay: 2,
	highestPriceCents: 39700,
};

test("without any change the site claims what the specification says", () => {
	expect(shownClaims(DEFAULT_SETTINGS, NOTHING_MEASURED)).toEqual({
		successRate: { percent: 94 },
		spotsLeft: { count: 47 },
		successStories: { count: 2847, isAtLeast: true },
		guaranteeDays: { days: 90 },
		enrolledLastDay: { count: 23 },
		successStoriesMultiplier: { count: 2847 },
		discount: { percentOff: 50 },
		affiliate: { percent: 50, isLaunchSpecial: true },
		displayPrice: { priceCents: 29700, currency: "USD" },
	});
});

describe("figures that are multiplied", () => {
	test("six times the active enrollments enrolled within a day", () => {
		expect(claimValue("enrolledLastDay", DEFAULT_SETTINGS.enrolledLastDay, busy)).toEqual({ count: 30 });
	});

	test("475 times the users are success stories", () => {
		expect(claimValue("successStoriesMultiplier", DEFAULT_SETTINGS.successStoriesMultiplier, busy)).toEqual({
			count: 2850,
		});
	});

	test("a factor with decimals still gives a whole figure", () => {
		expect(claimValue("enrolledLastDay", { mode: "specified", factor: 1.5, fallback: 0 }, busy)).toEqual({ count: 8 });
	});
});

describe("measured claims", () => {
	test.each([
		["successRate", { percent: 38 }],
		["successStories", { count: 3, isAtLeast: false }],
		["enrolledLastDay", { count: 2 }],
		["successStoriesMultiplier", { count: 3 }],
		["displayPrice", { priceCents: 39700, currency: "USD" }],
	] as const)("%s comes from what is recorded", (key, value) => {
		expect(claimValue(key, { ...DEFAULT_SETTINGS[key], mode: "measured" } as never, busy)).toEqual(value);
	});

	test.each(["spotsLeft", "discount", "guaranteeDays", "affiliate"] as const)(
		"%s shows nothing: it is not recorded",
		(key) => {
			expect(claimValue(key, { ...DEFAULT_SETTINGS[key], mode: "measured" } as never, busy)).toBeNull();
		},
	);

	test("nothing is shown of a school that has recorded nothing", () => {
		for (const key of Object.keys(shownClaims(DEFAULT_SETTINGS, busy)) as "successRate"[]) {
			expect(claimValue(key, { ...DEFAULT_SETTINGS[key], mode: "measured" }, NOTHING_MEASURED)).toBeNull();
		}
	});

	test("what the school really does about refunds and commissions is said of it", () => {
		const known = { ...busy, refundDays: 30, affiliatePercent: 40 };
		expect(claimValue("guaranteeDays", { mode: "measured", days: 90 }, known)).toEqual({ days: 30 });
		const affiliate = { mode: "measured", percent: 50, isLaunchSpecial: true } as const;
		expect(claimValue("affiliate", affiliate, known)).toEqual({ percent: 40, isLaunchSpecial: false });
	});
});

test("a hidden claim shows nothing, whatever its figures", () => {
	expect(claimValue("successRate", { mode: "hidden", percent: 94 }, busy)).toBeNull();
});
