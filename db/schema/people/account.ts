import { sql } from "drizzle-orm";
import { check, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { flag, instant } from "../columns.ts";
import { users } from "./auth.ts";

/**
 * What somebody tells of themselves beside name, headline, country and time zone, which are columns of `users`. Without a
 * row nothing is told. `bioHtml` is made of `bio` when it is saved. Languages are codes of ISO 639-1, interests topics
 * of courses.
 */
export const profiles = sqliteTable("profiles", {
	userId: integer("user_id")
		.primaryKey()
		.references(() => users.id, { onDelete: "cascade" }),
	bio: text("bio").notNull().default(""),
	bioHtml: text("bio_html").notNull().default(""),
	languages: text("languages", { mode: "json" }).$type<string[]>().notNull().default([]),
	interests: text("interests", { mode: "json" }).$type<string[]>().notNull().default([]),
	/** Parts that are not named are seen as `usualVisibility` says. */
	visibility: text("visibility", { mode: "json" })
		.$type<Record<string, "everyone" | "members" | "nobody">>()
		.notNull()
		.default({}),
	changedAt: instant("changed_at").notNull(),
});

/**
 * What a teacher says of themselves in a language; `users.headline` and `profiles.bio` are in their own words, whichever these
 * are. What a language lacks falls back to English, then to those, each by itself. `bioHtml` is made of `bio` when it is saved.
 */
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

/**
 * How somebody wants the school to look, on whatever device. Null is not chosen. Each device keeps a copy (cookies,
 * local storage), which it takes over anew when `sessions.isBehind` says so. The language is a column of `users`.
 */
export const accountPreferences = sqliteTable(
	"account_preferences",
	{
		userId: integer("user_id")
			.primaryKey()
			.references(() => users.id, { onDelete: "cascade" }),
		/** Whether the language of `users` was chosen; otherwise it is what the account was opened in. */
		keepsLanguage: flag("keeps_language").notNull().default(false),
		theme: text("theme", { enum: ["light", "dark"] }),
		currency: text("currency"),
		/** Text size, contrast, motion and single keys, as the device keeps them; the last came later. */
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
