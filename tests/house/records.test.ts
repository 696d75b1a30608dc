import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const FOLDERS = ["app", "bench", "db", "docs", "scripts", "tests", "types", "workers"];
const ROOT = join(import.meta.dirname, "../..");
const DECISIONS = "docs/decisions";

const read = (path: string) => readFileSync(join(ROOT, path), "utf8");

const texts = [
	...FOLDERS.flatMap((folder) =>
		readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
			.filter((entry) => entry.isFile() && /\.(tsx?|mjs|md|css|sql)$/.test(entry.name))
			.map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length + 1)),
	),
	"README.md",
	"wrangler.toml",
].map((file) => ({ file, text: read(file) }));

const records = readdirSync(join(ROOT, DECISIONS))
	.filter((name) => name !== "README.md")
	.map((name) => {
		const text = read(`${DECISIONS}/${name}`);
		const [, number, title] = /^# (\d+)\. (.+)$/m.exec(text) ?? [];
		const [, status, date, wing] = /^Status: (\w+), (\d{4}-\d\d-\d\d), wing: (.+)$/m.exec(text) ?? [];
		return { name, number: Number(number), title, status, date, wing };
	});

/** Cited record numbers: "record 38", "Records 85 and 88", or the beginning of a path. */
function citedIn(text: string): number[] {
	const inWords = text.matchAll(/\b(?:record|decision)s? (\d{1,3}(?:(?:, | and )\d{1,3})*)\b/gi);
	const inPaths = text.matchAll(/docs\/decisions\/(\d{4})/g);
	return [...inWords, ...inPaths].flatMap(([, numbers = ""]) => (numbers.match(/\d+/g) ?? []).map(Number));
}

describe("records of decisions, and patterns", () => {
	it("stand where the code says", () => {
		const named = texts.flatMap(({ file, text }) =>
			[...text.matchAll(/docs\/(?:decisions|patterns)\/[\w-]+\.md/g)].map(([record]) => ({ file, record })),
		);
		expect(named.length).toBeGreaterThan(10);
		expect(named.filter(({ record }) => !existsSync(join(ROOT, record)))).toEqual([]);
	});

	it("have a number each, which their file and title share", () => {
		expect(new Set(records.map(({ number }) => number)).size).toBe(records.length);
		expect(records.filter(({ name, number }) => Number(name.slice(0, 4)) !== number)).toEqual([]);
	});

	it("are in the index, each with its title, wing, date and status", () => {
		const rows = read(`${DECISIONS}/README.md`)
			.split("\n")
			.filter((line) => line.startsWith("| ["));
		expect(rows.map((row) => row.slice(0, row.lastIndexOf(" | ")))).toEqual(
			records.map(
				({ name, number, title, wing, date, status }) =>
					`| [${number}](${name}) | ${title} | ${wing} | ${date} | ${status}`,
			),
		);
	});

	it("are there for every number that is cited", () => {
		const numbers = new Set(records.map(({ number }) => number));
		const cited = texts.flatMap(({ file, text }) => citedIn(text).map((number) => ({ file, number })));
		expect(cited.length).toBeGreaterThan(30);
		expect(cited.filter(({ number }) => !numbers.has(number))).toEqual([]);
	});
});
