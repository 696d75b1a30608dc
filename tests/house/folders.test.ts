import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../..");
const FOLDERS = ["app", "bench", "db", "scripts", "tests", "types", "workers"];

/** Kept by name or number, or made by a program: nobody looks through them for the right file. */
const COUNTED_BY_OTHERS = /^db\/(?:content|migrations)(?:\/|$)/;

/** More than this are looked through, not found on the first guess: split them by what they are about. */
const MOST = 26;

/** How many files stand in each folder, not counting those of folders below. */
function filesByFolder() {
	const counts = new Map<string, number>();
	for (const folder of FOLDERS) {
		for (const entry of readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })) {
			const place = entry.parentPath.slice(ROOT.length + 1);
			if (entry.isFile() && !COUNTED_BY_OTHERS.test(place)) counts.set(place, (counts.get(place) ?? 0) + 1);
		}
	}
	return counts;
}

test("no folder holds more files than can be looked over", () => {
	const counts = filesByFolder();
	expect(counts.size).toBeGreaterThan(200);
	expect([...counts].filter(([, count]) => count > MOST)).toEqual([]);
});
