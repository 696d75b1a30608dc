import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import { z } from "zod";
import type { Language } from "#app/shared/words/languages.ts";

const FOLDER = fileURLToPath(new URL("../../db/content/library/workbooks/", import.meta.url));
const named = z.record(z.string(), z.string().min(1));

const WorkbookWords = z.strictObject({
	/** At most 31 letters, none of []:*?/\. */
	sheets: z.record(z.string(), z.string().regex(/^[^[\]:*?/\\']{1,31}$/)),
	titles: named,
	intros: named,
	labels: named,
	hints: named,
	columns: named,
	repairs: named,
	verdicts: named,
	errors: named,
});

type Parsed = z.infer<typeof WorkbookWords>;
export type WordList = keyof Parsed;

/** `get` throws for a missing word. */
export type WorkbookWords = { find: (list: WordList, key: string) => string | undefined } & {
	get: (list: WordList, key: string) => string;
};

export function readWords(language: Language): Parsed {
	return WorkbookWords.parse(parse(readFileSync(`${FOLDER}deal-analyser.${language}.yaml`, "utf8")));
}

export function wordsOf(language: Language): WorkbookWords {
	const words = readWords(language);
	const find = (list: WordList, key: string) => words[list][key];
	const get = (list: WordList, key: string) => {
		const found = find(list, key);
		if (found === undefined) throw new Error(`deal-analyser.${language}.yaml has no ${list}.${key}`);
		return found;
	};
	return { find, get };
}
