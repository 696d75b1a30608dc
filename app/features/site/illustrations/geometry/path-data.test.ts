import { expect, test } from "vitest";
import { curvesPath, linesPath, polygonsPath } from "./path-data.ts";
import type { Point } from "./points.ts";

test("a polygon is written relative, in whole steps, and a second one starts where the first did", () => {
	const square: Point[] = [
		[10, 10],
		[20, 10],
		[20, 20],
		[10, 20],
	];
	const moved = square.map(([x, y]): Point => [x + 15, y]);

	expect(polygonsPath([square, moved], 1)).toBe("m10 10 10 0 0 10-10 0zm15 0 10 0 0 10-10 0z");
});

test("rounding does not add up along a line", () => {
	const line = Array.from({ length: 101 }, (_, index): Point => [index * 0.26, 0]);

	const [, ...steps] = linesPath([line], 1)
		.slice(1)
		.split(" ")
		.filter((_, index) => index % 2 === 0);

	expect(steps.reduce((sum, step) => sum + Number(step), 0)).toBe(26);
});

test("what is smaller than a step is left out", () => {
	expect(
		linesPath(
			[
				[
					[1, 1],
					[1.1, 1.1],
				],
			],
			1,
		),
	).toBe("");
});

test("a closed curve ends where it began", () => {
	const ring = Array.from({ length: 13 }, (_, index): Point => {
		const angle = ((index % 12) / 12) * 2 * Math.PI;
		return [100 + 50 * Math.cos(angle), 100 + 50 * Math.sin(angle)];
	});

	const path = curvesPath([ring], 5);

	expect(path.endsWith("z")).toBe(true);
	expect(path.match(/[a-z]/g)).toEqual(["m", "q", "t", "z"]);
});
