import { expect, test } from "vitest";
import { clockTime } from "./clock-time";

test.each([
	[0, "0:00"],
	[42.9, "0:42"],
	[61, "1:01"],
	[3909, "1:05:09"],
	[-3, "0:00"],
])("%d seconds are %s", (seconds, shown) => {
	expect(clockTime(seconds)).toBe(shown);
});
