import { index, integer, primaryKey, sqliteTable, text, unique } from "drizzle-orm/sqlite-core";
import { instant } from "../columns.ts";
import { courses } from "../learning/catalog.ts";
import { DOCUMENT_KINDS, documents } from "./versioned-content.ts";

/** Who may open an entry: everybody, whoever is signed in, whoever may open its course, or whose plan holds bonus content. */
export const ENTRY_ACCESS = ["public", "signedIn", "entitled", "bonus"] as const;

/**
 * An entry of the library as readers see it: a help article, a resource, a term, a page of a manual, a legal page, rules of
 * a place, or the section that some of these stand in. Projected from the published version of its document; `details`
 * are the facts of its kind. One that has left the library is retired and keeps its row.
 */
export const libraryEntries = sqliteTable(
	"library_entries",
	{
		documentId: integer("document_id")
			.primaryKey()
			.references(() => documents.id),
		kind: text("kind", { enum: DOCUMENT_KINDS }).notNull(),
		slug: text("slug").notNull(),
		/** Where it stands among its kind: a category of the help, a topic, a chapter; empty where there is nothing of the sort. */
		section: text("section").notNull(),
		position: integer("position").notNull(),
		access: text("access", { enum: ENTRY_ACCESS }).notNull(),
		/** The course that opens it, where access is `entitled`. */
		courseId: integer("course_id").references(() => courses.id),
		/** The day on which somebody last checked it, `YYYY-MM-DD`. */
		reviewedOn: text("reviewed_on").notNull(),
		details: text("details", { mode: "json" }).$type<Record<string, unknown>>().notNull(),
		publishedAt: instant("published_at").notNull(),
		changedAt: instant("changed_at").notNull(),
		retiredAt: instant("retired_at"),
	},
	(table) => [
		unique("library_entries_by_slug").on(table.kind, table.slug),
		index("library_entries_in_order").on(table.kind, table.section, table.position),
		index("library_entries_by_course").on(table.courseId),
	],
);

/** The words of an entry in a language. `words` holds those of its kind, such as the aliases of a term. */
export const libraryTranslations = sqliteTable(
	"library_translations",
	{
		documentId: integer("document_id")
			.notNull()
			.references(() => libraryEntries.documentId, { onDelete: "cascade" }),
		language: text("language").notNull(),
		title: text("title").notNull(),
		summary: text("summary").notNull(),
		body: text("body").notNull(),
		bodyHtml: text("body_html").notNull(),
		words: text("words", { mode: "json" }).$type<Record<string, unknown>>().notNull(),
	},
	(table) => [primaryKey({ columns: [table.documentId, table.language] })],
);

/**
 * The names of the terms of the glossary, titles and aliases, as they are compared (`foldName`): in a language each belongs
 * to one term. Written with the projection of a term; a retired term gives its names back.
 */
export const glossaryAliases = sqliteTable(
	"glossary_aliases",
	{
		language: text("language").notNull(),
		folded: text("folded").notNull(),
		documentId: integer("document_id")
			.notNull()
			.references(() => libraryEntries.documentId, { onDelete: "cascade" }),
	},
	(table) => [
		primaryKey({ columns: [table.language, table.folded] }),
		index("glossary_aliases_by_term").on(table.documentId),
	],
);
