import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { versionParts } from "#app/features/library/versioned-content/version-parts.sql.ts";
import type { Database } from "#db/client.server.ts";
import { requireChange, valueIfElseConflict } from "#db/conflict.ts";
import { differsFromExcluded, fromExcluded, inColumns } from "#db/project-rows.ts";
import { glossaryAliases, libraryEntries, libraryTranslations } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";
import type { TermName } from "./term-names.ts";

type Projection = { versionId: string; documentId: number; now: Date };

/** Updates the projection to a version, writing only what differs. Lists a retired entry again. */
export function projectEntry(db: Database, { versionId, documentId, now }: Projection) {
	const fact = (name: string) => sql`body ->> ${name}`;
	const values = inColumns(libraryEntries, {
		documentId: sql`${documentId}`,
		kind: sql`(select kind from documents where id = ${documentId})`,
		slug: fact("slug"),
		section: fact("section"),
		position: fact("position"),
		access: fact("access"),
		courseId: sql`(select id from courses where slug = body ->> 'course')`,
		reviewedOn: fact("reviewedOn"),
		// A legal page records its version, because another published one may come into force at midnight.
		details: sql`case (select kind from documents where id = ${documentId}) when 'legal'
			then json_set(body -> 'details', '$.version', (select number from document_versions where id = ${versionId}))
			else body -> 'details' end`,
		publishedAt: sql`${now.getTime()}`,
		changedAt: sql`${now.getTime()}`,
		retiredAt: sql`null`,
	});
	const { slug, section, position, access, courseId, reviewedOn, details, changedAt, retiredAt } = libraryEntries;
	const words = sql`with ${versionParts(versionId)}, words as (
		select ${documentId} as owner, language, body, html from parts where language <> '*')`;
	const wordValues = inColumns(libraryTranslations, {
		documentId: sql`owner`,
		language: sql`language`,
		title: sql`body ->> 'title'`,
		summary: sql`coalesce(body ->> 'summary', body ->> 'short', '')`,
		body: sql`coalesce(body ->> 'body', '')`,
		bodyHtml: sql`coalesce(html ->> 'body', '')`,
		words: sql`json_remove(body, '$.title', '$.summary', '$.body')`,
	});
	const { title, summary, body, bodyHtml, words: others } = libraryTranslations;
	const changing = { title, summary, body, bodyHtml, words: others };
	return [
		db
			.insert(libraryEntries)
			.select(sql`with ${versionParts(versionId)} select ${values} from parts where language = '*'`)
			.onConflictDoUpdate({
				target: libraryEntries.documentId,
				set: fromExcluded({ slug, section, position, access, courseId, reviewedOn, details, changedAt, retiredAt }),
			}),
		db
			.delete(libraryTranslations)
			.where(
				sql`${libraryTranslations.documentId} = ${documentId} and ${libraryTranslations.language} not in (${words} select language from words)`,
			),
		db
			.insert(libraryTranslations)
			.select(sql`${words} select ${wordValues} from words where true`)
			.onConflictDoUpdate({
				target: [libraryTranslations.documentId, libraryTranslations.language],
				set: fromExcluded(changing),
				setWhere: differsFromExcluded(changing),
			}),
	] as const;
}

/**
 * Retires an entry and frees a term's names. The first write affects no row for a retired entry or a section with
 * entries.
 */
export function retireEntry(db: Database, documentId: number, now: Date) {
	return [
		db
			.update(libraryEntries)
			.set({ retiredAt: now, changedAt: now })
			.where(and(eq(libraryEntries.documentId, documentId), isNull(libraryEntries.retiredAt), isEmptySection)),
		db.delete(glossaryAliases).where(eq(glossaryAliases.documentId, documentId)),
	] as const;
}

const isEmptySection = sql`(${libraryEntries.kind} <> 'section' or not exists (select 1 from library_entries inside
	where inside.section = ${libraryEntries.slug} and inside.kind in ('help', 'manual') and inside.retired_at is null))`;

export function writeMergedInto(db: Database, documentId: number, slug: string): Write {
	return db
		.update(libraryEntries)
		.set({ details: sql`json_set(${libraryEntries.details}, '$.mergedInto', ${slug})` })
		.where(eq(libraryEntries.documentId, documentId));
}

/** Restores a retired entry. Affects no row when it is listed already or its section is retired. */
export function restoreEntry(db: Database, documentId: number, now: Date): Write {
	return db
		.update(libraryEntries)
		.set({ retiredAt: null, changedAt: now, details: sql`json_remove(${libraryEntries.details}, '$.mergedInto')` })
		.where(and(eq(libraryEntries.documentId, documentId), isNotNull(libraryEntries.retiredAt), isInListedSection));
}

const isInListedSection = sql`(${libraryEntries.kind} not in ('help', 'manual') or exists (select 1 from library_entries around
	where around.kind = 'section' and around.slug = ${libraryEntries.section} and around.retired_at is null))`;

/** Makes the batch fail when the entry's section is retired. */
export function requireSection(db: Database, documentId: number): Write {
	return db
		.update(libraryEntries)
		.set({ position: valueIfElseConflict(isInListedSection, libraryEntries.position) })
		.where(eq(libraryEntries.documentId, documentId));
}

/** Makes the batch fail when the entry is retired. */
export function requireListed(db: Database, documentId: number) {
	return [
		db
			.update(libraryEntries)
			.set({ retiredAt: null })
			.where(and(eq(libraryEntries.documentId, documentId), isNull(libraryEntries.retiredAt))),
		requireChange(db),
	] as const;
}

/** Replaces a term's names. Another term's name violates `glossary_aliases.language`, so the batch fails. */
export function nameWrites(db: Database, documentId: number, names: readonly TermName[]) {
	const rows = JSON.stringify(names.map(({ language, folded }) => [language, folded]));
	return [
		db.delete(glossaryAliases).where(eq(glossaryAliases.documentId, documentId)),
		db.insert(glossaryAliases).select(sql`select value ->> 0, value ->> 1, ${documentId} from json_each(${rows})`),
	] as const;
}
