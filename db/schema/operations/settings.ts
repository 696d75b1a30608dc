import { index, integer, sqliteTable, text, unique } from "drizzle-orm/sqlite-core";
import { instant } from "../columns.ts";
import { users } from "../people/auth.ts";

/** `version` counts changes from 0, the default; `updatedAt` is null until the first. */
export const siteSettings = sqliteTable(
	"site_settings",
	{
		key: text("key").primaryKey(),
		value: text("value", { mode: "json" }).$type<unknown>().notNull(),
		version: integer("version").notNull().default(0),
		updatedAt: instant("updated_at"),
		updatedBy: integer("updated_by").references(() => users.id, { onDelete: "set null" }),
	},
	(table) => [index("site_settings_by_editor").on(table.updatedBy)],
);

/** `version` is the resulting one: of two concurrent changes the second violates the unique key and rolls back. */
export const settingChanges = sqliteTable(
	"setting_changes",
	{
		id: text("id").primaryKey(),
		key: text("key").notNull(),
		version: integer("version").notNull(),
		before: text("before", { mode: "json" }).$type<unknown>().notNull(),
		after: text("after", { mode: "json" }).$type<unknown>().notNull(),
		by: integer("by").references(() => users.id, { onDelete: "set null" }),
		at: instant("at").notNull(),
		undoes: text("undoes"),
	},
	(table) => [
		unique("setting_changes_in_order").on(table.key, table.version),
		index("setting_changes_by_editor").on(table.by),
		index("setting_changes_by_time").on(table.at),
	],
);
