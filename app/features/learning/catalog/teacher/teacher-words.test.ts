import { expect, test } from "vitest";
import { splitAfterFirstParagraph, teacherWords } from "./teacher-words";

const said = { own: "Gutachterin", ownLanguage: "de", asked: null, english: null };

test("a teacher speaks the reader's language where they have written in it", () => {
	expect(teacherWords({ ...said, asked: "Experte", english: "Appraiser" }, "fr")).toEqual({
		text: "Experte",
		language: "fr",
	});
});

test("else English, else their own words, each with its language", () => {
	expect(teacherWords({ ...said, english: "Appraiser" }, "fr")).toEqual({ text: "Appraiser", language: "en" });
	expect(teacherWords({ ...said, english: "Appraiser" }, "de")).toEqual({ text: "Gutachterin", language: "de" });
	expect(teacherWords(said, "fr")).toEqual({ text: "Gutachterin", language: "de" });
	expect(teacherWords({ ...said, own: null }, "fr")).toBeNull();
	// A language that only another field was written in.
	expect(teacherWords({ ...said, asked: "", english: "" }, "fr")).toEqual({ text: "Gutachterin", language: "de" });
});

test.each([
	["<p>One.</p>", "<p>One.</p>", ""],
	["<p>One.</p>\n<p>Two.</p><ul><li>x</li></ul>", "<p>One.</p>", "<p>Two.</p><ul><li>x</li></ul>"],
	['<h2 id="part-1">Me</h2>\n<p>One.</p><p>Two.</p>', "<h3>Me</h3>\n<p>One.</p>", "<p>Two.</p>"],
	["<ul><li><p>One</p></li></ul><p>Two.</p>", "", "<ul><li><p>One</p></li></ul><p>Two.</p>"],
	["<h3>A</h3><h3>B</h3><p>One.</p>", "", "<h3>A</h3><h3>B</h3><p>One.</p>"],
])("%j begins with its first paragraph, and no element is cut in two", (html, beginning, rest) => {
	expect(splitAfterFirstParagraph(html)).toEqual({ beginning, rest });
});
