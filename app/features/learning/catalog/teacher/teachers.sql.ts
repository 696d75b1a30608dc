import { and, eq, exists, isNotNull, ne, type SQLWrapper, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { Database } from "#db/client.server.ts";
import { courses, profiles, profileTranslations, users } from "#db/schema/schema.ts";
import { isTaughtBy } from "../co-teachers/co-teachers.sql.ts";

/**
 * What a page shows of a teacher: columns of `users` and `profiles`, and of `said` and `saidInEnglish`, which the query
 * joins as the translations of the reader's language and of English.
 */
export function teacherColumns() {
	const said = alias(profileTranslations, "said");
	const saidInEnglish = alias(profileTranslations, "said_in_english");
	const columns = {
		instructorId: sql<number>`${users.id}`.as("instructor_id"),
		instructorName: users.name,
		instructorHeadline: users.headline,
		instructorLanguage: users.language,
		headlineAsked: sql<string | null>`${said.headline}`.as("headline_asked"),
		headlineEnglish: sql<string | null>`${saidInEnglish.headline}`.as("headline_english"),
		instructorBio: profiles.bioHtml,
		bioAsked: sql<string | null>`${said.bioHtml}`.as("bio_asked"),
		bioEnglish: sql<string | null>`${saidInEnglish.bioHtml}`.as("bio_english"),
		instructorImageUrl: users.profileImageUrl,
		instructorVisibility: profiles.visibility,
	};
	return { said, saidInEnglish, columns };
}

/**
 * True for an account that teaches a published course and may still teach: only they have a page at
 * `/instructors/{id}`.
 */
export function isPublicTeacher(db: Database, userId: SQLWrapper | number) {
	const taught = alias(courses, "taught_in_public");
	const teacher = alias(users, "teaching_in_public");
	return exists(
		db
			.select({ one: sql`1` })
			.from(taught)
			.innerJoin(teacher, and(eq(teacher.id, userId), ne(teacher.role, "student")))
			.where(and(isTaughtBy(userId, taught.id), isNotNull(taught.publishedAt))),
	);
}
