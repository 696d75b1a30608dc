import { expect, test } from "vitest";
import { shownQuestions } from "./shown-questions";
import { textFigures } from "./text-figures";

const place = { enrollmentId: 7, lessonId: 3, number: 1 };
const variables = {
	price: { between: [100_000, 900_000] as [number, number], step: 1000, ofLesson: true as const },
	days: { between: [10, 20] as [number, number], step: 1 },
};
const question = {
	key: "q",
	type: "number",
	prompt: "{price} {days}",
	hints: [],
	choices: [],
	source: null,
	variables,
};

test("the text shows what all questions share, as the questions do", () => {
	const figures = textFigures([question], place, null);
	const [shown] = shownQuestions([question], { place, review: null, lessons: [], language: "zh", hasText: true });

	expect(Object.keys(figures)).toEqual(["price"]);
	expect(shown?.prompt.replaceAll(",", "")).toMatch(new RegExp(`^${figures.price} `));
});

test("the text of an attempt that was handed in keeps its figures", () => {
	const review = { number: 1, figures: { q: { price: 5, days: 7 } } };
	expect(textFigures([question], { ...place, number: 2 }, review)).toEqual({ price: 5 });
});

test("a lesson whose questions share nothing has a text without figures", () => {
	expect(textFigures([{ key: "q", variables: null }], place, null)).toEqual({});
});
