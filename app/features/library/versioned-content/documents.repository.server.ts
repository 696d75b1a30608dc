import { and, eq, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { Database } from "#db/client.server.ts";
import { valueIfElseConflict } from "#db/conflict.ts";
import type { ManifestEntry, ShippedState } from "#db/schema/library/versioned-content.ts";
import { documentHtml, documentParts, documents, documentVersions } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";
import type { StoredPart } from "./part.ts";

export type DocumentKind = (typeof documents.$inferSelect)["kind"];
export type DocumentState = Awaited<ReturnType<typeof findDocument>>[number];

export function findDocument(db: Database, kind: DocumentKind, key: string) {
	return findWhere(db, and(eq(documents.kind, kind), eq(documents.key, key)));
}

export function findDocumentById(db: Database, id: number) {
	return findWhere(db, eq(documents.id, id));
}

function findWhere(db: Database, where: SQL | undefined) {
	const head = alias(documentVersions, "head");
	const published = alias(documentVersions, "published");
	const latest = sql`(select max(number) from document_versions where document_id = ${documents.id})`;
	return db
		.select({
			id: sql<number>`${documents.id}`.as("document_id"),
			kind: documents.kind,
			key: documents.key,
			origin: documents.origin,
			shipped: documents.shipped,
			publishedVersionId: documents.publishedVersionId,
			publishedRenderer: documents.publishedRenderer,
			headId: sql<string | null>`${head.id}`.as("head_id"),
			headNumber: sql<number>`coalesce(${head.number}, 0)`.as("head_number"),
			headManifest: manifestColumn("head_manifest", head.manifest),
			publishedManifest: manifestColumn("published_manifest", published.manifest),
		})
		.from(documents)
		.leftJoin(head, and(eq(head.documentId, documents.id), eq(head.number, latest)))
		.leftJoin(published, eq(published.id, documents.publishedVersionId))
		.where(where);
}

export function findVersion(db: Database, versionId: string) {
	return db
		.select({
			versionId: sql<string>`${documentVersions.id}`.as("version_id"),
			documentId: documentVersions.documentId,
			kind: documents.kind,
			manifest: documentVersions.manifest,
			publishedVersionId: documents.publishedVersionId,
			publishedRenderer: documents.publishedRenderer,
		})
		.from(documentVersions)
		.innerJoin(documents, eq(documents.id, documentVersions.documentId))
		.where(eq(documentVersions.id, versionId));
}

export function insertDocument(
	db: Database,
	document: { kind: DocumentKind; key: string; origin: "shipped" | "school"; createdAt: Date },
) {
	return db.insert(documents).values(document).onConflictDoNothing();
}

/** Creates a document of the school. A duplicate key violates the unique index. */
export function insertOwnDocument(db: Database, document: { kind: DocumentKind; key: string; createdAt: Date }): Write {
	return db.insert(documents).values({ ...document, origin: "school" });
}

export function deleteUnpublished(db: Database, documentId: number): Write {
	return db
		.delete(documents)
		.where(
			sql`${documents.id} = ${documentId} and not exists (select 1 from document_versions where document_id = ${documentId})`,
		);
}

export function documentIdOf(kind: DocumentKind, key: string): SQL {
	return sql`(select id from documents where kind = ${kind} and key = ${key})`;
}

export function noteShipped(db: Database, documentId: number, shipped: ShippedState): Write {
	return db.update(documents).set({ shipped }).where(eq(documents.id, documentId));
}

type Switch = {
	documentId: number;
	versionId: string;
	renderer: number;
	seen: { versionId: string | null; renderer: number | null };
};

/** Publishes a version. First in its batch, which fails when the published version is not the one `seen`. */
export function switchVersion(db: Database, { documentId, versionId, renderer, seen }: Switch): Write {
	const isAsSeen = sql`${documents.publishedVersionId} is ${seen.versionId} and ${documents.publishedRenderer} is ${seen.renderer}`;
	return db
		.update(documents)
		.set({ publishedVersionId: valueIfElseConflict(isAsSeen, versionId), publishedRenderer: renderer })
		.where(eq(documents.id, documentId));
}

/** Those of the hashes whose parts are stored. */
export function listStoredHashes(db: Database, hashes: readonly string[]) {
	return db
		.select({ hash: documentParts.hash })
		.from(documentParts)
		.where(sql`${documentParts.hash} in (select value from json_each(${JSON.stringify(hashes)}))`);
}

export function listParts(db: Database, hashes: readonly string[]) {
	return db
		.select({ hash: documentParts.hash, body: documentParts.body })
		.from(documentParts)
		.where(sql`${documentParts.hash} in (select value from json_each(${JSON.stringify(hashes)}))`);
}

export function listPartSizes(db: Database, versionId: string) {
	return db
		.select({
			key: sql<string>`entry.value ->> 0`.as("part_key"),
			language: sql<string>`entry.value ->> 1`.as("part_language"),
			hash: documentParts.hash,
			characters: sql<number>`length(${documentParts.body})`.as("characters"),
		})
		.from(documentVersions)
		.innerJoin(sql`json_each(${documentVersions.manifest}) entry`, sql`true`)
		.innerJoin(documentParts, eq(documentParts.hash, sql`entry.value ->> 2`))
		.where(eq(documentVersions.id, versionId));
}

/** Each of the hashes once. */
export function listPartSizesOf(db: Database, hashes: readonly string[]) {
	return db
		.select({
			hash: documentParts.hash,
			characters: sql<number>`length(${documentParts.body})`.as("characters"),
		})
		.from(documentParts)
		.where(sql`${documentParts.hash} in (select value from json_each(${JSON.stringify(hashes)}))`);
}

/** The next `limit` published documents by id. */
export function listPublished(db: Database, { after, limit }: { after: number; limit: number }) {
	return db
		.select({
			id: documents.id,
			kind: documents.kind,
			versionId: sql<string>`${documents.publishedVersionId}`.as("version_id"),
		})
		.from(documents)
		.where(and(sql`${documents.id} > ${after}`, sql`${documents.publishedVersionId} is not null`))
		.orderBy(documents.id)
		.limit(limit);
}

export function insertParts(db: Database, parts: readonly StoredPart[], now: Date): Write {
	const rows = JSON.stringify(parts.map(({ hash, body }) => [hash, body]));
	return db.run(sql`insert into document_parts (hash, body, created_at)
		select value ->> 0, value ->> 1, ${now.getTime()} from json_each(${rows}) where true on conflict do nothing`);
}

/** A duplicate number violates the unique key, so the batch fails. */
export function insertVersion(db: Database, version: typeof documentVersions.$inferInsert): Write {
	return db.insert(documentVersions).values(version);
}

/** Parts without HTML of this renderer version, with body lengths. */
export function listUnrendered(db: Database, versionId: string, renderer: number) {
	const entries = sql`(select distinct entry.value ->> 2 as hash from document_versions v, json_each(v.manifest) entry
		where v.id = ${versionId} and entry.value ->> 1 <> '*')`;
	return db
		.select({
			hash: documentParts.hash,
			characters: sql<number>`length(${documentParts.body})`.as("characters"),
		})
		.from(documentParts)
		.where(
			sql`${documentParts.hash} in ${entries} and not exists (select 1 from ${documentHtml}
				where ${documentHtml.partHash} = ${documentParts.hash} and ${documentHtml.renderer} = ${renderer})`,
		);
}

export function insertHtml(
	db: Database,
	rendered: readonly { hash: string; html: Record<string, string> }[],
	renderer: number,
): Write {
	const rows = JSON.stringify(rendered.map(({ hash, html }) => [hash, JSON.stringify(html)]));
	return db.run(sql`insert into document_html (part_hash, renderer, html)
		select value ->> 0, ${renderer}, value ->> 1 from json_each(${rows}) where true on conflict do nothing`);
}

function manifestColumn(name: string, column: SQLWrapper) {
	const manifest = sql`${column}`.mapWith(documentVersions.manifest).as(name);
	return manifest as SQL.Aliased<ManifestEntry[] | null>;
}
