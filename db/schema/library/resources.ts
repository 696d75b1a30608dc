import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant } from "../columns.ts";
import { users } from "../people/auth.ts";
import { libraryEntries } from "./library.ts";

/** A ticked checklist item. `item` is its key, which survives reordering. */
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

/** Hashes of the visitors counted today, valid for one day; the first download of the next day deletes them. */
export const resourceDownloaders = sqliteTable(
	"resource_downloaders",
	{
		day: text("day").notNull(),
		documentId: integer("document_id").notNull(),
		visitor: text("visitor").notNull(),
	},
	(table) => [primaryKey({ columns: [table.day, table.documentId, table.visitor] })],
);
