import { expect, test } from "vitest";
import type { Language } from "#app/shared/words/languages.ts";
import { renderMarkdown } from "#db/content/markdown.ts";
import { insertBlock, type MarkdownCommand, markdownEdit } from "./markdown-commands";

/** « and » show what is selected, before and after. */
function run(command: MarkdownCommand, marked: string, language: Language = "en"): string {
	const from = marked.indexOf("«");
	const to = marked.indexOf("»") - 1;
	const text = marked.replace(/[«»]/g, "");
	const edit = markdownEdit(command, { text, from, to }, language);
	const after = text.slice(0, edit.from) + edit.insert + text.slice(edit.to);
	const { from: start, to: end } = edit.select;
	return `${after.slice(0, start)}«${after.slice(start, end)}»${after.slice(end)}`;
}

test.each<[MarkdownCommand, string, string]>([
	["bold", "an «offer» here", "an **«offer»** here"],
	["bold", "an **«offer»** here", "an «offer» here"],
	["bold", "«»", "**«»**"],
	["italic", "an «offer»", "an *«offer»*"],
	["italic", "an *«offer»*", "an «offer»"],
	["italic", "**«offer»**", "***«offer»***"],
	["heading2", "One\nTw«»o", "One\n## Two«»"],
	["heading3", "## Two«»", "### Two«»"],
	["heading2", "## Two«»", "Two«»"],
	["bullets", "«a\nb»\nc", "- a\n- b«»\nc"],
	["bullets", "«- a\n- b»", "a\nb«»"],
	["numbers", "«a\nb»", "1. a\n2. b«»"],
	["quote", "a«»", "> a«»"],
	["table", "a«»", "a\n\n| «» |  |\n|---|---:|\n|  |  |\n"],
	["table", "a\n«»\nb", "a\n\n| «» |  |\n|---|---:|\n|  |  |\n\nb"],
	["boxes", "«a\nb»", "- [ ] a\n- [ ] b«»"],
	["boxes", "«- [ ] a»", "a«»"],
	["area", "about «104» here", "about 104\u00a0m²«» here"],
	["area", "about «»", "about «»\u00a0m²"],
])("%s makes of %j %j", (command, before, after) => expect(run(command, before)).toBe(after));

test("a table of sums is one that the school converts, in each language", () => {
	expect(run("sums", "«»")).toBe("| Line | USD |\n|---|---:|\n| «» |  |\n|  |  |\n| **Result** | **0** |\n");
	expect(run("sums", "«»", "ru")).toContain("| **Итого** |");
	expect(run("area", "«104»", "ru")).toContain("104\u00a0м²");
});

test.each(["", "One", "One\nTwo", "One\n\n", "One\n\nTwo\n"])(
	"a block below the first line of %j stands alone",
	(text) => {
		const { from, to, insert, select } = insertBlock({ text, from: 0, to: 0 }, "BLOCK");
		const after = text.slice(0, from) + insert + text.slice(to);
		expect(after.slice(0, select.from)).toMatch(/(?:^|\n\n)BLOCK$/);
		expect(renderMarkdown(after)).toContain("<p>BLOCK</p>");
	},
);
