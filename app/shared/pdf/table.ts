import { breakLines, breakUnits } from "./break-lines";
import { columnWidths } from "./column-widths";
import type { TextStyle } from "./faces";
import type { Cell } from "./text-blocks";

export type Table = { head: readonly Cell[]; rows: readonly (readonly Cell[])[] };

export type TableCanvas = {
	left: number;
	width: number;
	measure: (text: string, style: TextStyle, size: number) => number;
	leading: (size: number) => number;
	/** Starts a new page unless this much space is left; true if it did. */
	ensure: (points: number) => boolean;
	frame: (box: { x: number; width: number; height: number; isShaded: boolean }) => void;
	line: (text: string, at: { x: number; down: number; style: TextStyle; size: number }) => void;
	move: (points: number) => void;
};

/** Cell padding, and the minimum height of a row, which leaves room for handwriting. */
const CELL_PADDING_SIDE = 4;
const CELL_PADDING_TOP = 3.5;
const LEAST_HEIGHT = 21;
const BEGINNING = 66;

export function drawTable(ground: TableCanvas, { head, rows }: Table): void {
	const size = head.length > 7 ? 7.5 : head.length > 5 ? 8 : 9;
	const widths = columnWidths(
		head.map((_, column) => needOf(ground, [head, ...rows], { column, size })),
		ground.width,
	);
	const rowOf = (row: readonly Cell[], isHead: boolean) => layOut(ground, row, { widths, size, isHead });
	const top = rowOf(head, true);
	ground.ensure(BEGINNING);
	drawRow(ground, top, { size, isHead: true });
	for (const cells of rows) {
		const row = rowOf(cells, false);
		if (ground.ensure(row.height)) drawRow(ground, top, { size, isHead: true });
		drawRow(ground, row, { size, isHead: false });
	}
}

function needOf(
	{ measure }: TableCanvas,
	rows: readonly (readonly Cell[])[],
	{ column, size }: Record<"column" | "size", number>,
) {
	const cells = rows.flatMap((row, at) => {
		const cell = row[column];
		return cell ? [{ text: cell.text, style: styleOf(cell, at === 0) }] : [];
	});
	const widest = (split: (text: string) => string[]) =>
		2 * CELL_PADDING_SIDE +
		Math.max(0, ...cells.flatMap(({ text, style }) => split(text).map((part) => measure(part, style, size))));
	return { word: widest((text) => breakUnits(text).map((piece) => piece.trim())), text: widest((text) => [text]) };
}

type Row = { height: number; cells: { lines: string[]; width: number; style: TextStyle; align: Cell["align"] }[] };

function layOut(
	{ measure, leading }: TableCanvas,
	row: readonly Cell[],
	{ widths, size, isHead }: { widths: readonly number[]; size: number; isHead: boolean },
): Row {
	const cells = widths.map((width, column) => {
		const cell = row[column] ?? { text: "", isStrong: false, align: "left" };
		const style = styleOf(cell, isHead);
		const lines = breakLines(cell.text, width - 2 * CELL_PADDING_SIDE + 0.01, (part) => measure(part, style, size));
		return { lines, width, style, align: cell.align };
	});
	const most = Math.max(...cells.map(({ lines }) => lines.length));
	return { cells, height: Math.max(most * leading(size) + 2 * CELL_PADDING_TOP, isHead ? 0 : LEAST_HEIGHT) };
}

function drawRow(
	ground: TableCanvas,
	{ cells, height }: Row,
	{ size, isHead }: { size: number; isHead: boolean },
): void {
	let x = ground.left;
	for (const { lines, width, style, align } of cells) {
		ground.frame({ x, width, height, isShaded: isHead });
		for (const [at, line] of lines.entries()) {
			const free = align === "right" ? width - 2 * CELL_PADDING_SIDE - ground.measure(line, style, size) : 0;
			const down = CELL_PADDING_TOP + (at + 1) * ground.leading(size) - size * 0.4;
			ground.line(line, { x: x + CELL_PADDING_SIDE + free, down, style, size });
		}
		x += width;
	}
	ground.move(height);
}

function styleOf({ isStrong }: Cell, isHead: boolean): TextStyle {
	return isHead || isStrong ? "strong" : "text";
}
