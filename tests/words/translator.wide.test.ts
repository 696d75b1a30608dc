import { createInstance } from "i18next";
import { describe, expect, test } from "vitest";
import { createTranslate, type WordTree } from "#app/shared/words/translator.ts";
import { withFallback } from "#scripts/vite/complete-words.ts";
import { NAMESPACES, readAll } from "./all-words.ts";

const LANGUAGES = ["en", "ru", "fr", "es", "de", "zh"];
const COUNTS = [0, 1, 2, 3, 5, 11, 21, 22, 100, 1000, 1_000_000];
const VALUES = {
	name: "Ada",
	title: "A title",
	number: 7,
	min: 1,
	max: 20_000,
	limit: 2_000,
	percent: 50,
	email: "a@b.example",
	year: 2026,
	recent: 4,
	before: 3,
	wrong: 57,
	times: 3,
	tried: 400,
	reached: 53,
	finished: 15,
	learners: 2_000,
	opened: 53,
	wentOn: 43,
	stopped: 10,
	total: 64,
	reviews: 100,
};
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

	test.each(NAMESPACES)("%s reads as i18next reads it, for every key and count", (namespace) => {
		const ours = createTranslate(language, (name) => words[name], namespace);
		const theirs = reference.getFixedT(language, namespace as "common") as unknown as (
			key: string,
			values: object,
		) => string;
		// One assertion per text would be slow (half a million), so differences are collected.
		const keys = keysOf(words[namespace] ?? {});
		const bare = keys.map((key) => key.replace(/_(zero|one|two|few|many|other)$/, ""));
		const counted = new Set(bare.filter((key, at) => key !== keys[at] || /{{\s*count/.test(theirs(key, {}))));
		const differences = [...new Set(bare)].flatMap((key) =>
			// Without plural forms and number, two counts suffice.
			(counted.has(key) ? COUNTS : COUNTS.slice(1, 3)).flatMap((count) => {
				const values = { count, ...VALUES };
				const [one, other] = [ours(key, values), theirs(key, values).replaceAll(/{{[^}]*}}/g, "")];
				return one === other ? [] : [{ key, count, ours: one, theirs: other }];
			}),
		);
		expect(bare).not.toEqual([]);
		expect(differences).toEqual([]);
	});
});

describe("what a language lacks", () => {
	const english = readAll("en");
	/** Drops every third text of a namespace, and one whole group. */
	const lossy = (tree: WordTree): WordTree =>
		Object.fromEntries(
			Object.entries(tree)
				.filter((_entry, index) => index % 3 !== 1)
				.map(([key, value]) => [key, typeof value === "string" ? value : lossy(value)]),
		);

	test.each(LANGUAGES.slice(1))("is said in English, as i18next does it, %s", (language) => {
		const own = Object.fromEntries(Object.entries(readAll(language)).map(([name, tree]) => [name, lossy(tree)]));
		const complete = Object.fromEntries(
			NAMESPACES.map((name) => [name, withFallback(own[name] ?? {}, english[name] ?? {})]),
		);
		const reference = createInstance();
		reference.init({
			lng: language,
			fallbackLng: "en",
			initImmediate: false,
			interpolation: { escapeValue: false },
			resources: { en: english, [language]: own },
		});
		const differences = NAMESPACES.flatMap((namespace) => {
			const ours = createTranslate(language, (name) => complete[name], namespace);
			const theirs = reference.getFixedT(language, namespace as "common") as unknown as typeof ours;
			const bare = keysOf(english[namespace] ?? {}).map((key) => key.replace(/_(zero|one|two|few|many|other)$/, ""));
			// Partial plurals are excluded: another test forbids them.
			const isWhole = (key: string) => !keysOf(own[namespace] ?? {}).some((one) => one.startsWith(`${key}_`));
			return [...new Set(bare)].filter(isWhole).flatMap((key) =>
				[1, 2, 21].flatMap((count) => {
					const values = { count, ...VALUES };
					const [one, other] = [ours(key, values), theirs(key, values).replaceAll(/{{[^}]*}}/g, "")];
					return one === other ? [] : [`${namespace}:${key} ${one} | ${other}`];
				}),
			);
		});
		expect(differences).toEqual([]);
	});
});
