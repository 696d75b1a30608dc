import { and, asc, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { DEFAULT_LANGUAGE, type Language } from "#app/shared/words/languages.ts";
import { isInEnglish, localizedColumn, translates } from "#app/shared/words/localized-column.server.ts";
import type { Database } from "#db/client.server.ts";
import { courseSlugs, courses, lessons, lessonTranslations, modules, moduleTranslations } from "#db/schema/schema.ts";

export type ModuleRow = Awaited<ReturnType<typeof listModules>>[number];
export type LessonRow = Awaited<ReturnType<typeof listLessons>>[number];

export function listModules(db: Database, courseId: number, language: Language) {
	const asked = alias(moduleTranslations, "asked");
	const english = alias(moduleTranslations, "english");

	return db
		.select({
			id: modules.id,
			title: localizedColumn("title", asked.title, english.title),
			titleInEnglish: isInEnglish("title_in_english", asked.title, english.title, language),
			summary: localizedColumn("summary", asked.summary, english.summary),
			summaryInEnglish: isInEnglish("summary_in_english", asked.summary, english.summary, language),
		})
		.from(modules)
		.leftJoin(asked, translates(asked.moduleId, modules.id, language))
		.leftJoin(english, translates(english.moduleId, modules.id, DEFAULT_LANGUAGE))
		.where(and(eq(modules.courseId, courseId), isNull(modules.retiredAt)))
		.orderBy(asc(modules.position), asc(modules.id));
}

/** Lessons as strangers may see them, without content, in reading order. */
export function listLessons(db: Database, courseId: number, language: Language) {
	const asked = alias(lessonTranslations, "asked");
	const english = alias(lessonTranslations, "english");

	return db
		.select({
			id: lessons.id,
			moduleId: lessons.moduleId,
			key: lessons.key,
			type: lessons.type,
			minutes: lessons.minutes,
			required: lessons.required,
			freePreview: lessons.freePreview,
			opens: lessons.opens,
			title: localizedColumn("title", asked.title, english.title),
			titleInEnglish: isInEnglish("title_in_english", asked.title, english.title, language),
			/** True when the text or one of its questions is missing in the requested language. */
			textInEnglish: sql<boolean>`(not coalesce(${asked.isWhole}, false) and ${language} <> ${DEFAULT_LANGUAGE})`
				.mapWith(Boolean)
				.as("text_in_english"),
		})
		.from(lessons)
		.leftJoin(asked, translates(asked.lessonId, lessons.id, language))
		.leftJoin(english, translates(english.lessonId, lessons.id, DEFAULT_LANGUAGE))
		.where(and(eq(lessons.courseId, courseId), isNull(lessons.retiredAt)))
		.orderBy(asc(lessons.position), asc(lessons.id));
}

export function listLessonSummaries(db: Database, courseId: number, language: Language) {
	const asked = alias(lessonTranslations, "asked");
	const english = alias(lessonTranslations, "english");

	return db
		.select({
			lessonId: lessons.id,
			text: localizedColumn("summary", asked.summary, english.summary),
			inEnglish: isInEnglish("summary_in_english", asked.summary, english.summary, language),
		})
		.from(lessons)
		.leftJoin(asked, translates(asked.lessonId, lessons.id, language))
		.leftJoin(english, translates(english.lessonId, lessons.id, DEFAULT_LANGUAGE))
		.where(and(eq(lessons.courseId, courseId), isNull(lessons.retiredAt)));
}

export function findFirstLesson(db: Database, courseId: number) {
	return db
		.select({ id: lessons.id })
		.from(lessons)
		.where(and(eq(lessons.courseId, courseId), isNull(lessons.retiredAt)))
		.orderBy(asc(lessons.position))
		.limit(1);
}

export function listOpenPreviews(db: Database) {
	return db
		.select({ id: lessons.id, courseId: lessons.courseId, publishedAt: courses.publishedAt })
		.from(courses)
		.innerJoin(lessons, eq(lessons.courseId, courses.id))
		.where(and(isNotNull(courses.publishedAt), eq(lessons.freePreview, true), isNull(lessons.retiredAt)))
		.orderBy(asc(lessons.courseId), asc(lessons.position));
}

/** By the slug of its course, the present one or a former one. */
export function findLessonByNames(db: Database, course: string, lesson: string) {
	const named = db
		.select({ id: courses.id })
		.from(courses)
		.where(eq(courses.slug, course))
		.union(db.select({ id: courseSlugs.courseId }).from(courseSlugs).where(eq(courseSlugs.slug, course)));
	return db
		.select({ id: lessons.id, courseId: lessons.courseId, freePreview: lessons.freePreview })
		.from(courses)
		.innerJoin(lessons, eq(lessons.courseId, courses.id))
		.where(and(inArray(courses.id, named), eq(lessons.key, lesson), isNull(lessons.retiredAt)))
		.limit(1);
}
