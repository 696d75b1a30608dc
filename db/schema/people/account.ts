import { sql } from "drizzle-orm";
import { check, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { flag, instant } from "../columns.ts";
import { users } from "./auth.ts";

/** `bioHtml` is rendered from `bio` on save. Languages are ISO 639-1 codes, interests are course topics. */
export const profiles = sqliteTable("profiles", {
	userId: integer("user_id")
		.primaryKey()
		.references(() => users.id, { onDelete: "cascade" }),
	bio: text("bio").notNull().default(""),
	bioHtml: text("bio_html").notNull().default(""),
	languages: text("languages", { mode: "json" }).$type<string[]>().notNull().default([]),
	interests: text("interests", { mode: "json" }).$type<string[]>().notNull().default([]),
	/** Fields that are not listed use `defaultVisibility`. */
	visibility: text("visibility", { mode: "json" })
		.$type<Record<string, "everyone" | "members" | "nobody">>()
		.notNull()
		.default({}),
	changedAt: instant("changed_at").notNull(),
});

/** Each missing text falls back to English, then to `users.headline` and `profiles.bio`. */
export const profileTranslations = sqliteTable(
	"profile_translations",
	{
		userId: integer("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		language: text("language").notNull(),
		headline: text("headline").notNull(),
		bio: text("bio").notNull().default(""),
		bioHtml: text("bio_html").notNull().default(""),
	},
	(table) => [primaryKey({ columns: [table.userId, table.language] })],
);

/** Null means not chosen. Devices hold copies and reload them when `sessions.isBehind` is set. */
export const accountPreferences = sqliteTable(
	"account_preferences",
	{
		userId: integer("user_id")
			.primaryKey()
			.references(() => users.id, { onDelete: "cascade" }),
		/** False while the language in `users` is that of the registration. */
		keepsLanguage: flag("keeps_language").notNull().default(false),
		theme: text("theme", { enum: ["light", "dark"] }),
		currency: text("currency"),
		/** As the device stores them; old rows lack single-key shortcuts. */
		accessibility: text("accessibility", { mode: "json" }).$type<{
			fontSize: "normal" | "large" | "larger";
			contrast: "normal" | "high";
			motionReduced: boolean;
			singleKeys?: boolean;
		}>(),
		changedAt: instant("changed_at").notNull(),
	},
	(table) => [check("account_preferences_theme", sql`${table.theme} in ('light', 'dark')`)],
);
