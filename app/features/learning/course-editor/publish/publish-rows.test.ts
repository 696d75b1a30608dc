import { expect, test } from "vitest";
import { publishRows } from "./publish-rows";

const curriculum = [
	{ key: "ground", lessons: ["one", "two"] },
	{ key: "next", lessons: ["three"] },
];

test("drafts stand by their part in the order of the course, then what the order does not name", () => {
	const drafts = [
		{ key: "lesson/gone", language: "en" },
		{ key: "lesson/three", language: "de" },
		{ key: "sheet/plan", language: "en" },
		{ key: "lesson/two", language: "*" },
		{ key: "lesson/two", language: "en" },
		{ key: "module/ground", language: "*" },
		{ key: "course", language: "en" },
	];
	const rows = publishRows(curriculum, drafts).map(({ key, number, isListed, drafts: own }) => [
		key,
		number,
		isListed,
		own.length,
	]);
	expect(rows).toEqual([
		["course", null, true, 1],
		["module/ground", "1", true, 1],
		["lesson/two", "1.2", true, 2],
		["lesson/three", "2.1", true, 1],
		["lesson/gone", null, false, 1],
		["sheet/plan", null, true, 1],
	]);
});
