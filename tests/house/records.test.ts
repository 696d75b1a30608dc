import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const FOLDERS = ["app", "bench", "db", "docs", "scripts", "tests", "types", "workers"];
const ROOT = join(import.meta.dirname, "..");

/** Every text that names a record of a decision, with the records it names. */
function namedRecords() {
	return FOLDERS.flatMap((folder) =>
		readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
			.filter((entry) => entry.isFile() && /\.(tsx?|mjs|md|css|sql)$/.test(entry.name))
			.map((entry) => join(entry.parentPath, entry.name))
			.flatMap((file) =>
				[...readFileSync(file, "utf8").matchAll(/docs\/decisions\/[\w-]+\.md/g)].map(([record]) => ({ file, record })),
			),
	);
}

describe("records of decisions", () => {
	it("stand where the code says", () => {
		const named = namedRecords();
		expect(named.length).toBeGreaterThan(10);
		expect(named.filter(({ record }) => !existsSync(join(ROOT, record)))).toEqual([]);
	});

	it("have a number each, which their title repeats", () => {
		const records = readdirSync(join(ROOT, "docs/decisions"));
		const numbers = records.map((name) => Number(name.slice(0, 4)));
		expect(new Set(numbers).size).toBe(records.length);
		for (const [index, name] of records.entries()) {
			expect(readFileSync(join(ROOT, "docs/decisions", name), "utf8")).toMatch(new RegExp(`^# ${numbers[index]}\\. `));
		}
	});
});
