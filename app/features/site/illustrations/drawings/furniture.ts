import { COVER_BOX, NEAT_LINE, TITLE_BLOCK } from "../frame.ts";
import { linesPath, polygonsPath } from "../geometry/path-data.ts";
import type { Box, Point } from "../geometry/points.ts";
import type { Palette } from "./palette.ts";
import { FILE_STEPS, svgPath } from "./svg.ts";

export const NUMBER_WIDTH = 36;

/** Neat line, ticks, title block and scale bar. The page sets the translated text. */
export function furniture(palette: Palette): string {
	const lines = { fill: "none", stroke: palette.line, "stroke-width": 0.9 };
	const scaleBar = [16, 16, 32];
	const at = (index: number) => TITLE_BLOCK.x + 44 + scaleBar.slice(0, index).reduce((sum, part) => sum + part, 0);
	const bars = scaleBar.map((width, index) =>
		rectangleCorners({ x: at(index), y: TITLE_BLOCK.y + 21, width, height: 4 }),
	);
	const [first, second, third] = bars as [Point[], Point[], Point[]];
	const divider: Point[] = [
		[TITLE_BLOCK.x + NUMBER_WIDTH, TITLE_BLOCK.y],
		[TITLE_BLOCK.x + NUMBER_WIDTH, TITLE_BLOCK.y + TITLE_BLOCK.height],
	];
	return [
		svgPath(polygonsPath([rectangleCorners(NEAT_LINE)], FILE_STEPS), lines),
		svgPath(linesPath(ticks(), FILE_STEPS), lines),
		svgPath(polygonsPath([rectangleCorners(TITLE_BLOCK)], FILE_STEPS), { ...lines, fill: palette.ground }),
		svgPath(linesPath([divider], FILE_STEPS), lines),
		svgPath(polygonsPath([second], FILE_STEPS), { ...lines, "stroke-width": 0.8 }),
		svgPath(polygonsPath([first, third], FILE_STEPS), { fill: palette.line }),
	].join("");
}

export function rectangleCorners({ x, y, width, height }: Box): Point[] {
	return [
		[x, y],
		[x + width, y],
		[x + width, y + height],
		[x, y + height],
	];
}

function ticks(): Point[][] {
	const [left, top] = [NEAT_LINE.x, NEAT_LINE.y];
	const [right, bottom] = [COVER_BOX.width - left, COVER_BOX.height - top];
	const upright = [1, 2, 3, 4, 5].map((part) => left + (NEAT_LINE.width * part) / 6);
	const level = [1, 2, 3].map((part) => top + (NEAT_LINE.height * part) / 4);
	return [
		...upright.flatMap((x): Point[][] => [
			[
				[x, top],
				[x, top - 6],
			],
			[
				[x, bottom],
				[x, bottom + 6],
			],
		]),
		...level.flatMap((y): Point[][] => [
			[
				[left, y],
				[left - 6, y],
			],
			[
				[right, y],
				[right + 6, y],
			],
		]),
	];
}
