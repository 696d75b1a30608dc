import { expect, test } from "vitest";
import { shownQuestions } from "./shown-questions";

const place = { enrollmentId: 7, lessonId: 3, number: 1 };
const lessons = [
	{ id: 12, key: "first-call", title: "The first call" },
	{ id: 3, key: "test", title: "The test" },
];
const question = { key: "q", type: "single", prompt: "What?", hints: [], choices: [], source: null, variables: null };
const choices = ["a", "b", "c", "d"].map((id) => ({ id, text: id }));

function shown(
	given: object,
	review: Parameters<typeof shownQuestions>[1]["review"] = null,
	number = 1,
	hasText = false,
) {
	const showing = { place: { ...place, number }, review, lessons, language: "de", hasText } as const;
	return shownQuestions([{ ...question, ...given }], showing)[0];
}

test("options stand in an order of the attempt", () => {
	const orders = Array.from({ length: 40 }, (_, index) =>
		shown({ choices }, null, index + 1)
			?.choices.map(({ id }) => id)
			.join(""),
	);

	expect(new Set(orders).size).toBeGreaterThan(8);
	expect(new Set(orders.map((order) => order?.indexOf("a"))).size).toBe(4);
	expect(shown({ choices })).toEqual(shown({ choices }));
});

test("items to be put in order never stand in the right one", () => {
	for (let number = 1; number < 60; number += 1) {
		const order = shown({ type: "ordering", choices: choices.slice(0, 3) }, null, number)?.choices;
		expect(order?.map(({ id }) => id)).not.toEqual(["a", "b", "c"]);
	}
});

test("figures are filled into prompt and hints; those of an attempt handed in stay", () => {
	const variables = { arv: { between: [100_000, 900_000] as [number, number], step: 1000 } };
	const drawn = { prompt: "Wert {arv}?", hints: ["{arv*0.7}"], variables };

	expect(shown(drawn)?.prompt).toMatch(/^Wert \d{3}\.000\?$/);
	expect(shown(drawn, { number: 1, figures: { q: { arv: 200_000 } } })).toMatchObject({
		prompt: "Wert 200.000?",
		hints: ["140.000"],
	});
});

test("a question names the lesson and the paragraph in which its answer stands, if the lesson is there", () => {
	const found = { lessonId: 12, title: "The first call" };
	expect(shown({ source: "first-call#2.3" })?.source).toEqual({ ...found, place: "part-2-3", isParagraph: true });
	expect(shown({ source: "first-call#0.1" })?.source).toEqual({ ...found, place: "part-0-1", isParagraph: true });
	expect(shown({ source: "first-call#2" })?.source).toEqual({ ...found, place: "part-2", isParagraph: false });
	expect(shown({ source: "first-call" })?.source).toEqual({ ...found, place: null, isParagraph: false });
	expect([shown({ source: "gone#2.1" })?.source, shown({ source: "first-call#2.0" })?.source]).toEqual([null, null]);
});

test("else the text above the questions is named, where there is one", () => {
	const own = { lessonId: 3, title: "The test", place: null, isParagraph: false };
	expect([shown({}, null, 1, true)?.source, shown({ source: "gone#2" }, null, 1, true)?.source]).toEqual([own, own]);
	expect(shown({}, null, 1, false)?.source).toBeNull();
	expect(shown({ source: "test#2" }, null, 1, true)?.source).toEqual({ ...own, place: "part-2" });
});
