import { readdirSync, readFileSync } from "node:fs";
import { createInstance } from "i18next";
import { describe, expect, test } from "vitest";
import { createTranslate, type WordTree } from "../app/shared/translator.ts";

const LANGUAGES = ["en", "ru", "fr", "es", "de", "zh"];
const COUNTS = [0, 1, 2, 3, 5, 11, 21, 22, 100, 1000, 1_000_000];
const namespaces = readdirSync("locales/en").map((file) => file.replace(".json", ""));

function readAll(language: string): Record<string, WordTree> {
	const read = (name: string) => JSON.parse(readFileSync(`locales/${language}/${name}.json`, "utf8"));
	return Object.fromEntries(namespaces.map((name) => [name, read(name)]));
}

const keysOf = (tree: WordTree, path = ""): string[] =>
	Object.entries(tree).flatMap(([key, value]) =>
		typeof value === "string" ? [path + key] : keysOf(value, `${path}${key}.`),
	);

describe.each(LANGUAGES)("%s", (language) => {
	const words = readAll(language);
	const reference = createInstance();
	reference.init({
		lng: language,
		initImmediate: false,
		resources: { [language]: words },
		interpolation: { escapeValue: false },
	});

	test.each(namespaces)("%s reads as i18next reads it, for every key and count", (namespace) => {
		const ours = createTranslate(language, (name) => words[name], namespace);
		const theirs = reference.getFixedT(language, namespace as "common") as unknown as (
			key: string,
			values: object,
		) => string;
		for (const key of keysOf(words[namespace] ?? {})) {
			const bare = key.replace(/_(zero|one|two|few|many|other)$/, "");
			for (const count of COUNTS) {
				const values = {
					count,
					name: "Ada",
					title: "A title",
					number: 7,
					min: 1,
					max: 20_000,
					percent: 50,
					email: "a@b.example",
					year: 2026,
				};
				expect([key, ours(bare, values)]).toEqual([key, theirs(bare, values).replaceAll(/{{[^}]*}}/g, "")]);
			}
		}
	});
});

test("another namespace can be named, and an unknown key comes back", () => {
	const trees = { common: { brand: "G.R.E.W." }, lesson: { bar: { left: "{{count}} left" } } };
	const translate = createTranslate("en", (name) => trees[name as "common"], "lesson");

	expect(translate("common:brand")).toBe("G.R.E.W.");
	expect(translate("bar.left", { count: 3 })).toBe("3 left");
	expect(translate("bar.nothing")).toBe("bar.nothing");
	expect(translate("nowhere:bar")).toBe("bar");
});
