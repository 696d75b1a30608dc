import { expect, test } from "vitest";
import { createTickSaver } from "./tick-saver";

type Call = { was: string[]; items: string[]; answer: (isSaved: boolean) => void };

function saverOf(saved: Record<string, number>) {
	const calls: Call[] = [];
	const states: string[] = [];
	const saver = createTickSaver(
		saved,
		(change) => new Promise((answer) => calls.push({ ...change, answer })),
		(state) => states.push(state),
	);
	return { saver, calls, states };
}

test("what changes while a call is under way goes together with the next one", async () => {
	const { saver, calls, states } = saverOf({ a: 1 });
	const first = saver.want({ a: 1, b: 2 });
	saver.want({ b: 2, c: 3 });
	saver.want({ b: 2 });
	expect(calls.map(({ was, items }) => ({ was, items }))).toEqual([{ was: [], items: ["b"] }]);

	calls[0]?.answer(true);
	await expect.poll(() => calls.length).toBe(2);
	expect(calls[1]).toMatchObject({ was: ["a"], items: [] });
	calls[1]?.answer(true);
	await first;
	expect(states.at(-1)).toBe("saved");
});

test("a tick that is taken back before it was sent is never sent", async () => {
	const { saver, calls } = saverOf({});
	const first = saver.want({ a: 1 });
	saver.want({ a: 1, b: 2 });
	saver.want({ a: 1 });
	calls[0]?.answer(true);
	await first;
	expect(calls).toHaveLength(1);
});

test("what could not be saved is said, and goes with the next try", async () => {
	const { saver, calls, states } = saverOf({});
	const first = saver.want({ a: 1 });
	calls[0]?.answer(false);
	await first;
	expect(states).toEqual(["saving", "failed"]);

	const second = saver.flush();
	expect(calls[1]).toMatchObject({ was: [], items: ["a"] });
	calls[1]?.answer(true);
	await second;
	expect(states.at(-1)).toBe("saved");
});
