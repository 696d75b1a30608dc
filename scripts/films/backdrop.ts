import { traceContours } from "#app/features/site/illustrations/geometry/contours.ts";
import { curvesPath } from "#app/features/site/illustrations/geometry/path-data.ts";
import { makeTerrain } from "#app/features/site/illustrations/geometry/terrain.ts";
import { COLORS } from "./colors.ts";
import { FRAME_SIZE } from "./film.ts";

export const MARGIN = 26;
const BAR = { x: MARGIN, y: MARGIN, width: FRAME_SIZE.width - 2 * MARGIN, height: 10 };
const PIECE = 5;

export function backdrop(seconds: number): string {
	const area = { x: 0, y: 0, ...FRAME_SIZE };
	const terrain = makeTerrain(seconds, area, 8, [
		{ x: FRAME_SIZE.width * 0.94, y: FRAME_SIZE.height * 0.9, spread: 210, height: 1.7 },
		{ x: FRAME_SIZE.width * 0.04, y: FRAME_SIZE.height * 0.2, spread: 190, height: 1.3 },
	]);
	const contours = traceContours(terrain, area, { cell: 12, interval: 0.12, tolerance: 0.8, shortest: 120 });
	const d = curvesPath(
		contours.flatMap(({ lines }) => lines),
		1,
	);
	const rule = `stroke="${COLORS.rule}" stroke-width="2"`;
	const marks = Array.from({ length: Math.ceil(seconds / PIECE) - 1 }, (_, index) => {
		return `M${place((index + 1) * PIECE, seconds)} ${BAR.y}v${BAR.height + 6}`;
	});
	const inside = `x="${BAR.x}" y="${BAR.y}" width="${BAR.width}" height="${FRAME_SIZE.height - 2 * MARGIN}"`;
	return [
		`<clipPath id="sheet"><rect ${inside}/></clipPath>`,
		`<rect width="${FRAME_SIZE.width}" height="${FRAME_SIZE.height}" fill="${COLORS.ground}"/>`,
		`<path d="${d}" fill="none" stroke="${COLORS.contour}" stroke-width="1.2" opacity="0.38" clip-path="url(#sheet)"/>`,
		`<rect ${inside} fill="none" ${rule}/>`,
		`<rect x="${BAR.x}" y="${BAR.y}" width="${BAR.width}" height="${BAR.height}" fill="${COLORS.paper}" ${rule}/>`,
		`<path d="${marks.join("")}" ${rule}/>`,
		`<circle cx="1206" cy="646" r="31" fill="${COLORS.paper}" ${rule}/>`,
	].join("");
}

export function passed(second: number, seconds: number): string {
	const width = (place(second, seconds) - BAR.x).toFixed(2);
	const turn = (9 * Math.sin(second * 1.3) + 5 * Math.sin(second * 2.1)).toFixed(2);
	return [
		`<rect x="${BAR.x}" y="${BAR.y + 1}" width="${width}" height="${BAR.height - 2}" fill="${COLORS.line}"/>`,
		`<g transform="translate(1206 646)rotate(${turn})">`,
		`<path d="M0 -24L7 0H-7Z" fill="${COLORS.ink}"/><path d="M0 24L7 0H-7Z" fill="${COLORS.rule}"/></g>`,
	].join("");
}

function place(second: number, seconds: number): number {
	return BAR.x + (BAR.width * second) / seconds;
}
