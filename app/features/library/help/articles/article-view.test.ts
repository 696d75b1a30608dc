import { expect, test } from "vitest";
import { termMatcher } from "#app/features/library/glossary/linking/term-matcher.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { renderMarkdown } from "#db/content/markdown.ts";
import { articleView, missingArticleView } from "./article-view";

const entry = (slug: string, title: string, details: Record<string, unknown> = {}) => ({
	slug,
	title,
	summary: "",
	inEnglish: false,
	details: { category: "start", ...details },
	words: {},
	englishWords: { keywords: ["word"] },
});
const ENTRIES = [entry("sign-in", "Sign in"), entry("enroll", "Enroll in a course", { related: ["sign-in", "gone"] })];
const SECTIONS = [{ slug: "help-start", title: "Start", summary: "", inEnglish: false, details: { icon: "compass" } }];
const TERMS = termMatcher([{ slug: "text", names: ["text"], isNeverLinked: false }]);
const view = (votes?: { helped: number; unhelped: number }) =>
	articleView({
		entry: {
			...entry("enroll", "Enroll in a course", { related: ["sign-in", "gone"] }),
			body: "x".repeat(3_352),
			bodyHtml: renderMarkdown("Text.\n\n## If it *fails* & [stays](/help)\n\n### Not this\n\n```\n## Nor this\n```"),
			bodyInEnglish: false,
			reviewedOn: "2026-11-22",
		},
		entries: ENTRIES,
		sections: SECTIONS,
		lessons: [],
		isGuest: true,
		votes,
		language: "en",
		formats: formatsFor({ language: "en", timeZone: "UTC" }),
		terms: { own: TERMS, english: TERMS },
		at: "/fr/glossary",
	});

test("an article has its category, headings in plain words and only related articles that are there", () => {
	expect(view()).toMatchObject({
		minutes: 3,
		parts: [{ id: "part-1", title: "If it fails & stays" }],
		related: [{ slug: "sign-in", title: "Sign in" }],
		category: { title: "Start", articles: [{ slug: "sign-in" }, { slug: "enroll" }] },
		next: null,
		votes: null,
		html: expect.stringContaining('<p><a class="term" href="/fr/glossary/text" data-term="text">Text</a>.</p>'),
	});
	expect(view({ helped: 2, unhelped: 1 }).votes).toEqual({ helped: 2, all: 3 });
});

test("an article that is not there offers what may have been meant", () => {
	expect(missingArticleView("signin", { entries: ENTRIES, sections: SECTIONS }).nearest[0]?.slug).toBe("sign-in");
	expect(missingArticleView("zzz", { entries: ENTRIES, sections: SECTIONS })).toEqual({
		nearest: [],
		categories: [{ slug: "start", title: "Start" }],
	});
});
