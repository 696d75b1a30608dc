import { expect, test } from "vitest";
import { momentOf } from "./moment";

const lesson = (id: number, state: "done" | "next" | "todo", required = true) => ({ id, state, required });
const moment = (id: number, modules: ReturnType<typeof lesson>[][], left: number[]) =>
	momentOf({
		lesson: { id },
		modules: modules.map((lessons) => ({ lessons })),
		left: left.map((lessonId) => ({ lessonId })),
	});

test("a lesson among others finishes nothing", () => {
	expect(moment(1, [[lesson(1, "next"), lesson(2, "todo")], [lesson(3, "todo")]], [1, 2, 3])).toBeNull();
});

test("the last open lot of a module finishes it, before and after it is done", () => {
	const lots = ["done", "done"];
	expect(moment(2, [[lesson(1, "done"), lesson(2, "next")], [lesson(3, "todo")]], [2, 3])).toEqual({
		kind: "module",
		number: 1,
		lots,
	});
	expect(moment(2, [[lesson(1, "done"), lesson(2, "done")], [lesson(3, "next")]], [3])?.kind).toBe("module");
});

test("what is optional keeps neither a module nor a course open, and finishes none", () => {
	const modules = [[lesson(1, "done"), lesson(2, "todo", false)], [lesson(3, "next")]];
	expect(moment(1, modules, [3])).toEqual({ kind: "module", number: 1, lots: ["done", "todo"] });
	expect(moment(2, modules, [3])).toBeNull();
	expect(moment(3, modules, [3])?.kind).toBe("course");
	expect(moment(3, modules, [])?.kind).toBe("course");
});
