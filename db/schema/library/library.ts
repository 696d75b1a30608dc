import { index, integer, primaryKey, sqliteTable, text, unique } from "drizzle-orm/sqlite-core";
import { instant } from "../columns.ts";
import { courses } from "../learning/catalog.ts";
import { documents } from "./versioned-content.ts";

/** Everybody, signed-in users, users with access to its course, or members of a plan with bonus content. */
export const ENTRY_ACCESS = ["public", "signedIn", "entitled", "bonus"] as const;

/** Projected from its document; `details` are the facts of its kind. A removed entry is retired. */
export const libraryEntries = sqliteTable(
	"library_entries",
	{
		documentId: integer("document_id")
			.primaryKey()
			.references(() => documents.id),
		kind: text("kind").notNull(),
		slug: text("slug").notNull(),
		/** The section within its kind (help category, topic, chapter); empty for none. */
		section: text("section").notNull(),
		position: integer("position").notNull(),
		access: text("access", { enum: ENTRY_ACCESS }).notNull(),
		/** The course that gives access, if access is `entitled`. */
		courseId: integer("course_id").references(() => courses.id),
		/** The day of the last review, `YYYY-MM-DD`. */
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

/** `words` holds the texts of its kind, such as the aliases of a term. */
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

/** Folded titles and aliases of terms (`foldName`), unique per language. A retired term releases its names. */
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
