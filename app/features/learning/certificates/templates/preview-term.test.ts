import { expect, test } from "vitest";
import { expirySentence, type PreviewValidity } from "./preview-term";

const TERM: PreviewValidity = {
	issuedAt: Date.UTC(2026, 10, 20),
	usualMonths: null,
	savedMonths: 12,
	sentence: "Valid until {{date}}.",
	saved: "Valid until 20 November 2027, as the server has written it.",
};

test.each([
	["12", TERM.saved],
	["3", "Valid until February 20, 2027."],
	[" 3 ", "Valid until February 20, 2027."],
	["", null],
	["0", null],
	["241", null],
	["1.5", null],
	["soon", null],
])("the preview with %j months says %j", (typed, sentence) => {
	expect(expirySentence(TERM, typed, "en")).toBe(sentence);
});

test("an empty field of a course says what the school's template says", () => {
	const ofCourse = { ...TERM, usualMonths: 6 };
	expect(expirySentence(ofCourse, "", "en")).toBe("Valid until May 20, 2027.");
	expect(expirySentence({ ...ofCourse, savedMonths: 6 }, "", "en")).toBe(TERM.saved);
});
