import { expect, test } from "vitest";
import { traceContours } from "./contours.ts";
import type { Point } from "./points.ts";
import { makeTerrain } from "./terrain.ts";

const AREA = { x: 0, y: 0, width: 200, height: 200 };

test("a round hill has round lines, closed, at the right distance", () => {
	const cone = (x: number, y: number) => 100 - Math.hypot(x - 100, y - 100);

	const contours = traceContours(cone, AREA, { cell: 5, interval: 20, tolerance: 0.3 });

	const line = contours.flatMap(({ lines }) => lines).find((points) => Math.abs(radius(points) - 60) < 1) as Point[];
	expect(line[0]).toEqual(line.at(-1));
	for (const point of line) expect(Math.abs(Math.hypot(point[0] - 100, point[1] - 100) - 60)).toBeLessThan(1);
});

test("every fifth height is a major line", () => {
	const slope = (x: number, y: number) => x + 8 * Math.sin(y / 20);

	const contours = traceContours(slope, AREA, { cell: 5, interval: 10, tolerance: 0.3 });

	expect(contours.filter(({ isMajor }) => isMajor).length).toBeGreaterThanOrEqual(4);
	expect(contours.length).toBeGreaterThanOrEqual(19);
});

test("the same seed gives the same ground, another seed another", () => {
	const heights = (seed: number) => [10, 60, 150].map((place) => makeTerrain(seed, AREA, 7)(place, place));

	expect(heights(3)).toEqual(heights(3));
	expect(heights(3)).not.toEqual(heights(4));
});

function radius(points: readonly Point[]): number {
	return points.reduce((sum, [x, y]) => sum + Math.hypot(x - 100, y - 100), 0) / points.length;
}
