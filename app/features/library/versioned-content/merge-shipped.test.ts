import { expect, test } from "vitest";
import type { ManifestEntry } from "#db/schema/library/versioned-content.ts";
import { mergeShipped } from "./merge-shipped";

const manifest = (hash: string | null): ManifestEntry[] => (hash ? [["lesson/one", "en", hash]] : []);
const merge = (base: string | null, current: string | null, shipped: string | null) => {
	const merged = mergeShipped({ base: manifest(base), current: manifest(current), shipped: manifest(shipped) });
	return [merged.manifest[0]?.[2] ?? null, merged.kept.length > 0];
};

test.each([
	["untouched, and ships the same", "a", "a", "a", "a", false],
	["untouched, and ships anew", "a", "a", "b", "b", false],
	["untouched, and ships no more", "a", "a", null, null, false],
	["new with this edition", null, null, "b", "b", false],
	["edited by the school", "a", "x", "a", "x", false],
	["edited by the school, and ships anew", "a", "x", "b", "x", true],
	["edited by the school as it ships now", "a", "b", "b", "b", false],
	["edited by the school, and ships no more", "a", "x", null, "x", true],
	["removed by the school", "a", null, "a", null, false],
	["removed by the school, and ships anew", "a", null, "b", null, true],
	["added by the school", null, "x", null, "x", false],
	["added by the school, and ships otherwise", null, "x", "b", "x", true],
])("a part that is %s", (_, base, current, shipped, chosen, isTold) => {
	expect(merge(base, current, shipped)).toEqual([chosen, isTold]);
});

test("what was never published is what ships", () => {
	expect(mergeShipped({ base: null, current: null, shipped: manifest("b") })).toEqual({
		manifest: manifest("b"),
		kept: [],
	});
});
