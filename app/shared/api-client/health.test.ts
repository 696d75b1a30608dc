import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { failuresAfter, HEALTH_CHECK_EVERY_MS, hasConnectionIssues, watchHealth } from "./health";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function fakePage() {
	const target = new EventTarget();
	return Object.assign(target, {
		visibilityState: "visible" as DocumentVisibilityState,
		show(state: DocumentVisibilityState) {
			this.visibilityState = state;
			target.dispatchEvent(new Event("visibilitychange"));
		},
	});
}

describe("the health of the server", () => {
	test("more than two failures in a row are an issue; one good answer ends it", () => {
		expect([0, 1, 2, 3, 4].map(hasConnectionIssues)).toEqual([false, false, false, true, true]);
		expect([failuresAfter(2, false), failuresAfter(7, true)]).toEqual([3, 0]);
	});

	test("is checked on load, every 300000 ms and when the tab becomes visible", async () => {
		const check = vi.fn(async () => false);
		const page = fakePage();
		const heard: number[] = [];
		const stop = watchHealth((failures) => heard.push(failures), check, page as never);
		await vi.advanceTimersByTimeAsync(0);
		expect([HEALTH_CHECK_EVERY_MS, heard]).toEqual([300_000, [1]]);

		await vi.advanceTimersByTimeAsync(299_999);
		expect(check).toHaveBeenCalledTimes(1);
		await vi.advanceTimersByTimeAsync(1);
		expect(heard).toEqual([1, 2]);

		page.show("hidden");
		await vi.advanceTimersByTimeAsync(0);
		page.show("visible");
		await vi.advanceTimersByTimeAsync(0);
		expect(heard).toEqual([1, 2, 3]);

		check.mockResolvedValue(true);
		await vi.advanceTimersByTimeAsync(300_000);
		expect(heard).toEqual([1, 2, 3, 0]);

		stop();
		page.show("visible");
		await vi.advanceTimersByTimeAsync(600_000);
		expect(heard).toHaveLength(4);
	});

	test("one check at a time", async () => {
		const check = vi.fn(() => new Promise<boolean>(() => {}));
		const page = fakePage();
		const stop = watchHealth(() => {}, check, page as never);
		page.show("visible");
		await vi.advanceTimersByTimeAsync(900_000);
		stop();
		expect(check).toHaveBeenCalledTimes(1);
	});
});
