import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DAY_MS } from "#app/shared/durations.ts";
import { GIVEN_LEVELS } from "#db/schema/community/forum-kinds.ts";
import { computedLevel, nextLevel, REQUIREMENTS, requirementsOf, type TrustFacts, trustLevel } from "./trust-levels";

const NOW = new Date("2026-11-30T12:00:00Z");
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS);

/** Somebody who meets just what a level asks for. */
function justEnough(level: keyof typeof REQUIREMENTS): TrustFacts {
	const needs = REQUIREMENTS[level];
	return {
		isStaff: false,
		givenLevel: null,
		isConfirmed: true,
		createdAt: daysAgo(needs.accountDays ?? 0),
		finishedLessons: needs.finishedLessons ?? 0,
		readingDays: needs.readingDays ?? 0,
		topicsRead: needs.topicsRead ?? 0,
		lastDecisionAt: daysAgo(needs.quietDays ?? 0),
	};
}

const stranger: TrustFacts = {
	isStaff: false,
	givenLevel: null,
	isConfirmed: false,
	createdAt: NOW,
	finishedLessons: 0,
	readingDays: 0,
	topicsRead: 0,
	lastDecisionAt: null,
};

describe("a level follows from what somebody did", () => {
	test("who has just come is new", () => {
		expect(trustLevel(stranger, NOW)).toBe("new");
	});

	test.each(["member", "regular", "trusted"] as const)("who meets just what %s asks for has it", (level) => {
		expect(trustLevel(justEnough(level), NOW)).toBe(level);
		expect(requirementsOf(level, justEnough(level), NOW).every(({ isMet }) => isMet)).toBe(true);
	});

	test.each([
		["member", { isConfirmed: false }, "new"],
		["member", { readingDays: 1 }, "new"],
		["member", { topicsRead: 4 }, "new"],
		["member", { createdAt: daysAgo(0.9) }, "new"],
		["member", { lastDecisionAt: daysAgo(13) }, "new"],
		["regular", { finishedLessons: 4 }, "member"],
		["regular", { createdAt: daysAgo(29) }, "member"],
		["regular", { lastDecisionAt: daysAgo(59) }, "member"],
		["trusted", { finishedLessons: 14 }, "regular"],
		["trusted", { readingDays: 29 }, "regular"],
		["trusted", { lastDecisionAt: daysAgo(179) }, "regular"],
		["trusted", { isConfirmed: false }, "new"],
	] as const)("of %s, %j leaves %s", (level, lacking, left) => {
		expect(trustLevel({ ...justEnough(level), ...lacking }, NOW)).toBe(left);
	});

	test("who has no decision against them is quiet for ever", () => {
		expect(trustLevel({ ...justEnough("trusted"), lastDecisionAt: null }, NOW)).toBe("trusted");
	});

	test("doing more never lowers it", () => {
		const facts = fc.record({
			isStaff: fc.constant(false),
			givenLevel: fc.constant(null),
			isConfirmed: fc.boolean(),
			createdAt: fc.nat(200).map(daysAgo),
			finishedLessons: fc.nat(30),
			readingDays: fc.nat(60),
			topicsRead: fc.nat(90),
			lastDecisionAt: fc.option(fc.nat(300).map(daysAgo)),
		});
		const rank = (one: TrustFacts) => GIVEN_LEVELS.indexOf(computedLevel(one, NOW));
		fc.assert(
			fc.property(facts, fc.nat(40), fc.nat(40), fc.nat(40), (one, lessons, days, topics) => {
				const more = {
					...one,
					isConfirmed: true,
					finishedLessons: one.finishedLessons + lessons,
					readingDays: one.readingDays + days,
					topicsRead: one.topicsRead + topics,
				};
				expect(rank(more)).toBeGreaterThanOrEqual(rank(one));
			}),
		);
	});
});

test("a level that was set by hand counts, upwards and downwards; staff stay staff", () => {
	expect(trustLevel({ ...stranger, givenLevel: "trusted" }, NOW)).toBe("trusted");
	expect(trustLevel({ ...justEnough("trusted"), givenLevel: "new" }, NOW)).toBe("new");
	expect(trustLevel({ ...stranger, givenLevel: "new", isStaff: true }, NOW)).toBe("staff");
});

test("each level but the highest leads to the next", () => {
	expect(GIVEN_LEVELS.map(nextLevel)).toEqual(["member", "regular", "trusted", null]);
	expect(nextLevel("staff")).toBeNull();
});
