import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { localeFile, localeFiles } from "#scripts/vite/locale-files.ts";
import { SAME_AS_ENGLISH } from "./same-as-english";

const LANGUAGES = ["ru", "fr", "es", "de", "zh"];
const PLURAL = /_(zero|one|two|few|many|other)$/;
const files = (language: string) => globSync("*/*.json", { cwd: `locales/${language}` }).sort();
const namespaces = [...localeFiles().keys()];

type Words = Map<string, string>;

function read(language: string, namespace: string): Words {
	return new Map(flatten(JSON.parse(readFileSync(localeFile(language, namespace), "utf8"))));
}

function flatten(value: object, path = ""): [string, string][] {
	return Object.entries(value).flatMap(([key, inner]) =>
		typeof inner === "string" ? [[path + key, inner] as [string, string]] : flatten(inner, `${path}${key}.`),
	);
}

/** True when there is text beside placeholders. */
const hasWords = (text: string) => /\p{L}{2,}/u.test(text.replace(/{{[^}]*}}|<[^>]*>/g, ""));
const bare = (key: string) => key.replace(PLURAL, "");
const bareKeys = (words: Words) => [...new Set([...words.keys()].map(bare))].sort();
const placeholders = (text: string) => [...text.matchAll(/{{\s*(\w+)[^}]*}}/g)].map((match) => match[1]).sort();
/** A lone `_other` is always a plural. */
const plurals = (words: Words) => new Set([...words.keys()].filter((key) => PLURAL.test(key)).map(bare));

test("every language has the files that English has", () => {
	for (const language of LANGUAGES) {
		expect(files(language)).toEqual(files("en"));
	}
});

describe.each(LANGUAGES)("%s", (language) => {
	test.each(namespaces)("%s has exactly the keys of English", (namespace) => {
		expect(bareKeys(read(language, namespace))).toEqual(bareKeys(read("en", namespace)));
	});

	test.each(namespaces)("%s has each plural form that the language needs, and no other", (namespace) => {
		const words = read(language, namespace);
		const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories.slice().sort();
		const found = [...plurals(read("en", namespace))].map((key) => {
			const forms = [...words.keys()].filter((one) => bare(one) === key && PLURAL.test(one));
			return { key, forms: forms.map((one) => PLURAL.exec(one)?.[1]).sort() };
		});
		expect(found).toEqual(found.map(({ key }) => ({ key, forms: needed })));
	});

	test.each(namespaces)("%s uses the placeholders of English", (namespace) => {
		const english = read("en", namespace);
		for (const [key, text] of read(language, namespace)) {
			const model = english.get(key) ?? english.get(`${bare(key)}_other`) ?? "";
			// A form for one may omit the number, or need it where English does not.
			const drop = (names: (string | undefined)[]) => names.filter((name) => !(PLURAL.test(key) && name === "count"));
			expect([key, drop(placeholders(text))]).toEqual([key, drop(placeholders(model))]);
		}
	});

	test.each(namespaces)("%s is translated", (namespace) => {
		const english = read("en", namespace);
		const same = [...read(language, namespace)].filter(
			([key, text]) => english.get(key) === text && hasWords(text) && !SAME_AS_ENGLISH[language]?.has(text),
		);
		expect(same).toEqual([]);
	});
});
