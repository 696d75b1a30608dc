import { sql } from "drizzle-orm";
import {
	type AnySQLiteColumn,
	check,
	index,
	integer,
	primaryKey,
	sqliteTable,
	text,
	unique,
} from "drizzle-orm/sqlite-core";
import { instant } from "../columns.ts";
import { users } from "../people/auth.ts";

/** A part in a version: its key, its language (`*`: facts, in no language) and the hash of its JSON. */
export type ManifestEntry = [key: string, language: string, hash: string];

/** What of a shipped document was last brought into the school. Whatever differs from it since, the school has edited. */
export type ShippedState = {
	/** SHA-256 of the files. */
	sourceHash: string;
	manifest: ManifestEntry[];
	/** What is no part of the document but of its place in this school, as it shipped; courses have it. */
	terms?: { priceCents: number; currency: string; instructorId: number };
};

/** What can be written, versioned and published: courses, and the entries of the library. */
export const DOCUMENT_KINDS = ["course", "section", "help", "resource", "term", "manual", "legal", "place"] as const;

/**
 * Something that is written, versioned and published: a course, or an entry of the library. `key` is its
 * name among those of its kind and never changes. `shipped` is null for what was made in the school.
 */
export const documents = sqliteTable(
	"documents",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		kind: text("kind", { enum: DOCUMENT_KINDS }).notNull(),
		key: text("key").notNull(),
		origin: text("origin", { enum: ["shipped", "school"] }).notNull(),
		shipped: text("shipped", { mode: "json" }).$type<ShippedState>(),
		/** The version that readers see; null until the first is published. */
		publishedVersionId: text("published_version_id").references((): AnySQLiteColumn => documentVersions.id),
		/** The version of the renderer whose HTML they see. */
		publishedRenderer: integer("published_renderer"),
		createdAt: instant("created_at").notNull(),
	},
	(table) => [
		unique("documents_by_key").on(table.kind, table.key),
		index("documents_by_published_version").on(table.publishedVersionId),
		check("documents_origin", sql`${table.origin} in ('shipped', 'school')`),
	],
);

/** A state of a document that is kept for ever: numbered from 1, a list of parts ordered by key and language. */
export const documentVersions = sqliteTable(
	"document_versions",
	{
		id: text("id").primaryKey(),
		documentId: integer("document_id")
			.notNull()
			.references(() => documents.id),
		number: integer("number").notNull(),
		/** Null for a version that shipped. */
		authorId: integer("author_id").references(() => users.id, { onDelete: "set null" }),
		note: text("note").notNull(),
		manifest: text("manifest", { mode: "json" }).$type<ManifestEntry[]>().notNull(),
		createdAt: instant("created_at").notNull(),
	},
	(table) => [
		unique("document_versions_numbered").on(table.documentId, table.number),
		index("document_versions_by_author").on(table.authorId),
	],
);

/** The JSON of a part, once for all versions and documents that hold it. `hash` is the SHA-256 of `body` in hex. */
export const documentParts = sqliteTable(
	"document_parts",
	{
		hash: text("hash").primaryKey(),
		body: text("body", { mode: "json" }).$type<Record<string, unknown>>().notNull(),
		createdAt: instant("created_at").notNull(),
	},
	(table) => [check("document_parts_size", sql`length(cast(${table.body} as blob)) <= 524288`)],
);

/** The Markdown fields of a part as safe HTML (JSON: field → HTML), as one version of the renderer makes it. */
export const documentHtml = sqliteTable(
	"document_html",
	{
		partHash: text("part_hash")
			.notNull()
			.references(() => documentParts.hash, { onDelete: "cascade" }),
		renderer: integer("renderer").notNull(),
		html: text("html", { mode: "json" }).$type<Record<string, string>>().notNull(),
	},
	(table) => [primaryKey({ columns: [table.partHash, table.renderer] })],
);

/**
 * What somebody is writing: the words of a part in one language, or its facts (`*`), until they are published. `revision`
 * rises with every save. `base` is what it was made from, null for what is new: for facts and English words the hash of
 * the published part, for a translation that of the English words that stood beside it.
 */
export const documentDrafts = sqliteTable(
	"document_drafts",
	{
		documentId: integer("document_id")
			.notNull()
			.references(() => documents.id, { onDelete: "cascade" }),
		key: text("key").notNull(),
		language: text("language").notNull(),
		body: text("body", { mode: "json" }).$type<Record<string, unknown>>().notNull(),
		base: text("base"),
		revision: integer("revision").notNull(),
		editorId: integer("editor_id").references(() => users.id, { onDelete: "set null" }),
		editedAt: instant("edited_at").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.documentId, table.key, table.language] }),
		index("document_drafts_by_editor").on(table.editorId),
		check("document_drafts_size", sql`length(cast(${table.body} as blob)) <= 524288`),
	],
);

/**
 * From which English words a published translation was made, by their hashes: when the English has another hash since,
 * the translation is older. It holds for the translation `partHash`; one that ships has no row.
 */
export const translationSources = sqliteTable(
	"translation_sources",
	{
		documentId: integer("document_id")
			.notNull()
			.references(() => documents.id, { onDelete: "cascade" }),
		key: text("key").notNull(),
		language: text("language").notNull(),
		partHash: text("part_hash").notNull(),
		sourceHash: text("source_hash").notNull(),
	},
	(table) => [primaryKey({ columns: [table.documentId, table.key, table.language] })],
);
