import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { printedLetterProblems } from "./printed-letters";

const FACES = "public/fonts/paper";

test("every sheet, resource and manual that ships can be printed", () => {
	expect(printedLetterProblems("db/content", FACES)).toEqual([]);
});

test("a letter that no face has is named with its file and line; a lesson is not printed", () => {
	const root = mkdtempSync(join(tmpdir(), "grew-letters-"));
	for (const folder of ["course/sheets", "course/lessons"]) {
		mkdirSync(join(root, folder), { recursive: true });
		writeFileSync(join(root, folder, "log.en.md"), "Street\nشارع ☐\n");
	}
	expect(printedLetterProblems(root, FACES)).toEqual([
		{ file: "course/sheets/log.en.md", line: 2, message: "no face of the documents has ش ا ر ع" },
	]);
});
