import type { Box, Point } from "../geometry/points.ts";
import { type Random, seededRandom } from "../geometry/random.ts";

/** `hinge`: where the gap in the wall begins; `along` and `into`: where the leaf points when shut and open. */
export type Door = { rooms: [number, number]; hinge: Point; along: Point; into: Point };

/** One room per lesson in reading order. `windows` are segments of the outer wall. */
export type FloorPlan = { house: Box; rooms: Box[]; doors: Door[]; windows: [Point, Point][] };

const DEFAULT_HOUSE: Box = { x: 92, y: 66, width: 296, height: 188 };
const LARGEST_HOUSE: Box = { x: 36, y: 44, width: 408, height: 218 };
const ROOMS_AT_EASE = 24;

/**
 * Splits a house into rooms by halving: at a module's end when near the middle, along the longer side, in proportion
 * to lessons. Every wall gets a door, so all rooms are connected.
 */
export function floorPlan(seed: number, lessonCounts: readonly number[]): FloorPlan {
	const count = lessonCounts.reduce((sum, lessons) => sum + lessons, 0);
	const house = houseFor(count);
	const walls: Wall[] = [];
	const rooms =
		count > 0 ? splitIntoRooms({ from: 0, to: count }, house, moduleEnds(lessonCounts), seededRandom(seed), walls) : [];
	const doors = walls.flatMap((wall) => placeDoor(wall, rooms) ?? []);
	return { house, rooms, doors, windows: rooms.flatMap((room) => windowsOf(room, house)) };
}

type Span = { from: number; to: number };
type Wall = { isUpright: boolean; at: number; from: number; to: number };

/** The house grows beyond two dozen rooms, to keep rooms large enough. */
function houseFor(rooms: number): Box {
	const share = Math.min(1, Math.max(0, (rooms - ROOMS_AT_EASE) / ROOMS_AT_EASE));
	const mix = (small: number, large: number) => small + (large - small) * share;
	return {
		x: mix(DEFAULT_HOUSE.x, LARGEST_HOUSE.x),
		y: mix(DEFAULT_HOUSE.y, LARGEST_HOUSE.y),
		width: mix(DEFAULT_HOUSE.width, LARGEST_HOUSE.width),
		height: mix(DEFAULT_HOUSE.height, LARGEST_HOUSE.height),
	};
}

function moduleEnds(lessonCounts: readonly number[]): number[] {
	let end = 0;
	return lessonCounts.map((lessons) => (end += lessons));
}

function splitIntoRooms(span: Span, box: Box, ends: readonly number[], random: Random, walls: Wall[]): Box[] {
	const count = span.to - span.from;
	if (count === 1) return [box];
	const cut = chooseCut(span, ends, random);
	const jitter = count > 2 ? 0.06 * (random() - 0.5) : 0.14 * (random() - 0.5);
	const share = (cut - span.from) / count + jitter;
	const [first, second] = [
		{ from: span.from, to: cut },
		{ from: cut, to: span.to },
	];
	if (box.width > box.height * 1.1) {
		const left = Math.round(box.width * share);
		walls.push({ isUpright: true, at: box.x + left, from: box.y, to: box.y + box.height });
		return [
			...splitIntoRooms(first, { ...box, width: left }, ends, random, walls),
			...splitIntoRooms(second, { ...box, x: box.x + left, width: box.width - left }, ends, random, walls),
		];
	}
	const top = Math.round(box.height * share);
	walls.push({ isUpright: false, at: box.y + top, from: box.x, to: box.x + box.width });
	return [
		...splitIntoRooms(first, { ...box, height: top }, ends, random, walls),
		...splitIntoRooms(second, { ...box, y: box.y + top, height: box.height - top }, ends, random, walls),
	];
}

function chooseCut({ from, to }: Span, ends: readonly number[], random: Random): number {
	const middle = (from + to) / 2;
	const near = (end: number) => Math.abs(end - middle) <= 0.2 * (to - from) && end > from && end < to;
	const [best] = ends.filter(near).sort((one, other) => Math.abs(one - middle) - Math.abs(other - middle));
	return best ?? (random() < 0.5 ? Math.floor(middle) : Math.ceil(middle));
}

/** A door on the longest shared wall of two rooms; null when none is long enough. */
function placeDoor(wall: Wall, rooms: readonly Box[]): Door | null {
	const start = (room: Box) => (wall.isUpright ? room.y : room.x);
	const end = (room: Box) => (wall.isUpright ? room.y + room.height : room.x + room.width);
	const nearSide = (room: Box) => (wall.isUpright ? room.x + room.width : room.y + room.height);
	const farSide = (room: Box) => (wall.isUpright ? room.x : room.y);

	let best = { from: 0, to: 0, between: [0, 0] as [number, number] };
	rooms.forEach((one, near) => {
		if (Math.abs(nearSide(one) - wall.at) > 0.5) return;
		rooms.forEach((other, far) => {
			if (Math.abs(farSide(other) - wall.at) > 0.5) return;
			const from = Math.max(start(one), start(other), wall.from);
			const to = Math.min(end(one), end(other), wall.to);
			if (to - from > best.to - best.from) best = { from, to, between: [near, far] };
		});
	});
	const stretch = best.to - best.from;
	const width = Math.min(20, stretch * 0.6);
	if (width < 7) return null;
	const place = best.from + (stretch - width) * 0.3;
	return wall.isUpright
		? { rooms: best.between, hinge: [wall.at, place], along: [0, width], into: [-width, 0] }
		: { rooms: best.between, hinge: [place, wall.at], along: [width, 0], into: [0, width] };
}

function windowsOf(room: Box, house: Box): [Point, Point][] {
	const [left, right] = [room.x + room.width * 0.25, room.x + room.width * 0.75];
	const bottom = house.y + house.height;
	const windows: [Point, Point][] = [];
	if (room.y <= house.y)
		windows.push([
			[left, house.y],
			[right, house.y],
		]);
	if (room.y + room.height >= bottom - 0.5)
		windows.push([
			[left, bottom],
			[right, bottom],
		]);
	return windows;
}
