import { expect, test } from "vitest";
import { type AttemptStanding, whyUnsubmittable } from "./why-unsubmittable";

const standing = (more: Partial<AttemptStanding> = {}): AttemptStanding => ({
	number: 2,
	isTimeOver: false,
	attemptsLeft: null,
	savedAt: null,
	lateNumber: null,
	...more,
});
const draft = (more: Partial<Parameters<typeof whyUnsubmittable>[0]> = {}) => ({
	number: 2,
	savedAt: 1000,
	isHandedIn: false,
	isSaved: false,
	...more,
});

test.each([
	["answers that can still be handed in", {}, {}, null],
	["an attempt that was handed in elsewhere", { number: 1 }, {}, "handedIn"],
	["answers that were handed in", { number: 1, isHandedIn: true }, {}, null],
	["a hand-in that came after the time", { number: 1, isHandedIn: true }, { lateNumber: 1 }, "late"],
	["another attempt that was late", { number: 1, isHandedIn: true }, { lateNumber: 3, number: 4 }, null],
	["time that ended before they were saved", {}, { isTimeOver: true, savedAt: 999 }, "timeOver"],
	["time that ended with nothing saved", {}, { isTimeOver: true }, "timeOver"],
	["time that ended after they were saved", {}, { isTimeOver: true, savedAt: 1000 }, null],
	["a fast clock of the device, of what the server has", { isSaved: true }, { isTimeOver: true, savedAt: 999 }, null],
	["a hand-in that waits, over its time", { isHandedIn: true }, { isTimeOver: true }, null],
	["attempts that were limited meanwhile", {}, { attemptsLeft: 0 }, "noneLeft"],
	["an attempt that this page does not know yet", { number: 3 }, { attemptsLeft: 0, isTimeOver: true }, null],
] as const)("%s", (_name, ofDraft, ofStanding, reason) => {
	expect(whyUnsubmittable(draft(ofDraft), standing(ofStanding))).toBe(reason);
});
