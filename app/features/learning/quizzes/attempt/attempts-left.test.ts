import { expect, test } from "vitest";
import { attemptsLeft } from "./attempts-left";

test.each([
	[0, 99, null],
	[null, 99, null],
	[3, 0, 3],
	[3, 2, 1],
	[3, 3, 0],
	[3, 4, 0],
])("of %s attempts, after %s there are %s left", (maxAttempts, used, left) => {
	expect(attemptsLeft({ maxAttempts }, used)).toBe(left);
});
