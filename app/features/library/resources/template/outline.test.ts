import { expect, test } from "vitest";
import { fillHtml, fillMarkdown, type OutlineField } from "./outline";

const FIELDS: OutlineField[] = [
	{ key: "seller", label: "Seller’s name", lang: "en", type: "text" },
	{ key: "known", label: "Was Sie wissen", lang: "de", type: "long" },
];

test("what was filled in stands in its place, a line where nothing was", () => {
	expect(fillMarkdown("**Seller:** {{seller}}, {{known}}", { seller: "Ann Lee" })).toBe(
		"**Seller:** Ann Lee, \\_\\_\\_\\_\\_\\_\\_\\_",
	);
});

test("what somebody types means itself", () => {
	expect(fillMarkdown("{{seller}}", { seller: "# [x](javascript:1)\n| $& |" })).toBe(
		"\\# \\[x\\]\\(javascript:1\\)  \n\\| $& \\|",
	);
	expect(fillHtml("<p>{{seller}}</p>", FIELDS, { seller: '<img src=x onerror="1">' }, "en")).toBe(
		"<p><strong>&lt;img src=x onerror=&quot;1&quot;&gt;</strong></p>",
	);
});

test("on the page an empty field is named, and lines stay lines", () => {
	expect(fillHtml("{{seller}} {{known}} {{other}}", FIELDS, { known: "a\nb", seller: " " }, "en")).toBe(
		"<em>[Seller’s name]</em> <strong>a<br>b</strong> <em>[other]</em>",
	);
});

test("a label in another language than the outline says so", () => {
	expect(fillHtml("{{seller}} {{known}}", FIELDS, {}, "en")).toBe(
		'<em>[Seller’s name]</em> <em lang="de">[Was Sie wissen]</em>',
	);
});
