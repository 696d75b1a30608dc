import type { HousePaths, LotPaths } from "./lot-paths.ts";
import type { ThemedPicture } from "./manifest.ts";
import type { Ground } from "./sheets.ts";

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
	lots: LotPaths;
	/** What a house has besides its rooms, where the lots are rooms. */
	house: HousePaths | null;
	/** The line round long lots. */
	border: string | null;
	/** The number in the title block; only a cover has one. */
	number: number | null;
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
