import { expect, test } from "vitest";
import { linkedTerms } from "#app/features/library/glossary/linking/linked-terms.ts";
import { termMatcher } from "#app/features/library/glossary/linking/term-matcher.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { chosenArticle, panelHelp } from "./panel-help";

const entry = (slug: string, routes: string[], related: string[] = []) => ({
	slug,
	title: slug,
	summary: "",
	inEnglish: false,
	words: {},
	englishWords: {},
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

test("terms link themselves in the panel as on the page of the article", () => {
	const names = { id: 1, slug: "escrow", link: "first", language: "en" as const, title: "escrow", aliases: [] };
	const english = termMatcher(linkedTerms([names], "en"));
	const [first] = ENTRIES;
	if (!first) throw new Error("There is no article");
	const html = '<h2 id="part-1">Money</h2><p>It stays in escrow.</p>';
	const entry = { ...first, body: "It", bodyHtml: html, bodyInEnglish: false, reviewedOn: "2026-11-20" };
	const { article } = panelHelp({
		entry,
		entries: ENTRIES,
		choice: { slug: "videos", also: [] },
		language: "en",
		formats: formatsFor({ language: "en", timeZone: "UTC" }),
		terms: { own: english, english },
		isGuest: true,
	});
	expect(article?.html).toContain('href="/glossary/escrow"');
	expect(article?.html).toContain("<h2>Money</h2>");
});
