import { expect, test } from "vitest";
import { formatsFor } from "#app/shared/words/formats.ts";
import { differencesOf } from "./difference";
import { historyEntry } from "./history-entry";

test("a history names what differs, value by value", () => {
	const before = { mode: "specified", words: { en: { review: "Good.", tags: ["a"] } } };
	const after = { mode: "hidden", words: { en: { review: "Good.", tags: ["a", "b"] } } };

	expect(differencesOf(before, after)).toEqual([
		{ path: "mode", from: "specified", to: "hidden" },
		{ path: "words.en.tags", from: "a", to: "a, b" },
	]);
	expect(differencesOf(before, before)).toEqual([]);
});

test.each([
	[{ months: null }, { months: 12 }, [{ path: "months", from: "", to: "12" }]],
	[null, { note: "New" }, [{ path: "note", from: "", to: "New" }]],
	[{ note: "" }, {}, []],
])("what is null or missing is blank: %j to %j", (before, after, differences) => {
	expect(differencesOf(before, after)).toEqual(differences);
});

test("an entry shows four values, cut to what can be read, and counts the others", () => {
	const value = (label: string) => ({ label, from: "x".repeat(81), to: "y".repeat(80) });
	const entry = historyEntry(
		{
			id: "1",
			what: "A thing",
			by: null,
			at: new Date("2026-11-20T10:00:00Z"),
			isUndo: false,
			canUndo: true,
			differences: ["a", "b", "c", "d", "e", "f"].map(value),
		},
		formatsFor({ language: "en", timeZone: "UTC" }),
	);
	expect(entry.differences).toHaveLength(4);
	expect(entry.differences[0]).toEqual({ label: "a", from: `${"x".repeat(79)}…`, to: "y".repeat(80) });
	expect(entry).toMatchObject({ more: 2, instant: "2026-11-20T10:00:00.000Z" });
});
