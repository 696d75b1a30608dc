import { type Block, buildingOutline, divideIntoParcels } from "../geometry/blocks.ts";
import { polygonsPath } from "../geometry/path-data.ts";
import { type Box, boxAround, boxesMeet, centroid, distance, type Point, type Quad } from "../geometry/points.ts";
import { seededRandom } from "../geometry/random.ts";
import { gridBlocks } from "../plans/grid.ts";
import type { Palette } from "./palette.ts";
import { FILE_STEPS, svgElement, svgOfView, svgPath, toFileSteps } from "./svg.ts";

export const STEPS_OF_A_DEAL = ["find", "contract", "assign", "close"] as const;
export type StepOfADeal = (typeof STEPS_OF_A_DEAL)[number];

export const STEP_SIZE = { width: 264, height: 176 };

const TOWN_BOX: Box = { x: 0, y: 0, ...STEP_SIZE };

export function stepDrawing(step: StepOfADeal, palette: Palette): string {
	const { subject, others } = lots();
	const [x, y] = centroid(subject);
	const view = { ...STEP_SIZE, x: x - STEP_SIZE.width / 2 + 8, y: y - STEP_SIZE.height / 2 - 10 };
	const seen = others.filter((corners) => boxesMeet(boxAround(corners), view));
	const random = seededRandom(41);
	const houses = seen.map((corners) => buildingOutline(corners, random));
	const frame = [view.x, view.y].map(toFileSteps) as [number, number];
	const [width, height] = [toFileSteps(view.width), toFileSteps(view.height)];
	return svgOfView(
		view,
		"xMidYMid",
		svgElement("rect", { x: frame[0], y: frame[1], width, height, fill: palette["map-ground"] }),
		svgPath(shapes([subject, ...seen]), { fill: palette["map-lot"], stroke: palette["map-line"], "stroke-width": 0.8 }),
		svgPath(shapes(houses), { fill: palette["map-bldg"] }),
		subjectLot(step, subject, palette),
		step === "contract" ? flag([x + 4, y - 4], palette) : "",
		step === "assign" ? arrow([x + 18, y - 6], palette) : "",
	);
}

function lots(): { subject: Quad; others: Quad[] } {
	const blocks: Block[] = gridBlocks(TOWN_BOX, {
		turn: -0.16,
		blockWidth: 150,
		blockHeight: 192,
		street: 20,
		bend: 6,
		bendLength: 220,
	});
	const upright = blocks.map((block): Block => ({ ...block, at: (along, across) => block.at(across, along) }));
	const all = upright.flatMap((block) => divideIntoParcels(block, 6).map(({ corners }) => turned(corners)));
	const away = (corners: Quad) => distance(centroid(corners), [132, 84]);
	const [subject, ...others] = all.sort((one, other) => away(one) - away(other));
	return { subject: subject as Quad, others };
}

function turned([one, two, three, four]: Quad): Quad {
	return [two, three, four, one];
}

function subjectLot(step: StepOfADeal, subject: Quad, palette: Palette): string {
	const stroke = palette["map-subject-line"];
	const house = buildingOutline(subject, seededRandom(3));
	const fills: Record<StepOfADeal, string | undefined> = {
		find: palette["map-lot"],
		contract: palette["map-comp"],
		assign: "url(#h)",
		close: palette["map-subject"],
	};
	const line = { stroke, "stroke-width": step === "find" ? 1.8 : 2.4, "stroke-linejoin": "round" };
	return [
		step === "assign" ? hatch(palette) : "",
		step === "assign" ? svgPath(shapes([subject]), { fill: palette["map-lot"] }) : "",
		svgPath(shapes([subject]), {
			fill: fills[step],
			...line,
			"stroke-dasharray": step === "find" ? `${toFileSteps(5)} ${toFileSteps(3)}` : undefined,
		}),
		svgPath(shapes([house]), { fill: step === "close" ? stroke : palette["map-bldg"] }),
	].join("");
}

function hatch(palette: Palette): string {
	const side = toFileSteps(6);
	const line = svgElement("path", {
		d: `M0 0V${side}`,
		stroke: palette["map-subject-line"],
		"stroke-width": toFileSteps(2),
	});
	const attributes = { id: "h", width: side, height: side, patternUnits: "userSpaceOnUse" };
	return svgElement("pattern", { ...attributes, patternTransform: "rotate(45)" }, line);
}

function flag([x, y]: Point, palette: Palette): string {
	const cloth: Point[] = [
		[x, y - 44],
		[x + 26, y - 44],
		[x + 20, y - 36],
		[x + 26, y - 28],
		[x, y - 28],
	];
	const pole = `M${toFileSteps(x)} ${toFileSteps(y)}v${-toFileSteps(44)}`;
	return (
		svgPath(pole, { stroke: palette.ink, "stroke-width": 1.6 }) + svgPath(shapes([cloth]), { fill: palette.brand })
	);
}

function arrow([x, y]: Point, palette: Palette): string {
	const [startX, startY] = [toFileSteps(x), toFileSteps(y)];
	const move = (...numbers: number[]) => numbers.map(toFileSteps).join(" ");
	const d = `M${startX} ${startY}c${move(32, -40, 62, -28, 78, -10)}m${move(-9, -3)}l${move(9, 3)} ${move(1.5, -10)}`;
	return svgPath(d, {
		fill: "none",
		stroke: palette.brand,
		"stroke-width": 1.8,
		"stroke-linecap": "round",
		"stroke-linejoin": "round",
	});
}

function shapes(polygons: readonly (readonly Point[])[]): string {
	return polygonsPath(polygons, FILE_STEPS);
}
