import { linesPath, polygonsPath } from "../geometry/path-data.ts";
import type { Box, Point } from "../geometry/points.ts";
import type { Door, FloorPlan } from "../plans/floor-plan.ts";
import type { CourseLots } from "./lesson-lots.ts";

/** Steps per unit: half a unit is below a pixel at every size, and keeps numbers short. */
export const STEPS_PER_UNIT = 2;

export type LotState = "done" | "next" | "todo";

/** Path data of a course's lots in steps of half a unit; empty strings for none. */
export type LotPaths = Record<LotState | "buildings", string>;

/** One path per state: lots to do have a building, completed ones are filled. */
export function lotPaths(course: CourseLots, states: readonly LotState[]): LotPaths {
	const key = states.join();
	const known = cachedPaths.get(course) ?? new Map<string, LotPaths>();
	let paths = known.get(key);
	if (!paths) {
		paths = draw(course, states);
		if (known.size >= CACHE_SIZE) known.clear();
		cachedPaths.set(course, known.set(key, paths));
	}
	return paths;
}

/** Cached: guests see the same state, and learners return to theirs. */
const cachedPaths = new WeakMap<CourseLots, Map<string, LotPaths>>();
const CACHE_SIZE = 50;

function draw({ lots }: CourseLots, states: readonly LotState[]): LotPaths {
	const outlines = (state: LotState) =>
		lots
			.filter((_, index) => states[index] === state)
			.map(outlinePath)
			.join("");
	const buildings = lots.flatMap(({ building }, index) => (building && states[index] === "todo" ? [building] : []));
	return {
		done: outlines("done"),
		next: outlines("next"),
		todo: outlines("todo"),
		buildings: polygonsPath(buildings, STEPS_PER_UNIT),
	};
}

/** Begins with an absolute move, so that shapes can be separated and joined. */
function outlinePath({ outline }: { outline: readonly Point[] }): string {
	// After an absolute move, implicit lines would be absolute, too.
	return polygonsPath([outline], STEPS_PER_UNIT).replace(/^m(-?\d+) ?(-?\d+) ?/, "M$1 $2l");
}

/** Details of a house besides its rooms. Doors between two completed rooms have their own path, for their colour. */
export type HousePaths = Record<"doors" | "doneDoors" | "windows" | "lines", string>;

export function housePaths({ doors, windows, house }: FloorPlan, states: readonly LotState[]): HousePaths {
	const isDone = ({ rooms }: Door) => rooms.every((room) => states[room] === "done");
	const gaps = (some: Door[]) =>
		linesPath(
			some.map(({ hinge, along }) => [hinge, moved(hinge, along)]),
			STEPS_PER_UNIT,
		);
	return {
		doors: gaps(doors.filter((door) => !isDone(door))),
		doneDoors: gaps(doors.filter(isDone)),
		windows: linesPath(windows, STEPS_PER_UNIT),
		lines: linesPath(measuresOf(house), STEPS_PER_UNIT) + doors.map(leaf).join(""),
	};
}

function measuresOf({ x, y, width, height }: Box): Point[][] {
	const [top, right] = [y - 15, x + width + 15];
	return [
		[
			[x, top],
			[x + width, top],
		],
		...[x, x + 0.44 * width, x + width].map((at): Point[] => [
			[at, top - 5],
			[at, top + 5],
		]),
		[
			[right, y],
			[right, y + height],
		],
		...[y, y + height].map((at): Point[] => [
			[right - 5, at],
			[right + 5, at],
		]),
	];
}

function leaf({ hinge, along, into }: Door): string {
	const [x, y] = hinge.map(stepped);
	const [open, shut] = [into.map(stepped), along.map(stepped)];
	const radius = Math.abs((open[0] as number) + (open[1] as number));
	const turnsRight = along[0] * into[1] - along[1] * into[0] < 0 ? 1 : 0;
	const back = [(shut[0] as number) - (open[0] as number), (shut[1] as number) - (open[1] as number)];
	return `M${x} ${y}l${open.join(" ")}a${radius} ${radius} 0 0 ${turnsRight} ${back.join(" ")}`;
}

function moved(point: Point, by: Point): Point {
	return [point[0] + by[0], point[1] + by[1]];
}

function stepped(value: number): number {
	return Math.round(value * STEPS_PER_UNIT);
}
