import { expect, test } from "vitest";
import { renderMarkdown } from "#db/content/markdown.ts";
import { manualTree } from "../manual-view";
import { nestedHtml } from "../nested-html";
import { printedManual } from "./printed-manual";

const text = (slug: string, position: number, body: string) => ({
	id: position,
	kind: "manual" as const,
	slug,
	section: "learner-start",
	position,
	access: "public" as const,
	courseId: null,
	reviewedOn: "2026-11-22",
	changedAt: new Date(0),
	details: { version: "1.0" },
	title: slug,
	summary: "S.",
	inEnglish: false,
	bodyInEnglish: false,
	body,
	bodyHtml: renderMarkdown(body),
});

test("headings of a part go below its title, and its names are its own", () => {
	const html = nestedHtml(
		renderMarkdown("## One\n\n### Two\n\n| A | B |\n|---|---|\n| 1 | 2 |\n\n[up](#part-1)"),
		"quiz",
	);
	expect(html).toContain('<h4 id="quiz-part-1">One</h4>');
	expect(html).toContain('<h5 id="quiz-s-two">Two</h5>');
	expect(html).toContain('aria-labelledby="quiz-s-two"');
	expect(html).toContain('href="#quiz-part-1"');
	expect(html).not.toMatch(/<\/?h[23]/);
});

test("a whole manual follows its tree, no id stands in it twice", () => {
	const texts = [text("learner-a", 10, "## Same\n\nA."), text("learner-b", 20, "## Same\n\nB.")];
	const section = { ...text("learner-start", 10, ""), section: "learner", title: "Begin" };
	const tree = manualTree("learner", texts, [section]);
	const [chapter] = printedManual("learner", { tree, texts, fill: (html) => html.replace("A.", "A, filled.") });

	expect(chapter?.title).toBe("Begin");
	expect(chapter?.pages.map(({ slug }) => slug)).toEqual(["a", "b"]);
	expect(chapter?.pages[0]?.html).toContain("A, filled.");
	const ids = chapter?.pages.flatMap(({ html }) => [...html.matchAll(/id="([^"]+)"/g)].map(([, id]) => id)) ?? [];
	expect(ids).toEqual(["a-part-1", "b-part-1"]);
});
