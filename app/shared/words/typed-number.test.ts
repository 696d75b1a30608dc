import fc from "fast-check";
import { expect, test } from "vitest";
import { LANGUAGE_CODES, type Language } from "./languages";
import { parseTypedNumber } from "./typed-number";

test.each<[string, Language, number | null]>([
	["96,000", "en", 96_000],
	["96,000", "zh", 96_000],
	["96,000", "de", 96],
	["96.000", "de", 96_000],
	["96.000", "es", 96_000],
	["96.000", "fr", 96_000],
	["96.000", "en", 96],
	["96 000", "ru", 96_000],
	["96 000", "en", 96_000],
	["96\u00a0000", "fr", 96_000],
	["96\u202f000", "fr", 96_000],
	["96'000", "de", 96_000],
	["1.5", "en", 1.5],
	["1,5", "de", 1.5],
	["1,5", "en", 1.5],
	["1.5", "de", 1.5],
	["0.125", "de", 0.125],
	["0,125", "en", 0.125],
	["1,250,000", "de", 1_250_000],
	["1.250.000", "en", 1_250_000],
	["96.000,50", "en", 96_000.5],
	["96,000.50", "de", 96_000.5],
	["96 000,50", "en", 96_000.5],
	["$96,000", "en", 96_000],
	["-$500", "en", -500],
	["96 000 €", "fr", 96_000],
	["USD 96,000", "en", 96_000],
	["12.5%", "en", 12.5],
	["−31,000", "en", -31_000],
	["-0", "en", 0],
	["９６０００", "zh", 96_000],
	["  42 ", "en", 42],
	["", "en", null],
	["abc", "en", null],
	["96k", "en", null],
	["1e5", "en", null],
	["0x10", "en", null],
	["Infinity", "en", null],
	["9 6", "en", null],
	["96,00,0", "en", null],
	["1,2,3", "en", null],
	["1.", "en", null],
	[".5", "en", null],
	["--5", "en", null],
	["1 2.3 4", "en", null],
])("reads %j in %s as %s", (text, language, number) => {
	expect(parseTypedNumber(text, language)).toBe(number);
});

test("what Intl writes in a language is read back in it", () => {
	const locales = { en: "en-US", ru: "ru", fr: "fr", es: "es", de: "de", zh: "zh-CN" };
	fc.assert(
		fc.property(fc.constantFrom(...LANGUAGE_CODES), fc.integer({ min: -1e11, max: 1e11 }), (language, hundredths) => {
			const number = hundredths / 100;
			const text = new Intl.NumberFormat(locales[language], { maximumFractionDigits: 2 }).format(number);
			expect(parseTypedNumber(text, language)).toBeCloseTo(number, 2);
		}),
	);
});

test("any text is a number or null, never an exception", () => {
	fc.assert(
		fc.property(fc.string({ unit: "binary", maxLength: 200 }), fc.constantFrom(...LANGUAGE_CODES), (text, language) => {
			const number = parseTypedNumber(text, language);
			expect(number === null || Number.isFinite(number)).toBe(true);
		}),
	);
});
