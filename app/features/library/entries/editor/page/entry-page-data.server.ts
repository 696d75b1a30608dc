import { listTaxonomy } from "#app/features/learning/catalog/taxonomy/taxonomy.sql.ts";
import { readTaxonomy } from "#app/features/learning/catalog/taxonomy/taxonomy.ts";
import { FACTS_LANGUAGE } from "#app/features/library/versioned-content/part.ts";
import { constraintsOf } from "#app/shared/forms/parse-form.server.ts";
import type { Formats } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { ENTRY_KINDS, type EntryKind } from "../../kinds/kinds.server.ts";
import { pathOfEntry } from "../admin-lists.ts";
import { type EditedEntry, englishHash, factsOf, languageStates, wordsOf } from "../edited-entry.server.ts";
import { listCourseSlugs, listReferable } from "../editor.repository.server.ts";
import { findFiles } from "../entry-files.server.ts";
import { toForm, toTranslation } from "../writing/entry-form.ts";
import { asText } from "../writing/rows.ts";
import { problemsOf } from "./answer-writing.server.ts";

/** `isRetired`: offered only where it is chosen already. */
export type Choice = { value: string; label: string; isRetired?: boolean };
export type Choices = Record<"categories" | "chapters" | "courses" | "topics" | "terms", Choice[]>;
export type EntryPageView = Awaited<ReturnType<typeof entryPageData>>;

export async function entryPageData(
	db: Database,
	entry: EditedEntry,
	{ language, reader, formats }: { language: Language; reader: Language; formats: Formats },
) {
	const { id, kind, key, listed, drafts, published } = entry;
	const facts = factsOf(entry);
	const isOriginal = language === "en";
	const draft = drafts[language] ?? (isOriginal ? drafts[FACTS_LANGUAGE] : undefined);
	const english = { facts, words: wordsOf(entry, "en") };
	const written = { facts, words: wordsOf(entry, language) };
	return {
		id,
		kind,
		key,
		language,
		isOriginal,
		heading: asText(wordsOf(entry, language).title) || asText(english.words.title) || key,
		resourceKind: kind === "resource" ? asText(facts.kind) : "",
		form: isOriginal ? toForm(kind, english) : toTranslation(kind, written),
		english: isOriginal ? null : toTranslation(kind, english),
		revision: drafts[language]?.revision ?? 0,
		factsRevision: isOriginal ? (drafts[FACTS_LANGUAGE]?.revision ?? 0) : 0,
		source: isOriginal ? null : englishHash(entry),
		problems: draft ? problemsOf(kind, language, facts, written.words) : {},
		states: languageStates(entry).map(({ draft: own, ...state }) => ({
			...state,
			draft: own && { by: own.by, at: formats.dateTime(own.at) },
		})),
		drafts: draftsToPublish(entry),
		choices: await choicesFor(db, kind, { key, reader }),
		constraints: lengthsOf(kind),
		files: await findFiles(db, [facts, english.words, written.words]),
		isShipped: entry.document.origin === "shipped",
		isPublished: published.en !== undefined,
		isKept: entry.document.headId !== null,
		isRetired: Boolean(listed?.retiredAt),
		hasDraft: draft !== undefined,
		/** The term that this one will be merged into once another admin approves. */
		mergeInto: asText(facts.mergeInto) || null,
		page: listed && !listed.retiredAt ? pathOfEntry(kind, key) : null,
	};
}

export async function newEntryPageData(db: Database, kind: EntryKind, today: string, reader: Language) {
	const given = {
		reviewed: today,
		effective: today,
		countries: ["anywhere"],
		link: "first",
		access: "public",
		routes: [],
	};
	const t = getFixedT(reader, "library");
	return {
		title: t("editor.new"),
		description: t("editor.description"),
		kind,
		form: toForm(kind, { facts: given, words: {} }),
		choices: await choicesFor(db, kind, { key: "", reader }),
		constraints: lengthsOf(kind),
	};
}

function draftsToPublish({ drafts }: EditedEntry) {
	const languages = new Set(Object.keys(drafts).map((language) => (language === FACTS_LANGUAGE ? "en" : language)));
	return [...languages].map((language) => {
		const facts = language === "en" ? (drafts[FACTS_LANGUAGE]?.revision ?? 0) : 0;
		return { language: language as Language, value: `${language}:${drafts[language]?.revision ?? 0}:${facts}` };
	});
}

export function readSeen(values: readonly string[]): { languages: string[]; seen: Record<string, number> } {
	const read = values.map((value) => value.split(":"));
	const seen = read.flatMap(([language = "", revision, facts]) => [
		[language, Number(revision)] as const,
		...(language === "en" ? [[FACTS_LANGUAGE, Number(facts)] as const] : []),
	]);
	return { languages: read.map(([language = ""]) => language), seen: Object.fromEntries(seen) };
}

async function choicesFor(
	db: Database,
	kind: EntryKind,
	{ key, reader }: { key: string; reader: Language },
): Promise<Choices> {
	const { sections, courses, terms, taxonomy } = await inBatch(db, {
		sections: listReferable(db, "section", reader),
		courses: listCourseSlugs(db, reader),
		terms: listReferable(db, "term", reader),
		taxonomy: listTaxonomy(db, reader),
	});
	const below = (owner: string) =>
		sections
			.filter(({ slug }) => slug.startsWith(`${owner}-`))
			.map(({ slug, title }) => ({ value: slug.slice(owner.length + 1), label: title }));
	const role = ["learner", "instructor", "admin"].find((one) => key.startsWith(`${one}-`));
	const chapters = role ? below(role) : ["learner", "instructor", "admin"].flatMap(below);
	return {
		categories: kind === "help" ? below("help") : [],
		chapters: kind === "manual" ? [...new Map(chapters.map((choice) => [choice.value, choice])).values()] : [],
		courses: kind === "resource" ? courses.map(({ slug, title }) => ({ value: slug, label: title || slug })) : [],
		topics:
			kind === "resource"
				? readTaxonomy(taxonomy).topics.map(({ key: value, name, isRetired }) => ({ value, label: name, isRetired }))
				: [],
		terms:
			kind === "term"
				? terms.filter(({ slug }) => slug !== key).map(({ slug, title }) => ({ value: slug, label: title }))
				: [],
	};
}

function lengthsOf(kind: EntryKind): Record<string, number | undefined> {
	const constraints = constraintsOf(ENTRY_KINDS[kind].words);
	return Object.fromEntries(Object.entries(constraints).map(([name, { maxLength }]) => [name, maxLength]));
}
