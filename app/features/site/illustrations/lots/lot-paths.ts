import { linesPath, polygonsPath } from "../geometry/path-data.ts";
import type { Box, Point } from "../geometry/points.ts";
import type { Door, FloorPlan } from "../plans/floor-plan.ts";
import type { CourseLots } from "./lesson-lots.ts";

/** Half a unit is less than a pixel wherever a sheet is shown, and keeps the numbers short. */
export const STEPS = 2;

export type LotState = "done" | "next" | "todo";

/** The data of the paths that draw the lots of a course, in steps of half a unit; empty where there is nothing. */
export type LotPaths = Record<LotState | "buildings", string>;

/** One path for each state. A lot that is to do has a building; one that is done is filled. */
export function lotPaths(course: CourseLots, states: readonly LotState[]): LotPaths {
	const key = states.join();
	const known = drawn.get(course) ?? new Map<string, LotPaths>();
	let paths = known.get(key);
	if (!paths) {
		paths = draw(course, states);
		if (known.size >= REMEMBERED) known.clear();
		drawn.set(course, known.set(key, paths));
	}
	return paths;
}

/** Visitors all see a course in the same state, and learners come back to theirs. */
const drawn = new WeakMap<CourseLots, Map<string, LotPaths>>();
const REMEMBERED = 50;

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
		buildings: polygonsPath(buildings, STEPS),
	};
}

/** The shape of one lot. Its first move is absolute, so that shapes can be told apart and put together. */
function outlinePath({ outline }: { outline: readonly Point[] }): string {
	// After an absolute move the lines would be absolute, too.
	return polygonsPath([outline], STEPS).replace(/^m(-?\d+) ?(-?\d+) ?/, "M$1 $2l");
}

/** What a house has besides its rooms. Doors between two rooms that are done have a path of their own, for its colour. */
export type HousePaths = Record<"doors" | "doneDoors" | "windows" | "lines", string>;

export function housePaths({ doors, windows, house }: FloorPlan, states: readonly LotState[]): HousePaths {
	const isDone = ({ rooms }: Door) => rooms.every((room) => states[room] === "done");
	const gaps = (some: Door[]) =>
		linesPath(
			some.map(({ hinge, along }) => [hinge, moved(hinge, along)]),
			STEPS,
		);
	return {
		doors: gaps(doors.filter((door) => !isDone(door))),
		doneDoors: gaps(doors.filter(isDone)),
		windows: linesPath(windows, STEPS),
		lines: linesPath(measuresOf(house), STEPS) + doors.map(leaf).join(""),
	};
}

/** The lines beside a house that give its measure. */
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

/** An open door: the leaf, and a quarter of a circle back to where it shuts. */
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
	return Math.round(value * STEPS);
}
