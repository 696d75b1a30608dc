import { and, asc, inArray, isNull, type SQLWrapper } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { DEFAULT_LANGUAGE, type Language } from "#app/shared/words/languages.ts";
import { isInEnglish, localizedColumn, translates } from "#app/shared/words/localized-column.server.ts";
import type { Database } from "#db/client.server.ts";
import { lessons, lessonTranslations, modules, moduleTranslations } from "#db/schema/schema.ts";

export type OutlineModule = Awaited<ReturnType<typeof listModules>>[number];
export type OutlineLesson = Awaited<ReturnType<typeof listLessons>>[number];

export function listModules(db: Database, courseIds: SQLWrapper, language: Language) {
	const asked = alias(moduleTranslations, "asked");
	const english = alias(moduleTranslations, "english");

	return db
		.select({
			id: modules.id,
			title: localizedColumn("title", asked.title, english.title),
			titleInEnglish: isInEnglish("title_in_english", asked.title, english.title, language),
		})
		.from(modules)
		.leftJoin(asked, translates(asked.moduleId, modules.id, language))
		.leftJoin(english, translates(english.moduleId, modules.id, DEFAULT_LANGUAGE))
		.where(and(inArray(modules.courseId, courseIds), isNull(modules.retiredAt)))
		.orderBy(asc(modules.courseId), asc(modules.position));
}

export function listLessons(db: Database, courseIds: SQLWrapper, language: Language) {
	const asked = alias(lessonTranslations, "asked");
	const english = alias(lessonTranslations, "english");

	return db
		.select({
			id: lessons.id,
			courseId: lessons.courseId,
			moduleId: lessons.moduleId,
			key: lessons.key,
			type: lessons.type,
			minutes: lessons.minutes,
			required: lessons.required,
			freePreview: lessons.freePreview,
			video: lessons.video,
			passPercent: lessons.passPercent,
			completes: lessons.completes,
			opens: lessons.opens,
			title: localizedColumn("title", asked.title, english.title),
			titleInEnglish: isInEnglish("title_in_english", asked.title, english.title, language),
		})
		.from(lessons)
		.leftJoin(asked, translates(asked.lessonId, lessons.id, language))
		.leftJoin(english, translates(english.lessonId, lessons.id, DEFAULT_LANGUAGE))
		.where(and(inArray(lessons.courseId, courseIds), isNull(lessons.retiredAt)))
		.orderBy(asc(lessons.courseId), asc(lessons.position));
}
