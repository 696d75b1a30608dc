import { expect, test } from "vitest";
import { stateOfDay, statusNow } from "./status-now";

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
