import { coverSources } from "#app/shared/uploads/cover-address.ts";
import type { CoverDrawing, DrawnPaths } from "./cover-drawing";
import type { DrawnCourse } from "./covers";
import { COVER_BOX, NEAT_LINE } from "./frame";
import { linesPath } from "./geometry/path-data";
import type { Box } from "./geometry/points";
import { courseLots } from "./lots/lesson-lots";
import { housePaths, lotPaths, STEPS_PER_UNIT } from "./lots/lot-paths";
import { lotStates, type Progress } from "./lots/lot-states";
import { type PlatShape, platWindow } from "./lots/plat-window";
import type { ThemedPicture } from "./manifest";
import { manifest } from "./manifest.server";
import type { Mode } from "./modes";
import { borderLine } from "./plans/long-lots";

type CoverOptions = Progress & {
	/** `cover` from 280 px wide, `thumb` under 200 px, `plat` for lots and progress. */
	mode?: Mode;
	shape?: PlatShape;
};

/** The drawn town of a course's topic, with a lot for each lesson over it. In every mode a filled lot is a completed
 * lesson, a brass one the next, one with a building is still to do. */
export function drawCover(
	course: DrawnCourse,
	{ mode = "cover", shape = "sheet", ...progress }: CoverOptions,
): CoverDrawing {
	const lots = courseLots(course);
	const states = lotStates(lots.lots.length, lots.subject, progress);
	const view = mode === "plat" ? platWindow(lots, shape) : COVER_BOX;
	const town = manifest?.sheets[lots.sheet.name]?.[mode];

	const paths: DrawnPaths = {
		...lotPaths(lots, states),
		...(lots.house && housePaths(lots.house, states)),
		...(lots.sheet.plan === "longLots" && { border: mode === "cover" ? FRAMED_BORDER : BORDER_PATH }),
	};
	return {
		ground: lots.sheet.ground,
		town: mode === "plat" && town ? partOf(town, view) : town,
		viewBox: boxOf(view, STEPS_PER_UNIT).join(" "),
		picture: mode === "plat" ? null : coverSources(course.cover),
		isSquare: mode === "plat" && shape === "square",
		number: mode === "cover" ? course.id : null,
		paths,
	};
}

const BORDER_PATH = linesPath([borderLine(COVER_BOX, COVER_BOX)], STEPS_PER_UNIT);
const FRAMED_BORDER = linesPath([borderLine(COVER_BOX, NEAT_LINE)], STEPS_PER_UNIT);

/** Cover files use steps of a fifth of a unit. */
const STEPS_OF_FILES = 5;

function partOf({ light, dark }: ThemedPicture, view: Box): ThemedPicture {
	const box = boxOf(view, STEPS_OF_FILES).join(",");
	const fragment = `#svgView(viewBox(${box});preserveAspectRatio(xMidYMid%20slice))`;
	return { light: { ...light, src: light.src + fragment }, dark: { ...dark, src: dark.src + fragment } };
}

function boxOf({ x, y, width, height }: Box, steps: number): number[] {
	return [x, y, width, height].map((side) => side * steps);
}
