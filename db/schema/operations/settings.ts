import { index, integer, sqliteTable, text, unique } from "drizzle-orm/sqlite-core";
import { instant } from "../columns.ts";
import { users } from "../people/auth.ts";

/**
 * What an admin has settled about the site, one row per setting. `version` counts
 * its changes from 0, the default; `updatedAt` is null until the first of them.
 */
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

/**
 * One change of a setting, for the history and for undoing it. `version` is the
 * one that the setting has after it: of two changes made at once the second
 * breaks the unique key, and with it its whole batch.
 */
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
		/** The change that this one takes back, if it does. */
		undoes: text("undoes"),
	},
	(table) => [
		unique("setting_changes_in_order").on(table.key, table.version),
		index("setting_changes_by_editor").on(table.by),
		index("setting_changes_by_time").on(table.at),
	],
);
