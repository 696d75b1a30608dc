import type { Borders, DataValidation, Fill, Font, Style } from "@cj-tech-master/excelts";
import type { CellFormat } from "./block.ts";
import type { WorkbookWords } from "./workbook-words.ts";

const AMOUNT = "#,##0;-#,##0";

/** Excel shows numbers in the reader's own language; a date follows their settings. */
export const NUMBER_FORMATS: Record<CellFormat, string> = {
	text: "@",
	amount: AMOUNT,
	signedAmount: "+#,##0;-#,##0;0",
	share: "0.0%",
	area: "#,##0.##",
	months: "0",
	date: "yyyy-mm-dd",
	unit: "@",
	perArea: "#,##0.00",
};

const BRAND = "FF14503A";
const INK = "FF1F2623";

export const solid = (argb: string): Fill => ({ type: "pattern", pattern: "solid", fgColor: { argb } });
const line = (argb: string) => ({ style: "thin", color: { argb } }) as const;
const around = (argb: string): Partial<Borders> => ({
	top: line(argb),
	left: line(argb),
	bottom: line(argb),
	right: line(argb),
});
const font = (own: Partial<Font> = {}): Partial<Font> => ({ name: "Calibri", size: 11, color: { argb: INK }, ...own });

export const STYLES = {
	sheetTitle: { font: font({ size: 18, bold: true, color: { argb: BRAND } }), alignment: { vertical: "middle" } },
	blockTitle: {
		font: font({ size: 13, bold: true, color: { argb: "FFFFFFFF" } }),
		fill: solid(BRAND),
		alignment: { vertical: "middle" },
	},
	intro: { font: font(), alignment: { wrapText: true, vertical: "top" } },
	group: {
		font: font({ bold: true, color: { argb: BRAND } }),
		border: { bottom: line(BRAND) },
		alignment: { vertical: "bottom" },
	},
	label: { font: font(), alignment: { wrapText: true, vertical: "middle" } },
	mainLabel: { font: font({ bold: true }), alignment: { wrapText: true, vertical: "middle" } },
	hint: {
		font: font({ size: 10, italic: true, color: { argb: "FF5B6560" } }),
		alignment: { wrapText: true, vertical: "middle", horizontal: "left", indent: 1 },
	},
	head: {
		font: font({ bold: true }),
		fill: solid("FFE6EDE9"),
		border: around("FFC8D3CD"),
		alignment: { wrapText: true, vertical: "middle", horizontal: "center" },
	},
	input: {
		font: font({ color: { argb: "FF1B3F8B" } }),
		fill: solid("FFFFF3D1"),
		border: around("FFD9B95B"),
		protection: { locked: false, hidden: false },
	},
	result: { font: font(), border: around("FFD5DCD8"), protection: { locked: true, hidden: false } },
	mainResult: {
		font: font({ bold: true, size: 12, color: { argb: BRAND } }),
		fill: solid("FFDDEBE3"),
		border: around(BRAND),
		protection: { locked: true, hidden: false },
	},
} satisfies Record<string, Partial<Style>>;

/** Null if any value is allowed. */
export function validationFor(format: CellFormat, words: WorkbookWords): DataValidation | null {
	const refusal = (key: string) => ({
		allowBlank: true,
		showErrorMessage: true,
		errorStyle: "stop",
		errorTitle: words.get("errors", "title"),
		error: words.get("errors", key),
	});
	switch (format) {
		case "amount":
		case "area":
			return { type: "decimal", operator: "greaterThanOrEqual", formulae: [0], ...refusal("amount") };
		case "signedAmount":
			return { type: "decimal", operator: "between", formulae: [-1e9, 1e9], ...refusal("number") };
		case "share":
			return { type: "decimal", operator: "between", formulae: [0, 1], ...refusal("share") };
		case "months":
			return { type: "whole", operator: "between", formulae: [0, 120], ...refusal("months") };
		case "date":
			return {
				type: "date",
				operator: "greaterThan",
				formulae: [new Date("2000-01-01T00:00:00Z")],
				...refusal("date"),
			};
		case "unit":
			return { type: "list", formulae: ['"ft²,m²"'], ...refusal("unit") };
		default:
			return null;
	}
}
