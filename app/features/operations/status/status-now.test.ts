import { expect, test } from "vitest";
import { partsNow, stateOfDay, statusNow } from "./status-now";

test.each([
	[undefined, "none"],
	[{ checks: 0, failures: 0 }, "none"],
	[{ checks: 288, failures: 0 }, "up"],
	[{ checks: 288, failures: 1 }, "some"],
	[{ checks: 10, failures: 1 }, "down"],
] as const)("%j on a day is %s", (day, state) => {
	expect(stateOfDay(day)).toBe(state);
});

test("the worst counts, whether it was measured or told, and what is over does not", () => {
	const incident = (impact: "notice" | "partial" | "outage", state = "identified") => ({ impact, state });
	expect(statusNow(["none", "none"], [])).toBe("none");
	expect(statusNow(["up", "none"], [])).toBe("up");
	expect(statusNow(["up", "some"], [])).toBe("some");
	expect(statusNow(["up"], [incident("partial"), incident("notice")])).toBe("some");
	expect(statusNow(["up", "some"], [incident("outage")])).toBe("down");
	expect(statusNow(["up"], [incident("outage", "resolved")])).toBe("up");
	expect(statusNow([], [incident("notice")])).toBe("up");
});

test("now is the last answer of each part, whatever failed earlier that day, and says nothing once the clock has stopped", () => {
	const at = (minutes: number) => new Date(Date.UTC(2026, 10, 22, 0, minutes));
	const last = (part: string, lastAt: Date | null, lastIsUp: boolean | null) => ({ part, lastAt, lastIsUp });
	expect(partsNow([last("files", at(1), true), last("cache", at(1), false)], at(6))).toEqual(["up", "some"]);
	expect(partsNow([last("files", at(1), true)], at(16))).toEqual(["up"]);
	expect(partsNow([last("files", at(1), true)], at(17))).toEqual(["none"]);
	expect(partsNow([last("files", null, null)], at(1))).toEqual(["none"]);
	expect(partsNow([last("files", at(-3), true), last("files", null, null)], at(1))).toEqual(["up"]);
	expect(partsNow([last("files", at(2), true), last("files", at(-3), false)], at(3))).toEqual(["up"]);
});
