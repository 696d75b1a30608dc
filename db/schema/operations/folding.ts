import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * Every letter beyond ASCII that is compared as another, as `foldLetter` has it: what the triggers of the searches fold by. It is
 * filled by migrations; `tests/schema/letter-folds.test.ts` says which when a letter folds differently.
 */
export const letterFolds = sqliteTable("letter_folds", {
	letter: text("letter").primaryKey(),
	folded: text("folded").notNull(),
});

/** How far what is kept folded was made anew, by what it is: by which version, and up to which id of its own. */
export const foldProgress = sqliteTable("fold_progress", {
	name: text("name").primaryKey(),
	version: integer("version").notNull(),
	reached: integer("reached").notNull().default(0),
});
