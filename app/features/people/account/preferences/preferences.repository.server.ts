import { eq } from "drizzle-orm";
import type { UserId } from "#app/features/people/auth/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { accountPreferences } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";

export type PreferenceColumns = Partial<
	Pick<typeof accountPreferences.$inferInsert, "keepsLanguage" | "theme" | "currency" | "accessibility">
>;

export function findPreferences(db: Database, userId: UserId) {
	return db.select().from(accountPreferences).where(eq(accountPreferences.userId, userId)).limit(1);
}

export function putPreferences(db: Database, userId: number, columns: PreferenceColumns, now: Date): Write {
	const set = { ...columns, changedAt: now };
	return db
		.insert(accountPreferences)
		.values({ userId, ...set })
		.onConflictDoUpdate({ target: accountPreferences.userId, set });
}
