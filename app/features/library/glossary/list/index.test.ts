import { describe, expect, test } from "vitest";
import { asTitle } from "../term/as-title";
import { otherNames } from "../term/other-names";
import { indexView } from "./index-view";
import { dictionaryComparator, letterOf } from "./letters-of";
import { matchingTerms } from "./matching-terms";

const entry = (slug: string, title: string, aliases: string[] = []) => ({
	id: 1,
	kind: "term" as const,
	slug,
	section: "",
	position: 0,
	access: "public" as const,
	courseId: null,
	reviewedOn: "2026-11-22",
	changedAt: new Date(0),
	details: {},
	title,
	summary: "s",
	inEnglish: false,
	words: { short: `What ${title} is.`, aliases },
	englishWords: {},
});

describe("the letter of a term", () => {
	test.each([
		["en", "assignment fee", "A"],
		["de", "Übergabe", "U"],
		["fr", "évaluation", "E"],
		["es", "ñandú", "Ñ"],
		["es", "número", "N"],
		["ru", "ёлка", "Е"],
		["ru", "йод", "Й"],
		["ru", "escrow", "E"],
		["en", "1031 exchange", "1"],
	] as const)("%s: %s is under %s", (language, name, letter) => {
		expect(letterOf(name, language)).toBe(letter);
	});

	test.each([
		..."转Z 修X 产C 佣Y 可K 交J 在Z 双S 尽J 诚C 房F 托T 公G 卖M 买M 定D 所S 净J 期Q 抵D 权Q 合H 独D 批P 认R 零L 扣K 无W 阿A 爱A 欧O 年N 额E 不B 过G"
			.split(" ")
			.map((pair) => [...pair] as [string, string]),
	])("Chinese: %s is under %s", (name, letter) => {
		expect(letterOf(name, "zh")).toBe(letter);
	});

	test("names are in the order of a dictionary", () => {
		expect(["сделка", "аванс", "ёмкость", "ель"].sort(dictionaryComparator("ru"))).toEqual([
			"аванс",
			"ель",
			"ёмкость",
			"сделка",
		]);
		expect(["转让", "产权", "托管"].sort(dictionaryComparator("zh"))).toEqual(["产权", "托管", "转让"]);
	});
});

test("the index has each term under its letter, and letters without terms beside", () => {
	const view = indexView({
		entries: [
			entry("spread", "spread"),
			entry("arv", "after-repair value", ["ARV"]),
			entry("assignment-fee", "assignment fee"),
		],
		courses: [{ slug: "spread", courseId: 2, topic: "analysis" }],
		language: "en",
		topicInWords: (topic) => topic.toUpperCase(),
	});
	expect(view.groups.map(({ letter, terms }) => [letter, terms.map(({ title }) => title)])).toEqual([
		["A", ["After-repair value", "Assignment fee"]],
		["S", ["Spread"]],
	]);
	expect(view.letters).toHaveLength(26);
	expect(view.groups[1]?.terms[0]?.course).toEqual({ id: 2, topic: "ANALYSIS" });
	expect(matchingTerms(view.groups, " arv ").flatMap(({ terms }) => terms.map(({ slug }) => slug))).toEqual(["arv"]);
	expect(matchingTerms(view.groups, "nothing of the sort")).toEqual([]);
	expect(matchingTerms(view.groups, "")).toHaveLength(2);
});

describe("other names", () => {
	test.each([
		["assignment fee", ["assignment fees", "wholesale fee"], ["wholesale fee"]],
		["плата за уступку", ["платы за уступку", "платой за уступку", "ваша плата", "вашей платы"], ["ваша плата"]],
		["Vergleichsobjekt", ["Vergleichsobjekte", "Vergleichsobjekten", "Comp", "Comps"], ["Comp"]],
		["转让费", ["合同转让费", "转让金"], ["合同转让费", "转让金"]],
		["cash", ["cost"], ["cost"]],
	])("%s", (title, aliases, names) => {
		expect(otherNames(title, aliases)).toEqual(names);
	});
});

test("a title begins with a capital, whatever the alphabet", () => {
	expect([asTitle("плата", "ru"), asTitle("état", "fr"), asTitle("转让费", "zh"), asTitle("ARV", "en")]).toEqual([
		"Плата",
		"État",
		"转让费",
		"ARV",
	]);
});
