import { index, integer, sqliteTable, text, unique } from "drizzle-orm/sqlite-core";
import { courses } from "../learning/catalog.ts";
import { documents } from "./versioned-content.ts";

/** Who finds a row. `closed` is for users without access to its course: it holds only a lesson's title. */
export const SEARCH_ACCESS = ["public", "signedIn", "instructors", "admins", "entitled", "closed"] as const;

/** The indexed text, where it differs from the shown one: Chinese in bigrams, letters with two spellings. */
export type CutWords = { title: string; aliases: string; text: string };

/**
 * A document in one language. Triggers copy its text to `search_index`, a contentless FTS5 table. Long columns come
 * last, so that SQLite need not read them to sort. Record: docs/decisions/0050-search-in-d1.md
 */
export const searchDocuments = sqliteTable(
	"search_documents",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		documentId: integer("document_id")
			.notNull()
			.references(() => documents.id),
		partKey: text("part_key").notNull(),
		language: text("language").notNull(),
		/** Declared by a room, in its `searchable.ts`. */
		type: text("type").notNull(),
		access: text("access", { enum: SEARCH_ACCESS }).notNull(),
		/** The course that it belongs to, or that gives access; hidden from the public while that is unpublished. */
		courseId: integer("course_id").references(() => courses.id),
		path: text("path").notNull(),
		title: text("title").notNull(),
		aliases: text("aliases").notNull(),
		context: text("context").notNull(),
		text: text("text").notNull(),
		cut: text("cut", { mode: "json" }).$type<CutWords>(),
	},
	(table) => [
		unique("search_documents_once").on(table.documentId, table.partKey, table.language, table.access),
		index("search_documents_by_course").on(table.courseId),
	],
);

export const searchSynonyms = sqliteTable(
	"search_synonyms",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		documentId: integer("document_id")
			.notNull()
			.references(() => documents.id),
		language: text("language").notNull(),
		alias: text("alias").notNull(),
		query: text("query").notNull(),
	},
	(table) => [
		unique("search_synonyms_once").on(table.documentId, table.language, table.alias),
		index("search_synonyms_by_alias").on(table.alias),
	],
);

/** Words of public texts, for spelling suggestions. A trigger fills `search_trigrams`, an FTS5 table. */
export const searchWords = sqliteTable("search_words", {
	id: integer("id").primaryKey({ autoIncrement: true }),
	folded: text("folded").notNull().unique(),
	word: text("word").notNull(),
});
