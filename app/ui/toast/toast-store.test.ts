import { describe, expect, test } from "vitest";
import {
	createToastStore,
	TOAST_DURATION_MS,
	TOAST_HOTKEY,
	TOAST_LIMIT,
	TOAST_REMOVE_DELAY_MS,
	TOAST_SWIPE_DIRECTION,
	TOAST_SWIPE_THRESHOLD_PX,
	type ToastEntry,
	withChanges,
	withoutToast,
	withToast,
} from "./toast-store";

const entry = (id: string): ToastEntry => ({ id, title: `Toast ${id}`, isOpen: true });

function handClock() {
	let now = 0;
	const timers = new Map<object, { at: number; run: () => void }>();
	return {
		runLater(run: () => void, delayMs: number) {
			const key = {};
			timers.set(key, { at: now + delayMs, run });
			return () => void timers.delete(key);
		},
		forward(ms: number) {
			now += ms;
			for (const [key, timer] of [...timers]) {
				if (timer.at > now) continue;
				timers.delete(key);
				timer.run();
			}
		},
		waiting: () => timers.size,
	};
}

function openStore() {
	const clock = handClock();
	return { clock, store: createToastStore(clock.runLater) };
}

test("the constants are those of the specification", () => {
	expect(TOAST_LIMIT).toBe(1);
	expect(TOAST_DURATION_MS).toBe(5000);
	expect(TOAST_REMOVE_DELAY_MS).toBe(1_000_000);
	expect(TOAST_SWIPE_DIRECTION).toBe("right");
	expect(TOAST_SWIPE_THRESHOLD_PX).toBe(50);
	expect(TOAST_HOTKEY).toBe("F8");
});

describe("the list", () => {
	test("holds one toast: the newest", () => {
		expect(withToast([entry("1")], entry("2"))).toEqual([entry("2")]);
	});

	test("changes one toast and leaves its id", () => {
		const changed = withChanges([entry("1")], "1", { title: "New", id: "9" });

		expect(changed).toEqual([{ ...entry("1"), title: "New" }]);
		expect(withChanges([entry("1")], "2", { title: "New" })).toEqual([entry("1")]);
	});

	test("loses the toast that is removed, and no other", () => {
		expect(withoutToast([entry("1")], "1")).toEqual([]);
		expect(withoutToast([entry("1")], "2")).toEqual([entry("1")]);
	});
});

describe("the store", () => {
	test("shows a toast at once and tells who listens", () => {
		const { store } = openStore();
		let calls = 0;
		const stop = store.subscribe(() => {
			calls += 1;
		});

		const shown = store.show({ title: "Link copied!", variant: "destructive" });

		expect(store.list()).toEqual([{ id: shown.id, title: "Link copied!", variant: "destructive", isOpen: true }]);
		expect(calls).toBe(1);
		stop();
		store.show({ title: "Another" });
		expect(calls).toBe(1);
	});

	test("answers the same list until something changes", () => {
		const { store } = openStore();
		store.show({ title: "One" });

		expect(store.list()).toBe(store.list());
	});

	test("a new toast takes the place of the old", () => {
		const { store } = openStore();
		store.show({ title: "One" });
		store.show({ title: "Two" });

		expect(store.list().map(({ title }) => title)).toEqual(["Two"]);
	});

	test("a dismissed toast closes at once and is forgotten after 1,000,000 ms", () => {
		const { store, clock } = openStore();
		const { id, dismiss } = store.show({ title: "One" });

		dismiss();
		expect(store.list()).toEqual([{ id, title: "One", isOpen: false }]);

		clock.forward(999_999);
		expect(store.list()).toHaveLength(1);
		clock.forward(1);
		expect(store.list()).toEqual([]);
	});

	test("dismissing again does not put the removal off", () => {
		const { store, clock } = openStore();
		const { dismiss } = store.show({ title: "One" });

		dismiss();
		clock.forward(600_000);
		dismiss();
		clock.forward(400_000);

		expect(store.list()).toEqual([]);
	});

	test("dismissing without an id closes all", () => {
		const { store } = openStore();
		store.show({ title: "One" });

		store.dismiss();

		expect(store.list().every(({ isOpen }) => !isOpen)).toBe(true);
	});

	test("a toast that is pushed out leaves no timer behind", () => {
		const { store, clock } = openStore();
		store.show({ title: "One" }).dismiss();
		expect(clock.waiting()).toBe(1);

		store.show({ title: "Two" });

		expect(clock.waiting()).toBe(0);
		clock.forward(TOAST_REMOVE_DELAY_MS);
		expect(store.list().map(({ title }) => title)).toEqual(["Two"]);
	});

	test("an update changes a toast that stands, and does not bring one back", () => {
		const { store } = openStore();
		const first = store.show({ title: "Sending…" });
		first.update({ title: "Sent" });
		expect(store.list()).toEqual([{ id: first.id, title: "Sent", isOpen: true }]);

		store.show({ title: "Other" });
		first.update({ title: "Late" });
		expect(store.list().map(({ title }) => title)).toEqual(["Other"]);
	});
});
