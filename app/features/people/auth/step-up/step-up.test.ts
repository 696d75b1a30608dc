import { expect, test } from "vitest";
import { isSteppedUp } from "./step-up";

const proved = new Date("2026-11-20T10:00:00Z");
const after = (seconds: number) => new Date(proved.getTime() + seconds * 1000);

test.each([
	[0, true],
	[599, true],
	[600, false],
	[86_400, false],
])("a proof of %i seconds ago holds: %s", (seconds, holds) => {
	expect(isSteppedUp(proved, after(seconds))).toBe(holds);
});

test("a session that never proved anything is not stepped up", () => {
	expect(isSteppedUp(null, proved)).toBe(false);
});
