import { describe, expect, test } from "vitest";
import { freshLots } from "../cover-drawing";
import { lotStates } from "./lot-states";

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
	const [one, two] = ["M1 1h2v2z", "M5 1h2v2z"];

	expect(freshLots(one, one + two)).toEqual({ fresh: two, kept: one });
	expect(freshLots(one + two, one + two)).toEqual({ fresh: "", kept: one + two });
	expect(freshLots(one + two, one)).toEqual({ fresh: "", kept: one });
	expect(freshLots("", "")).toEqual({ fresh: "", kept: "" });
});
