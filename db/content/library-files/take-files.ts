import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { complain, type Reading } from "../reading.ts";

type Json = Record<string, unknown>;
type Named = { facts: Json; words: Record<string, Json> };

/**
 * Puts the ids of files in the place of their names: `file` in the facts, `captions` and `translatedFile` in the words. The id follows from the
 * bytes, so that another edition is another file and older versions keep theirs. Returns where each is on the disk:
 * `library/files`, or among the films of the lessons.
 */
export function takeFiles(reading: Reading, { facts, words }: Named, fileOf: (language: string) => string[]) {
	const files: Record<string, string> = {};
	const take = (holder: Json, field: string, language: string) => {
		const name = holder[field];
		if (typeof name !== "string") return;
		const folders = [join(reading.root, "files"), join(reading.root, "..", "media")];
		const path = folders.map((folder) => join(folder, name)).find(existsSync);
		if (!path || !/^[\w-]+(?:\.[\w-]+)+$/.test(name)) {
			complain(reading, fileOf(language), `names a file that is not there: ${name}`);
			return;
		}
		const id = createHash("sha256").update(readFileSync(path)).digest("hex").slice(0, 32);
		holder[field] = id;
		files[id] = path;
	};
	take(facts, "file", "en");
	for (const [language, own] of Object.entries(words)) {
		take(own, "captions", language);
		take(own, "translatedFile", language);
	}
	return files;
}
