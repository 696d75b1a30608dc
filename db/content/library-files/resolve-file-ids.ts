import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { JsonObject } from "#app/shared/json.ts";
import { type Reading, reportProblem } from "../reading.ts";

type EntryParts = { facts: JsonObject; words: Record<string, JsonObject> };

/** Ids are content hashes, so that older versions keep their files. Returns the paths on disk. */
export function resolveFileIds(reading: Reading, { facts, words }: EntryParts, fileOf: (language: string) => string[]) {
	const files: Record<string, string> = {};
	const take = (holder: JsonObject, field: string, language: string) => {
		const name = holder[field];
		if (typeof name !== "string") return;
		const folders = [join(reading.root, "files"), join(reading.root, "..", "media")];
		const path = folders.map((folder) => join(folder, name)).find(existsSync);
		if (!path || !/^[\w-]+(?:\.[\w-]+)+$/.test(name)) {
			reportProblem(reading, fileOf(language), `names a file that is not there: ${name}`);
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
