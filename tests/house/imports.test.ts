import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../..");
const files = globSync("{app,bench,db,scripts,tests,workers}/**/*.{ts,tsx,mjs}", {
	cwd: ROOT,
	exclude: (path) => path.includes("node_modules"),
});

const namedIn = (file: string) =>
	[...readFileSync(join(ROOT, file), "utf8").matchAll(/(?:\bfrom |\bimport(?:\(| ))["'`]([^"'`]+)/g)].map(
		([, name = ""]) => name,
	);

test("what is far away is named from the root: no import climbs more than two folders", () => {
	expect(files.length).toBeGreaterThan(2000);
	const climbing = files.flatMap((file) =>
		namedIn(file)
			.filter((name) => name.startsWith("../../../"))
			.map((name) => `${file}: ${name}`),
	);
	expect(climbing).toEqual([]);
});
