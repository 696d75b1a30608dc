import { expect, test } from "vitest";
import { ENTRY_KINDS } from "#app/entry-kinds.server.ts";
import { readLibrary } from "#db/content/library-files/read-library.ts";
import { isOlderVersion, PRODUCT_VERSION } from "./product-version";

test.each([
	["1.0", "1.1", true],
	["1.9", "1.10", true],
	["1.2", "2.0", true],
	["1.0", "1.0", false],
	["1.0", "1", false],
	["2.0", "1.9", false],
	// Patch releases do not change screens.
	["1.1", "1.1.4", false],
	["1.1.4", "1.2.0", true],
])("%s is older than %s: %s", (version, than, isOlder) => {
	expect(isOlderVersion(version, than)).toBe(isOlder);
});

test("the product has a version", () => {
	expect(PRODUCT_VERSION).toMatch(/^\d+\.\d+\.\d+$/);
});

test("no page of the manuals that ship describes a version that the product has not reached", () => {
	const pages = readLibrary("db/content/library", ENTRY_KINDS).filter(({ kind }) => kind === "manual");
	expect(pages.length).toBeGreaterThan(25);
	const ahead = pages.filter(({ facts }) => isOlderVersion(PRODUCT_VERSION, String(facts.version)));
	expect(ahead.map(({ key }) => key)).toEqual([]);
});
