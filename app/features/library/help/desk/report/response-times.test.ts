import { expect, test } from "vitest";
import { medianMinutes, toLargestUnit } from "./response-times";

const now = new Date("2026-11-22T10:00:00Z");
const answer = (day: number, minutes: number) => ({ answeredAt: new Date(now.getTime() - day * 86_400_000), minutes });

test("the median is the middle of what was answered in the last days", () => {
	const answers = [answer(1, 10), answer(2, 300), answer(3, 20), answer(20, 4_000)];
	expect(medianMinutes(answers, { now, days: 7 })).toBe(20);
	expect(medianMinutes(answers, { now, days: 30 })).toBe(160);
	expect(medianMinutes([], { now, days: 7 })).toBeNull();
	expect(medianMinutes([{ answeredAt: null, minutes: 3 }], { now, days: 7 })).toBeNull();
});

test.each([
	[0, "minutes", 0],
	[89, "minutes", 89],
	[90, "hours", 2],
	[2_159, "hours", 36],
	[2_160, "days", 2],
] as const)("%i minutes are told in %s", (minutes, unit, count) => {
	expect(toLargestUnit(minutes)).toEqual({ unit, count });
});
