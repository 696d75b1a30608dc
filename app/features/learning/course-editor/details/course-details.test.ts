import { expect, test } from "vitest";
import {
	cleanWords,
	isSame,
	moveInList,
	sharedFactsIn,
	textsIn,
	withFacts,
	withWords,
	wordsIn,
} from "./course-details";

const SAID = { title: "A", shortDescription: "S.", description: "D.", outcomes: ["1", "", "3", "", "", ""] };
const WORDS = { ...SAID, searchTitle: "", searchDescription: "", coverText: "" };

test("a part that nobody has written has empty words and six places for outcomes", () => {
	expect(wordsIn({})).toEqual({
		title: "",
		shortDescription: "",
		description: "",
		outcomes: ["", "", "", "", "", ""],
		searchTitle: "",
		searchDescription: "",
		coverText: "",
	});
	expect(wordsIn({ title: 5, outcomes: ["one", null] }).outcomes).toEqual(["one", "", "", "", "", ""]);
	expect(sharedFactsIn({ slug: "a", topic: 5 })).toEqual({
		slug: "a",
		topic: "",
		level: "",
		cover: "",
		previewFilm: "",
	});
});

test("outcomes keep their places, and what the form does not show stays", () => {
	const body = withWords({ title: "Old", extra: { a: 1 } }, WORDS);
	expect(body).toEqual({ ...SAID, outcomes: ["1", "", "3"], extra: { a: 1 } });
	expect(wordsIn(body)).toEqual(WORDS);
});

test("what is empty for searches is left out, also once it was there", () => {
	const filled = withWords({}, { ...WORDS, searchTitle: "A for free" });
	expect(filled).toEqual({ ...SAID, outcomes: ["1", "", "3"], searchTitle: "A for free" });
	expect(wordsIn(filled).searchTitle).toBe("A for free");
	expect(JSON.stringify(withWords(filled, WORDS))).toBe(JSON.stringify(withWords({}, WORDS)));
});

test("a course that is drawn names no cover", () => {
	const facts = { slug: "a", topic: "t", level: "l", cover: "", previewFilm: "" };
	expect(withFacts({ slug: "b", modules: ["m"], cover: "x", previewFilm: "y" }, facts)).toEqual({
		slug: "a",
		topic: "t",
		level: "l",
		modules: ["m"],
	});
	expect(withFacts({}, { ...facts, cover: "x" })).toMatchObject({ cover: "x" });
});

test("typed words are cleaned before they are compared", () => {
	const typed = { ...WORDS, title: "  A\u200b ", description: "D.\r\n", outcomes: [" 1", "", "3 "] };
	expect(isSame(cleanWords(typed), WORDS)).toBe(true);
	expect(isSame({ ...WORDS, outcomes: ["3", "", "1", "", "", ""] }, WORDS)).toBe(false);
});

test("a comparison has a text for each field", () => {
	const texts = textsIn(WORDS, { slug: "a", topic: "t", level: "l", cover: "", previewFilm: "" });
	expect(texts.get("outcomes[2]")).toBe("3");
	expect([...texts.keys()].filter((name) => !name.startsWith("outcomes"))).toEqual([
		"title",
		"shortDescription",
		"description",
		"searchTitle",
		"searchDescription",
		"coverText",
		"slug",
		"topic",
		"level",
		"cover",
		"previewFilm",
	]);
});

test.each([
	[0, 2, ["b", "c", "a"]],
	[2, 0, ["c", "a", "b"]],
	[1, 1, ["a", "b", "c"]],
])("the one at %i is moved to %i", (from, to, moved) => {
	expect(moveInList(["a", "b", "c"], from, to)).toEqual(moved);
});
