import { and, asc, eq, inArray, isNull, like, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { Language } from "#app/shared/words/languages.ts";
import { isInEnglish, localizedColumn, localizedJson, translates } from "#app/shared/words/localized-column.server.ts";
import type { Database } from "#db/client.server.ts";
import { libraryEntries, libraryTranslations } from "#db/schema/schema.ts";
import type { EntryKindName } from "./kinds/entry-kind.ts";

const requested = alias(libraryTranslations, "asked");
const english = alias(libraryTranslations, "english");

const inList = (language: Language) => ({
	id: sql<number>`${libraryEntries.documentId}`.as("entry_id"),
	kind: libraryEntries.kind,
	slug: libraryEntries.slug,
	section: libraryEntries.section,
	position: libraryEntries.position,
	access: libraryEntries.access,
	courseId: libraryEntries.courseId,
	reviewedOn: libraryEntries.reviewedOn,
	changedAt: libraryEntries.changedAt,
	details: libraryEntries.details,
	title: localizedColumn("entry_title", requested.title, english.title),
	summary: localizedColumn("entry_summary", requested.summary, english.summary),
	inEnglish: isInEnglish("entry_in_english", requested.title, english.title, language),
});

/** Words in the requested language and in English; `entryWords` merges them field by field. */
const bothWords = {
	words: localizedJson<Record<string, unknown>>("asked_words", requested.words, sql`'{}'`, {}),
	englishWords: localizedJson<Record<string, unknown>>("english_words", english.words, sql`'{}'`, {}),
};

/** Listed entries of a kind in order, optionally of one section. */
export function listEntries(
	db: Database,
	{ kind, language, section }: { kind: EntryKindName; language: Language; section?: string },
) {
	return db
		.select(inList(language))
		.from(libraryEntries)
		.leftJoin(requested, requestedWords(language))
		.leftJoin(english, englishWords)
		.where(
			and(
				eq(libraryEntries.kind, kind),
				section === undefined ? undefined : eq(libraryEntries.section, section),
				isNull(libraryEntries.retiredAt),
			),
		)
		.orderBy(asc(libraryEntries.section), asc(libraryEntries.position), asc(libraryEntries.slug));
}

/** As {@link listEntries}, with the words of the kind, such as aliases of terms. */
export function listEntriesWithWords(db: Database, { kind, language }: { kind: EntryKindName; language: Language }) {
	return db
		.select({ ...inList(language), ...bothWords })
		.from(libraryEntries)
		.leftJoin(requested, requestedWords(language))
		.leftJoin(english, englishWords)
		.where(and(eq(libraryEntries.kind, kind), isNull(libraryEntries.retiredAt)))
		.orderBy(asc(libraryEntries.section), asc(libraryEntries.position), asc(libraryEntries.slug));
}

/** The texts of a kind in sections that start with a prefix (`learner-`), in list order. */
export function listTexts(
	db: Database,
	{ kind, language, sections }: { kind: EntryKindName; language: Language; sections: string },
) {
	return db
		.select({
			...inList(language),
			body: localizedColumn("entry_body", requested.body, english.body),
			bodyHtml: localizedColumn("entry_html", requested.bodyHtml, english.bodyHtml),
			bodyInEnglish: isInEnglish("body_in_english", requested.body, english.body, language),
		})
		.from(libraryEntries)
		.leftJoin(requested, requestedWords(language))
		.leftJoin(english, englishWords)
		.where(
			and(
				eq(libraryEntries.kind, kind),
				like(libraryEntries.section, `${sections}%`),
				isNull(libraryEntries.retiredAt),
			),
		)
		.orderBy(asc(libraryEntries.section), asc(libraryEntries.position), asc(libraryEntries.slug));
}

/** Unordered; unknown slugs are omitted. */
export function listEntriesBySlug(
	db: Database,
	kind: EntryKindName,
	slugs: SQL | readonly string[],
	language: Language,
) {
	return db
		.select(inList(language))
		.from(libraryEntries)
		.leftJoin(requested, requestedWords(language))
		.leftJoin(english, englishWords)
		.where(
			and(
				eq(libraryEntries.kind, kind),
				Array.isArray(slugs) ? inArray(libraryEntries.slug, [...slugs]) : sql`${libraryEntries.slug} in ${slugs}`,
				isNull(libraryEntries.retiredAt),
			),
		);
}

/** At most one row. The caller must check access. */
export function findEntry(db: Database, kind: EntryKindName, slug: string, language: Language) {
	const columns = {
		...inList(language),
		...bothWords,
		body: localizedColumn("entry_body", requested.body, english.body),
		bodyHtml: localizedColumn("entry_html", requested.bodyHtml, english.bodyHtml),
		bodyInEnglish: isInEnglish("body_in_english", requested.body, english.body, language),
		publishedAt: libraryEntries.publishedAt,
	};
	return db
		.select(columns)
		.from(libraryEntries)
		.leftJoin(requested, requestedWords(language))
		.leftJoin(english, englishWords)
		.where(and(eq(libraryEntries.kind, kind), eq(libraryEntries.slug, slug), isNull(libraryEntries.retiredAt)));
}

const requestedWords = (language: Language) => translates(requested.documentId, libraryEntries.documentId, language);
const englishWords = translates(english.documentId, libraryEntries.documentId, "en");

export type ListedEntry = Awaited<ReturnType<typeof listEntries>>[number];
export type ListedText = Awaited<ReturnType<typeof listTexts>>[number];
export type FoundEntry = Awaited<ReturnType<typeof findEntry>>[number];

/** The public entries of these kinds with the time of their last change. */
export function listPublicAddresses(db: Database, kinds: readonly string[]) {
	return db
		.select({ kind: libraryEntries.kind, slug: libraryEntries.slug, changedAt: libraryEntries.changedAt })
		.from(libraryEntries)
		.where(
			and(
				inArray(libraryEntries.kind, [...kinds]),
				isNull(libraryEntries.retiredAt),
				sql`${libraryEntries.details} ->> 'readers' is not 'admins'`,
			),
		)
		.orderBy(asc(libraryEntries.kind), asc(libraryEntries.section), asc(libraryEntries.position));
}
