import { expect, test } from "vitest";
import { renderMarkdown } from "#db/content/markdown.ts";
import { partHeadings } from "./part-headings.ts";

test("headings are named as they are read, with the ids that the text gives them", () => {
	const html = renderMarkdown("Text.\n\n## If it *fails* & [stays](/help)\n\n### Not this\n\n## `a < b`\n");
	expect(partHeadings(html)).toEqual([
		{ id: "part-1", title: "If it fails & stays" },
		{ id: "part-2", title: "a < b" },
	]);
});

test("a line of code that begins like a heading is none, and moves no number", () => {
	const html = renderMarkdown(
		"## One\n\n```sh\n## a comment\nls\n```\n\n~~~\n## another\n~~~\n\n    ## indented\n\n## Two\n",
	);
	expect(partHeadings(html)).toEqual([
		{ id: "part-1", title: "One" },
		{ id: "part-2", title: "Two" },
	]);
});
