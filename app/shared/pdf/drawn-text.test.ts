import { expect, test } from "vitest";
import { drawnLetter, lettersToDraw, paperText, undrawnLetters } from "./drawn-text";

const has = (letters: string) => {
	const codes = new Set([...letters].map((letter) => letter.codePointAt(0)));
	return (code: number) => codes.has(code);
};

test.each([
	["letters come composed", "e\u0301", "\u00e9"],
	["narrow and thin spaces are spaces that do not break", "1\u202f000\u2009\u20ac", "1\u00a0000\u00a0\u20ac"],
	["marks of direction, joiners and soft hyphens are not seen", "\u202eA\u200dn\u00adn\ufe0f", "Ann"],
	["tabs are spaces, line feeds stay, other controls go", "a\tb\nc\u0007", "a b\nc"],
])("%s", (_, text, drawn) => {
	expect(paperText(text)).toBe(drawn);
});

test.each([
	["a", "a"],
	["\u2610", "□"],
	["\u2011", "-"],
	["\ufb01", "fi"],
	["\u{1f3e0}", ""],
	["ع", null],
])("%s is drawn as %s", (letter, drawn) => {
	expect(drawnLetter(letter, has("abcfi-□"))).toBe(drawn);
});

test("letters that cannot be drawn are named once, and a substitute asks for its face as well", () => {
	expect(undrawnLetters("aعaع\n\u{1f3e0}", has("a "))).toEqual(["ع"]);
	expect(lettersToDraw("☐ ﬁ")).toContain("□");
	expect(lettersToDraw("☐ ﬁ")).toContain("fi");
});
