import { COVER_BOX } from "../frame.ts";
import { type Box, boxAround, expandBox } from "../geometry/points.ts";
import type { CourseLots } from "../lots/lesson-lots.ts";
import { STEPS_PER_UNIT } from "../lots/lot-paths.ts";
import { lotStates } from "../lots/lot-states.ts";
import { drawBackdrop } from "./backdrop.ts";
import { drawWordmark } from "./brand.ts";
import { lotsDrawing } from "./lots-drawing.ts";
import type { Palette } from "./palette.ts";
import { FILE_STEPS, svgElement, svgOfSize } from "./svg.ts";
import { heroDrawing } from "./town-drawing.ts";
import type { TownOptions } from "./town-map.ts";

export const SOCIAL_SIZE = { width: 1200, height: 630 };

const PLATE_BOX: Box = { x: 36, y: 522, width: 272, height: 72 };

/** Plat of a course with every lot done, and the school's name in its title block. */
export function socialImage(lots: CourseLots, ground: Palette, page: Palette): string {
	const { width, height } = SOCIAL_SIZE;
	const states = lotStates(lots.lots.length, lots.subject, { done: lots.lots.map(() => true) });
	const view = wideWindow(lots);
	const layer = (steps: number, inner: string) => {
		const viewBox = [view.x, view.y, view.width, view.height].map((side) => Math.round(side * steps)).join(" ");
		return svgElement("svg", { width, height, viewBox, preserveAspectRatio: "xMidYMid slice" }, inner);
	};
	return svgOfSize(
		width,
		height,
		layer(FILE_STEPS, innerOf(drawBackdrop(lots.sheet, "social", ground))),
		layer(STEPS_PER_UNIT, lotsDrawing(lots, states, ground)),
		...plate(page),
	);
}

/** The landing page's town, fully built, with the subject lot clear of the name plate. */
const TOWN_OPTIONS: TownOptions = {
	area: { x: 0, y: 0, width: 640, height: 336 },
	seed: 12,
	target: [360, 150],
	townFrom: -60,
	highest: 2.9,
};

export function schoolSocialImage(page: Palette): string {
	const { width, height } = SOCIAL_SIZE;
	const viewBox = [0, 0, TOWN_OPTIONS.area.width * FILE_STEPS, TOWN_OPTIONS.area.height * FILE_STEPS].join(" ");
	const town = svgElement("svg", { width, height, viewBox }, innerOf(heroDrawing(TOWN_OPTIONS, page)));
	return svgOfSize(width, height, svgElement("rect", { width, height, fill: page.surface }), town, ...plate(page));
}

function plate(page: Palette): string[] {
	return [
		svgElement("rect", { ...PLATE_BOX, fill: page.surface, stroke: page["line-strong"], "stroke-width": 2 }),
		drawWordmark(PLATE_BOX.x + 20, PLATE_BOX.y + 18, 36, page.ink, page),
	];
}

/** Crops to the lots at the image's ratio, with the lots right of centre, clear of the name plate. */
function wideWindow({ lots }: CourseLots): Box {
	const ratio = SOCIAL_SIZE.width / SOCIAL_SIZE.height;
	const around = expandBox(boxAround(lots.flatMap(({ outline }) => outline)), 20);
	const width = Math.min(COVER_BOX.width, Math.max(around.width, around.height * ratio));
	const height = width / ratio;
	const x = Math.min(Math.max(0, around.x + (around.width - width) / 2 - 0.14 * width), COVER_BOX.width - width);
	const y = Math.min(Math.max(0, around.y + (around.height - height) / 2), COVER_BOX.height - height);
	return { x, y, width, height };
}

function innerOf(svg: string): string {
	return svg.slice(svg.indexOf(">") + 1, svg.lastIndexOf("</svg>"));
}
