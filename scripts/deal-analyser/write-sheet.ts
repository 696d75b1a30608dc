import type { Style, Workbook, Worksheet } from "@cj-tech-master/excelts";
import type { BlockRow, InputCell, ResultCell } from "./block.ts";
import { NUMBER_FORMATS, STYLES, solid, validationFor } from "./cell-styles.ts";
import { CELL_COLUMNS, type CellPlace, cellsOf, HEAD_ROWS, locator, rowsOf, type SheetPlan } from "./place-blocks.ts";
import type { WorkbookWords } from "./workbook-words.ts";

const WIDTHS = [40, 16, 15, 13, 16, 17, 17];
const LINE_HEIGHT = 15.5;
const LAST = CELL_COLUMNS.at(-1);

type Context = { sheet: Worksheet; words: WorkbookWords; at: (key: string) => string };

export async function writeSheet(
	workbook: Workbook,
	{ plan, places, words }: { plan: SheetPlan; places: Map<string, CellPlace>; words: WorkbookWords },
): Promise<void> {
	const sheet = workbook.addWorksheet(plan.name, {
		views: [{ state: "frozen", xSplit: 0, ySplit: HEAD_ROWS, showGridLines: false }],
		pageSetup: { paperSize: 9, orientation: "portrait", fitToPage: true, fitToWidth: 1, fitToHeight: 0 },
	});
	WIDTHS.forEach((width, at) => {
		sheet.getColumn(at + 1).width = width;
	});
	const context = { sheet, words, at: locator(places, plan.name) };
	writeHead(context, plan);
	for (const { row, number } of rowsOf(plan.blocks, true)) {
		if (row.is === "title") writeTitle(context, row.block, number);
		else writeRow(context, row, number);
	}
	await sheet.protect("", {
		selectLockedCells: true,
		selectUnlockedCells: true,
		formatColumns: true,
		formatRows: true,
	});
}

function writeHead({ sheet, words }: Context, { heading }: SheetPlan): void {
	put(sheet, "A1", words.get("titles", heading), STYLES.sheetTitle);
	sheet.getRow(1).height = 28;
	const intro = words.get("intros", heading);
	sheet.mergeCells(`A2:${LAST}2`);
	put(sheet, "A2", intro, STYLES.intro);
	sheet.getRow(2).height = LINE_HEIGHT * linesOf(intro, 128) + 3;
	put(sheet, "A3", words.get("labels", "legendInput"), {
		...STYLES.input,
		protection: { locked: true, hidden: false },
	});
	sheet.mergeCells(`B3:${LAST}3`);
	const legend = words.get("labels", "legendResult");
	put(sheet, "B3", legend, STYLES.hint);
	sheet.getRow(3).height = LINE_HEIGHT * linesOf(legend, 95) + 3;
}

function writeTitle({ sheet, words }: Context, block: string, number: number): void {
	sheet.mergeCells(`A${number}:${LAST}${number}`);
	put(sheet, `A${number}`, words.get("titles", block), STYLES.blockTitle);
	sheet.getRow(number).height = 22;
}

function writeRow(context: Context, row: BlockRow, number: number): void {
	const { sheet, words } = context;
	switch (row.is) {
		case "gap":
			for (const column of CELL_COLUMNS) sheet.getCell(`${column}${number}`).style = STYLES.group;
			put(sheet, `A${number}`, words.get("titles", row.title), STYLES.group);
			sheet.getRow(number).height = 26;
			return;
		case "heads":
			row.columns.forEach((name, at) => {
				put(sheet, `${CELL_COLUMNS[at]}${number}`, words.get("columns", name), STYLES.head);
			});
			sheet.getRow(number).height = LINE_HEIGHT * 3;
			return;
		case "line":
			for (const { cell, column } of cellsOf(row)) if (cell) writeCell(context, cell, `${column}${number}`);
			return;
		case "field":
			writeField(context, row.cell, number);
	}
}

function writeField(context: Context, cell: InputCell | ResultCell, number: number): void {
	const { sheet, words } = context;
	const isMain = cell.is === "result" && cell.isMain;
	const label = words.get("labels", cell.key);
	put(sheet, `A${number}`, label, isMain ? STYLES.mainLabel : STYLES.label);
	writeCell(context, cell, `B${number}`);
	const isWide = cell.format === "text";
	if (isWide) sheet.mergeCells(`B${number}:D${number}`);
	const hint = words.find("hints", cell.key);
	const first = isWide ? "E" : "C";
	const lines = Math.max(linesOf(label, 38), hint ? linesOf(hint, isWide ? 46 : 74) : 1);
	sheet.getRow(number).height = LINE_HEIGHT * lines + 3;
	if (!hint) return;
	sheet.mergeCells(`${first}${number}:${LAST}${number}`);
	put(sheet, `${first}${number}`, hint, STYLES.hint);
}

function writeCell({ sheet, words, at }: Context, cell: InputCell | ResultCell, address: string): void {
	const target = sheet.getCell(address);
	const isText = cell.format === "text" || cell.format === "unit";
	const alignment = { vertical: "middle", horizontal: isText ? "left" : "right" } as const;
	const numFmt = NUMBER_FORMATS[cell.format];
	if (cell.is === "input") {
		target.value = cell.value ?? null;
		target.style = { ...STYLES.input, numFmt, alignment };
		const validation = validationFor(cell.format, words);
		if (validation) target.dataValidation = validation;
		return;
	}
	target.value = { formula: cell.formula(at) };
	// A formula in a cell of the format "text" would be shown as text.
	target.style = {
		...(cell.isMain ? STYLES.mainResult : STYLES.result),
		numFmt: isText ? "General" : numFmt,
		alignment,
	};
	if (cell.key === "verdict") colourVerdict(sheet, words, address);
}

const VERDICT_COLOURS = { goAhead: "FFBFE3CC", negotiate: "FFFFE3A3", walkAway: "FFF6C4BE" };

function colourVerdict(sheet: Worksheet, words: WorkbookWords, address: string): void {
	sheet.addConditionalFormatting({
		ref: address,
		rules: Object.entries(VERDICT_COLOURS).map(([name, argb], at) => ({
			type: "expression" as const,
			priority: at + 1,
			formulae: [`${address}="${words.get("verdicts", name)}"`],
			style: { fill: { ...solid(argb), bgColor: { argb } } },
		})),
	});
}

function put(sheet: Worksheet, address: string, text: string, style: Partial<Style>): void {
	const cell = sheet.getCell(address);
	cell.value = text;
	cell.style = style;
}

/** `width` is in letters; a Chinese letter is as wide as two. */
function linesOf(text: string, width: number): number {
	const letters = [...text].reduce((sum, letter) => sum + (/\p{Script=Han}|[，。：；（）]/u.test(letter) ? 2 : 1), 0);
	return Math.ceil(letters / width);
}
