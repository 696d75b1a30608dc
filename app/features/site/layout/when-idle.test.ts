import { afterEach, describe, expect, test, vi } from "vitest";
import { WITHOUT_IDLE_MS, whenIdle } from "./when-idle";

afterEach(() => vi.useRealTimers());

describe("when idle", () => {
	test("it waits for the browser's word, and can be called off", () => {
		const idle: (() => void)[] = [];
		const clock = {
			setTimeout: vi.fn(),
			clearTimeout: vi.fn(),
			requestIdleCallback: (run: () => void) => idle.push(run),
			cancelIdleCallback: vi.fn(),
		};
		const run = vi.fn();
		const cancel = whenIdle(run, clock as never);
		expect(run).not.toHaveBeenCalled();
		idle[0]?.();
		expect(run).toHaveBeenCalledTimes(1);
		cancel();
		expect(clock.cancelIdleCallback).toHaveBeenCalledWith(1);
		expect(clock.setTimeout).not.toHaveBeenCalled();
	});

	test("without that word it waits for two seconds", () => {
		vi.useFakeTimers();
		const run = vi.fn();
		whenIdle(run, { setTimeout, clearTimeout } as never);
		const cancelled = vi.fn();
		whenIdle(cancelled, { setTimeout, clearTimeout } as never)();

		vi.advanceTimersByTime(WITHOUT_IDLE_MS - 1);
		expect([WITHOUT_IDLE_MS, run.mock.calls.length]).toEqual([2000, 0]);
		vi.advanceTimersByTime(1);
		expect([run.mock.calls.length, cancelled.mock.calls.length]).toEqual([1, 0]);
	});
});
