import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** A breaking space before ; : ? ! » % or after «. */
const LOOSE = /[^\s"] [;:?!»%]|« /g;
const FILES = globSync("locales/fr/*/*.json");

test("French marks keep to their words: the space between them does not break", () => {
	expect(FILES.length).toBeGreaterThan(50);
	const found = FILES.flatMap((file) => {
		const text = readFileSync(file, "utf8");
		return [...text.matchAll(LOOSE)].map(({ index }) => `${file}: ${text.slice(Math.max(0, index - 12), index + 12)}`);
	});
	expect(found).toEqual([]);
});

test.each(["Le nom : Ada", "Vraiment ?", "le cours « Contrats", "13 %"])("the rule sees %s", (text) => {
	expect(text.match(LOOSE)).not.toBeNull();
});
