import { describe, expect, test } from "vitest";
import { TOPIC_COVER_NAMES } from "../covers.ts";
import { COVER_BOX, isFree, NEAT_LINE } from "../frame.ts";
import { shrinkOutline } from "../geometry/blocks.ts";
import { boxAround, centroid, distance, isInBox, type Point } from "../geometry/points.ts";
import { courseLots, type LessonLot } from "./lesson-lots.ts";

const COUNTS = Array.from({ length: 60 }, (_, index) => index + 1);
const SHIPPED = [
	[5, 6, 6, 5, 6],
	[4, 5, 4, 5],
	[5, 5, 4],
	[4, 5, 5],
];

describe.each(TOPIC_COVER_NAMES)("on the sheet of %s", (topicDrawing) => {
	test("every lesson has exactly one lot, however many there are", () => {
		for (const count of COUNTS) {
			expect(courseLots({ id: 1, topicDrawing, lessonCounts: [count] }).lots).toHaveLength(count);
			expect(courseLots({ id: 1, topicDrawing, lessonCounts: modulesOf(count) }).lots).toHaveLength(count);
		}
	});

	test("lots lie inside the neat line and clear of the title block", () => {
		for (const count of COUNTS) {
			for (const { outline } of courseLots({ id: 1, topicDrawing, lessonCounts: modulesOf(count) }).lots) {
				expect(outline.every((corner) => isInBox(corner, NEAT_LINE))).toBe(true);
				expect(isFree(outline)).toBe(true);
			}
		}
	});

	test("no lot overlaps another", () => {
		for (const lessonCounts of [...SHIPPED, [60], modulesOf(37)]) {
			const { lots } = courseLots({ id: 1, topicDrawing, lessonCounts });
			expect(overlaps(lots)).toEqual([]);
		}
	});

	test("lots hang together: from each, another is no further than over a street or the river", () => {
		for (const lessonCounts of [...SHIPPED, modulesOf(24), modulesOf(45)]) {
			const { lots } = courseLots({ id: 1, topicDrawing, lessonCounts });
			expect(reached(lots)).toBe(lots.length);
		}
	});

	test("the lessons of a module share a block", () => {
		const { lots } = courseLots({ id: 1, topicDrawing, lessonCounts: [4, 5, 5] });

		const modules = [lots.slice(0, 4), lots.slice(4, 9), lots.slice(9)];

		for (const module of modules) expect(reached(module)).toBe(module.length);
	});

	test("the same course is drawn the same again, also after the first is forgotten", () => {
		const draw = () => JSON.stringify(courseLots({ id: 1, topicDrawing, lessonCounts: [5, 6, 6, 5, 6] }));
		const first = draw();
		for (let count = 1; count <= 120; count++) courseLots({ id: 1, topicDrawing, lessonCounts: [count] });

		expect(draw()).toBe(first);
	});

	test("a course without lessons is an empty town", () => {
		expect(courseLots({ id: 1, topicDrawing, lessonCounts: [] }).lots).toEqual([]);
		expect(courseLots({ id: 1, topicDrawing, lessonCounts: [0, 0] }).lots).toEqual([]);
	});

	test("a very long course still fits", () => {
		const { lots } = courseLots({ id: 1, topicDrawing, lessonCounts: [300] });

		expect(lots).toHaveLength(300);
		expect(lots.every(({ outline }) => outline.every((corner) => isInBox(corner, COVER_BOX)))).toBe(true);
	});
});

function modulesOf(count: number): number[] {
	const modules = Math.max(1, Math.round(count / 5));
	return Array.from({ length: modules }, (_, index) => Math.ceil((count - index) / modules));
}

function overlaps(lots: readonly LessonLot[]): string[] {
	const smaller = lots.map(({ outline }) => shrinkOutline(outline, centroid(outline), 0.04));
	return smaller.flatMap((one, index) =>
		smaller.flatMap((other, place) => {
			const isIn = (point: Point) => holds(other, point);
			return place !== index && (one.some(isIn) || isIn(centroid(one))) ? [`${index} in ${place}`] : [];
		}),
	);
}

function holds(polygon: readonly Point[], [x, y]: Point): boolean {
	return polygon.reduce((inside, [x1, y1], index) => {
		const [x2, y2] = polygon[(index + 1) % polygon.length] as Point;
		const isCrossed = y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1;
		return isCrossed ? !inside : inside;
	}, false);
}

const ACROSS = 32;

function reached(lots: readonly LessonLot[]): number {
	const seen = new Set([0]);
	for (const index of seen) {
		const here = lots[index] as LessonLot;
		lots.forEach((lot, place) => {
			if (!seen.has(place) && gap(here, lot) <= ACROSS) seen.add(place);
		});
	}
	return seen.size;
}

function gap(one: LessonLot, other: LessonLot): number {
	const points = (lot: LessonLot) =>
		lot.outline.flatMap((corner, index) => [
			corner,
			centroid([corner, lot.outline[(index + 1) % lot.outline.length] as Point]),
		]);
	const [box, from] = [boxAround(other.outline), points(one)];
	if (from.some((point) => isInBox(point, box))) return 0;
	return Math.min(...from.flatMap((point) => points(other).map((place) => distance(point, place))));
}
