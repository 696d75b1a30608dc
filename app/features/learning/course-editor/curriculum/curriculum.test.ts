import { expect, test } from "vitest";
import { applyChange, type Curriculum, placeLesson, placeOf, readPlace, stepOf, writePlace } from "./curriculum";

const ORDER: Curriculum = [
	{ key: "a", lessons: ["1", "2", "3"] },
	{ key: "b", lessons: [] },
	{ key: "c", lessons: ["4"] },
];
const lists = (order: Curriculum) => order.map(({ key, lessons }) => [key, ...lessons].join(" "));

test("a lesson is put before another; the place counts without the lesson itself", () => {
	expect(lists(placeLesson(ORDER, "1", { module: "a", at: 1 }))).toEqual(["a 2 1 3", "b", "c 4"]);
	expect(lists(placeLesson(ORDER, "3", { module: "c", at: 0 }))).toEqual(["a 1 2", "b", "c 3 4"]);
	expect(lists(placeLesson(ORDER, "3", { module: "a", at: 99 }))).toEqual(["a 1 2 3", "b", "c 4"]);
});

test.each<[string, -1 | 1, string | null]>([
	["2", -1, "a:0"],
	["2", 1, "a:2"],
	["3", 1, "b:0"],
	["4", -1, "b:0"],
	["1", -1, null],
	["4", 1, null],
	["9", 1, null],
])("lesson %s goes by %i to %s", (lesson, by, place) => {
	const found = stepOf(ORDER, lesson, by);
	expect(found && writePlace(found)).toBe(place);
});

test("step by step a lesson comes from the first place to the last and back", () => {
	const places = (by: -1 | 1, begin: Curriculum) => {
		const seen: string[] = [];
		for (let order = begin; ; ) {
			const place = stepOf(order, "1", by);
			if (!place) return { seen, order };
			seen.push(writePlace(place));
			order = placeLesson(order, "1", place);
		}
	};
	const down = places(1, ORDER);
	expect(down.seen).toEqual(["a:1", "a:2", "b:0", "c:0", "c:1"]);
	expect(lists(places(-1, down.order).order)).toEqual(lists(ORDER));
});

test("a place is read as it is written", () => {
	const place = placeOf(ORDER, "3");
	expect(place && readPlace(writePlace(place))).toEqual({ module: "a", at: 2 });
	expect(placeOf(ORDER, "9")).toBeNull();
});

test.each<[Parameters<typeof applyChange>[1], string[]]>([
	[{ kind: "placeLesson", lesson: "4", module: "b", at: 0 }, ["a 1 2 3", "b 4", "c"]],
	[{ kind: "placeLesson", lesson: "4", module: "gone", at: 0 }, ["a 1 2 3", "b", "c 4"]],
	[{ kind: "placeModule", module: "c", at: 0 }, ["c 4", "a 1 2 3", "b"]],
	[{ kind: "placeModule", module: "gone", at: 0 }, ["a 1 2 3", "b", "c 4"]],
	[{ kind: "retireLesson", lesson: "2" }, ["a 1 3", "b", "c 4"]],
	[{ kind: "retireModule", module: "a" }, ["b", "c 4"]],
])("%o twice is the same as once", (change, after) => {
	const once = applyChange(ORDER, change);
	expect(lists(once)).toEqual(after);
	expect(applyChange(once, change)).toEqual(once);
});
