import type { CoverSources } from "#app/shared/uploads/cover-address.ts";
import type { CoverGround } from "./covers.ts";
import type { HousePaths, LotPaths } from "./lots/lot-paths.ts";
import type { ThemedPicture } from "./manifest.ts";

export type DrawnPaths = Partial<LotPaths & HousePaths & { border: string }>;

/** A course drawing as paths, computed on the server because the geometry is ten times as large. */
export type CoverDrawing = {
	ground: CoverGround;
	/** The town in both themes; undefined until the atlas is generated. */
	town: ThemedPicture | undefined;
	viewBox: string;
	isSquare: boolean;
	/** Instead of the drawing. */
	picture: CoverSources | null;
	number: number | null;
	paths: DrawnPaths;
};

/** Splits completed lots into new and earlier ones. Each lot is a shape that begins with an absolute move. */
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
