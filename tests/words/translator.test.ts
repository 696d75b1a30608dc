import { describe, expect, test } from "vitest";
import { createTranslate } from "#app/shared/words/translator.ts";
import { withFallback } from "#scripts/vite/complete-words.ts";
import { NAMESPACES, readAll } from "./all-words.ts";

test("another namespace can be named, and an unknown key comes back", () => {
	const trees = { common: { brand: "G.R.E.W." }, lesson: { bar: { left: "{{count}} left" } } };
	const translate = createTranslate("en", (name) => trees[name as "common"], "lesson");

	expect(translate("common:brand")).toBe("G.R.E.W.");
	expect(translate("bar.left", { count: 3 })).toBe("3 left");
	expect(translate("bar.nothing")).toBe("bar.nothing");
	expect(translate("nowhere:bar")).toBe("bar");
});

describe("what a language lacks", () => {
	test("adds nothing to a language that is complete", () => {
		const [german, english] = [readAll("de"), readAll("en")];
		for (const namespace of NAMESPACES) {
			const words = german[namespace] ?? {};
			expect(withFallback(words, english[namespace] ?? {})).toBe(words);
		}
	});

	test("and has no English either is said by its default", () => {
		const translate = createTranslate("de", () => ({ known: "da" }), "lesson");
		expect(translate("unknown", { defaultValue: "{{name}} fehlt", name: "Ada" })).toBe("Ada fehlt");
		expect([translate("known", { defaultValue: "x" }), translate("unknown", { defaultValue: "" })]).toEqual(["da", ""]);
	});
});
