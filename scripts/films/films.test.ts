import { readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { readCourses } from "#db/content/read-courses.ts";
import { drawShape } from "./draw-shape.ts";
import { changeKeys, element, type Film, opacityKeys, pairs, valueAt } from "./film.ts";
import { sceneGroup, shiftShapes } from "./later.ts";
import { cutPoints, pointOn, ringPoints } from "./paths.ts";

const SCENES = fileURLToPath(new URL("scenes/", import.meta.url));
const scenes = readdirSync(SCENES).filter((name) => name.endsWith(".ts"));
const films = await Promise.all(
	scenes.map(async (name) => ((await import(join(SCENES, name))) as { film: Film }).film),
);
const lessons = readCourses(fileURLToPath(new URL("../../db/content/courses", import.meta.url)))
	.flatMap(({ modules }) => modules.flatMap((module) => module.lessons))
	.flatMap(({ video }) => video ?? []);

test("every film is as long as its lesson states", () => {
	const made = films.map(({ name, seconds }) => [`${name}.mp4`, seconds]);
	const stated = lessons.map(({ file, durationSeconds }) => [file, durationSeconds]);
	expect(stated).toEqual(expect.arrayContaining(made));
});

test.each(films)("$name can be drawn at each of its seconds, and carries no words", ({ seconds, shapes }) => {
	for (let second = 0; second <= seconds; second++) {
		const svg = shapes.map((shape) => drawShape(shape, second)).join("");
		expect(svg).not.toMatch(/<text|NaN|undefined/);
	}
});

test("a track eases from key to key and rests outside", () => {
	const track = changeKeys(10, 2, 20, 4);
	expect([0, 2, 4, 6, 9].map((second) => valueAt(track, second))).toEqual([10, 10, 15, 20, 20]);
	expect(valueAt(7, 3)).toBe(7);
});

test("a figure counts in steps and ends exactly", () => {
	const figure = (second: number) =>
		drawShape({ figure: { text: { count: pairs("0 0, 2 1542"), step: 100 }, size: 10, anchor: 0 } }, second);
	const fixed = (text: string) => drawShape({ figure: { text, size: 10, anchor: 0 } }, 0);
	expect([figure(1), figure(2)]).toEqual([fixed("800"), fixed("1 542")]);
});

test("a scene runs in its own seconds, and is there only while the film shows it", () => {
	const box = element(
		"rect",
		{ width: changeKeys(0, 1, 100, 2) },
		{ x: changeKeys(0, 1, 40, 2), opacity: opacityKeys(0) },
	);
	const drawnAt = (second: number) => drawShape(sceneGroup(20, 30, [box]), second);
	expect([drawnAt(19), drawnAt(31)]).toEqual(["", ""]);
	expect(drawnAt(22)).toBe(drawShape(box, 2));
	expect(drawnAt(24)).toBe('<g transform="translate(40 0)"><rect width="100"/></g>');
});

test("figures, lines and ways are later by the same seconds", () => {
	const count = { figure: { text: { count: pairs("0 0, 2 1542"), step: 100 }, size: 10, anchor: 0 } };
	const drawn = { line: { points: pairs("0 0, 10 0"), to: changeKeys(0, 0, 1, 2) } };
	const carried = { along: { points: pairs("0 0, 10 0"), share: changeKeys(0, 0, 1, 2) }, children: [count] };
	for (const shape of [count, drawn, carried])
		expect(shiftShapes(5, [shape]).map((moved) => drawShape(moved, 6))).toEqual([drawShape(shape, 1)]);
});

test("a line is cut by its length", () => {
	expect(cutPoints(pairs("0 0, 10 0, 10 30"), 0, 0.5)).toEqual([
		[0, 0],
		[10, 0],
		[10, 10],
	]);
	expect(pointOn(ringPoints([0, 0], 5), 0.25).map(Math.round)).toEqual([5, 0]);
});
