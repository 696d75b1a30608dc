import { expect, test } from "vitest";
import { searchScore, searchTokens } from "./search-score";

const score = (search: string, text: string) => searchScore(searchTokens(search), [{ text, weight: 1 }]);

test.each([
	["contrat", "Le contrat de vente"],
	["ECOLE", "une école"],
	["vertrag", "Der Kaufvertrag"],
	["договор", "Договоры и уступка"],
	["合同", "购买合同的转让"],
	["ежик", "Ёжик"],
	["strasse", "Straße"],
	["kaeufer", "Der Käufer"],
	["Käufer", "Der Kaeufer"],
	["whole\u00adsale", "Wholesale"],
	["arv计算", "ARV 计算方法"],
])("%s is found in “%s”", (search, text) => {
	expect(score(search, text)).toBeGreaterThan(0);
});

test("every word of the search must stand somewhere", () => {
	expect(score("contract moon", "A contract")).toBe(0);
});

test("two letters are not looked for inside of words", () => {
	expect(score("on", "contract")).toBe(0);
});

test("a whole word counts more than a beginning, and that more than a part", () => {
	const [whole, beginning, part] = [score("deal", "deal"), score("deal", "dealing"), score("deal", "ordeal")];

	expect(whole).toBeGreaterThan(beginning);
	expect(beginning).toBeGreaterThan(part);
});

test("a search without a letter or digit has no words", () => {
	expect(searchTokens("— ... %_ *")).toEqual([]);
});
