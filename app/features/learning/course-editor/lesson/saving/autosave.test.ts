import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { LessonTyping } from "../lesson-typing";
import { createAutosave, type DeviceCopy, REST_MS, type SaveState, type SendOutcome } from "./autosave";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const text = (body: string): LessonTyping => ({
	title: "T",
	summary: "S",
	body,
	minutes: "10",
	required: true,
	freePreview: false,
	captions: "",
	chapters: "",
	film: "",
	seconds: "",
	share: "",
});

function open() {
	const sent: DeviceCopy[] = [];
	const answers: ((outcome: SendOutcome) => void)[] = [];
	const states: SaveState["kind"][] = [];
	let copy: DeviceCopy | null = null;
	const autosave = createAutosave({
		first: { typed: text("a"), revision: 3, at: null },
		send: (one) => {
			sent.push(one);
			return new Promise((answer) => answers.push(answer));
		},
		keep: (one) => {
			copy = one;
		},
		onState: ({ kind }) => states.push(kind),
	});
	const answer = async (outcome: SendOutcome) => {
		answers.shift()?.(outcome);
		await vi.advanceTimersByTimeAsync(0);
	};
	const rest = () => vi.advanceTimersByTimeAsync(REST_MS);
	return { autosave, sent, states, answer, rest, kept: () => copy };
}
const saved = (revision: number): SendOutcome => ({ ok: true, revision, at: "14:02" });

test("one request is under way at a time, and the next one is based on its revision", async () => {
	const { autosave, sent, states, answer, rest, kept } = open();
	autosave.change(text("ab"));
	await rest();
	autosave.change(text("abc"));
	await rest();
	expect(sent.map(({ typed, revision }) => [typed.body, revision])).toEqual([["ab", 3]]);
	await answer(saved(4));
	expect(kept()).toMatchObject({ typed: text("abc"), base: text("ab"), revision: 4 });
	await rest();
	await answer(saved(5));
	expect(sent.map(({ typed, revision }) => [typed.body, revision])).toEqual([
		["ab", 3],
		["abc", 4],
	]);
	expect([kept(), states]).toEqual([null, ["saving", "saved"]]);
});

test("a text is kept on the device from the first key until it is acknowledged, and sent again by itself", async () => {
	const { autosave, sent, states, answer, rest, kept } = open();
	autosave.change(text("ab"));
	expect(kept()).toMatchObject({ typed: text("ab"), revision: 3 });
	await rest();
	await answer({ ok: false, reason: "unsent" });
	expect([states.at(-1), kept()?.typed.body]).toEqual(["kept", "ab"]);
	await vi.advanceTimersByTimeAsync(60_000);
	expect(sent).toHaveLength(2);
	await answer(saved(4));
	expect([states.at(-1), kept()]).toEqual(["saved", null]);
});

test("after signing in again it goes on where it was", async () => {
	const { autosave, states, answer, rest, kept } = open();
	autosave.change(text("ab"));
	await rest();
	await answer({ ok: false, reason: "signedOut" });
	expect([states.at(-1), kept()?.typed.body]).toEqual(["signIn", "ab"]);
	void autosave.flush();
	await answer(saved(4));
	expect([states.at(-1), kept()]).toEqual(["saved", null]);
});

test("a conflict sends nothing more until both texts are merged, then on top of the other", async () => {
	const { autosave, sent, states, answer, rest } = open();
	autosave.change(text("ab"));
	await rest();
	await answer({ ok: false, reason: "changedMeanwhile", theirs: { typed: text("ac"), revision: 9, by: "Tomás" } });
	autosave.change(text("abb"));
	await rest();
	expect([states.at(-1), sent.length]).toEqual(["conflict", 1]);
	void autosave.merge(text("abc"));
	await answer(saved(10));
	expect(sent.at(-1)).toMatchObject({ typed: text("abc"), base: text("ac"), revision: 9 });
	expect(states.at(-1)).toBe("saved");
});

test("what is typed back to what was saved is not sent", async () => {
	const { autosave, sent, states, rest, kept } = open();
	autosave.change(text("ab"));
	autosave.change(text("a"));
	await rest();
	expect([sent, kept(), states]).toEqual([[], null, ["saving", "saved"]]);
});
