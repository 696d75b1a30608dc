import { expect, test } from "vitest";
import { chosenArticle } from "./panel-help";

const entry = (slug: string, routes: string[], related: string[] = []) => ({
	...{ slug, title: slug, summary: "", inEnglish: false, words: {}, englishWords: {} },
	details: { routes, related },
});
const ENTRIES = [
	entry("videos", ["/lessons/:lessonId"], ["sheets"]),
	entry("quizzes", ["/lessons/:lessonId"]),
	entry("sheets", []),
];

test("the panel shows the first article of the page, then the others and what is related", () => {
	expect(chosenArticle(ENTRIES, { pattern: "/lessons/:lessonId", slug: null })).toEqual({
		slug: "videos",
		also: ["quizzes", "sheets"],
	});
});

test("an article that is asked for comes before; one that is not there counts as none", () => {
	expect(chosenArticle(ENTRIES, { pattern: "/lessons/:lessonId", slug: "quizzes" })).toMatchObject({ slug: "quizzes" });
	expect(chosenArticle(ENTRIES, { pattern: "/nowhere", slug: "none" })).toEqual({ slug: null, also: [] });
	expect(chosenArticle(ENTRIES, { pattern: null, slug: null })).toEqual({ slug: null, also: [] });
});
