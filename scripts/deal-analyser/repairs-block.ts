import { type Block, type BlockRow, gap, input, result } from "./block.ts";
import type { Deal } from "./deals.ts";
import type { WorkbookWords } from "./workbook-words.ts";

export const REPAIR_LINES = 14;
/** Prefilled on an empty sheet, so that none is forgotten. */
const USUAL_LINES = [
	"kitchen",
	"bathroom",
	"wiring",
	"heating",
	"roof",
	"windowsAndDoors",
	"plasterAndPaint",
	"floors",
	"pipes",
	"outside",
	"permits",
	"waste",
];

export function repairsBlock(words: WorkbookWords, deal: Partial<Deal>): Block {
	const usual = USUAL_LINES.map((name) => ({ name, quantity: undefined, unitPrice: undefined }));
	const filled = deal.repairs ?? usual;
	const count = deal.repairs ? Math.max(8, deal.repairs.length) : REPAIR_LINES;
	return {
		name: "repairs",
		rows: [
			{ is: "heads", columns: ["work", "quantity", "unitPrice", "sum"] },
			...Array.from({ length: count }, (_, at) => repairRow(words, at + 1, filled[at])),
			gap("repairsTotal"),
			result("works", "amount", (at) => `SUM(${at("repair1.sum")}:${at(`repair${count}.sum`)})`),
			input("contingency", "share", deal.contingency ?? 0.15),
			result("contingencyAmount", "amount", (at) => `${at("works")}*${at("contingency")}`),
			result("repairsTotal", "amount", (at) => `${at("works")}+${at("contingencyAmount")}`, true),
		],
	};
}

type Line = { name: string; quantity: number | undefined; unitPrice: number | undefined };

function repairRow(words: WorkbookWords, number: number, line: Line | undefined): BlockRow {
	const key = (name: string) => `repair${number}.${name}`;
	return {
		is: "line",
		cells: [
			{ is: "input", key: key("name"), format: "text", value: line && words.get("repairs", line.name) },
			{ is: "input", key: key("quantity"), format: "area", value: line?.quantity },
			{ is: "input", key: key("unitPrice"), format: "amount", value: line?.unitPrice },
			{
				is: "result",
				key: key("sum"),
				format: "amount",
				formula: (at) =>
					`IF(COUNT(${at(key("quantity"))},${at(key("unitPrice"))})=2,${at(key("quantity"))}*${at(key("unitPrice"))},"")`,
			},
		],
	};
}
