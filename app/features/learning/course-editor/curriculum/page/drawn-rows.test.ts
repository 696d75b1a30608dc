import { expect, test } from "vitest";
import type { Place } from "../curriculum";
import { orderChangeOf } from "./use-curriculum-changes";
import { drawnRows, type Lifted } from "./use-lifted-lesson";

const module = { key: "a", lessons: ["1", "2", "3"] };
const lifted = (to: Place, by: Lifted["by"] = "keys"): Lifted => ({
	lesson: "2",
	from: { module: "a", at: 1 },
	to,
	by,
});
const drawn = (one: typeof module, state: Lifted | null) =>
	drawnRows(one, state).map(({ lesson, look }) => (look === "plain" ? lesson : `${lesson} ${look}`));

test.each<[string, Lifted | null, string[]]>([
	["nothing is lifted", null, ["1", "2", "3"]],
	["it is lifted in place", lifted({ module: "a", at: 1 }), ["1", "2 lifted", "3"]],
	["it goes up", lifted({ module: "a", at: 0 }), ["2 lifted", "1", "2 left", "3"]],
	["it goes down", lifted({ module: "a", at: 2 }), ["1", "2 left", "3", "2 lifted"]],
	["it is in another module", lifted({ module: "b", at: 0 }), ["1", "2 left", "3"]],
	["the pointer carries it", lifted({ module: "b", at: 0 }, "pointer"), ["1", "2 left", "3"]],
])("rows of a module while %s", (_, state, rows) => {
	expect(drawn(module, state)).toEqual(rows);
});

test("a lesson that the keyboard carries stands in the other module", () => {
	const other = { key: "b", lessons: ["8", "9"] };
	expect(drawn(other, lifted({ module: "b", at: 1 }))).toEqual(["8", "2 lifted", "9"]);
	expect(drawn(other, lifted({ module: "b", at: 2 }))).toEqual(["8", "9", "2 lifted"]);
});

test("only what moves or retires changes the order before it is saved", () => {
	expect(orderChangeOf({ intent: "place", lesson: "2", place: "b:1" })).toEqual({
		kind: "placeLesson",
		lesson: "2",
		module: "b",
		at: 1,
	});
	expect(orderChangeOf({ intent: "placeModule", module: "b", at: "0" })).toMatchObject({ kind: "placeModule", at: 0 });
	expect(orderChangeOf({ intent: "duplicate", lesson: "2" })).toBeNull();
	expect(orderChangeOf({ intent: "addModule", title: "x" })).toBeNull();
});
