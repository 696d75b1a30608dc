import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parse as parseYaml } from "yaml";
import { z } from "zod";
import type { EntryKind } from "#app/features/library/entries/kinds/entry-kind.ts";
import { type EntryKinds, keyOfEntry } from "#app/features/library/entries/kinds/entry-kinds.ts";
import { isLanguage, LANGUAGE_CODES, type Language } from "#app/shared/words/languages.ts";
import { Place } from "../checks/places.ts";
import { ContentError } from "../front-matter.ts";
import { listNames, parse, type Reading, reportProblem } from "../reading.ts";
import { SHIPPED_TOPICS } from "../shipped-taxonomy.ts";
import type { EntryContent } from "./entry-content.ts";
import { resolveFileIds } from "./resolve-file-ids.ts";
import { splitEnglish, splitPlace } from "./split-words.ts";

/** Reads the entries of these kinds. Throws one ContentError with all errors. Format: docs/content.md. */
export function readLibrary(root: string, kinds: EntryKinds): EntryContent[] {
	const reading: Reading = { root: resolve(root), media: new Set(), figures: new Map(), problems: [] };
	const all = [...kinds.values()];
	// Sections come before what stands within them.
	const inOrder = [...all.filter(({ within }) => !within), ...all.filter(({ within }) => within)];
	const entries = inOrder.flatMap((kind) => readKind(reading, kind));
	if (reading.problems.length > 0) throw new ContentError(reading.problems);
	return entries;
}

function readKind(reading: Reading, kind: EntryKind): EntryContent[] {
	const { files } = kind;
	switch (files?.format) {
		case "markdown":
			return foldersOf(kind, files.folder).flatMap((folder) => readFolder(reading, kind, folder));
		case "titles":
			return Object.entries(files.lists).flatMap(([value, path]) => readTitles(reading, kind, { value, path }));
		case "rules":
			return readRules(reading, kind, files.folder);
		default:
			return [];
	}
}

type Folder = { path: string[]; given: Record<string, unknown> };

/** `given`: what the files of the folder need not say. */
function foldersOf({ key }: EntryKind, folder: string): Folder[] {
	if (!key?.prefix) return [{ path: [folder], given: {} }];
	const { fact, values } = key.prefix;
	return values.map((value) => ({ path: [folder, value], given: { [fact]: value } }));
}

function readFolder(reading: Reading, kind: EntryKind, { path, given }: Folder): EntryContent[] {
	const bySlug = new Map<string, Map<Language, string>>();
	for (const name of listNames(join(reading.root, ...path)).filter((one) => one.endsWith(".md"))) {
		const [, slug, language] = /^([a-z0-9]+(?:-[a-z0-9]+)*)\.(\w+)\.md$/.exec(name) ?? [];
		if (!slug || !isLanguage(language)) reportProblem(reading, [...path, name], "is not called slug.<language>.md");
		else bySlug.set(slug, (bySlug.get(slug) ?? new Map()).set(language, name));
	}
	return [...bySlug].flatMap(([slug, files]) => {
		const english = read(reading, [...path, files.get("en") ?? `${slug}.en.md`]);
		if (!english) return [];
		const own = splitEnglish(kind, { ...english.matter, ...given }, english.body);
		const others = [...files.keys()].filter((language) => language !== "en");
		const translated = others.flatMap((language) => {
			const file = read(reading, [...path, String(files.get(language))]);
			return file ? [[language, splitEnglish(kind, file.matter, file.body).words] as const] : [];
		});
		const words: Record<string, Record<string, unknown>> = { en: own.words, ...Object.fromEntries(translated) };
		const fileOf = (language: string) => [...path, `${slug}.${language}.md`];
		const named = resolveFileIds(reading, { facts: own.facts, words }, fileOf);
		const entry = { kind, key: keyOfEntry(kind, slug, own.facts), facts: own.facts, words };
		const shown = Object.keys(named).length > 0 ? { files: named } : {};
		return checked(reading, entry, fileOf).map((one) => ({ ...one, ...shown }));
	});
}

const Anything = z.record(z.string(), z.unknown());

function read(reading: Reading, path: string[]) {
	return parse(reading, path, Anything);
}

type RawEntry = { kind: EntryKind; key: string; facts: unknown; words: Record<string, unknown> };

function checked(reading: Reading, raw: RawEntry, fileOf: (language: string) => string[]): EntryContent[] {
	const { kind, key } = raw;
	const facts = kind.facts.safeParse(raw.facts);
	if (!facts.success) reportProblem(reading, fileOf("en"), z.prettifyError(facts.error));
	else if ("topic" in facts.data && !isShippedTopic(facts.data.topic)) {
		reportProblem(reading, fileOf("en"), `topic: there is no topic ${facts.data.topic}`);
	}
	const translations: EntryContent["translations"] = {};
	for (const [language, words] of Object.entries(raw.words)) {
		const found = kind.words.safeParse(words);
		if (found.success && isLanguage(language)) translations[language] = found.data;
		else if (!found.success) reportProblem(reading, fileOf(language), z.prettifyError(found.error));
	}
	return facts.success && translations.en ? [{ kind: kind.name, key, facts: facts.data, translations }] : [];
}

function isShippedTopic(topic: unknown): boolean {
	return SHIPPED_TOPICS.some((shipped) => shipped === topic);
}

function readTitles(
	reading: Reading,
	kind: EntryKind,
	{ value, path }: { value: string; path: string },
): EntryContent[] {
	const yaml = readYaml(join(reading.root, path));
	if (yaml === null) return [];
	const listed = z.array(z.looseObject({ key: z.string() })).safeParse(yaml);
	if (!listed.success) {
		reportProblem(reading, [path], z.prettifyError(listed.error));
		return [];
	}
	return listed.data.flatMap(({ key: slug, icon, ...rest }, at) => {
		const words = Object.entries(rest)
			.filter(([name]) => isLanguage(name))
			.map(([name, title]) => [name, typeof title === "string" ? { title } : title] as const);
		const prefix = kind.key?.prefix ? { [kind.key.prefix.fact]: value } : {};
		const facts = { ...prefix, position: (at + 1) * 10, ...(icon ? { icon } : {}) };
		const entry = { kind, key: keyOfEntry(kind, slug, facts), facts, words: Object.fromEntries(words) };
		return checked(reading, entry, () => [path]);
	});
}

function readRules(reading: Reading, kind: EntryKind, folder: string): EntryContent[] {
	return listNames(join(reading.root, folder))
		.filter((name) => name.endsWith(".en.yaml"))
		.flatMap((name) => {
			const fileOf = (language: string) => [folder, name.replace(".en.", `.${language}.`)];
			const read = (language: string) => readYaml(join(reading.root, ...fileOf(language)));
			const place = Place.safeParse(read("en"));
			if (!place.success) {
				reportProblem(reading, fileOf("en"), z.prettifyError(place.error));
				return [];
			}
			const { facts, words } = splitPlace(place.data);
			const others = LANGUAGE_CODES.map((language) => [language, read(language)] as const);
			const translated = others.filter(([language, found]) => language !== "en" && found);
			const entry = { kind, key: place.data.key, facts, words: { en: words, ...Object.fromEntries(translated) } };
			return checked(reading, entry, fileOf);
		});
}

function readYaml(file: string): unknown {
	try {
		return parseYaml(readFileSync(file, "utf8"));
	} catch (error) {
		if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
		throw error;
	}
}
