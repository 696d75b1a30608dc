import { expect, test } from "vitest";
import { type MarkdownCommand, markdownEdit } from "./markdown-commands";

/** « and » show what is selected, before and after. */
function run(command: MarkdownCommand, marked: string): string {
	const from = marked.indexOf("«");
	const to = marked.indexOf("»") - 1;
	const text = marked.replace(/[«»]/g, "");
	const edit = markdownEdit(command, { text, from, to });
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
	["link", "the «sheet»", "the [sheet](«https://»)"],
	["link", "«»", "[«»](https://)"],
	["table", "a«»", "a\n\n| «» |  |\n|---|---:|\n|  |  |\n"],
])("%s makes of %j %j", (command, before, after) => expect(run(command, before)).toBe(after));
