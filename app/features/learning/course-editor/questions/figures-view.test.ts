import { expect, test } from "vitest";
import { formatsFor } from "#app/shared/words/formats.ts";
import { figuresView } from "./figures-view";
import { emptyQuestion } from "./question-rows";

const formats = formatsFor({ language: "en", timeZone: "UTC" });
const option = (id: string, isRight = false) => ({ id, text: id.toUpperCase(), feedback: "", isRight });
const typed = { ...emptyQuestion("single"), options: [option("a", true), option("b"), option("c")] };
const figures = { questionId: 1, tries: 20, right: 7, discrimination: 0.1, chosen: { b: 13, a: 7, gone: 3 } };

test("before twenty answers only their number is said", () => {
	expect(figuresView(undefined, typed, formats)).toBeNull();
	expect(figuresView({ ...figures, tries: 5 }, typed, formats)).toEqual({ kind: "few", tries: 5, from: 20 });
	expect(figuresView({ ...figures, tries: 19 }, typed, formats)).toEqual({ kind: "few", tries: 19, from: 20 });
});

test("from twenty answers on shares are shown, what was answered most first, of options that are still there", () => {
	expect(figuresView(figures, typed, formats)).toEqual({
		kind: "shown",
		tries: "20",
		right: "35%",
		discrimination: "0.1",
		grade: "little",
		answers: [
			{ id: "b", text: "B", share: "65%", isRight: false },
			{ id: "a", text: "A", share: "35%", isRight: true },
		],
	});
});

test.each([
	[0.2, "somewhat"],
	[0.35, "well"],
	[null, null],
] as const)("a discrimination of %s is graded %s", (discrimination, grade) => {
	expect(figuresView({ ...figures, discrimination }, typed, formats)).toMatchObject({ grade });
});

test("figures that were counted before answers were have no list of them", () => {
	const { chosen: _, ...older } = figures;
	expect(figuresView(older, typed, formats)).toMatchObject({ kind: "shown", answers: [] });
});
