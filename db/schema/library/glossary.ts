import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant } from "../columns.ts";
import { libraryEntries } from "./library.ts";

/** What texts terms link themselves in. */
export const USAGE_PLACES = ["lesson", "help", "resource", "term"] as const;

/**
 * In how many published texts of a language a term links itself, and how often. Counted anew as a whole, every
 * day and when an admin asks for it; a term that links itself nowhere has no row.
 */
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
