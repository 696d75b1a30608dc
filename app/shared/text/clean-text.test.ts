import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cleanLine, cleanText, hasControls } from "./clean-text";
import { hasVisibleSign } from "./invisible-characters";

describe("a line from a person", () => {
	test.each([
		["a Hangul filler", "\u3164"],
		["zero-width spaces", "\u200b\u200b"],
		["a word joiner", "\u2060"],
		["a soft hyphen", "\u00ad"],
		["a Braille cell without dots", "\u2800"],
		["a joiner alone", "\u200d"],
		["tags without a flag", "\u{E0041}\u{E007F}"],
		["a variation selector alone", "\ufe0f"],
		["marks of direction", "\u200e\u202e\u2067\u2069"],
	])("of %s is empty", (_, line) => {
		expect(cleanLine(` ${line} `)).toBe("");
	});

	test.each([
		["turned letters", "Ann\u202egnp.exe", "Anngnp.exe"],
		["a soft hyphen", "whole\u00adsale", "wholesale"],
		["letters in pieces", "José".normalize("NFD"), "José"],
		["a tab and breaks of all kinds", "Ann\tB.\r\nC\u2028D", "Ann B. C D"],
		["a non-joiner between Latin letters", "Ann\u200ca", "Anna"],
		["a non-joiner behind a letter that joins nothing", "د\u200cم", "دم"],
		["half of a pair", "a\ud800b", "a\ufffdb"],
		["tag characters", "a\u{E0041}b", "ab"],
		["a Mongolian separator", "a\u180eb", "ab"],
	])("is kept without %s", (_, line, kept) => {
		expect(cleanLine(line)).toBe(kept);
	});

	test.each([
		["a family", "👩‍👩‍👧"],
		["a heart with its selector", "❤️"],
		["a pirate flag", "🏴‍☠️"],
		["the flag of Wales", "🏴\u{E0067}\u{E0062}\u{E0077}\u{E006C}\u{E0073}\u{E007F}"],
		["a flag of two letters", "🇲🇽"],
		["a keycap", "1️⃣"],
		["a hand in a colour", "🧑🏽‍💻"],
		["Persian with a non-joiner", "می‌خواهم"],
		["Hindi with a joiner", "क्‍ष"],
		["Hindi with a non-joiner", "क्‌ष"],
		["Sinhala", "ශ්‍රී"],
		["Bengali", "র‍্যাব"],
		["Malayalam", "അവന്‍"],
		["Hebrew", "שלום"],
	])("keeps %s", (_, line) => {
		expect(cleanLine(line)).toBe(line);
		expect(hasVisibleSign(line)).toBe(true);
	});

	test.each(["…", "---", "\u2800x".slice(0, 1), "´", "()"])("%s has nothing that says something", (line) => {
		expect(hasVisibleSign(cleanLine(line))).toBe(false);
	});

	test("tells of control characters, NUL among them", () => {
		expect(hasControls(cleanLine("a\0b"))).toBe(true);
		expect(hasControls(cleanLine("a\u0007b"))).toBe(true);
		expect(hasControls(cleanLine("a\n\tb"))).toBe(false);
	});

	test("is the same when it is cleaned again", () => {
		fc.assert(
			fc.property(fc.string({ unit: "binary", maxLength: 40 }), (line) => {
				expect(cleanLine(cleanLine(line))).toBe(cleanLine(line));
				expect(cleanText(cleanText(line))).toBe(cleanText(line));
			}),
		);
	});
});

test("a text keeps its lines, each break one character, and no other control characters", () => {
	expect(cleanText(" a\r\nb\rc\n\td\0\u0007\v ")).toBe("a\nb\nc\n\td");
	expect(cleanText("x\r\n".repeat(100)).length).toBe(199);
});
