import { expect, test } from "vitest";
import { readTicks, tickChange, writeTicks } from "./tick-change";

const now = Date.UTC(2026, 10, 22, 10);
const known = new Set(["a", "b", "c"]);
const item = (key: string, at: number | null = null) => ({ item: key, at });

test("only what has changed since the form was drawn is written", () => {
	expect(tickChange({ was: ["a", "b"], items: [item("b"), item("c")], known, now })).toEqual({
		ticked: [{ item: "c", at: now }],
		unticked: ["a"],
	});
});

test("what the list does not have is passed over, and nobody ticks in the future", () => {
	expect(tickChange({ was: ["x"], items: [item("y"), item("a", now + 1e12)], known, now })).toEqual({
		ticked: [{ item: "a", at: now }],
		unticked: [],
	});
});

test("ticks travel in an address with their days", () => {
	const at = Date.UTC(2026, 0, 5, 23, 59);
	const read = readTicks(writeTicks({ "far-below": at, history: now }), now);
	expect(Object.entries(read).map(([key, time]) => [key, new Date(time).toISOString().slice(0, 10)])).toEqual([
		["far-below", "2026-01-05"],
		["history", "2026-11-22"],
	]);
});

test("a long list goes without its days, so that the address stays short", () => {
	const many = Object.fromEntries(Array.from({ length: 90 }, (_, at) => [`item-number-${at}`, now]));
	const text = writeTicks(many);
	expect(text.length).toBeLessThanOrEqual(1_500);
	expect(text).not.toContain("~");
});

test.each(["", "..", "<script>", "a~~b", "a~zzzzzzz", "1a", "a".repeat(5_000)])("%j asks for nothing", (text) => {
	expect(readTicks(text, now)).toEqual({});
});
