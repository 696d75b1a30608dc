import { expect, test } from "vitest";
import { refusalOf } from "./refusal";

const open = { isShown: true, mayEnter: true, isReachable: true, isMuted: false, hasRead: false };

test.each([
	[open, null],
	[undefined, "gone"],
	[{ ...open, isShown: false, mayEnter: false }, "gone"],
	[{ ...open, mayEnter: false, isReachable: false }, "notAllowed"],
	[{ ...open, isReachable: false, isMuted: true }, "blocked"],
	[{ ...open, isMuted: true, hasRead: true }, "muted"],
	[{ ...open, hasRead: true }, "read"],
] as const)("%j is refused as %s", (standing, refusal) => {
	expect(refusalOf(standing)).toBe(refusal);
});
