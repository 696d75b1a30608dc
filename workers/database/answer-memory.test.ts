import { expect, test } from "vitest";
import { createAnswerMemory, rowsIn } from "./answer-memory.ts";

const answer = (full: string, rows = 1) => ({ full, answer: full, rows, keptAt: 0, storedAt: 0 });

test("gives way from the one kept longest ago", () => {
	const memory = createAnswerMemory({ maxAnswers: 2 });
	for (const key of ["a", "b", "a", "c"]) memory.put(key, answer(key));

	expect(["a", "b", "c"].map((key) => memory.find(key)?.full)).toEqual(["a", undefined, "c"]);
});

test("holds so many rows, however few the answers", () => {
	const memory = createAnswerMemory({ maxRows: 10 });
	memory.put("a", answer("a", 6));
	memory.put("a", answer("a", 4));
	memory.put("b", answer("b", 6));
	expect(memory.find("a")).toBeDefined();

	memory.put("c", answer("c", 3));
	expect(["a", "b", "c"].map((key) => memory.find(key)?.full)).toEqual([undefined, "b", "c"]);
});

test("does not empty itself for one that is too large", () => {
	const memory = createAnswerMemory({ maxRows: 10 });
	memory.put("a", answer("a"));
	memory.put("huge", answer("huge", 11));

	expect([memory.find("a")?.full, memory.find("huge")]).toEqual(["a", undefined]);
});

test("counts the rows of every method's answer", () => {
	const result = { results: [{ id: 1 }, { id: 2 }], success: true, meta: {} };
	expect([rowsIn(result), rowsIn([result, result]), rowsIn([[1], [2], [3]]), rowsIn(null)]).toEqual([2, 5, 4, 1]);
});
