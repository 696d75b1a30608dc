import { FACTS_LANGUAGE } from "#app/features/library/versioned-content/part.ts";
import { constraintsOf } from "#app/shared/forms/parse-form.server.ts";
import type { Formats } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import type { EntryKind } from "../../kinds/entry-kind.ts";
import type { AdminListName } from "../admin-list-tabs.ts";
import { type EditedEntry, englishHash, factsOf, headingOf, languageStates, wordsOf } from "../edited-entry.server.ts";
import { findFiles } from "../entry-files.server.ts";
import { variantOf } from "../writing/entry-fields.ts";
import { toForm, toTranslation } from "../writing/entry-form.ts";
import { asText } from "../writing/rows.ts";
import { problemsOf } from "./answer-writing.server.ts";

export type EntryPageView = Awaited<ReturnType<typeof entryPageData>>;

export async function entryPageData(
	db: Database,
	entry: EditedEntry,
	{ language, reader, formats }: { language: Language; reader: Language; formats: Formats },
) {
	const { id, kind, key, listed, drafts, published } = entry;
	const { form: shape } = kind;
	const facts = factsOf(entry);
	const isOriginal = language === "en";
	const draft = drafts[language] ?? (isOriginal ? drafts[FACTS_LANGUAGE] : undefined);
	const english = { facts, words: wordsOf(entry, "en") };
	const written = { facts, words: wordsOf(entry, language) };
	return {
		id,
		shape,
		key,
		language,
		isOriginal,
		heading: headingOf(entry, language),
		variant: variantOf(shape, facts),
		form: isOriginal ? toForm(shape, english) : toTranslation(shape, written),
		english: isOriginal ? null : toTranslation(shape, english),
		revision: drafts[language]?.revision ?? 0,
		factsRevision: isOriginal ? (drafts[FACTS_LANGUAGE]?.revision ?? 0) : 0,
		source: isOriginal ? null : englishHash(entry),
		problems: draft ? problemsOf(kind, language, facts, written.words) : {},
		states: languageStates(entry).map(({ draft: own, ...state }) => ({
			...state,
			draft: own && { by: own.by, at: formats.dateTime(own.at) },
		})),
		drafts: draftsToPublish(entry),
		choices: (await kind.choicesFor?.(db, { key, language: reader })) ?? {},
		mergeChoices: (await kind.mergeChoices?.(db, { key, language: reader })) ?? [],
		constraints: lengthsOf(kind),
		files: await findFiles(db, [facts, english.words, written.words]),
		isShipped: entry.document.origin === "shipped",
		isPublished: published.en !== undefined,
		isKept: entry.document.headId !== null,
		isRetired: Boolean(listed?.retiredAt),
		hasDraft: draft !== undefined,
		/** The entry that this one will be merged into once another admin approves. */
		mergeInto: asText(facts.mergeInto) || null,
		page: listed && !listed.retiredAt ? (kind.pageOf?.(key) ?? null) : null,
	};
}

type NewEntry = { kind: EntryKind; adminList: AdminListName; today: string; reader: Language };

export async function newEntryPageData(db: Database, { kind, adminList, today, reader }: NewEntry) {
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
		kind: kind.name,
		words: kind.lists.find(({ list }) => list === adminList)?.words.add ?? "",
		shape: kind.form,
		isCode: kind.key?.code !== undefined,
		form: toForm(kind.form, { facts: given, words: {} }),
		choices: (await kind.choicesFor?.(db, { key: "", language: reader })) ?? {},
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

function lengthsOf(kind: EntryKind): Record<string, number | undefined> {
	const constraints = constraintsOf(kind.words);
	return Object.fromEntries(Object.entries(constraints).map(([name, { maxLength }]) => [name, maxLength]));
}
