import { readFileSync } from "node:fs";
import type { WordTree } from "#app/shared/words/translator.ts";
import { localeFile, localeFiles } from "#scripts/vite/locale-files.ts";

export const NAMESPACES = [...localeFiles().keys()];

/** The words of a language by namespace. */
export function readAll(language: string): Record<string, WordTree> {
	const read = (name: string) => JSON.parse(readFileSync(localeFile(language, name), "utf8"));
	return Object.fromEntries(NAMESPACES.map((name) => [name, read(name)]));
}
