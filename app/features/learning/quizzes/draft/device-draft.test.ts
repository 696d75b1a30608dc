import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
	forgetLeft,
	hasOpenDraft,
	markHandedIn,
	markSaved,
	readFromDevice,
	saveToDevice,
	settleDraft,
} from "./device-draft";

let stored: Map<string, string>;
beforeEach(() => {
	stored = new Map();
	vi.stubGlobal("localStorage", {
		getItem: (name: string) => stored.get(name) ?? null,
		setItem: (name: string, text: string) => stored.set(name, text),
		removeItem: (name: string) => stored.delete(name),
	});
});
afterEach(() => vi.unstubAllGlobals());

const place = { owner: 7, lessonId: 3 };
const lines = [{ prompt: "Who pays?", answers: ["The buyer"] }];
const draft = (number: number) => ({ number, values: { one: ["a"] }, savedAt: 1000 + number, lines });
const standing = { number: 2, isTimeOver: false, attemptsLeft: null, savedAt: null, lateNumber: null };

test("answers of an attempt that was handed in elsewhere are set aside, and the next attempt does not replace them", () => {
	saveToDevice(place, draft(1));
	const left = [{ number: 1, savedAt: 1001, lines, reason: "handedIn" }];
	expect(settleDraft(place, standing, false)).toEqual(left);
	saveToDevice(place, draft(2));
	expect(readFromDevice(place, 1)).toBeNull();
	expect(readFromDevice(place, 2)).toEqual(draft(2));
	expect(settleDraft(place, standing, false)).toEqual(left);
	forgetLeft(place);
	expect(settleDraft(place, standing, false)).toEqual([]);
	expect(readFromDevice(place, 2)).toEqual(draft(2));
});

test("answers that were handed in are forgotten, unless the server has refused them", () => {
	for (const [isRefused, left] of [
		[false, []],
		[true, [1]],
	] as const) {
		saveToDevice(place, draft(1));
		expect(hasOpenDraft(place)).toBe(true);
		markHandedIn(place, 1);
		expect(hasOpenDraft(place)).toBe(false);
		expect(settleDraft(place, standing, isRefused).map(({ number }) => number)).toEqual(left);
		expect(readFromDevice(place, 1)).toBeNull();
	}
});

test("what the server has acknowledged can be handed in when the time is over, what was typed after that cannot", () => {
	const over = { ...standing, isTimeOver: true };
	saveToDevice(place, draft(2));
	markSaved(place, 1002);
	expect(settleDraft(place, over, false)).toEqual([]);
	saveToDevice(place, { ...draft(2), savedAt: 2000 });
	markSaved(place, 1002);
	expect(settleDraft(place, over, false)).toMatchObject([{ number: 2, savedAt: 2000, reason: "timeOver" }]);
});

test("at most five are kept, the latest ones; nothing is stored when there is nothing", () => {
	for (const number of [1, 2, 3, 4, 5, 6]) {
		saveToDevice(place, draft(number));
		settleDraft(place, { ...standing, number: number + 1 }, false);
	}
	expect(settleDraft(place, standing, false).map(({ number }) => number)).toEqual([2, 3, 4, 5, 6]);
	forgetLeft(place);
	expect(stored.size).toBe(0);
});

test("a draft that was stored before answers were set aside is read, and what is none is not", () => {
	stored.set("draft:7:3", JSON.stringify({ number: 2, values: { one: ["a"] }, savedAt: 5 }));
	expect(readFromDevice(place, 2)).toEqual({ number: 2, values: { one: ["a"] }, savedAt: 5 });
	for (const text of ["{", "null", "3", '{"number":2}', '{"left":4}']) {
		stored.set("draft:7:3", text);
		expect([readFromDevice(place, 2), settleDraft(place, standing, false)]).toEqual([null, []]);
	}
});
