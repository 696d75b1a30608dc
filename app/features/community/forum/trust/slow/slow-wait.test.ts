import { expect, test } from "vitest";
import { slowUntil, slowWaitMs } from "./slow-wait";

test("the longer wait of topic and category counts, until it is over", () => {
	expect(slowWaitMs({ slowMinutes: 2, slowSeconds: 30 })).toBe(120_000);
	expect(slowWaitMs({ slowMinutes: 0, slowSeconds: 30 })).toBe(30_000);
	const latestAt = new Date(1_000_000);
	expect(slowUntil({ waitMs: 60_000, latestAt }, new Date(1_059_999))).toEqual(new Date(1_060_000));
	expect(slowUntil({ waitMs: 60_000, latestAt }, new Date(1_060_000))).toBeNull();
	expect(slowUntil({ waitMs: 60_000, latestAt: null }, latestAt)).toBeNull();
	expect(slowUntil({ waitMs: 0, latestAt }, latestAt)).toBeNull();
});
