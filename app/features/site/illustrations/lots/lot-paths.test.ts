import { expect, test } from "vitest";
import { TOPIC_COVER_NAMES } from "../covers.ts";
import type { Point } from "../geometry/points.ts";
import { courseLots } from "./lesson-lots.ts";
import { housePaths, lotPaths, STEPS_PER_UNIT } from "./lot-paths.ts";
import { lotStates } from "./lot-states.ts";

const course = (topicDrawing: string) => ({ id: 1, topicDrawing, lessonCounts: [5, 6, 6, 5, 6] });

test("on a cover one lot is set off and the rest are to do", () => {
	const states = lotStates(14, 5, {});

	expect(states.filter((state) => state === "next")).toHaveLength(1);
	expect(states[5]).toBe("next");
	expect(states.filter((state) => state === "todo")).toHaveLength(13);
});

test("on a plat what is done is done, the first open lesson is next, the rest are to do", () => {
	expect(lotStates(4, 2, { done: [true, false, true, false] })).toEqual(["done", "next", "done", "todo"]);
});

test("the lesson that the learner is at can be another than the first open one", () => {
	const states = lotStates(4, 0, { done: [true, false, false, false], nextIndex: 3 });

	expect(states).toEqual(["done", "todo", "todo", "next"]);
});

test("a finished course has no next lot", () => {
	expect(lotStates(3, 1, { done: [true, true, true] })).toEqual(["done", "done", "done"]);
});

test("each state has the lots that are in it, and only what is to do has a building", () => {
	const lots = courseLots(course("classifieds"));
	const states = lotStates(28, lots.subject, { done: lots.lots.map((_, index) => index < 10) });

	const paths = lotPaths(lots, states);

	expect(shapesIn(paths.done)).toBe(10);
	expect(shapesIn(paths.next)).toBe(1);
	expect(shapesIn(paths.todo)).toBe(17);
	expect(shapesIn(paths.buildings)).toBe(17);
});

test("each lot is drawn where it lies, whatever else the path draws before it", () => {
	const lots = courseLots(course("classifieds"));
	const states = lotStates(28, lots.subject, { done: lots.lots.map((_, index) => index < 10) });

	const drawn = lotPaths(lots, states)
		.done.match(/M[^M]*/g)
		?.map(cornersOf);

	const stepped = (corners: readonly Point[]) =>
		corners.map(([x, y]) => [Math.round(x * STEPS_PER_UNIT), Math.round(y * STEPS_PER_UNIT)]);
	expect(drawn).toEqual(lots.lots.slice(0, 10).map(({ outline }) => stepped(outline)));
});

function cornersOf(shape: string): number[][] {
	const [x = 0, y = 0, ...steps] = (shape.match(/-?\d+/g) ?? []).map(Number);
	expect(shape).toMatch(/^M-?\d+ -?\d+l[\d -]+z$/);
	const corners = [[x, y]];
	for (let index = 0; index < steps.length; index += 2) {
		const [lastX = 0, lastY = 0] = corners.at(-1) ?? [];
		corners.push([lastX + (steps[index] ?? 0), lastY + (steps[index + 1] ?? 0)]);
	}
	return corners;
}

test("a house has doors enough to reach every room, and those between done rooms are drawn apart", () => {
	const lots = courseLots(course("contracts"));
	const none = housePaths(lots.house as NonNullable<typeof lots.house>, lotStates(28, 0, {}));
	const all = housePaths(
		lots.house as NonNullable<typeof lots.house>,
		lots.lots.map(() => "done" as const),
	);

	expect(lots.house?.doors).toHaveLength(27);
	expect(none.doneDoors).toBe("");
	expect(all.doors).toBe("");
});

test.each(TOPIC_COVER_NAMES)("the lots of %s weigh little: 28 of them, uncompressed", (name) => {
	const lots = courseLots(course(name));
	const states = lotStates(28, lots.subject, {});
	const house = lots.house ? Object.values(housePaths(lots.house, states)).join("") : "";

	expect(Object.values(lotPaths(lots, states)).join("").length + house.length).toBeLessThan(2_500);
});

function shapesIn(path: string): number {
	return path.split("z").length - 1;
}
