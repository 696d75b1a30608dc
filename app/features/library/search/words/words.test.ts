import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { editDistance } from "./edit-distance";
import "#app/shared/text/fold-han.server.ts";
import { cutText, pairsOf } from "./cut-text";
import { looseQuery, matchQuery } from "./match-query";
import { anyTrigram, correctedWord, correctionWords, termsToCorrect, withCorrectedWords } from "./meant-word";
import { parseSearchWords, stemOf } from "./search-words";

const texts = (search: string) => parseSearchWords(search).map(({ text }) => text);
const match = (search: string) => matchQuery(parseSearchWords(search));

describe("a text is folded", () => {
	test.each([
		["合同转让", " 合同 同转 转让 让 "],
		["ARV计算", "ARV 计算 算 "],
		["税", "  税 "],
		["Ещё Straße", "Еще Strasse"],
		["ＡＲＶ ﬁnal", "arv final"],
		["Käufer, Район, señal", "Käufer, Район, señal"],
		["whole\u00adsale", "wholesale"],
		["Οδυσσέας", "Οδυσσεασ"],
		["合約", " 合约 约 "],
	])("%s for the index", (text, cut) => {
		expect(cutText(text)).toBe(cut);
	});

	test("a run of n characters has n - 1 pairs", () => {
		expect(pairsOf("房地产")).toEqual(["房地", "地产"]);
		expect(pairsOf("税")).toEqual([]);
	});
});

describe("a search is made of terms", () => {
	test.each([
		["Assignment  FEE", ["assignment", "fee"]],
		["don’t", ["don", "t"]],
		["Käufer käufer", ["kaufer"]],
		["район", ["район"]],
		["whole\u00adsale", ["wholesale"]],
		["合約轉讓", ["合约转让"]],
		["Straße", ["strasse"]],
		["ещё ёлка", ["еще", "елка"]],
		["ARV计算", ["arv", "计算"]],
		["— ... %_ * \" ' ( )", []],
		["𠀀𠀁", ["𠀀𠀁"]],
	])("%s", (search, expected) => {
		expect(texts(search)).toEqual(expected);
	});

	test("only the first twelve count, and forty characters of each", () => {
		expect(texts([..."abcdefghijklmnop"].join(" "))).toHaveLength(12);
		expect(texts("x".repeat(300))).toEqual(["x".repeat(40)]);
	});

	test.each([
		["договоры", "договор"],
		["новый", "новый"],
		["договорный", "договорн"],
		["договорами", "договор"],
		["сделку", "сделк"],
		["vertrage", "vertrag"],
		["kaufern", "kaufer"],
		["assignments", "assignment"],
		["deals", "deals"],
		["дом", "дом"],
		["1099", "1099"],
	])("%s is looked for from %s on", (word, stem) => {
		expect(stemOf(word)).toBe(stem);
	});
});

describe("a query", () => {
	test.each([
		["assignments fee", '("assignments"* OR "assignment"*) AND "fee"*'],
		["a deal", '"a" AND "deal"*'],
		["kaeufer", '("kaeufer"* OR "kaeuf"* OR "kaufer"*)'],
		["Käufer", '("kaufer"* OR "kaeufer"* OR "kaeuf"*)'],
		["合同转让", '("合同" AND "同转" AND "转让")'],
		["税", '"税"*'],
		["OR NOT NEAR(x)", '"or"* AND "not"* AND "near"* AND "x"'],
		['"; drop table', '"drop"* AND "table"*'],
	])("%s", (search, query) => {
		expect(match(search)).toBe(query);
	});

	test("of nothing is none", () => {
		expect(match(" * ")).toBeNull();
	});

	test("asked widely takes any word, what was meant, and leaves short ones out", () => {
		const meant = new Map([["asignment", "assignment"]]);
		expect(looseQuery(parseSearchWords("how to asignment"), meant)).toBe('"how"* OR "assignment"*');
		expect(looseQuery(parseSearchWords("合同转让"), new Map())).toBe('"合同" OR "同转" OR "转让"');
	});

	test("asked widely is not asked at all where it would be the same", () => {
		expect(looseQuery(parseSearchWords("zzzz"), new Map())).toBeNull();
		expect(looseQuery([], new Map())).toBeNull();
	});

	test("has nothing of its own syntax but what stands between quotes", () => {
		fc.assert(
			fc.property(fc.string({ unit: "binary", maxLength: 80 }), (search) => {
				const query = match(search) ?? "";
				expect(query.replace(/"[^"]*"/g, "").replace(/AND|OR|[()* ]/g, "")).toBe("");
			}),
		);
	});
});

describe("letters apart", () => {
	test.each([
		["asignment", "assignment", 1],
		["assginment", "assignment", 1],
		["escrow", "escrow", 0],
		["escow", "scrow", 2],
		["сделак", "сделка", 1],
		["kitten", "sitting", 3],
		["a", "abcdef", 3],
	])("%s and %s: %d", (a, b, distance) => {
		expect([editDistance(a, b), editDistance(b, a)]).toEqual([distance, distance]);
	});

	test("is never more than the letters that were changed", () => {
		const word = fc.string({ unit: fc.constantFrom(..."abcde"), minLength: 3, maxLength: 9 });
		fc.assert(
			fc.property(word, fc.nat(8), fc.constantFrom("x", "", "yx"), (one, at, put) => {
				const changed = one.slice(0, at) + put + one.slice(at + 1);
				expect(editDistance(one, changed)).toBeLessThanOrEqual(Math.max(1, put.length));
			}),
		);
	});
});

describe("what was meant", () => {
	const known = (...words: string[]) => words.map((word) => ({ folded: word, word }));

	test("is the nearest word, and of equally near ones that which begins alike", () => {
		expect(correctedWord("asignment", known("assignments", "assignment", "alignment"))?.word).toBe("assignment");
		expect(correctedWord("escrov", known("ascrow", "escrow"))?.word).toBe("escrow");
	});

	test("is nothing where the word is known, or far, or too short to tell", () => {
		expect(correctedWord("escrow", known("escrow", "escrows"))).toBeNull();
		expect(correctedWord("zebra", known("escrow"))).toBeNull();
		expect(correctedWord("dael", known("ideals"))).toBeNull();
		expect(termsToCorrect(parseSearchWords("fee arv 1099 合同转让 assignment"))).toEqual(["assignment"]);
	});

	test("is put in the place of what was typed, whatever its case and accents", () => {
		const meant = new Map([["kaufre", { folded: "kaufer", word: "käufer" }]]);
		expect(withCorrectedWords("Der Käufre, 2026", meant)).toBe("Der käufer, 2026");
	});

	test("comes from words of four letters or more, as they are written", () => {
		expect(correctionWords(["Der Käufer kauft das Haus. 合同转让 käufer"])).toEqual([
			{ folded: "kaufer", word: "käufer" },
			{ folded: "kauft", word: "kauft" },
			{ folded: "haus", word: "haus" },
		]);
	});

	test("any three letters of a word find it", () => {
		expect(anyTrigram("fees")).toBe('"fee" OR "ees"');
	});
});
