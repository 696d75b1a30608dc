import { eq, sql } from "drizzle-orm";
import type { Database } from "../../../../db/client.server";
import { profiles, users } from "../../../../db/schema/schema";
import type { UserId } from "../../auth/session/viewer.server";

type Columns = Partial<
	Pick<typeof profiles.$inferInsert, "bio" | "bioHtml" | "languages" | "interests" | "visibility">
>;

/** What somebody tells of themselves, as a list of one; without a row of their own nothing is told. */
export function findProfile(db: Database, userId: UserId) {
	return db
		.select({
			headline: users.headline,
			country: users.country,
			image: sql<string | null>`${users.profileImageUrl}`.as("image"),
			bio: profiles.bio,
			languages: profiles.languages,
			interests: profiles.interests,
			visibility: profiles.visibility,
		})
		.from(users)
		.leftJoin(profiles, eq(profiles.userId, users.id))
		.where(eq(users.id, userId))
		.limit(1);
}

/** A write, not yet run: keeps some of the columns, and leaves the others. */
export function putProfile(db: Database, userId: number, columns: Columns, now: Date) {
	const set = { ...columns, changedAt: now };
	return db
		.insert(profiles)
		.values({ userId, ...set })
		.onConflictDoUpdate({ target: profiles.userId, set });
}
