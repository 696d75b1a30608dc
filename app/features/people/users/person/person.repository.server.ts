import { and, asc, desc, eq, getTableColumns, isNotNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { DEFAULT_LANGUAGE, type Language } from "#app/shared/words/languages.ts";
import { localizedColumn, translates } from "#app/shared/words/localized-column.server.ts";
import type { Database } from "#db/client.server.ts";
import { courses, courseTranslations, enrollments, entitlements, profiles, tickets, users } from "#db/schema/schema.ts";

const MAX_ROWS_SHOWN = 50;

export function findPerson(db: Database, id: number) {
	return db
		.select({
			...getTableColumns(users),
			bio: profiles.bio,
			spoken: profiles.languages,
			interests: profiles.interests,
		})
		.from(users)
		.leftJoin(profiles, eq(profiles.userId, users.id))
		.where(eq(users.id, id))
		.limit(1);
}

/** Latest activity first. */
export function listEnrollmentsOf(db: Database, userId: number, language: Language) {
	const { asked, english } = titles();
	return db
		.select({
			id: enrollments.id,
			title: localizedColumn("title", asked.title, english.title),
			status: enrollments.status,
			source: enrollments.source,
			currentLessonId: enrollments.currentLessonId,
			lastActivityAt: enrollments.lastActivityAt,
		})
		.from(enrollments)
		.leftJoin(asked, translates(asked.courseId, enrollments.courseId, language))
		.leftJoin(english, translates(english.courseId, enrollments.courseId, DEFAULT_LANGUAGE))
		.where(eq(enrollments.userId, userId))
		.orderBy(desc(enrollments.lastActivityAt))
		.limit(MAX_ROWS_SHOWN);
}

/** Current and former entitlements, newest first; without a title one covers all courses. */
export function listRightsOf(db: Database, userId: number, language: Language) {
	const { asked, english } = titles();
	return db
		.select({
			id: entitlements.id,
			thingKind: entitlements.thingKind,
			title: localizedColumn("title", asked.title, english.title),
			sourceKind: entitlements.sourceKind,
			fromAt: entitlements.fromAt,
			untilAt: entitlements.untilAt,
			lastDay: entitlements.lastDay,
			endedAt: entitlements.endedAt,
			endedWhy: entitlements.endedWhy,
			isLatest: sql<number>`${entitlements.id} = (select max(later.id) from ${entitlements} later
				where later.user_id = ${userId} and later.thing_kind = ${entitlements.thingKind}
				and later.thing_id = ${entitlements.thingId} and later.source_kind = ${entitlements.sourceKind})`
				.mapWith(Boolean)
				.as("is_latest"),
		})
		.from(entitlements)
		.leftJoin(asked, translates(asked.courseId, entitlements.thingId, language))
		.leftJoin(english, translates(english.courseId, entitlements.thingId, DEFAULT_LANGUAGE))
		.where(eq(entitlements.userId, userId))
		.orderBy(desc(entitlements.id))
		.limit(MAX_ROWS_SHOWN);
}

export function listTicketsOf(db: Database, userId: number) {
	return db
		.select({ key: tickets.key, subject: tickets.subject, status: tickets.status, changedAt: tickets.changedAt })
		.from(tickets)
		.where(eq(tickets.ownerId, userId))
		.orderBy(desc(tickets.changedAt))
		.limit(10);
}

export function listCoursesToGive(db: Database, language: Language) {
	const { asked, english } = titles();
	return db
		.select({ id: courses.id, title: localizedColumn("title", asked.title, english.title) })
		.from(courses)
		.leftJoin(asked, translates(asked.courseId, courses.id, language))
		.leftJoin(english, translates(english.courseId, courses.id, DEFAULT_LANGUAGE))
		.where(isNotNull(courses.publishedAt))
		.orderBy(asc(courses.position), asc(courses.id));
}

/** Those that they own, published or not, in their order: an admin may hand them over. */
export function listTaughtBy(db: Database, userId: number, language: Language) {
	const { asked, english } = titles();
	return db
		.select({ id: courses.id, title: localizedColumn("title", asked.title, english.title) })
		.from(courses)
		.leftJoin(asked, translates(asked.courseId, courses.id, language))
		.leftJoin(english, translates(english.courseId, courses.id, DEFAULT_LANGUAGE))
		.where(eq(courses.instructorId, userId))
		.orderBy(asc(courses.position), asc(courses.id))
		.limit(MAX_ROWS_SHOWN);
}

export function findCourseToGive(db: Database, id: number) {
	return db
		.select({ id: courses.id })
		.from(courses)
		.where(and(eq(courses.id, id), isNotNull(courses.publishedAt)))
		.limit(1);
}

/** Also of an unpublished course. */
export function findCourseTitle(db: Database, id: number, language: Language) {
	const { asked, english } = titles();
	return db
		.select({ title: localizedColumn("title", asked.title, english.title) })
		.from(courses)
		.leftJoin(asked, translates(asked.courseId, courses.id, language))
		.leftJoin(english, translates(english.courseId, courses.id, DEFAULT_LANGUAGE))
		.where(eq(courses.id, id))
		.limit(1);
}

function titles() {
	return { asked: alias(courseTranslations, "asked"), english: alias(courseTranslations, "english") };
}
