import { index, integer, sqliteTable, text, unique } from "drizzle-orm/sqlite-core";
import { courses } from "../learning/catalog.ts";
import { documents } from "./versioned-content.ts";

/** What can be found, in the order in which groups of results stand. */
export const SEARCH_TYPES = ["course", "lesson", "glossary", "resource", "place", "help", "manual", "legal"] as const;

/**
 * Who finds a row: everybody, whoever is signed in, instructors and admins, admins alone, whoever may open its course, or
 * (`closed`) whoever may not: such a row holds what the public curriculum says of a lesson, its title.
 */
export const SEARCH_ACCESS = ["public", "signedIn", "instructors", "admins", "entitled", "closed"] as const;

/** What is indexed where it differs from what is shown: Chinese cut into pairs, letters that people write in two ways. */
export type CutWords = { title: string; aliases: string; text: string };

/**
 * One thing in one language as search finds it, made of a published document. Its words are also a row of
 * `search_index`, an FTS5 table that triggers keep and that holds no text. Long texts come last, so that SQLite need not
 * read them to sort. Record: docs/decisions/0050-search-in-d1.md
 */
export const searchDocuments = sqliteTable(
	"search_documents",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		documentId: integer("document_id")
			.notNull()
			.references(() => documents.id),
		/** The key of the part that it was made of. */
		partKey: text("part_key").notNull(),
		language: text("language").notNull(),
		type: text("type", { enum: SEARCH_TYPES }).notNull(),
		access: text("access", { enum: SEARCH_ACCESS }).notNull(),
		/** The course that it belongs to, or that opens it; while that is not published, strangers do not find it. */
		courseId: integer("course_id").references(() => courses.id),
		path: text("path").notNull(),
		title: text("title").notNull(),
		/** Other names, one a line. */
		aliases: text("aliases").notNull(),
		/** Where it stands: the title of its course. */
		context: text("context").notNull(),
		text: text("text").notNull(),
		cut: text("cut", { mode: "json" }).$type<CutWords>(),
	},
	(table) => [
		unique("search_documents_once").on(table.documentId, table.partKey, table.language, table.access),
		index("search_documents_by_course").on(table.courseId),
	],
);

/** Another name of a term, folded, with the query that finds what the term itself is called in a language. */
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

/**
 * Words that stand in something that everybody may read: what a mistyped word may have meant. `folded` is without case and
 * accents. Their trigrams are in `search_trigrams`, an FTS5 table that a trigger fills.
 */
export const searchWords = sqliteTable("search_words", {
	id: integer("id").primaryKey({ autoIncrement: true }),
	folded: text("folded").notNull().unique(),
	word: text("word").notNull(),
});
