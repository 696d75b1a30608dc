import { boxAround, grown } from "../geometry/points.ts";
import type { CourseLots } from "../lesson-lots.ts";
import { STEPS } from "../lot-paths.ts";
import { lotStates } from "../lot-states.ts";
import { backdrop } from "./backdrop.ts";
import { wordmarkAt } from "./brand.ts";
import { lotsDrawing } from "./lots-drawing.ts";
import type { Palette } from "./palette.ts";
import { element, FILE_STEPS, sketch } from "./svg.ts";

/** What other sites show for a link, in pixels. */
export const SOCIAL_SIZE = { width: 1200, height: 630 };

const STRIP = 110;

/** The plat of a course with every lot done, over a strip with the name of the school. */
export function socialImage(lots: CourseLots, ground: Palette, page: Palette): string {
	const { width, height } = SOCIAL_SIZE;
	const states = lotStates(lots.lots.length, lots.subject, { done: lots.lots.map(() => true) });
	const drawn = { width, height: height - STRIP };
	const view = wideWindow(lots, drawn.width / drawn.height);
	const layer = (steps: number, inner: string) => {
		const viewBox = [view.x, view.y, view.width, view.height].map((side) => Math.round(side * steps)).join(" ");
		return element("svg", { ...drawn, viewBox, preserveAspectRatio: "xMidYMid slice" }, inner);
	};
	return sketch(
		width,
		height,
		element("rect", { width, height, fill: page.surface }),
		layer(FILE_STEPS, innerOf(backdrop(lots.sheet, "thumb", ground))),
		layer(STEPS, lotsDrawing(lots, states, ground)),
		element("path", { d: `M0 ${height - STRIP}h${width}`, stroke: page["line-strong"], "stroke-width": 2 }),
		wordmarkAt(56, height - STRIP / 2 - 22, 44, page.ink, page),
	);
}

function wideWindow({ lots }: CourseLots, ratio: number) {
	const around = grown(boxAround(lots.flatMap(({ outline }) => outline)), 16);
	const width = Math.min(480, Math.max(around.width, around.height * ratio));
	const height = width / ratio;
	const x = Math.min(Math.max(0, around.x + (around.width - width) / 2), 480 - width);
	const y = Math.min(Math.max(0, around.y + (around.height - height) / 2), 320 - height);
	return { x, y, width, height };
}

function innerOf(svg: string): string {
	return svg.slice(svg.indexOf(">") + 1, svg.lastIndexOf("</svg>"));
}
