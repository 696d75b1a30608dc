import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { LANGUAGE_CODES } from "#app/shared/words/languages.ts";
import { storedNames, strangers } from "./stored-names";

/** Stored by the framework. */
const OF_REMIX = [
	{ name: "positions", file: "scroll-restoration.js" },
	{ name: "remix-manifest-version", file: "fog-of-war.js" },
];
const KINDS = ["cookie", "local", "session"] as const;

function listed(language: string): Record<(typeof KINDS)[number], string[]> {
	const page = readFileSync(`db/content/library/legal/cookies.${language}.md`, "utf8");
	const tables = [...page.matchAll(/(?:^\|.*\n)+/gm)].map(([table]) => table.split("\n").slice(2));
	const [cookie = [], local = [], session = []] = tables.map((rows) =>
		rows.flatMap((row) => {
			const cell = /^\| (.*?) \|/.exec(row)?.[1] ?? "";
			return [...cell.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name);
		}),
	);
	return { cookie, local, session };
}

const kept = storedNames();
const inCode = (kind: string) => kept.flatMap((one) => (one.kind === kind ? [one.name] : []));

describe("the list of what is kept in a browser", () => {
	test.each(LANGUAGE_CODES)("names all that the code keeps, and nothing that it does not: %s", (language) => {
		const names = listed(language);
		expect(new Set(names.cookie)).toEqual(new Set(inCode("cookie")));
		expect(new Set(names.local)).toEqual(new Set(inCode("local")));
		expect(new Set(names.session)).toEqual(new Set([...inCode("session"), ...OF_REMIX.map(({ name }) => name)]));
	});

	test.each(OF_REMIX)("has $name of the framework, which still uses it", ({ name, file }) => {
		expect(readFileSync(`node_modules/@remix-run/react/dist/esm/${file}`, "utf8")).toContain(`"${name}"`);
	});

	test("is compared with every file that keeps something", () => {
		expect(strangers()).toEqual([]);
		expect(kept.length).toBeGreaterThan(20);
	});
});
