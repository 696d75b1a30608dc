import { expect, test } from "vitest";
import { cleanWords, isSame, moveInList, sharedFactsIn, textsIn, withWords, wordsIn } from "./course-details";

const WORDS = { title: "A", shortDescription: "S.", description: "D.", outcomes: ["1", "", "3", "", "", ""] };

test("a part that nobody has written has empty words and six places for outcomes", () => {
	expect(wordsIn({})).toEqual({
		title: "",
		shortDescription: "",
		description: "",
		outcomes: ["", "", "", "", "", ""],
	});
	expect(wordsIn({ title: 5, outcomes: ["one", null] }).outcomes).toEqual(["one", "", "", "", "", ""]);
	expect(sharedFactsIn({ slug: "a", topic: 5 })).toEqual({ slug: "a", topic: "", level: "" });
});

test("outcomes keep their places, and what the form does not show stays", () => {
	const body = withWords({ title: "Old", extra: { a: 1 } }, WORDS);
	expect(body).toEqual({ ...WORDS, outcomes: ["1", "", "3"], extra: { a: 1 } });
	expect(wordsIn(body)).toEqual(WORDS);
});

test("typed words are cleaned before they are compared", () => {
	const typed = { ...WORDS, title: "  A\u200b ", description: "D.\r\n", outcomes: [" 1", "", "3 "] };
	expect(isSame(cleanWords(typed), WORDS)).toBe(true);
	expect(isSame({ ...WORDS, outcomes: ["3", "", "1", "", "", ""] }, WORDS)).toBe(false);
});

test("a comparison has a text for each field", () => {
	const texts = textsIn(WORDS, { slug: "a", topic: "t", level: "l" });
	expect(texts.get("outcomes[2]")).toBe("3");
	expect([...texts.keys()].filter((name) => !name.startsWith("outcomes"))).toEqual([
		"title",
		"shortDescription",
		"description",
		"slug",
		"topic",
		"level",
	]);
});

test.each([
	[0, 2, ["b", "c", "a"]],
	[2, 0, ["c", "a", "b"]],
	[1, 1, ["a", "b", "c"]],
])("the one at %i is moved to %i", (from, to, moved) => {
	expect(moveInList(["a", "b", "c"], from, to)).toEqual(moved);
});
