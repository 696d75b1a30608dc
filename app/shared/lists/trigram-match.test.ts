import fc from "fast-check";
import { expect, test } from "vitest";
import { trigramMatch } from "./trigram-match";

test.each([
	["ann", `{name} : ("ann")`],
	["Ann Lee", `{name} : ("ann" AND "lee")`],
	["an", `{name} : ((" an" OR "an "))`],
	["李", `{name} : (("  李" OR "李  "))`],
	['a"b*', `{name} : ("a""b*")`],
	["e\u0301a", `{name} : ((" ea" OR "ea "))`],
	["Käufer", `{name} : (("kaufer" OR "kaeufer"))`],
	["轉讓人", `{name} : ("转让人")`],
	["AND", `{name} : ("and")`],
])("%j is looked for as %s", (search, match) => {
	expect(trigramMatch(search, ["name"])).toBe(match);
});

test("nothing is looked for without a word, and no more than twelve words", () => {
	const words = Array.from({ length: 60 }, (_, index) => `word${index}`);
	expect(trigramMatch(" \t ", ["name"])).toBeNull();
	expect(trigramMatch("ann ann", ["name"])).toBe(trigramMatch("ann", ["name"]));
	expect(trigramMatch(words.join(" "), ["name", "email"])?.match(/"word\d+"/g)).toHaveLength(12);
});

test("quotation marks are closed whatever is looked for", () => {
	fc.assert(
		fc.property(fc.string({ unit: "binary" }), (search) => {
			const match = trigramMatch(search, ["name"]);
			expect((match?.match(/"/g)?.length ?? 0) % 2).toBe(0);
		}),
	);
});
