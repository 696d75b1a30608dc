import "#app/shared/text/fold-han.server.ts";
import { describe, expect, test } from "vitest";
import { containsAllWords, excerptOf, markedPieces } from "./excerpt";
import { parseSearchWords } from "./search-words";

const marked = (text: string, search: string) =>
	markedPieces(text, parseSearchWords(search))
		.map(({ text: piece, isMarked }) => (isMarked ? `[${piece}]` : piece))
		.join("");

describe("what was looked for is marked", () => {
	test.each([
		["Assignment fee", "assign", "[Assign]ment fee"],
		["The reassignment", "assign", "The reassignment"],
		["Der Käufer und die Verkäufer", "kaufer", "Der [Käufer] und die Verkäufer"],
		["Договоры уступки", "договор уступка", "[Договор]ы [уступк]и"],
		["Ещё раз", "еще", "[Ещё] раз"],
		["Die Straße lang", "strasse", "Die [Straße] lang"],
		["Die Käufer", "kaeufer", "Die [Käufer]"],
		["whole\u00adsale deal", "wholesale", "[whole\u00adsale] deal"],
		["购买合約", "合约", "购买[合約]"],
		["购买合同的转让", "合同转让", "购买[合同]的[转让]"],
		["个人所得税", "税", "个人所得[税]"],
		["A deal, a day", "a", "[A] deal, [a] day"],
		["<b>bold</b>", "b", "<[b]>bold</[b]>"],
		["Nothing here", "else", "Nothing here"],
	])("%s, %s", (text, search, expected) => {
		expect(marked(text, search)).toBe(expected);
	});

	test("and nothing is lost", () => {
		const text = "Ｓtrange ﬁgures İstanbul 𠀀 and é";
		expect(
			markedPieces(text, parseSearchWords("figures é istanbul"))
				.map((piece) => piece.text)
				.join(""),
		).toBe(text);
	});
});

test("a title has all of a search, or not", () => {
	expect(containsAllWords("The assignment fee", parseSearchWords("fee assign"))).toBe(true);
	expect(containsAllWords("The assignment", parseSearchWords("fee assign"))).toBe(false);
});

describe("an excerpt", () => {
	const filler = (count: number) => Array.from({ length: count }, (_, at) => `word${at}`).join(" ");

	test("of a short text is the text", () => {
		expect(excerptOf("Short enough.", parseSearchWords("enough"))).toBe("Short enough.");
	});

	test("is the beginning when nothing stands in it", () => {
		expect(excerptOf(filler(80), parseSearchWords("missing"))).toMatch(/^word0 .* word\d+ …$/);
	});

	test("is where most of the words stand, cut at words", () => {
		const text = `${filler(60)} fee ${filler(60)} the assignment fee is paid ${filler(60)}`;
		const excerpt = excerptOf(text, parseSearchWords("assignment fee"));
		expect(excerpt).toMatch(/^… word\d+ .*the assignment fee is paid.* word\d+ …$/);
		expect(excerpt.length).toBeLessThan(180);
	});

	test("of Chinese is half as long", () => {
		const excerpt = excerptOf(`${"地".repeat(200)}合同转让${"产".repeat(200)}`, parseSearchWords("合同转让"));
		expect(excerpt).toContain("合同转让");
		expect(excerpt.length).toBeLessThan(100);
	});
});
