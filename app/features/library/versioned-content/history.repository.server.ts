import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { documentParts, documents, documentVersions } from "#db/schema/schema.ts";
import type { DocumentKind } from "./documents.repository.server.ts";

export function listVersionsOf(db: Database, kind: DocumentKind, key: string, fact: { part: string; name: string }) {
	return db
		.select({
			number: documentVersions.number,
			note: documentVersions.note,
			createdAt: documentVersions.createdAt,
			authorId: documentVersions.authorId,
			isPublished: sql<boolean>`${documents.publishedVersionId} is ${documentVersions.id}`
				.mapWith(Boolean)
				.as("is_published"),
			fact: factOfVersion(fact).as("fact"),
		})
		.from(documentVersions)
		.innerJoin(documents, eq(documents.id, documentVersions.documentId))
		.where(and(eq(documents.kind, kind), eq(documents.key, key)))
		.orderBy(desc(documentVersions.number))
		.limit(100);
}

/** A column for queries of `document_versions`: a fact as text, or null. */
export function factOfVersion({ part, name }: { part: string; name: string }): SQL<string | null> {
	return sql<string | null>`(select body ->> ${name} from document_parts where hash = (
		select entry.value ->> 2 from json_each(${documentVersions.manifest}) entry
		where entry.value ->> 0 = ${part} and entry.value ->> 1 = '*'))`;
}

type PartQuery = { kind: DocumentKind; key: string; number: number; part: string };

export function listPartOfVersion(db: Database, { kind, key, number, part }: PartQuery) {
	const entry = sql`json_each(${documentVersions.manifest}) entry`;
	return db
		.select({ language: sql<string>`entry.value ->> 1`.as("part_language"), body: documentParts.body })
		.from(documentVersions)
		.innerJoin(documents, eq(documents.id, documentVersions.documentId))
		.innerJoin(entry, sql`entry.value ->> 0 = ${part}`)
		.innerJoin(documentParts, sql`${documentParts.hash} = entry.value ->> 2`)
		.where(and(eq(documents.kind, kind), eq(documents.key, key), eq(documentVersions.number, number)));
}
