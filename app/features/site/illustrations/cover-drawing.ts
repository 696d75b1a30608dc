import type { HousePaths, LotPaths } from "./lots/lot-paths.ts";
import type { ThemedPicture } from "./manifest.ts";
import type { Ground } from "./sheets.ts";

/** The data of the paths over a town, by what they draw: the lots, what a house has besides its rooms, the line round long lots. */
export type DrawnPaths = Partial<LotPaths & HousePaths & { border: string }>;

/**
 * A course as it is drawn, worked out on the server: the browser gets the paths and
 * not the geometry, which is ten times as long.
 */
export type CoverDrawing = {
	ground: Ground;
	/** The file of the town in both themes; undefined until the atlas has been drawn. */
	town: ThemedPicture | undefined;
	/** The part of the sheet that is shown, in steps of half a unit. */
	viewBox: string;
	isSquare: boolean;
	/** The number in the title block; only a cover has one. */
	number: number | null;
	paths: DrawnPaths;
};

/**
 * Of the lots that are done now, those that were not before, and the rest; both as
 * the data of paths. Each lot is a shape of its own that begins with an absolute move.
 */
export function freshLots(before: string, after: string): { fresh: string; kept: string } {
	const known = new Set(shapesOf(before));
	const shapes = shapesOf(after);
	return {
		fresh: shapes.filter((shape) => !known.has(shape)).join(""),
		kept: shapes.filter((shape) => known.has(shape)).join(""),
	};
}

function shapesOf(path: string): string[] {
	return path.match(/M[^M]*/g) ?? [];
}
