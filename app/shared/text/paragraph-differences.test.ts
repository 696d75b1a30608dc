import { expect, test } from "vitest";
import { type ParagraphRow, paragraphDifferences } from "./paragraph-differences.server";

const compare = (older: string[], newer: string[], more: { isCoarse?: boolean } = {}) =>
	paragraphDifferences(older.join("\n\n"), newer.join("\n\n"), { language: "en", ...more }).map(told);

function told(row: ParagraphRow): string {
	if (row.kind === "same") return `= ${row.paragraphs.length}`;
	if (row.kind === "moved") return `${row.side} moved ${row.number}`;
	const words = (pieces: typeof row.was) =>
		pieces?.map(({ text, change }) => (change === "same" ? text : `[${text}]`)).join("") ?? "none";
	return `${words(row.was)} | ${words(row.is)}`;
}

const [ONE, TWO, THREE] = [
	"The price is what the seller hopes for.",
	"Repairs are counted room by room, twice.",
	"Thirty percent is a habit and not a law.",
];

test("equal paragraphs stand in runs, changed ones beside each other with their words", () => {
	expect(compare([ONE, TWO, THREE], [ONE, TWO.replace("twice", "once"), THREE])).toEqual([
		"= 1",
		"Repairs are counted room by room, [twice]. | Repairs are counted room by room, [once].",
		"= 1",
	]);
	expect(compare([ONE], [ONE])).toEqual(["= 1"]);
	expect(compare([], [])).toEqual([]);
});

test("what is added or removed has an empty side, and does not push rewritten paragraphs apart", () => {
	expect(compare([ONE, TWO], [ONE, "Quite another thought.", TWO.replace("twice", "once")])).toEqual([
		"= 1",
		"none | [Quite another thought.]",
		"Repairs are counted room by room, [twice]. | Repairs are counted room by room, [once].",
	]);
	expect(compare([ONE, TWO], [TWO])).toEqual([`[${ONE}] | none`, "= 1"]);
	expect(compare([], [ONE])).toEqual([`none | [${ONE}]`]);
});

test("a paragraph that stands elsewhere word for word is moved, and both places name each other", () => {
	expect(compare([THREE, ONE, TWO], [ONE, TWO, THREE])).toEqual(["was moved 1", "= 2", "is moved 1"]);
});

test("without words whole paragraphs stand beside each other", () => {
	expect(compare([TWO], [TWO.replace("twice", "once")], { isCoarse: true })).toEqual([
		`[${TWO}] | [${TWO.replace("twice", "once")}]`,
	]);
});

test("hundreds of rewritten paragraphs are paired in order", () => {
	const many = (word: string) => Array.from({ length: 80 }, (_, at) => `${word} ${at} ${word}`);
	expect(compare(many("old"), many("new"), { isCoarse: true })).toHaveLength(80);
});
