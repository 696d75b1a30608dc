import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant } from "../columns.ts";
import { users } from "../people/auth.ts";
import { libraryEntries } from "./library.ts";

/** An item of a checklist that somebody has ticked. `item` is its key, which outlives its place in the list. */
export const checklistTicks = sqliteTable(
	"checklist_ticks",
	{
		userId: integer("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		documentId: integer("document_id")
			.notNull()
			.references(() => libraryEntries.documentId, { onDelete: "cascade" }),
		item: text("item").notNull(),
		tickedAt: instant("ticked_at").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.userId, table.documentId, table.item] }),
		index("checklist_ticks_by_document").on(table.documentId),
	],
);

/** How often a resource was taken home as a file, by day (UTC). Programs and repeats of a visitor do not count. */
export const resourceDownloads = sqliteTable(
	"resource_downloads",
	{
		documentId: integer("document_id")
			.notNull()
			.references(() => libraryEntries.documentId, { onDelete: "cascade" }),
		day: text("day").notNull(),
		count: integer("count").notNull(),
	},
	(table) => [primaryKey({ columns: [table.documentId, table.day] }), index("resource_downloads_by_day").on(table.day)],
);

/**
 * Who has been counted on a day: a hash that holds for that day only. The first download of the next day removes them.
 */
export const resourceDownloaders = sqliteTable(
	"resource_downloaders",
	{
		day: text("day").notNull(),
		documentId: integer("document_id").notNull(),
		visitor: text("visitor").notNull(),
	},
	(table) => [primaryKey({ columns: [table.day, table.documentId, table.visitor] })],
);
