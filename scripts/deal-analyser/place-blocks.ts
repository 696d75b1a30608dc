import type { Block, BlockCell, BlockRow } from "./block.ts";

export const CELL_COLUMNS = ["A", "B", "C", "D", "E", "F", "G"] as const;
export const HEAD_ROWS = 3;

export type SheetPlan = { name: string; heading: string; blocks: readonly Block[] };
export type CellPlace = { sheet: string; address: string };

export function placeCells(sheets: readonly SheetPlan[]): Map<string, CellPlace> {
	const places = new Map<string, CellPlace>();
	for (const { name, blocks } of sheets) {
		for (const { row, number } of rowsOf(blocks)) {
			cellsOf(row).forEach(({ cell, column }) => {
				if (cell) places.set(cell.key, { sheet: name, address: `${column}${number}` });
			});
		}
	}
	return places;
}

/** A field stands beside its label, a line begins at the edge. */
export function cellsOf(row: BlockRow): { cell: BlockCell; column: (typeof CELL_COLUMNS)[number] }[] {
	if (row.is === "field") return [{ cell: row.cell, column: "B" }];
	if (row.is !== "line") return [];
	return row.cells.map((cell, at) => ({ cell, column: CELL_COLUMNS[at] ?? "G" }));
}

type PlacedRow = { row: BlockRow | { is: "title"; block: string }; number: number };

/** One block below the other; if there are several, each has its title. */
export function rowsOf(blocks: readonly Block[]): { row: BlockRow; number: number }[];
export function rowsOf(blocks: readonly Block[], withTitles: true): PlacedRow[];
export function rowsOf(blocks: readonly Block[], withTitles = false): PlacedRow[] {
	let number = HEAD_ROWS + 1;
	const placed: PlacedRow[] = [];
	for (const { name, rows } of blocks) {
		number += 1;
		if (blocks.length > 1) placed.push({ row: { is: "title", block: name }, number: number++ });
		for (const row of rows) placed.push({ row, number: number++ });
	}
	return withTitles ? placed : placed.filter(({ row }) => row.is !== "title");
}

export function locator(places: Map<string, CellPlace>, sheet: string) {
	return (key: string): string => {
		const place = places.get(key);
		if (!place) throw new Error(`A formula on ${sheet} asks for ${key}, which no block has`);
		return place.sheet === sheet ? place.address : `'${place.sheet}'!${place.address}`;
	};
}
