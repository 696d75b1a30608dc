import { describe, expect, test } from "vitest";
import { displayRates } from "#app/features/money/prices/price-settings.ts";
import { DEFAULT_SETTINGS } from "#app/features/operations/settings/setting-defaults.ts";
import type { Language } from "#app/shared/words/languages.ts";
import { renderMarkdown } from "#db/content/markdown.ts";
import { convertExamples, type ExampleChoice } from "./convert-examples";

const rates = displayRates(DEFAULT_SETTINGS.displayRates);
const NOTHING: ExampleChoice = { units: "metric", currency: "USD", rates: null };
const FEET: ExampleChoice = { ...NOTHING, units: "both" };
const EUROS: ExampleChoice = { ...NOTHING, currency: "EUR", rates };
const convert = (html: string, choice: ExampleChoice, language: Language = "en") =>
	convertExamples(html, choice, language).html;
const words = (html: string) => html.replace(/<[^>]+>/g, "").replace(/[\u00a0\u202f]/g, " ");
const inFeet = (text: string, language: Language = "en") => words(convert(`<p>${text}</p>`, FEET, language));

describe("an area", () => {
	test("is followed by whole square feet, which no line break parts", () => {
		expect(convert("<p>A house of 104 m².</p>", FEET)).toBe(
			'<p>A house of 104 m²<span data-converted=""> (1,119\u00a0ft²)</span>.</p>',
		);
	});

	test.each<[Language, string, string]>([
		["en", "1,200.5 m² of land", "1,200.5 m² (12,922 ft²) of land"],
		["en", "90–110 m²", "90–110 m² (969–1,184 ft²)"],
		["en", "between 92 and 124 m²", "between 92 and 124 m² (990 and 1,335 ft²)"],
		["de", "ein Haus mit 1.200,5 m²", "ein Haus mit 1.200,5 m² (12.922 Quadratfuß)"],
		["de", "92 bis 124 m²", "92 bis 124 m² (990–1.335 Quadratfuß)"],
		["fr", "1 200,5 m²", "1 200,5 m² (12 922 pieds carrés)"],
		["fr", "1\u202f200\u00a0m²", "1 200 m² (12 917 pieds carrés)"],
		["es", "1.200 m²", "1.200 m² (12.917 pies cuadrados)"],
		["es", "90 m²", "90 m² (969 pies cuadrados)"],
		["ru", "104 м²", "104 м² (1 119 кв. футов)"],
		["ru", "1\u00a0200\u00a0m²", "1 200 m² (12 917 кв. футов)"],
		["ru", "от 92 до 124 м²", "от 92 до 124 м² (990–1 335 кв. футов)"],
		["zh", "92到124 m²", "92到124 m²（990–1,335 平方英尺）"],
		["ru", "2,05 м²", "2,05 м² (22 кв. фута)"],
		["zh", "一套 107 m² 的联排房，共298 m²", "一套 107 m²（1,152 平方英尺） 的联排房，共298 m²（3,208 平方英尺）"],
		["zh", "90–110 平方米", "90–110 平方米（969–1,184 平方英尺）"],
		["zh", "约100平方米。", "约100平方米（1,076 平方英尺）。"],
	])("in %s: %s", (language, text, expected) => {
		expect(inFeet(text, language)).toBe(expected);
	});

	test("in a table is one, too", () => {
		expect(words(convert(renderMarkdown("| House | Area |\n|---|---|\n| One | 100 m² |"), FEET))).toContain(
			"100 m² (1,076 ft²)",
		);
	});

	test.each<[Language, string]>([
		["en", "1,180 per m², 65/m², USD 65 a m²"],
		["en", "104.5.6 m², No4 m², 12 m²a, 100 m² (1,076 ft²)"],
		["de", "65 je m², 1.180 pro m²"],
		["fr", "1 180 le m², 65 par m²"],
		["es", "65 por m²"],
		["ru", "65 за м², 1 180/м²"],
		["zh", "每平方米 1,200，一百平方米，65/m²"],
	])("is not found in %s: %s", (language, text) => {
		expect(convert(`<p>${text}</p>`, FEET, language)).toBe(`<p>${text}</p>`);
	});

	test.each<[Language, string]>([
		["en", "Count in m². 1 m² is 10.764 ft²: divide by it. A house of 1,076 ft² is one of 100 m²."],
		["de", "1 m² sind 10,764 ft²: Teilen Sie. Ein Haus mit 1.076 ft² hat 100 m²."],
		["fr", "1 m² vaut 10,764 ft² : divisez. Une maison de 1 076 ft² en fait 100 m²."],
		["es", "1 m² son 10,764 pies²: divida. Una casa de 1076 pies cuadrados tiene 100 m²."],
		["ru", "1 м² — это 10,764 кв. фута: разделите. Дом в 1076 квадратных футов — это 100 м²."],
		["zh", "1 m² 等于 10.764 平方英尺：除以它。1,076 ft² 的房子就是 100 m²。"],
	])("in a sentence with square feet of its own is not found in %s: %s", (language, text) => {
		expect(convertExamples(`<p>${text}</p>`, FEET, language)).toEqual({ html: `<p>${text}</p>`, examples: null });
	});

	test("is found beside such a sentence, and beside a price per square foot", () => {
		expect(inFeet("It has 100 m². One of 90 m² has 969 ft². Here 110 m² cost 184 per ft².")).toBe(
			"It has 100 m² (1,076 ft²). One of 90 m² has 969 ft². Here 110 m² (1,184 ft²) cost 184 per ft².",
		);
	});

	test.each(["a", "code", "button", "label", "h2", "svg"])("stays as it is in <%s>", (name) => {
		const html = `<p>x</p><${name}>104 m²</${name}>`;
		expect(convert(html, FEET)).toBe(html);
	});

	test("in the value of an attribute stays as it is", () => {
		expect(convert('<p title="104 m²">x</p>', FEET)).toBe('<p title="104 m²">x</p>');
	});
});

describe("the result of a table of sums", () => {
	const table = (head: string, last: string) => renderMarkdown(`${head}\n|---|---:|\n| Price | 100,000 |\n${last}\n`);

	test.each<[Language, string, string]>([
		["en", "96,000", "96,000 (about €81,600)"],
		["de", "96.000", "96.000 (etwa 81.600 €)"],
		["fr", "96\u202f000", "96 000 (environ 81 600 €)"],
		["es", "96.000", "96.000 (unos 81.600 €)"],
		["ru", "96\u00a0000", "96 000 (около 81 600 €)"],
		["zh", "96,000", "96,000（约 €81,600）"],
	])("stands there once more in %s", (language, amount, expected) => {
		const html = table("| Line | USD |", `| **Left** | **${amount}** |`);
		expect(words(convert(html, EUROS, language))).toContain(expected);
	});

	test("is rounded to whole units, and may be below zero", () => {
		const html = table("| Line | USD |", "| **Left** | **−1,201** |");
		expect(words(convert(html, EUROS))).toContain("−1,201 (about -€1,021)");
	});

	test("is the last row of that table, and each table has its own", () => {
		const one = table("| Line | USD |", "| **Left** | **1,000** |");
		const other = table("| Line | USD |", "| **Left** | **2,000** |");
		const html = convert(one + other, EUROS);
		expect(html.match(/about [^)]+/g)).toEqual(["about €850", "about €1,700"]);
		expect(html).toContain("<strong>1,000</strong><span data-converted");
	});

	test.each([
		["another heading", table("| Line | EUR |", "| **Left** | **1,000** |")],
		["three columns", renderMarkdown("| A | B | USD |\n|---|---|---:|\n| x | y | **1,000** |")],
		["no result", table("| Line | USD |", "| Left | 1,000 |")],
		["no number", table("| Line | USD |", "| **Left** | **much** |")],
	])("is not found with %s", (_, html) => {
		expect(convertExamples(html, EUROS, "en")).toEqual({ html, examples: null });
	});
});

describe("a choice", () => {
	const html = `<p>From 90 to 110 m².</p>${renderMarkdown("| Line | USD |\n|---|---:|\n| **Left for 80 m²** | **1,000** |")}`;

	test("of nothing changes nothing, and says what could be chosen", () => {
		expect(convertExamples(html, NOTHING, "en")).toEqual({
			html,
			examples: { hasAreas: true, hasSums: true, units: "metric", currency: "USD" },
		});
	});

	test("comes to the same when it is made twice, and takes nothing away", () => {
		const once = convert(html, { ...EUROS, units: "both" });
		expect(convert(once, { ...EUROS, units: "both" })).toBe(once);
		expect(once.match(/data-converted/g)).toHaveLength(3);
		expect(once.replace(/<span data-converted="">[^<]*<\/span>/g, "")).toBe(html);
	});

	test("is not offered where a text has neither", () => {
		expect(convertExamples("<p>65 per m²</p>", FEET, "en").examples).toBeNull();
	});
});
