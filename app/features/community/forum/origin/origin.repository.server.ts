import { and, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { Language } from "#app/shared/words/languages.ts";
import { localizedColumn, translates } from "#app/shared/words/localized-column.server.ts";
import type { Database } from "#db/client.server.ts";
import {
	courses,
	courseTranslations,
	forumTopics,
	lessons,
	lessonTranslations,
	libraryEntries,
	libraryTranslations,
} from "#db/schema/schema.ts";
import type { OriginKind, TopicOrigin } from "./topic-origin";

const lessonAsked = alias(lessonTranslations, "origin_lesson_asked");
const lessonEnglish = alias(lessonTranslations, "origin_lesson_english");
const courseAsked = alias(courseTranslations, "origin_course_asked");
const courseEnglish = alias(courseTranslations, "origin_course_english");
const entryAsked = alias(libraryTranslations, "origin_entry_asked");
const entryEnglish = alias(libraryTranslations, "origin_entry_english");

/** What a topic can be about: a lesson or course that is published, or a resource. `courseId` is null for a resource. */
export function findOrigin(db: Database, { kind, key }: TopicOrigin, language: Language) {
	if (kind === "resource") return findResource(db, key, language);
	return kind === "lesson" ? findLesson(db, Number(key), language) : findCourse(db, Number(key), language);
}

function findLesson(db: Database, lessonId: number, language: Language) {
	return db
		.select({
			id: lessons.id,
			key: sql<string>`cast(${lessons.id} as text)`.as("origin_key"),
			courseId: sql<number | null>`${lessons.courseId}`.as("origin_course"),
			title: localizedColumn("origin_title", lessonAsked.title, lessonEnglish.title),
		})
		.from(lessons)
		.innerJoin(courses, eq(courses.id, lessons.courseId))
		.leftJoin(lessonAsked, translates(lessonAsked.lessonId, lessons.id, language))
		.leftJoin(lessonEnglish, translates(lessonEnglish.lessonId, lessons.id, "en"))
		.where(and(eq(lessons.id, lessonId), isNotNull(courses.publishedAt)));
}

function findCourse(db: Database, courseId: number, language: Language) {
	return db
		.select({
			id: courses.id,
			key: sql<string>`cast(${courses.id} as text)`.as("origin_key"),
			courseId: sql<number | null>`${courses.id}`.as("origin_course"),
			title: localizedColumn("origin_title", courseAsked.title, courseEnglish.title),
		})
		.from(courses)
		.leftJoin(courseAsked, translates(courseAsked.courseId, courses.id, language))
		.leftJoin(courseEnglish, translates(courseEnglish.courseId, courses.id, "en"))
		.where(and(eq(courses.id, courseId), isNotNull(courses.publishedAt)));
}

function findResource(db: Database, slug: string, language: Language) {
	return db
		.select({
			id: sql<number>`${libraryEntries.documentId}`.as("origin_id"),
			key: sql<string>`${libraryEntries.slug}`.as("origin_key"),
			courseId: sql<number | null>`null`.as("origin_course"),
			title: localizedColumn("origin_title", entryAsked.title, entryEnglish.title),
		})
		.from(libraryEntries)
		.leftJoin(entryAsked, translates(entryAsked.documentId, libraryEntries.documentId, language))
		.leftJoin(entryEnglish, translates(entryEnglish.documentId, libraryEntries.documentId, "en"))
		.where(and(eq(libraryEntries.kind, "resource"), eq(libraryEntries.slug, slug), isNull(libraryEntries.retiredAt)));
}

/** Where a topic was started, with the narrowest page that it names; no row for one that was started in the forum. */
export function findOriginOfTopic(db: Database, { topicId, language }: { topicId: number; language: Language }) {
	const { lessonId, courseId, resourceId } = forumTopics;
	return db
		.select({
			kind: sql<OriginKind>`case when ${lessonId} is not null then 'lesson'
				when ${resourceId} is not null then 'resource' else 'course' end`.as("origin_kind"),
			key: sql<string>`coalesce(cast(${lessonId} as text), ${libraryEntries.slug}, cast(${courseId} as text))`.as(
				"origin_key",
			),
			lesson: localizedColumn("origin_lesson", lessonAsked.title, lessonEnglish.title),
			resource: localizedColumn("origin_resource", entryAsked.title, entryEnglish.title),
			course: localizedColumn("origin_course", courseAsked.title, courseEnglish.title),
		})
		.from(forumTopics)
		.leftJoin(lessonAsked, translates(lessonAsked.lessonId, lessonId, language))
		.leftJoin(lessonEnglish, translates(lessonEnglish.lessonId, lessonId, "en"))
		.leftJoin(courseAsked, translates(courseAsked.courseId, courseId, language))
		.leftJoin(courseEnglish, translates(courseEnglish.courseId, courseId, "en"))
		.leftJoin(libraryEntries, eq(libraryEntries.documentId, resourceId))
		.leftJoin(entryAsked, translates(entryAsked.documentId, resourceId, language))
		.leftJoin(entryEnglish, translates(entryEnglish.documentId, resourceId, "en"))
		.where(and(eq(forumTopics.id, topicId), sql`coalesce(${lessonId}, ${courseId}, ${resourceId}) is not null`));
}

/** Published courses about which somebody has written, for the filter of the list. */
export function listCoursesWithTopics(db: Database, language: Language) {
	return db
		.select({
			id: courses.id,
			title: localizedColumn("origin_title", courseAsked.title, courseEnglish.title),
		})
		.from(courses)
		.leftJoin(courseAsked, translates(courseAsked.courseId, courses.id, language))
		.leftJoin(courseEnglish, translates(courseEnglish.courseId, courses.id, "en"))
		.where(
			and(
				isNotNull(courses.publishedAt),
				sql`exists (select 1 from ${forumTopics} where ${forumTopics.courseId} = ${courses.id})`,
			),
		)
		.orderBy(sql`origin_title`);
}

export const resourceBySlug = (slug: string): SQL<number> =>
	sql`(select ${libraryEntries.documentId} from ${libraryEntries}
		where ${libraryEntries.kind} = 'resource' and ${libraryEntries.slug} = ${slug})`;
