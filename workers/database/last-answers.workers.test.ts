import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createAnswerMemory } from "./answer-memory.ts";
import { type AnswerStore, openAnswerStore } from "./answer-store.ts";
import { createLastAnswers } from "./last-answers.ts";
import type { Question } from "./question.ts";

const MINUTE = 60_000;
const question: Question = { how: "batch", statements: [{ sql: "select ?", values: ["fr"] }] };
const answer = (id: number) => [{ results: [{ id, word: "x" }], success: true, meta: {} }];

let memory = createAnswerMemory();
let stored: string[] = [];
const counting: AnswerStore = {
	find: async () => undefined,
	put: async (asked) => void stored.push(asked),
};

beforeEach(() => {
	vi.useFakeTimers({ toFake: ["Date"] });
	memory = createAnswerMemory();
	stored = [];
});
afterEach(() => {
	vi.useRealTimers();
});

/** One visit: what it reads, and whether its page turned out well. */
function visit({ reads = [] as unknown[], isGood = true, store = counting as AnswerStore | null } = {}) {
	const work: Promise<unknown>[] = [];
	const answers = createLastAnswers({ memory, store, waitUntil: (later) => work.push(later) });
	for (const read of reads) answers.note(question, read);
	if (isGood) answers.keep();
	return { answers, work };
}

test("the next visitor gets what the last good page was made of, and it is known that it is old", async () => {
	visit({ reads: [answer(1)] });
	const { answers } = visit();

	expect(answers.wereUsed()).toBe(false);
	expect(await answers.recall(question)).toEqual({ answer: answer(1) });
	expect(answers.wereUsed()).toBe(true);
});

test("a page that did not turn out well leaves nothing behind", async () => {
	visit({ reads: [answer(1)], isGood: false });
	const { answers } = visit();

	expect(await answers.recall(question)).toBeNull();
	expect(answers.wereUsed()).toBe(false);
});

test("another question gets no answer, not even one with the same short key", async () => {
	visit({ reads: [answer(1)] });
	const twin = { how: "batch", statements: [{ sql: "delect ?", values: ["fr"] }] };

	expect(await visit().answers.recall(twin)).toBeNull();
});

test("nobody can change what is remembered", async () => {
	visit({ reads: [answer(1)] });
	const first = await visit().answers.recall<{ results: unknown[] }[]>(question);
	first?.answer[0]?.results.pop();

	expect(await visit().answers.recall(question)).toEqual({ answer: answer(1) });
});

test("an answer is renewed once a minute and stored once in ten", async () => {
	visit({ reads: [answer(1)] });
	vi.setSystemTime(Date.now() + MINUTE - 1);
	visit({ reads: [answer(2)] });
	expect(await visit().answers.recall(question)).toEqual({ answer: answer(1) });

	vi.setSystemTime(Date.now() + 1);
	visit({ reads: [answer(3)] });
	expect(await visit().answers.recall(question)).toEqual({ answer: answer(3) });
	expect(stored).toHaveLength(1);

	vi.setSystemTime(Date.now() + 9 * MINUTE);
	visit({ reads: [answer(4)] });
	expect(stored).toHaveLength(2);
});

test("an answer of more than a day ago is none", async () => {
	visit({ reads: [answer(1)] });
	vi.setSystemTime(Date.now() + 24 * 60 * MINUTE);
	expect(await visit().answers.recall(question)).toEqual({ answer: answer(1) });

	vi.setSystemTime(Date.now() + 1);
	expect(await visit().answers.recall(question)).toBeNull();
});

test("an isolate that has seen nothing yet finds what another has stored", async () => {
	const store = openAnswerStore("https://school.example");
	await Promise.all(visit({ reads: [answer(7)], store }).work);
	memory = createAnswerMemory();

	const { answers } = visit({ store });
	expect(await answers.recall(question)).toEqual({ answer: answer(7) });
	expect(answers.wereUsed()).toBe(true);
	expect(await visit({ store }).answers.recall({ ...question, how: "raw" })).toBeNull();
});

test("a store that fails is as good as an empty one", async () => {
	const store = { find: () => Promise.reject(new Error("no cache")), put: () => Promise.reject(new Error("no cache")) };
	const { work } = visit({ reads: [answer(1)], store });
	await Promise.all(work);
	memory = createAnswerMemory();

	expect(await visit({ store }).answers.recall(question)).toBeNull();
});
