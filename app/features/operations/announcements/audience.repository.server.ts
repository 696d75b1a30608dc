import { and, asc, count, eq, gt, inArray, lte, notInArray, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { isTaughtBy } from "#app/features/learning/catalog/co-teachers/co-teachers.sql.ts";
import { enqueueMailEach } from "#app/features/operations/notifications/face.server.ts";
import { DEFAULT_LANGUAGE, type Language } from "#app/shared/words/languages.ts";
import { localizedColumn, translates } from "#app/shared/words/localized-column.server.ts";
import type { Database } from "#db/client.server.ts";
import { courses, courseTranslations, enrollments, memberships, users } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";
import type { Audience } from "./audience";

/** Memberships that give what their plan has. */
const LIVE = ["trialing", "active", "pastDue"] as const;
/** Enrollments that have ended. */
const ENDED = ["expired", "refunded"] as const;

/** Whether a row of `users` belongs to an audience now. */
export function isInAudience(db: Database, audience: Audience): SQL | undefined {
	if (audience.kind === "role") return eq(users.role, audience.role);
	if (audience.kind === "plan") {
		const members = db
			.select({ id: memberships.userId })
			.from(memberships)
			.where(and(eq(memberships.planId, audience.planId), inArray(memberships.state, [...LIVE])));
		return inArray(users.id, members);
	}
	if (audience.kind === "course") {
		const learners = db
			.select({ id: enrollments.userId })
			.from(enrollments)
			.where(and(eq(enrollments.courseId, audience.courseId), notInArray(enrollments.status, [...ENDED])));
		return inArray(users.id, learners);
	}
	return undefined;
}

export function countAudience(db: Database, audience: Audience) {
	return db
		.select({ count: count().as("audience_count") })
		.from(users)
		.where(isInAudience(db, audience));
}

/** Courses whose learners a teacher may write to, also while they are not published. */
export function listOwnCourses(db: Database, { userId, language }: { userId: number; language: Language }) {
	const [asked, english] = [alias(courseTranslations, "asked"), alias(courseTranslations, "english")];
	return db
		.select({ id: courses.id, title: localizedColumn("title", asked.title, english.title) })
		.from(courses)
		.leftJoin(asked, translates(asked.courseId, courses.id, language))
		.leftJoin(english, translates(english.courseId, courses.id, DEFAULT_LANGUAGE))
		.where(isTaughtBy(userId))
		.orderBy(asc(courses.position), asc(courses.id));
}

/** The next people of an audience, by id. */
export function listAudience(db: Database, audience: Audience, { after, limit }: { after: number; limit: number }) {
	return db
		.select({ id: users.id })
		.from(users)
		.where(and(gt(users.id, after), isInAudience(db, audience)))
		.orderBy(asc(users.id))
		.limit(limit);
}

type Portion = { announcementId: string; origin: string; after: number; last: number; now: Date };

/** A mail to each of an audience behind `after`, up to `last`; at most one for a person, however often it is written. */
export function enqueueForAudience(
	db: Database,
	audience: Audience,
	{ announcementId, origin, after, last, now }: Portion,
): Write {
	return enqueueMailEach(
		db,
		"announcement",
		{
			payload: { userId: users.id, announcementId: sql`${announcementId}` },
			id: sql`'announcement:' || ${announcementId} || ':' || ${users.id}`,
			origin,
			from: users,
			where: and(gt(users.id, after), lte(users.id, last), isInAudience(db, audience)),
		},
		now,
	).onConflictDoNothing();
}
