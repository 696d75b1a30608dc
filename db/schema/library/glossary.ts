import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant } from "../columns.ts";
import { libraryEntries } from "./library.ts";

export const USAGE_PLACES = ["lesson", "help", "resource", "term"] as const;

/** Published texts of a language that link a term, and how often. Recounted daily and on request. */
export const glossaryUsage = sqliteTable(
	"glossary_usage",
	{
		documentId: integer("document_id")
			.notNull()
			.references(() => libraryEntries.documentId, { onDelete: "cascade" }),
		language: text("language").notNull(),
		place: text("place", { enum: USAGE_PLACES }).notNull(),
		texts: integer("texts").notNull(),
		links: integer("links").notNull(),
		countedAt: instant("counted_at").notNull(),
	},
	(table) => [primaryKey({ columns: [table.documentId, table.language, table.place] })],
);
