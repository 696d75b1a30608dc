import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Language } from "#app/shared/words/languages.ts";
import { localizedColumn } from "#app/shared/words/localized-column.server.ts";
import type { Database } from "#db/client.server.ts";
import { courses, lessons } from "#db/schema/schema.ts";
import type { EntryKindName } from "./kinds/entry-kind.ts";

/** The lessons of published courses that an entry names as `course/lesson`, in its order. */
export function listNamedLessons(db: Database, kind: EntryKindName, slug: string, language: Language) {
	const named = sql`(select value, key as place from json_each((select details -> '$.lessons' from library_entries
		where kind = ${kind} and slug = ${slug} and retired_at is null))) as named`;
	const ofLesson = (code: string) =>
		sql`(select title from lesson_translations where lesson_id = ${lessons.id} and language = ${code})`;
	const ofCourse = (code: string) =>
		sql`(select title from course_translations where course_id = ${courses.id} and language = ${code})`;
	return db
		.select({
			id: sql<number>`${lessons.id}`.as("lesson_id"),
			courseId: lessons.courseId,
			freePreview: lessons.freePreview,
			title: localizedColumn("lesson_title", ofLesson(language), ofLesson("en")),
			course: localizedColumn("lesson_course", ofCourse(language), ofCourse("en")),
		})
		.from(named)
		.innerJoin(courses, sql`${courses.slug} = substr(named.value, 1, instr(named.value, '/') - 1)`)
		.innerJoin(
			lessons,
			and(
				eq(lessons.courseId, courses.id),
				sql`${lessons.key} = substr(named.value, instr(named.value, '/') + 1)`,
				isNull(lessons.retiredAt),
			),
		)
		.where(isNotNull(courses.publishedAt))
		.orderBy(sql`named.place`);
}
