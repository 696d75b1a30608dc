import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { create } from "fontkit";
import { type HasLetter, undrawnLetters } from "#app/shared/pdf/drawn-text.ts";
import type { Problem } from "../front-matter.ts";

const FACES = /^(?:text-.*|signs|chinese)\.ttf$/;
const PRINTED = /(?:^|\/)(?:sheets|resources|manuals)\/.*\.md$/;

/** Finds letters of printed texts that no font has: their PDFs could not be made. */
export function printedLetterProblems(content: string, faces: string): Problem[] {
	const has = lettersOf(faces);
	if (!has) return [];
	const files = readdirSync(content, { recursive: true, encoding: "utf8" }).filter((file) => PRINTED.test(file));
	return files.flatMap((file) =>
		readFileSync(join(content, file), "utf8")
			.split("\n")
			.flatMap((text, at): Problem[] => {
				const letters = undrawnLetters(text, has);
				if (letters.length === 0) return [];
				return [{ file, line: at + 1, message: `no face of the documents has ${letters.join(" ")}` }];
			}),
	);
}

function lettersOf(folder: string): HasLetter | null {
	if (!existsSync(folder)) return null;
	const names = readdirSync(folder).filter((name) => FACES.test(name));
	const letters = new Set(names.flatMap((name) => create(readFileSync(join(folder, name))).characterSet));
	return (code) => letters.has(code);
}
