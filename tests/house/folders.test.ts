import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../..");
const FOLDERS = ["app", "bench", "db", "scripts", "tests", "types", "workers"];

/** Folders that nobody browses: named by key or number, generated, or third-party. */
const COUNTED_BY_OTHERS = /^db\/(?:content|migrations)(?:\/|$)|\/node_modules\//;

/** Larger folders are hard to browse: split them by subject. */
const MOST = 26;

/** A longer file has a second subject. */
const MOST_LINES = 300;

const files = FOLDERS.flatMap((folder) =>
	readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map(({ parentPath, name }) => ({ folder: parentPath.slice(ROOT.length + 1), name }))
		.filter((file) => !COUNTED_BY_OTHERS.test(file.folder)),
);

test("no folder holds more files than can be looked over", () => {
	const counts = new Map<string, number>();
	for (const { folder } of files) counts.set(folder, (counts.get(folder) ?? 0) + 1);
	expect(counts.size).toBeGreaterThan(200);
	expect([...counts].filter(([, count]) => count > MOST)).toEqual([]);
});

test("no file of code is longer than can be read in one go", () => {
	const code = files.filter(({ name }) => /\.(?:tsx?|m?js)$/.test(name)).map(({ folder, name }) => join(folder, name));
	const linesOf = (path: string) => readFileSync(join(ROOT, path), "utf8").split("\n").length - 1;
	expect(code.length).toBeGreaterThan(2000);
	expect(code.filter((path) => linesOf(path) > MOST_LINES)).toEqual([]);
});
