import { and, eq, isNotNull, isNull } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { inValues } from "#db/in-values.server.ts";
import { courses, courseTranslations, entitlements, users } from "#db/schema/schema.ts";

export function listAccounts(db: Database, emails: readonly string[]) {
	return db.select({ id: users.id, email: users.email }).from(users).where(inValues(users.email, emails));
}

export function listCourseNames(db: Database) {
	return db
		.select({ id: courses.id, slug: courses.slug, title: courseTranslations.title })
		.from(courses)
		.innerJoin(courseTranslations, eq(courseTranslations.courseId, courses.id))
		.where(isNotNull(courses.publishedAt));
}

/** Admin grants of these addresses that have not ended. */
export function listGrants(db: Database, emails: readonly string[]) {
	return db
		.select({
			userId: entitlements.userId,
			courseId: entitlements.thingId,
			untilAt: entitlements.untilAt,
			lastDay: entitlements.lastDay,
		})
		.from(users)
		.innerJoin(entitlements, eq(entitlements.userId, users.id))
		.where(
			and(
				inValues(users.email, emails),
				eq(entitlements.thingKind, "course"),
				eq(entitlements.sourceKind, "grant"),
				eq(entitlements.sourceId, "desk"),
				isNull(entitlements.endedAt),
			),
		);
}
