import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { FALLBACK, type WordTree } from "#app/shared/words/translator.ts";
import { localeFile } from "./locale-files.ts";

const WORDS = /\/locales\/([a-z]{2})\/[\w-]+\/([\w-]+)\.json\?raw$/;
const PLURAL = /_(?:zero|one|two|few|many|other)$/;

/** Gives the server words as JSON text, so that a Worker starts without parsing two megabytes of them. */
export function completeWords(): Plugin {
	return {
		name: "complete-words",
		enforce: "pre",
		load(id) {
			const [, language = "", namespace = ""] = WORDS.exec(id) ?? [];
			if (!namespace) return;
			for (const one of ["en", language]) this.addWatchFile(localeFile(one, namespace));
			return `export default ${JSON.stringify(wordsOf(language, namespace))}`;
		},
	};
}

export function wordsOf(language: string, namespace: string, folder = "locales"): string {
	const read = (from: string): WordTree => JSON.parse(readFileSync(localeFile(from, namespace, folder), "utf8"));
	return JSON.stringify(language === "en" ? read("en") : withFallback(read(language), read("en")));
}

/** Adds the missing English words under `FALLBACK`. */
export function withFallback(words: WordTree, english: WordTree): WordTree {
	const missing = missingIn(words, english);
	return missing ? { ...words, [FALLBACK]: missing } : words;
}

/** Missing only when none of its forms is there, since languages have different ones. */
function missingIn(words: WordTree, english: WordTree): WordTree | null {
	const known = new Set(Object.keys(words).map((key) => key.replace(PLURAL, "")));
	const missing = Object.entries(english).flatMap(([key, text]): [string, string | WordTree][] => {
		const own = words[key];
		if (typeof text === "string") return known.has(key.replace(PLURAL, "")) ? [] : [[key, text]];
		const inner = typeof own === "object" ? missingIn(own, text) : text;
		return inner ? [[key, inner]] : [];
	});
	return missing.length > 0 ? Object.fromEntries(missing) : null;
}
