import { expect, test } from "vitest";
import { languageInAddress, splitLanguagePrefix, withLanguagePrefix } from "./language-prefix";

test.each([
	["/fr/courses?page=2", "fr", "/courses?page=2"],
	["/fr", "fr", "/"],
	["/fr?x=1", "fr", "/?x=1"],
	["/xx/courses", null, "/xx/courses"],
	["/french", null, "/french"],
	["/", null, "/"],
])("splits %s", (path, language, rest) => {
	expect(splitLanguagePrefix(path)).toEqual({ language, path: rest });
});

test.each([
	["/courses/1#top", "/de/courses/1#top"],
	["/", "/de"],
	["/?ref=A", "/de?ref=A"],
	["/dashboard", "/dashboard"],
	["/fr/courses", "/fr/courses"],
	["//evil.example", "//evil.example"],
	["https://school.example/courses", "https://school.example/courses"],
])("puts German before %s", (path, expected) => {
	expect(withLanguagePrefix(path, "de")).toBe(expected);
});

test("leaves a path alone when the page has no prefix", () => {
	expect(withLanguagePrefix("/courses", null)).toBe("/courses");
});

test.each([
	["/fr/courses", "fr"],
	["/courses?lang=fr", null],
	["/api/enrollments?lang=zh", "zh"],
	["/api/enrollments?lang=xx", null],
	["/api/enrollments", null],
])("the address %s asks for the language %s", (address, language) => {
	expect(languageInAddress(new URL(address, "https://grew.example"))).toBe(language);
});
