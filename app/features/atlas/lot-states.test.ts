import { describe, expect, test } from "vitest";
import { lotStates, newlyDone } from "./lot-states";

describe("what a lot shows", () => {
	test("done, then the next one, then those to do", () => {
		expect(lotStates(4, 2, { done: [true, false, true, false] })).toEqual(["done", "next", "done", "todo"]);
		expect(lotStates(3, 0, { done: [true, false, false], nextIndex: 2 })).toEqual(["done", "todo", "next"]);
	});

	test("without progress one lot is set off", () => {
		expect(lotStates(3, 1, {})).toEqual(["todo", "next", "todo"]);
	});
});

test("a lot fills when it becomes done, not when it was done before", () => {
	expect(newlyDone(["done", "next", "todo"], ["done", "done", "next"])).toEqual([false, true, false]);
	expect(newlyDone(["done", "done"], ["done", "done"])).toEqual([false, false]);
	expect(newlyDone(["done", "done"], ["done", "next"])).toEqual([false, false]);
});
