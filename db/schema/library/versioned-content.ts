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

/** A part of a version: key, language (`*` for facts) and the hash of its JSON. */
export type ManifestEntry = [key: string, language: string, hash: string];

/** A shipped document as last imported. What differs from it was edited by the school. */
export type ShippedState = {
	sourceHash: string;
	manifest: ManifestEntry[];
	/** Commercial facts of a shipped course, which are no part of the document. */
	terms?: { priceCents: number; currency: string; instructorId: number };
};

/** A course or an entry of a kind that a room declares. `key` is unique within its kind and never changes; null `shipped`: school-made. */
export const documents = sqliteTable(
	"documents",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		kind: text("kind").notNull(),
		key: text("key").notNull(),
		origin: text("origin", { enum: ["shipped", "school"] }).notNull(),
		shipped: text("shipped", { mode: "json" }).$type<ShippedState>(),
		publishedVersionId: text("published_version_id").references((): AnySQLiteColumn => documentVersions.id),
		/** The renderer version of the published HTML. */
		publishedRenderer: integer("published_renderer"),
		createdAt: instant("created_at").notNull(),
	},
	(table) => [
		unique("documents_by_key").on(table.kind, table.key),
		index("documents_by_published_version").on(table.publishedVersionId),
		check("documents_origin", sql`${table.origin} in ('shipped', 'school')`),
	],
);

/** An immutable version, numbered from 1: a list of parts ordered by key and language. */
export const documentVersions = sqliteTable(
	"document_versions",
	{
		id: text("id").primaryKey(),
		documentId: integer("document_id")
			.notNull()
			.references(() => documents.id),
		number: integer("number").notNull(),
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

/** The JSON of a part, shared by all versions and documents that contain it. `hash` is the SHA-256 of `body` in hex. */
export const documentParts = sqliteTable(
	"document_parts",
	{
		hash: text("hash").primaryKey(),
		body: text("body", { mode: "json" }).$type<Record<string, unknown>>().notNull(),
		createdAt: instant("created_at").notNull(),
	},
	(table) => [check("document_parts_size", sql`length(cast(${table.body} as blob)) <= 524288`)],
);

/** Rendered Markdown fields of a part (JSON: field → HTML), per renderer version. */
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
 * An unpublished draft of a part: texts in one language, or facts (`*`). `revision` rises with every save. `base` is
 * the hash it was started from, null for a new part: the published part, or for a translation the English text.
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
		/** When the editor's sitting began; null: not recorded. */
		begunAt: instant("begun_at"),
		editedAt: instant("edited_at").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.documentId, table.key, table.language] }),
		index("document_drafts_by_editor").on(table.editorId),
		check("document_drafts_size", sql`length(cast(${table.body} as blob)) <= 524288`),
	],
);

/**
 * Drafts as they were at the end of a sitting: what one person wrote of a part without a long pause. Rows of one
 * `sittingId` were kept together. `cause`: `ended` by a pause or another editor, `noted` on request, `restored` before a restore
 * replaced the draft; then `partHash` is null for a part that had no draft, which undoing the restore needs.
 */
export const documentSittings = sqliteTable(
	"document_sittings",
	{
		sittingId: text("sitting_id").notNull(),
		documentId: integer("document_id")
			.notNull()
			.references(() => documents.id, { onDelete: "cascade" }),
		key: text("key").notNull(),
		language: text("language").notNull(),
		partHash: text("part_hash").references(() => documentParts.hash),
		/** Of the draft that was kept; 0 without one. */
		revision: integer("revision").notNull(),
		authorId: integer("author_id").references(() => users.id, { onDelete: "set null" }),
		cause: text("cause", { enum: ["ended", "noted", "restored"] }).notNull(),
		note: text("note").notNull(),
		begunAt: instant("begun_at").notNull(),
		endedAt: instant("ended_at").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.sittingId, table.key, table.language] }),
		index("document_sittings_by_document").on(table.documentId, table.endedAt),
		index("document_sittings_by_author").on(table.authorId),
		index("document_sittings_by_part").on(table.partHash),
		check("document_sittings_cause", sql`${table.cause} in ('ended', 'noted', 'restored')`),
	],
);

/** By hash, the English text a translation was made from, to see if it is outdated. None for shipped ones. */
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
