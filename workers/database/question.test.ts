import { expect, test } from "vitest";
import { fullKey, type Question, quickKey } from "./question.ts";

const now = Date.parse("2026-11-20T10:00:00Z");
const MINUTE = 60_000;
const ask = (sql: string, ...values: unknown[]): Question => ({ how: "all", statements: [{ sql, values }] });
const keys = (question: Question, at = now) => [quickKey(question, at), fullKey(question, at)];

test("the same question has the same keys, whoever asks", () => {
	expect(keys(ask("select ?", "fr", 1))).toEqual(keys(ask("select ?", "fr", 1)));
});

test.each([
	["other words of the same length", ask("select a", 1), ask("select b", 1)],
	["another value", ask("select ?", 1), ask("select ?", 2)],
	["a number and its digits", ask("select ?", 1), ask("select ?", "1")],
	["values that look alike in a row", ask("select ?, ?", "a,b", "c"), ask("select ?, ?", "a", "b,c")],
	["null and its name", ask("select ?", null), ask("select ?", "null")],
	["another method", ask("select 1"), { ...ask("select 1"), how: "raw" }],
	["an instant and words for it", ask("select ?", now), ask("select ?", '{"minutesAgo":0}')],
])("%s make another question", (_what, one, other) => {
	expect(fullKey(one, now)).not.toBe(fullKey(other, now));
});

test("since this time yesterday is one question, whenever it is asked", () => {
	const sinceYesterday = (at: number) => keys(ask("select ?", at - 1440 * MINUTE), at + 3);

	expect(sinceYesterday(now)).toEqual(sinceYesterday(now + 7 * MINUTE + 123));
	expect(keys(ask("select ?", now - MINUTE))).not.toEqual(keys(ask("select ?", now - 2 * MINUTE)));
});

test("what holds bytes is not written down", () => {
	expect(fullKey(ask("select ?", new ArrayBuffer(2)), now)).toBeNull();
	expect(fullKey(ask("select ?", null), now)).not.toBeNull();
});
