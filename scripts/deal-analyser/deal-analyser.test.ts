import { fileURLToPath } from "node:url";
import { Workbook } from "@cj-tech-master/excelts";
import { calculateFormulas } from "@cj-tech-master/excelts/formula";
import readXlsxFile from "read-excel-file/node";
import { describe, expect, test } from "vitest";
import { LANGUAGE_CODES, type Language } from "#app/shared/words/languages.ts";
import { analyserWorkbook } from "./analyser-workbook.ts";
import { courseResults } from "./course-formula.ts";
import { SAMPLE_DEALS } from "./deals.ts";
import type { CellPlace } from "./place-blocks.ts";
import { readWords, wordsOf } from "./workbook-words.ts";

const FILES = fileURLToPath(new URL("../../db/content/library/files/", import.meta.url));
const fileOf = (language: Language) => `${FILES}deal-analyser.${language === "en" ? "" : `${language}.`}xlsx`;

/** Results that the course states for its three deals. */
const TOLD = [
	{ maximumOffer: 102_600, spread: 13_600, profit: 37_940, highestOffer: 102_600, firstOffer: 96_600 },
	{ maximumOffer: 105_500, spread: 1_500, profit: 23_400, highestOffer: 105_500, firstOffer: 102_000 },
	{ maximumOffer: 42_200, spread: -21_800, profit: -3_600, highestOffer: 42_200, firstOffer: 42_200 },
];
const VERDICTS = ["goAhead", "negotiate", "walkAway"];

test("the deals come to what the course says", () => {
	const results = SAMPLE_DEALS.map(courseResults);

	results.forEach((result, at) => {
		for (const [key, amount] of Object.entries(TOLD[at] ?? {})) expect(result[key], key).toBeCloseTo(amount, 6);
	});
	expect(results.map(({ verdict }) => verdict)).toEqual(VERDICTS);
	expect(results[1]).toMatchObject({ netIncome: 15_600, incomeValue: 156_000, landlordLimit: 122_000 });
});

describe.each(LANGUAGE_CODES)("in %s", (language) => {
	test("has the words of the English one and no others", () => {
		const keys = (words: object) => Object.entries(words).map(([list, own]) => [list, Object.keys(own)]);

		expect(keys(readWords(language))).toEqual(keys(readWords("en")));
	});

	test("the formulas of the filled deals give what the formulas of the course give", async () => {
		const { examples } = await analyserWorkbook(language);
		const workbook = await open(language);
		recalculate(workbook);

		SAMPLE_DEALS.forEach((deal, at) => {
			for (const [key, expected] of Object.entries(courseResults(deal))) {
				const shown = resultOf(workbook, examples[at]?.get(key));
				if (key === "verdict") expect(shown).toBe(wordsOf(language).get("verdicts", String(expected)));
				else expect(shown, `${deal.address}: ${key}`).toBeCloseTo(Number(expected), 6);
			}
		});
	});

	test("the empty sheets calculate a deal that is typed in, and until then show no error and no result", async () => {
		const { empty } = await analyserWorkbook(language);
		const workbook = await open(language);
		recalculate(workbook);
		expect(errorsIn(workbook)).toEqual([]);
		expect(resultOf(workbook, empty.get("maximumOffer"))).toBe("");

		const typed = { price: 98_000, ownArv: 212_000, ownRepairs: 36_800, fee: 9_000 };
		for (const [key, value] of Object.entries(typed)) cellAt(workbook, empty.get(key)).value = value;
		recalculate(workbook);

		expect(resultOf(workbook, empty.get("maximumOffer"))).toBeCloseTo(102_600, 6);
		expect(errorsIn(workbook)).toEqual([]);
	});

	test("inputs may be typed over and results may not", async () => {
		const workbook = await open(language);

		for (const sheet of workbook.worksheets) {
			expect(sheet.sheetProtection?.sheet, sheet.name).toBe(true);
			const open: string[] = [];
			sheet.eachRow((row) =>
				row.eachCell((cell) => {
					if (cell.formula && cell.protection?.locked === false) open.push(cell.address);
				}),
			);
			expect(open, sheet.name).toEqual([]);
		}
	});

	test("the file that ships is what the generator makes, and keeps its results for readers that do not calculate", async () => {
		const { workbook, examples } = await analyserWorkbook(language);
		const shipped = await open(language);

		expect(contentsOf(shipped)).toEqual(contentsOf(workbook));
		const place = examples[0]?.get("maximumOffer");
		const sheets = await readXlsxFile(fileOf(language));
		const example = sheets.find(({ sheet }) => sheet === place?.sheet);
		expect(example?.data.flat()).toContain(102_600);
	});
});

async function open(language: Language): Promise<Workbook> {
	const workbook = new Workbook();
	await workbook.xlsx.readFile(fileOf(language));
	return workbook;
}

function recalculate(workbook: Workbook): void {
	for (const sheet of workbook.worksheets) {
		sheet.eachRow((row) =>
			row.eachCell((cell) => {
				if (cell.formula) cell.value = { formula: cell.formula };
			}),
		);
	}
	calculateFormulas(workbook);
}

function cellAt(workbook: Workbook, place: CellPlace | undefined) {
	const sheet = place && workbook.getWorksheet(place.sheet);
	if (!sheet) throw new Error("There is no such cell");
	return sheet.getCell(place.address);
}

function resultOf(workbook: Workbook, place: CellPlace | undefined) {
	return cellAt(workbook, place).result;
}

function errorsIn(workbook: Workbook): string[] {
	const errors: string[] = [];
	for (const sheet of workbook.worksheets) {
		sheet.eachRow((row) =>
			row.eachCell((cell) => {
				const { result } = cell;
				if (typeof result === "object" && result !== null && "error" in result) {
					errors.push(`${sheet.name}!${cell.address}`);
				}
			}),
		);
	}
	return errors;
}

function contentsOf(workbook: Workbook): string[] {
	const contents: string[] = [];
	for (const sheet of workbook.worksheets) {
		sheet.eachRow((row) =>
			row.eachCell((cell) => {
				if (cell.formula) contents.push(`${sheet.name}!${cell.address} =${cell.formula}`);
				else if (cell.value !== null) contents.push(`${sheet.name}!${cell.address} ${cell.value}`);
			}),
		);
	}
	return contents;
}
