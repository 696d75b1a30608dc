import { COVER_BOX } from "../frame.ts";
import { linesPath } from "../geometry/path-data.ts";
import type { CourseLots } from "../lots/lesson-lots.ts";
import { housePaths, type LotState, lotPaths, STEPS_PER_UNIT } from "../lots/lot-paths.ts";
import { borderLine } from "../plans/long-lots.ts";
import type { Palette } from "./palette.ts";
import { svgElement } from "./svg.ts";

/** Lots over a backdrop, for standalone images; in steps of half a unit. */
export function lotsDrawing(lots: CourseLots, states: readonly LotState[], palette: Palette): string {
	const paths = lotPaths(lots, states);
	const house = lots.house && housePaths(lots.house, states);
	const line = { stroke: palette.line, "stroke-width": STEPS_PER_UNIT * (house ? 3.2 : 1) };
	const drawn = (d: string | undefined, attributes: Record<string, string | number | undefined>) =>
		svgElement("path", { d, ...attributes });
	const subjectLine = {
		stroke: palette["subject-line"],
		"stroke-width": STEPS_PER_UNIT * 2.2,
		"stroke-linejoin": "round",
	};
	return svgElement(
		"g",
		{ fill: "none" },
		drawn(paths.todo, { fill: palette.lot, ...line }),
		drawn(paths.done, { fill: palette.done, ...line }),
		drawn(paths.buildings, { fill: palette.building }),
		drawn(paths.next, { fill: palette.subject, ...subjectLine }),
		drawn(house?.doors, { stroke: palette.lot, "stroke-width": STEPS_PER_UNIT * 3.6 }),
		drawn(house?.doneDoors, { stroke: palette.done, "stroke-width": STEPS_PER_UNIT * 3.6 }),
		drawn(house?.windows, { stroke: palette.ground, "stroke-width": STEPS_PER_UNIT * 1.5 }),
		drawn(house?.lines, { stroke: palette.line, "stroke-width": STEPS_PER_UNIT * 0.9 }),
		lots.sheet.plan === "longLots" ? border(palette) : "",
	);
}

function border({ subject }: Palette): string {
	const dashes = [12, 4, 2, 4].map((length) => length * STEPS_PER_UNIT).join(" ");
	const d = linesPath([borderLine(COVER_BOX, COVER_BOX)], STEPS_PER_UNIT);
	return svgElement("path", { d, stroke: subject, "stroke-width": 2 * STEPS_PER_UNIT, "stroke-dasharray": dashes });
}
