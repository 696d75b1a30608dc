import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import type { Language } from "#app/shared/words/languages.ts";
import type { Problem } from "../front-matter.ts";
import { listNames } from "../reading.ts";
import type { LessonFile } from "./lesson-files.ts";

const TermWords = z.strictObject({
	term: z.string().min(1),
	forms: z.array(z.string()).default([]),
	avoid: z.array(z.string()).default([]),
	note: z.string().optional(),
});
const Term = z.strictObject({
	key: z.string(),
	en: TermWords,
	de: TermWords,
	fr: TermWords,
	es: TermWords,
	ru: TermWords,
	zh: TermWords,
});
export type Term = z.infer<typeof Term>;

export function readTerms(folder: string): Term[] {
	return listNames(folder)
		.filter((name) => name.endsWith(".yaml"))
		.map((name) => Term.parse(parse(readFileSync(join(folder, name), "utf8"))));
}

/** Finds words that the termbase tells translators to avoid. */
export function termProblems(lessons: readonly LessonFile[], terms: readonly Term[]): Problem[] {
	return lessons.flatMap(({ translations }) =>
		[...translations].flatMap(([language, { file, body, bodyLine, matter }]) => {
			const rules = terms.flatMap((term) => term[language].avoid.map((word) => ({ word, use: term[language].term })));
			const lines = [
				...body.split("\n").map((text, index) => ({ text: withoutTargets(text), line: bodyLine + index })),
			];
			return [...lines, { text: wordsIn(matter).join("\n"), line: 1 }].flatMap(({ text, line }) =>
				rules
					.filter(({ word }) => usesWord(text, word, language))
					.map(({ word, use }) => ({ file, line, message: `“${word}” should be “${use}”` })),
			);
		}),
	);
}

function withoutTargets(line: string): string {
	return line.replace(/\]\([^()]*\)/g, "]");
}

function wordsIn(matter: unknown): string[] {
	if (typeof matter === "string") return [matter.replace(/\{[^{}]*\}/g, "")];
	return matter !== null && typeof matter === "object" ? Object.values(matter).flatMap(wordsIn) : [];
}

export function usesWord(text: string, word: string, language: Language): boolean {
	const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
	return new RegExp(language === "zh" ? escaped : `(?<![\\p{L}\\p{M}])${escaped}`, "iu").test(text);
}
