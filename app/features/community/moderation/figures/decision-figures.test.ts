import { expect, test } from "vitest";
import { type FirstDecision, figuresByReason, figuresByWeek, minutesWithin, weeksUntil } from "./decision-figures";

const decided = (day: string, minutes: number, reason: FirstDecision["reason"] = "selling"): FirstDecision => ({
	reason,
	minutes,
	decidedAt: new Date(`${day}T12:00:00Z`),
});

test("half and nine in ten of the decisions are made within these minutes", () => {
	const decisions = [50, 10, 20, 40, 30].map((minutes) => ({ minutes }));
	expect(minutesWithin(decisions, 0.5)).toBe(30);
	expect(minutesWithin(decisions, 0.9)).toBe(46);
	expect(minutesWithin(decisions.slice(0, 2), 0.5)).toBe(30);
	expect(minutesWithin([{ minutes: 7 }], 0.9)).toBe(7);
	expect(minutesWithin([], 0.5)).toBeNull();
});

test("weeks begin on Mondays, and the current one is the last", () => {
	expect(weeksUntil("2026-11-30", 3)).toEqual(["2026-11-16", "2026-11-23", "2026-11-30"]);
	expect(weeksUntil("2026-11-29", 2)).toEqual(["2026-11-16", "2026-11-23"]);
});

test("a decision belongs to the week of its day in the time zone, and a week without any has no times", () => {
	const late = { ...decided("2026-11-29", 60), decidedAt: new Date("2026-11-29T23:30:00Z") };
	const weeks = ["2026-11-16", "2026-11-23", "2026-11-30"];
	const byWeek = (timeZone: string) =>
		figuresByWeek({ decisions: [late], appeals: [] }, weeks, timeZone).map((one) => one.decided);
	expect(byWeek("UTC")).toEqual([0, 1, 0]);
	expect(byWeek("Europe/Berlin")).toEqual([0, 0, 1]);
	const [first] = figuresByWeek({ decisions: [late], appeals: [] }, weeks, "UTC");
	expect(first).toMatchObject({ week: "2026-11-16", median: null, within90: null });
});

test("reasons are listed by how often they were decided, with their appeals", () => {
	const decisions = [decided("2026-11-24", 10, "insult"), decided("2026-11-24", 20), decided("2026-11-25", 40)];
	const appealedAt = new Date("2026-11-26T12:00:00Z");
	const appeals = (["upheld", "lifted", "upheld"] as const).map((outcome) => ({
		reason: "insult" as const,
		outcome,
		decidedAt: appealedAt,
	}));
	expect(figuresByReason({ decisions, appeals })).toEqual([
		{ reason: "selling", decided: 2, median: 30, within90: 38, upheld: 0, lifted: 0 },
		{ reason: "insult", decided: 1, median: 10, within90: 10, upheld: 2, lifted: 1 },
	]);
});
