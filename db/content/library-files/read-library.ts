import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parse as parseYaml } from "yaml";
import { z } from "zod";
import type { EntryKindName } from "#app/features/library/entries/kinds/entry-kind.ts";
import { type EntryKinds, getKind } from "#app/features/library/entries/kinds/entry-kinds.ts";
import { isLanguage, LANGUAGE_CODES, type Language } from "#app/shared/words/languages.ts";
import { Place } from "../checks/places.ts";
import { ContentError } from "../front-matter.ts";
import { listNames, parse, type Reading, reportProblem } from "../reading.ts";
import { SHIPPED_TOPICS } from "../shipped-taxonomy.ts";
import type { EntryContent } from "./entry-content.ts";
import { resolveFileIds } from "./resolve-file-ids.ts";
import { splitEnglish, splitPlace } from "./split-words.ts";

/** Folders of `<slug>.<language>.md` and their entry kind; `prefix` makes keys unique within the kind. */
const FOLDERS: { path: string[]; kind: EntryKindName; prefix: string; given: Record<string, unknown> }[] = [
	{ path: ["help"], kind: "help", prefix: "", given: {} },
	{ path: ["resources"], kind: "resource", prefix: "", given: {} },
	{ path: ["glossary"], kind: "term", prefix: "", given: {} },
	{ path: ["legal"], kind: "legal", prefix: "", given: {} },
	...["learner", "instructor", "admin"].map((role) => ({
		path: ["manuals", role],
		kind: "manual" as const,
		prefix: `${role}-`,
		given: { role },
	})),
];
const SECTIONS = [
	{ path: ["help", "categories.yaml"], of: "help" },
	...["learner", "instructor", "admin"].map((role) => ({ path: ["manuals", role, "chapters.yaml"], of: role })),
];

type LibraryReading = Reading & { kinds: EntryKinds };

/** Reads library entries and the rules by place. Throws one ContentError with all errors. Format: docs/content.md. */
export function readLibrary(root: string, kinds: EntryKinds, places = join(root, "../places")): EntryContent[] {
	const reading: LibraryReading = { root: resolve(root), kinds, media: new Set(), figures: new Map(), problems: [] };
	const entries = [
		...SECTIONS.flatMap(({ path, of }) => readSections(reading, path, of)),
		...FOLDERS.flatMap((folder) => readFolder(reading, folder)),
		...readPlaceEntries(reading, places),
	];
	if (reading.problems.length > 0) throw new ContentError(reading.problems);
	return entries;
}

function readFolder(reading: LibraryReading, { path, kind, prefix, given }: (typeof FOLDERS)[number]): EntryContent[] {
	const declared = getKind(reading.kinds, kind);
	const bySlug = new Map<string, Map<Language, string>>();
	for (const name of listNames(join(reading.root, ...path)).filter((one) => one.endsWith(".md"))) {
		const [, slug, language] = /^([a-z0-9]+(?:-[a-z0-9]+)*)\.(\w+)\.md$/.exec(name) ?? [];
		if (!slug || !isLanguage(language)) reportProblem(reading, [...path, name], "is not called slug.<language>.md");
		else bySlug.set(slug, (bySlug.get(slug) ?? new Map()).set(language, name));
	}
	return [...bySlug].flatMap(([slug, files]) => {
		const english = read(reading, [...path, files.get("en") ?? `${slug}.en.md`]);
		if (!english) return [];
		const own = splitEnglish(declared, { ...given, ...english.matter }, english.body);
		const others = [...files.keys()].filter((language) => language !== "en");
		const translated = others.flatMap((language) => {
			const file = read(reading, [...path, String(files.get(language))]);
			return file ? [[language, splitEnglish(declared, file.matter, file.body).words] as const] : [];
		});
		const words: Record<string, Record<string, unknown>> = { en: own.words, ...Object.fromEntries(translated) };
		const fileOf = (language: string) => [...path, `${slug}.${language}.md`];
		const named = resolveFileIds(reading, { facts: own.facts, words }, fileOf);
		const entry = { kind, key: prefix + slug, facts: own.facts, words };
		const shown = Object.keys(named).length > 0 ? { files: named } : {};
		return checked(reading, entry, fileOf).map((one) => ({ ...one, ...shown }));
	});
}

const Anything = z.record(z.string(), z.unknown());

function read(reading: Reading, path: string[]) {
	return parse(reading, path, Anything);
}

type RawEntry = { kind: EntryKindName; key: string; facts: unknown; words: Record<string, unknown> };

function checked(reading: LibraryReading, raw: RawEntry, fileOf: (language: string) => string[]): EntryContent[] {
	const { kind, key } = raw;
	const declared = getKind(reading.kinds, kind);
	const facts = declared.facts.safeParse(raw.facts);
	if (!facts.success) reportProblem(reading, fileOf("en"), z.prettifyError(facts.error));
	else if ("topic" in facts.data && !isShippedTopic(facts.data.topic)) {
		reportProblem(reading, fileOf("en"), `topic: there is no topic ${facts.data.topic}`);
	}
	const translations: EntryContent["translations"] = {};
	for (const [language, words] of Object.entries(raw.words)) {
		const found = declared.words.safeParse(words);
		if (found.success && isLanguage(language)) translations[language] = found.data;
		else if (!found.success) reportProblem(reading, fileOf(language), z.prettifyError(found.error));
	}
	return facts.success && translations.en ? [{ kind, key, facts: facts.data, translations }] : [];
}

function isShippedTopic(topic: unknown): boolean {
	return SHIPPED_TOPICS.some((shipped) => shipped === topic);
}

function readSections(reading: LibraryReading, path: string[], of: string): EntryContent[] {
	const yaml = readYaml(join(reading.root, ...path));
	if (yaml === null) return [];
	const listed = z.array(z.looseObject({ key: z.string() })).safeParse(yaml);
	if (!listed.success) {
		reportProblem(reading, path, z.prettifyError(listed.error));
		return [];
	}
	return listed.data.flatMap(({ key, icon, ...rest }, at) => {
		const words = Object.entries(rest)
			.filter(([name]) => isLanguage(name))
			.map(([name, value]) => [name, typeof value === "string" ? { title: value } : value] as const);
		const facts = { of, position: (at + 1) * 10, ...(icon ? { icon } : {}) };
		return checked(
			reading,
			{ kind: "section", key: `${of}-${key}`, facts, words: Object.fromEntries(words) },
			() => path,
		);
	});
}

function readPlaceEntries(reading: LibraryReading, folder: string): EntryContent[] {
	return listNames(folder)
		.filter((name) => name.endsWith(".en.yaml"))
		.flatMap((name) => {
			const place = Place.safeParse(readYaml(join(folder, name)));
			if (!place.success) {
				reportProblem(reading, ["..", "places", name], z.prettifyError(place.error));
				return [];
			}
			const { facts, words } = splitPlace(place.data);
			const others = LANGUAGE_CODES.map(
				(language) => [language, readYaml(join(folder, name.replace(".en.", `.${language}.`)))] as const,
			);
			const translated = others.filter(([language, found]) => language !== "en" && found);
			const raw = {
				kind: "place" as const,
				key: place.data.key,
				facts,
				words: { en: words, ...Object.fromEntries(translated) },
			};
			return checked(reading, raw, (language) => ["..", "places", name.replace(".en.", `.${language}.`)]);
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
