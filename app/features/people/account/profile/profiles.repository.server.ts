import { and, eq, sql } from "drizzle-orm";
import type { UserId } from "#app/features/people/auth/face.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { profiles, profileTranslations, users } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";

type Columns = Partial<
	Pick<typeof profiles.$inferInsert, "bio" | "bioHtml" | "languages" | "interests" | "visibility">
>;

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

/** A user's country as SQL, or `otherwise` when it is not set. */
export function countryOrDefault(db: Database, userId: UserId, otherwise: string) {
	const own = db.select({ country: users.country }).from(users).where(eq(users.id, userId));
	return sql<string>`coalesce((${own}), ${otherwise})`;
}

export function listTranslations(db: Database, userId: UserId) {
	const { language, headline, bio } = profileTranslations;
	return db.select({ language, headline, bio }).from(profileTranslations).where(eq(profileTranslations.userId, userId));
}

type Translation = { language: Language; headline: string; bio: string; bioHtml: string };

/** Saves the texts of each language and deletes those of empty ones. */
export function putTranslations(db: Database, userId: number, translations: readonly Translation[]): Write[] {
	return translations.map(({ language, ...said }) =>
		said.headline || said.bio
			? db
					.insert(profileTranslations)
					.values({ userId, language, ...said })
					.onConflictDoUpdate({ target: [profileTranslations.userId, profileTranslations.language], set: said })
			: db
					.delete(profileTranslations)
					.where(and(eq(profileTranslations.userId, userId), eq(profileTranslations.language, language))),
	);
}

export function putProfile(db: Database, userId: number, columns: Columns, now: Date): Write {
	const set = { ...columns, changedAt: now };
	return db
		.insert(profiles)
		.values({ userId, ...set })
		.onConflictDoUpdate({ target: profiles.userId, set });
}
