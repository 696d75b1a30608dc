import { expect, test } from "vitest";
import { circleOf, openingOf } from "./opening";

test.each([
	["with the course", { after: [] }, null],
	["days", { days: 3, after: [] }, { days: 3 }],
	[
		"a day in its zone",
		{ day: "2026-12-01", timeZone: "America/New_York", after: [] },
		{ at: "2026-12-01T05:00:00.000Z", timeZone: "America/New_York" },
	],
	["lessons", { days: 1, after: ["a", "b"] }, { days: 1, after: ["a", "b"] }],
])("%s", (_, chosen, kept) => {
	expect(openingOf(chosen, null)).toEqual(kept);
});

test("a date that was written with a time of day keeps it until another day is chosen", () => {
	const before = { at: "2026-12-01T13:30:00.000Z", timeZone: "America/New_York" };
	const chosen = { day: "2026-12-01", timeZone: "America/New_York", after: [] };
	expect(openingOf(chosen, before)).toEqual(before);
	expect(openingOf({ ...chosen, day: "2026-12-02" }, before)?.at).toBe("2026-12-02T05:00:00.000Z");
});

test("a circle is told from the lesson back to itself", () => {
	const others = new Map([
		["a", null],
		["b", { after: ["c"] }],
		["c", { after: ["a"] }],
	]);
	expect(circleOf("a", { after: ["b"] }, others)).toEqual(["a", "b", "c", "a"]);
	expect(circleOf("a", { after: ["a"] }, others)).toEqual(["a", "a"]);
	expect(circleOf("b", { after: ["c"] }, others)).toBeNull();
});
