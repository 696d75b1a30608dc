import { eq } from "drizzle-orm";
import type { Database } from "../../../../db/client.server";
import { accountPreferences } from "../../../../db/schema/schema";
import type { UserId } from "../../auth/session/viewer.server";

export type PreferenceColumns = Partial<
	Pick<typeof accountPreferences.$inferInsert, "keepsLanguage" | "theme" | "currency" | "accessibility">
>;

/** The preferences that an account keeps, as a list of none or one. */
export function findPreferences(db: Database, userId: UserId) {
	return db.select().from(accountPreferences).where(eq(accountPreferences.userId, userId)).limit(1);
}

/** A write, not yet run: keeps some of the preferences, and leaves the others. */
export function putPreferences(db: Database, userId: number, columns: PreferenceColumns, now: Date) {
	const set = { ...columns, changedAt: now };
	return db
		.insert(accountPreferences)
		.values({ userId, ...set })
		.onConflictDoUpdate({ target: accountPreferences.userId, set });
}
