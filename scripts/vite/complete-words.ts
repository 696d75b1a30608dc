import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { FALLBACK, type WordTree } from "../../app/shared/words/translator.ts";

const WORDS = /\/locales\/(?!en\/)[a-z]{2}\/([\w-]+\.json)$/;
const PLURAL = /_(?:zero|one|two|few|many|other)$/;

/**
 * Hands every language what it lacks in English along with its own words, so that a missing key
 * falls back without a second file in the browser. Complete languages stay as they are.
 */
export function completeWords(): Plugin {
	return {
		name: "complete-words",
		enforce: "pre",
		transform(code, id) {
			const file = WORDS.exec(id)?.[1];
			if (!file) return;
			const english = `locales/en/${file}`;
			this.addWatchFile(english);
			return JSON.stringify(withFallback(JSON.parse(code), JSON.parse(readFileSync(english, "utf8"))));
		},
	};
}

/** The words of a namespace, with the English ones that are missing in it under `FALLBACK`. */
export function withFallback(words: WordTree, english: WordTree): WordTree {
	const missing = missingIn(words, english);
	return missing ? { ...words, [FALLBACK]: missing } : words;
}

/** A plural is missing only when none of its forms is there: languages have different ones. */
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
