import { and, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { versionParts } from "#app/features/library/versioned-content/version-parts.sql.ts";
import type { Database } from "#db/client.server.ts";
import { requireChange, valueIfElseConflict } from "#db/conflict.ts";
import { differsFromExcluded, fromExcluded, inColumns } from "#db/project-rows.ts";
import { glossaryAliases, libraryEntries, libraryTranslations } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";
import type { EntryKind } from "./kinds/entry-kind.ts";
import type { EntryKinds } from "./kinds/entry-kinds.ts";
import type { TermName } from "./term-names.ts";

type Projection = { versionId: string; documentId: number; kind: EntryKind; now: Date };

/** Updates the projection to a version, writing only what differs. Lists a retired entry again. */
export function projectEntry(db: Database, { versionId, documentId, kind, now }: Projection) {
	const fact = (name: string) => sql`body ->> ${name}`;
	const values = inColumns(libraryEntries, {
		documentId: sql`${documentId}`,
		kind: sql`${kind.name}`,
		slug: fact("slug"),
		section: fact("section"),
		position: fact("position"),
		access: fact("access"),
		courseId: sql`(select id from courses where slug = body ->> 'course')`,
		reviewedOn: fact("reviewedOn"),
		// Another published version may come into force at midnight.
		details: kind.comesIntoForce
			? sql`json_set(body -> 'details', '$.version', (select number from document_versions where id = ${versionId}))`
			: sql`body -> 'details'`,
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

type EntryToEnd = { documentId: number; kinds: EntryKinds; now: Date };

/** Retires an entry and frees its names. The first write affects no row for a retired entry or one that holds others. */
export function retireEntry(db: Database, { documentId, kinds, now }: EntryToEnd) {
	return [
		db
			.update(libraryEntries)
			.set({ retiredAt: now, changedAt: now })
			.where(and(eq(libraryEntries.documentId, documentId), isNull(libraryEntries.retiredAt), isEmpty(kinds))),
		db.delete(glossaryAliases).where(eq(glossaryAliases.documentId, documentId)),
	] as const;
}

function isEmpty(kinds: EntryKinds): SQL {
	return sql`not exists (select 1 from json_each(${withinPairs(kinds)}) pair
		join library_entries inside on inside.kind = pair.value ->> 0 and inside.section = ${libraryEntries.slug}
		where pair.value ->> 1 = ${libraryEntries.kind} and inside.retired_at is null)`;
}

/** JSON: which kind stands within which. */
function withinPairs(kinds: EntryKinds): string {
	return JSON.stringify([...kinds.values()].flatMap(({ name, within }) => (within ? [[name, within.kind]] : [])));
}

export function writeMergedInto(db: Database, documentId: number, slug: string): Write {
	return db
		.update(libraryEntries)
		.set({ details: sql`json_set(${libraryEntries.details}, '$.mergedInto', ${slug})` })
		.where(eq(libraryEntries.documentId, documentId));
}

/** Restores a retired entry. Affects no row when it is listed already or its section is retired. */
export function restoreEntry(db: Database, { documentId, kinds, now }: EntryToEnd): Write {
	return db
		.update(libraryEntries)
		.set({ retiredAt: null, changedAt: now, details: sql`json_remove(${libraryEntries.details}, '$.mergedInto')` })
		.where(
			and(eq(libraryEntries.documentId, documentId), isNotNull(libraryEntries.retiredAt), isInListedSection(kinds)),
		);
}

function isInListedSection(kinds: EntryKinds): SQL {
	return sql`not exists (select 1 from json_each(${withinPairs(kinds)}) pair
		left join library_entries around on around.kind = pair.value ->> 1 and around.slug = ${libraryEntries.section}
			and around.retired_at is null
		where pair.value ->> 0 = ${libraryEntries.kind} and around.document_id is null)`;
}

/** Makes the batch fail when the entry's section is retired. */
export function requireSection(db: Database, kinds: EntryKinds, documentId: number): Write {
	return db
		.update(libraryEntries)
		.set({ position: valueIfElseConflict(isInListedSection(kinds), libraryEntries.position) })
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

/** Replaces the names of an entry. Another entry's name violates `glossary_aliases.language`, so the batch fails. */
export function nameWrites(db: Database, documentId: number, names: readonly TermName[]) {
	const rows = JSON.stringify(names.map(({ language, folded }) => [language, folded]));
	return [
		db.delete(glossaryAliases).where(eq(glossaryAliases.documentId, documentId)),
		db.insert(glossaryAliases).select(sql`select value ->> 0, value ->> 1, ${documentId} from json_each(${rows})`),
	] as const;
}
