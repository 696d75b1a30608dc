import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Every non-ASCII letter that folds to another, by `foldLetter`; used by the search triggers. */
export const letterFolds = sqliteTable("letter_folds", {
	letter: text("letter").primaryKey(),
	folded: text("folded").notNull(),
});

export const foldProgress = sqliteTable("fold_progress", {
	name: text("name").primaryKey(),
	version: integer("version").notNull(),
	reached: integer("reached").notNull().default(0),
});
