import { expect, test } from "vitest";
import { languageShare } from "./language-share";

const course = {
	lessonCount: 27,
	translated: {
		en: { lessons: 27, words: 20_000 },
		de: { lessons: 15, words: 4_600 },
		fr: { lessons: 27, words: 20_000 },
		es: { lessons: 26, words: 19_990 },
		ru: { lessons: 1, words: 20 },
	},
};

test("says of each language how many lessons and how many of the words stand in it", () => {
	expect(languageShare([course], "de")).toEqual({
		kind: "partly",
		lessons: 15,
		total: 27,
		inEnglish: 12,
		percent: "23\u00a0%",
	});
	expect(languageShare([course], "fr")).toMatchObject({ kind: "whole", inEnglish: 0 });
	expect(languageShare([course], "zh")).toMatchObject({ kind: "none", lessons: 0, inEnglish: 27, percent: "0%" });
	expect(languageShare([course], "en")).toMatchObject({ kind: "whole", lessons: 27, percent: "100%" });
});

test("never rounds what lacks a lesson up to all, nor what has one down to nothing", () => {
	expect(languageShare([course], "es").percent).toBe("99\u00a0%");
	expect(languageShare([course], "ru").percent).toBe("1\u00a0%");
});

test("adds up courses that are sold together", () => {
	const free = { lessonCount: 3, translated: { en: { lessons: 3, words: 2_000 }, de: { lessons: 3, words: 2_000 } } };
	expect(languageShare([course, free], "de")).toEqual({
		kind: "partly",
		lessons: 18,
		total: 30,
		inEnglish: 12,
		percent: "30\u00a0%",
	});
});
