import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
	dropQueuedAction,
	markQueuedActions,
	queueAction,
	readQueuedActions,
} from "#app/shared/device-queue/queued-action-store.ts";
import { fakeStorage } from "#tests/fake-storage.ts";
import {
	forgetLeft,
	hasOpenDraft,
	markHandedIn,
	markSaved,
	readFromDevice,
	reopenRefusedDraft,
	saveToDevice,
	settleDraft,
} from "./device-draft";

let stored: Record<string, string>;
beforeEach(() => {
	const { storage, stored: entries } = fakeStorage();
	stored = entries;
	vi.stubGlobal("localStorage", storage);
});
afterEach(() => {
	for (const { key } of readQueuedActions()) dropQueuedAction(key);
	vi.unstubAllGlobals();
});

const place = { owner: 7, lessonId: 3 };
const lines = [{ prompt: "Who pays?", answers: ["The buyer"] }];
const draft = (number: number) => ({ number, values: { one: ["a"] }, savedAt: 1000 + number, lines });
const standing = { number: 2, isTimeOver: false, attemptsLeft: null, savedAt: null, lateNumber: null };

test("answers of an attempt that was handed in elsewhere are set aside, and the next attempt does not replace them", () => {
	saveToDevice(place, draft(1));
	const left = [{ number: 1, savedAt: 1001, lines, reason: "handedIn" }];
	expect(settleDraft(place, standing)).toEqual(left);
	saveToDevice(place, draft(2));
	expect(readFromDevice(place, 1)).toBeNull();
	expect(readFromDevice(place, 2)).toEqual(draft(2));
	expect(settleDraft(place, standing)).toEqual(left);
	forgetLeft(place);
	expect(settleDraft(place, standing)).toEqual([]);
	expect(readFromDevice(place, 2)).toEqual(draft(2));
});

const numbersOf = (left: readonly { number: number }[]) => left.map(({ number }) => number);
const queueHandIn = (key: string, number: number) =>
	queueAction({
		key,
		userId: 7,
		kind: "attempt",
		subject: "lesson:3",
		url: "/api/quizzes/3/attempts",
		body: { answers: {}, number },
	});
const refuse = (key: string) =>
	markQueuedActions(new Set([key]), { refused: { status: 409, message: "It was handed in." } });

test("answers that were handed in are forgotten when the server has them", () => {
	saveToDevice(place, draft(1));
	expect(hasOpenDraft(place)).toBe(true);
	markHandedIn(place, 1, "a");
	queueHandIn("a", 1);
	expect(hasOpenDraft(place)).toBe(false);
	dropQueuedAction("a");
	expect(settleDraft(place, standing)).toEqual([]);
	expect(readFromDevice(place, 1)).toBeNull();
});

test("a hand-in that waits keeps its answers though the attempt was handed in elsewhere, and refused they are set aside", () => {
	saveToDevice(place, draft(1));
	markHandedIn(place, 1, "a");
	queueHandIn("a", 1);
	expect(settleDraft(place, standing)).toEqual([]);
	expect(readFromDevice(place, 1)).not.toBeNull();
	refuse("a");
	expect(settleDraft(place, standing)).toMatchObject([{ number: 1, lines, reason: "handedIn" }]);
	expect(readFromDevice(place, 1)).toBeNull();
});

test("answers whose hand-in was refused on another page are set aside by the first page that settles them", () => {
	saveToDevice(place, draft(1));
	markHandedIn(place, 1, "a");
	queueHandIn("a", 1);
	refuse("a");
	expect(numbersOf(settleDraft(place, standing))).toEqual([1]);
	dropQueuedAction("a");
	expect(numbersOf(settleDraft(place, standing))).toEqual([1]);
});

test("a refusal that was dismissed before its answers were settled does not lose them", () => {
	saveToDevice(place, draft(1));
	markHandedIn(place, 1, "a");
	queueHandIn("a", 1);
	refuse("a");
	reopenRefusedDraft(place);
	expect(hasOpenDraft(place)).toBe(true);
	dropQueuedAction("a");
	expect(numbersOf(settleDraft(place, standing))).toEqual([1]);
});

test("a second hand-in that the server has is not taken for the first, which it refused", () => {
	saveToDevice(place, draft(1));
	markHandedIn(place, 1, "a");
	queueHandIn("a", 1);
	refuse("a");
	expect(settleDraft(place, { ...standing, number: 1 })).toEqual([]);
	markHandedIn(place, 1, "b");
	expect(settleDraft(place, standing)).toEqual([]);
	expect(readFromDevice(place, 1)).toBeNull();
});

test("what the server has acknowledged can be handed in when the time is over, what was typed after that cannot", () => {
	const over = { ...standing, isTimeOver: true };
	saveToDevice(place, draft(2));
	markSaved(place, 1002);
	expect(settleDraft(place, over)).toEqual([]);
	saveToDevice(place, { ...draft(2), savedAt: 2000 });
	markSaved(place, 1002);
	expect(settleDraft(place, over)).toMatchObject([{ number: 2, savedAt: 2000, reason: "timeOver" }]);
});

test("at most five are kept, the latest ones; nothing is stored when there is nothing", () => {
	for (const number of [1, 2, 3, 4, 5, 6]) {
		saveToDevice(place, draft(number));
		settleDraft(place, { ...standing, number: number + 1 });
	}
	expect(settleDraft(place, standing).map(({ number }) => number)).toEqual([2, 3, 4, 5, 6]);
	forgetLeft(place);
	expect(stored).toEqual({});
});

test("a draft that was stored before answers were set aside is read, and what is none is not", () => {
	stored["draft:7:3"] = JSON.stringify({ number: 2, values: { one: ["a"] }, savedAt: 5 });
	expect(readFromDevice(place, 2)).toEqual({ number: 2, values: { one: ["a"] }, savedAt: 5 });
	for (const text of ["{", "null", "3", '{"number":2}', '{"left":4}']) {
		stored["draft:7:3"] = text;
		expect([readFromDevice(place, 2), settleDraft(place, standing)]).toEqual([null, []]);
	}
});
