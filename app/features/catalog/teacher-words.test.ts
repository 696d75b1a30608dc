import { expect, test } from "vitest";
import { teacherWords } from "./teacher-words";

const said = {
	instructorHeadline: "Gutachterin",
	instructorLanguage: "de",
	headlineAsked: null,
	headlineEnglish: null,
};

test("a teacher speaks the reader's language where they have written in it", () => {
	expect(teacherWords({ ...said, headlineAsked: "Experte", headlineEnglish: "Appraiser" }, "fr")).toEqual({
		text: "Experte",
		language: "fr",
	});
});

test("else English, else their own words, each with its language", () => {
	expect(teacherWords({ ...said, headlineEnglish: "Appraiser" }, "fr")).toEqual({ text: "Appraiser", language: "en" });
	expect(teacherWords({ ...said, headlineEnglish: "Appraiser" }, "de")).toEqual({
		text: "Gutachterin",
		language: "de",
	});
	expect(teacherWords(said, "fr")).toEqual({ text: "Gutachterin", language: "de" });
	expect(teacherWords({ ...said, instructorHeadline: null }, "fr")).toBeNull();
});
