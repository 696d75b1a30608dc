import { expect, test } from "vitest";
import {
	calculateResults,
	currentFigures,
	figuresQuery,
	type Input,
	type Result,
	readFigures,
	readPlain,
	readTyped,
	worksheetOf,
} from "./sheet";
import { formatFigure } from "./unit-format";

const INPUTS: Input[] = [
	{ key: "arv", unit: "USD", default: 196_000, min: 0, max: 1_000_000 },
	{ key: "share", unit: "percent", default: 70, min: 0, max: 100 },
	{ key: "repairs", unit: "USD", default: 28_000 },
];
const RESULTS = [
	{ key: "total", unit: "USD", formula: "arv * share / 100 - repairs" },
	{ key: "offer", unit: "USD", formula: "total - 9000" },
	{ key: "ratio", unit: "percent", formula: "offer / repairs * 100" },
];
const read = (search: string) => readFigures(INPUTS, new URLSearchParams(search));

test("results are worked out from the inputs and the results before them", () => {
	expect(calculateResults(RESULTS, read(""))).toEqual({ total: 109_200, offer: 100_200, ratio: 357.857142857 });
});

test("one that cannot be worked out is none, and takes what stands on it along", () => {
	const results = [{ key: "total", unit: "USD", formula: "arv / repairs" }, ...RESULTS.slice(1)];
	expect(calculateResults(results, read("repairs=0"))).toEqual({ total: null, offer: null, ratio: null });
});

test("an address holds what differs from the first figures, and is read back", () => {
	const figures = read("arv=250000&share=70");
	expect(figuresQuery(INPUTS, figures)).toBe("?arv=250000");
	expect(read(figuresQuery(INPUTS, figures))).toEqual(figures);
	expect(figuresQuery(INPUTS, read(""))).toBe("");
});

test.each([
	["12.5", 12.5],
	[" 7 ", 7],
	["-3", 0],
	["999", 100],
	["1e9", null],
	["1,5", null],
	["Infinity", null],
	["", null],
	[null, null],
	["9".repeat(400), null],
])("%j is read as %s", (text, figure) => {
	expect(readPlain({ min: 0, max: 100 }, text)).toBe(figure);
});

test.each([
	["196,000", "en", 196_000],
	["196.000", "de", 196_000],
	["196\u202f000,5", "fr", 196_000.5],
	["12.5", "en", 12.5],
	["12,5", "ru", 12.5],
	["-3", "en", 0],
	["a house", "en", null],
	["", "en", null],
	["9".repeat(400), "en", null],
] as const)("%j typed in %s is %s", (text, language, figure) => {
	expect(readTyped({ min: 0 }, text, language)).toBe(figure);
});

test("a form without script sends its figures as they are written in its language", () => {
	expect(read("arv=250.000&share=65,5&_typed=de")).toMatchObject({ arv: 250_000, share: 65.5 });
	expect(read("arv=250.5&_typed=xx")).toMatchObject({ arv: 250.5 });
});

test("the result that stands out parts what leads to it from what else is said", () => {
	const named = (results: readonly Result[]) => {
		const { lines, main, also } = worksheetOf(results);
		return [lines.map(({ key }) => key), main?.key, also.map(({ key }) => key)];
	};
	const marked = RESULTS.map((result) => (result.key === "offer" ? { ...result, place: "main" as const } : result));
	expect(named(marked)).toEqual([["total"], "offer", ["ratio"]]);
	expect(named(RESULTS)).toEqual([["total", "offer"], "ratio", []]);
	expect(worksheetOf([])).toEqual({ lines: [], main: null, also: [] });
});

test.each([
	[100_200, "USD", "en", "$100,200"],
	[-17_800.4, "USD", "de", "-17.800\u00a0$"],
	[70, "percent", "de", "70\u00a0%"],
	[84.5, "m2", "fr", "84,5 m²"],
	[1, "days", "en", "1 day"],
	[1234.567, "count", "en", "1,234.57"],
])("%d %s in %s is %s", (value, unit, language, text) => {
	expect(formatFigure(value, unit, language)).toBe(text);
});

test("a field that was emptied reckons with nothing, and its results cannot be worked out", () => {
	const inputs = [
		{ key: "arv", unit: "USD", default: 200_000 },
		{ key: "fee", unit: "USD", default: 8_000 },
	];
	const results = [
		{ key: "half", unit: "USD", formula: "arv / 2" },
		{ key: "left", unit: "USD", formula: "half - fee" },
	];
	const now = currentFigures(inputs, { arv: 200_000, fee: 8_000 }, { fee: "" }, "en");
	expect(now).toEqual({ arv: 200_000 });
	expect(calculateResults(results, now)).toEqual({ half: 100_000, left: null });
	expect(currentFigures(inputs, { arv: 200_000, fee: 8_000 }, { fee: "9,000" }, "en")).toEqual({
		arv: 200_000,
		fee: 9_000,
	});
});
