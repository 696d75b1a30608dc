import { expect, test } from "vitest";
import { readWordFiles } from "#scripts/vite/word-files.ts";

const files = readWordFiles();

test("a browser finds every namespace in every language, but for those of the server", () => {
	const of = (language: string) =>
		[...files.keys()].filter((name) => name.startsWith(`${language}/`)).map((name) => name.slice(3));
	expect(of("en")).toContain("frame.json");
	for (const language of ["ru", "fr", "es", "de", "zh"]) expect(of(language)).toEqual(of("en"));
	expect(of("en").filter((name) => /^api|mail/.test(name))).toEqual([]);
});

test("a file has the words of its language", () => {
	const german = JSON.parse(files.get("de/frame.json") ?? "{}");
	expect(german.pages.courses).toBe("Kurse");
});
