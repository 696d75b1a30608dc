import { globSync } from "node:fs";
import { basename, join } from "node:path";

/** The file of each namespace within a language: `frame` → `site/frame.json`. */
export function localeFiles(folder = "locales"): Map<string, string> {
	const files = globSync("*/*.json", { cwd: join(folder, "en") }).sort();
	return new Map(files.map((file) => [basename(file, ".json"), file]));
}

/** Throws for a namespace that does not exist. */
export function localeFile(language: string, namespace: string, folder = "locales"): string {
	const file = localeFiles(folder).get(namespace);
	if (!file) throw new Error(`No words are called ${namespace}`);
	return join(folder, language, file);
}
