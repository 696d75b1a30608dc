import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant } from "../columns.ts";
import { users } from "../people/auth.ts";
import { lessons } from "./catalog.ts";

/** What a reader leaves in a lesson: words of their own, a marked stretch of the text, a place to come back to. */
export const NOTE_KINDS = ["note", "highlight", "bookmark"] as const;
export type NoteKind = (typeof NOTE_KINDS)[number];

/**
 * What readers note in lessons, each for themselves. `key` is made by their browser, so that a note that is sent twice is
 * one note; it is unique for its person only.
 *
 * `anchor` says at which paragraph of the text in `language` it stands, by a hash of its words; `excerpt` is how the
 * paragraph begins and `quote` what of it is marked, by which it is found again when the text has changed. `place`
 * counts the paragraphs, for the order. Without an anchor it is about the whole lesson. `folded` is what a search reads.
 */
export const lessonNotes = sqliteTable(
	"lesson_notes",
	{
		userId: integer("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		key: text("key").notNull(),
		lessonId: integer("lesson_id")
			.notNull()
			.references(() => lessons.id, { onDelete: "cascade" }),
		kind: text("kind", { enum: NOTE_KINDS }).notNull(),
		language: text("language").notNull(),
		anchor: text("anchor"),
		excerpt: text("excerpt").notNull().default(""),
		quote: text("quote").notNull().default(""),
		place: integer("place").notNull().default(0),
		body: text("body").notNull().default(""),
		folded: text("folded").notNull().default(""),
		createdAt: instant("created_at").notNull(),
		changedAt: instant("changed_at").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.userId, table.key] }),
		index("lesson_notes_of_lesson").on(table.userId, table.lessonId),
		index("lesson_notes_by_change").on(table.userId, table.changedAt),
		index("lesson_notes_by_lesson").on(table.lessonId),
		check("lesson_notes_place", sql`${table.place} between 0 and 9999`),
	],
);
