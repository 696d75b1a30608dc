export type CellFormat = "text" | "amount" | "signedAmount" | "share" | "area" | "months" | "date" | "unit" | "perArea";

export type Locate = (key: string) => string;
export type Formula = (at: Locate) => string;

export type InputCell = { is: "input"; key: string; format: CellFormat; value?: string | number | undefined };
export type ResultCell = { is: "result"; key: string; format: CellFormat; formula: Formula; isMain?: boolean };
export type BlockCell = InputCell | ResultCell | null;

/** A labelled cell with a hint, the head of a table, or a row of one. `key` names its words. */
export type BlockRow =
	| { is: "field"; cell: InputCell | ResultCell }
	| { is: "heads"; columns: readonly string[] }
	| { is: "line"; cells: readonly BlockCell[] }
	| { is: "gap"; title: string };

/** A sheet of its own, or one of several blocks on the sheet of an example deal. */
export type Block = { name: string; rows: readonly BlockRow[] };

export function input(key: string, format: CellFormat, value?: string | number): BlockRow {
	return { is: "field", cell: { is: "input", key, format, value } };
}

export function result(key: string, format: CellFormat, formula: Formula, isMain = false): BlockRow {
	return { is: "field", cell: { is: "result", key, format, formula, isMain } };
}

export function gap(title: string): BlockRow {
	return { is: "gap", title };
}
