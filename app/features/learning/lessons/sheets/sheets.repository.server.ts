import { and, asc, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { DEFAULT_LANGUAGE, type Language } from "#app/shared/words/languages.ts";
import { isInEnglish, localizedColumn } from "#app/shared/words/localized-column.server.ts";
import type { Database } from "#db/client.server.ts";
import { courseSheets, lessons } from "#db/schema/schema.ts";

type LessonSheetsQuery = { lessonId: number; language: Language };

export function listLessonSheets(db: Database, { lessonId, language }: LessonSheetsQuery) {
	const { own, sheets, onOwn, belongs } = sheetsOf(language);
	return db
		.select({
			name: sheets.name,
			title: localizedColumn("title", own.title, sheets.title),
			summary: localizedColumn("summary", own.summary, sheets.summary),
			inEnglish: isInEnglish("in_english", own.title, sheets.title, language),
		})
		.from(lessons)
		.innerJoin(sheets, belongs)
		.leftJoin(own, onOwn)
		.where(eq(lessons.id, lessonId))
		.orderBy(asc(sheets.name));
}

export function findLessonSheet(db: Database, { lessonId, language, name }: LessonSheetsQuery & { name: string }) {
	const { own, sheets, onOwn, belongs } = sheetsOf(language);
	return db
		.select({
			title: localizedColumn("title", own.title, sheets.title),
			summary: localizedColumn("summary", own.summary, sheets.summary),
			body: localizedColumn("body", own.body, sheets.body),
			bodyHtml: localizedColumn("body_html", own.bodyHtml, sheets.bodyHtml),
			inEnglish: isInEnglish("in_english", own.bodyHtml, sheets.bodyHtml, language),
		})
		.from(lessons)
		.innerJoin(sheets, and(belongs, eq(sheets.name, name)))
		.leftJoin(own, onOwn)
		.where(eq(lessons.id, lessonId));
}

function sheetsOf(language: Language) {
	const [own, sheets] = [alias(courseSheets, "own"), alias(courseSheets, "sheets")];
	return {
		own,
		sheets,
		onOwn: and(eq(own.courseId, sheets.courseId), eq(own.name, sheets.name), eq(own.language, language)),
		belongs: and(
			eq(sheets.courseId, lessons.courseId),
			eq(sheets.language, DEFAULT_LANGUAGE),
			sql`exists (select 1 from json_each(${lessons.sheets}) where value = ${sheets.name})`,
		),
	};
}
