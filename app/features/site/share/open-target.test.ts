import { expect, test } from "vitest";
import { openTarget } from "./open-target";
import { SHARE_TARGETS } from "./share-targets";
import { shareUrl } from "./share-url";
import { COPIED_MS } from "./use-copied";

const page = { url: "https://grew.example/courses/1", title: "Deals", description: "" };

function opened(name: string) {
	const calls: unknown[][] = [];
	const target = SHARE_TARGETS.find((one) => one.name === name) as (typeof SHARE_TARGETS)[number];
	openTarget(target, page, { open: (...args: unknown[]) => void calls.push(args) } as unknown as Pick<Window, "open">);
	return { calls, target };
}

test("a share page opens in a window of 600 × 400 that does not know its opener", () => {
	const { calls, target } = opened("Telegram");

	expect(calls).toEqual([[shareUrl(target, page), "_blank", "noopener,noreferrer,width=600,height=400"]]);
});

test("a home page opens in a tab that does not know its opener", () => {
	expect(opened("Medium").calls).toEqual([["https://medium.com/", "_blank", "noopener,noreferrer"]]);
});

test('"Copied!" stands for 2000 ms', () => {
	expect(COPIED_MS).toBe(2000);
});
