import { and, asc, desc, eq, isNotNull, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { DEFAULT_LANGUAGE, type Language } from "#app/shared/words/languages.ts";
import { isInEnglish, localizedColumn, localizedList, translates } from "#app/shared/words/localized-column.server.ts";
import type { Database } from "#db/client.server.ts";
import { courses, courseTranslations, profiles, users } from "#db/schema/schema.ts";
import { coTeachers, isTaughtBy } from "./co-teachers/co-teachers.sql.ts";
import { levelName, topicDrawing } from "./taxonomy/taxonomy.sql.ts";
import { isPublicTeacher, teacherColumns } from "./teacher/teachers.sql.ts";

export type CourseRow = Awaited<ReturnType<typeof listCourses>>[number];
export type CourseDetails = Awaited<ReturnType<typeof findCourse>>[number];

/**
 * All published courses in recommended order; `catalogView` filters and sorts.
 * Not filtered in SQL: a school has some hundreds at most, and SQL would need an index per language and sort order
 * plus a query for each facet. `forSearch` adds outcomes and long text.
 */
export function listCourses(db: Database, language: Language, { forSearch = false } = {}) {
	return selectCourses(db, language, { where: isNotNull(courses.publishedAt), forSearch });
}

/** The published courses of a teacher in recommended order. */
export function listCoursesOfTeacher(db: Database, language: Language, teacherId: number) {
	const isTheirs = and(isTaughtBy(teacherId), isNotNull(courses.publishedAt));
	return selectCourses(db, language, { where: isTheirs });
}

/** The published courses after this one in recommended order, wrapping around, without the course itself. */
export function listNextCourses(db: Database, language: Language, courseId: number, limit: number) {
	const isPastEnd = sql`courses.position <= (select position from courses where id = ${courseId})`;
	// Words are read only for the chosen courses.
	const next = sql`(select id from courses where published_at is not null and id <> ${courseId}
		order by ${isPastEnd}, position, id limit ${limit})`;
	return selectCourses(db, language, { where: sql`${courses.id} in ${next}`, orderBy: [isPastEnd] });
}

/** The featured course, if it is published, then the others in recommended order. */
export function listFirstCourses(db: Database, language: Language, limit: number) {
	const where = isNotNull(courses.publishedAt);
	return selectCourses(db, language, { where, orderBy: [desc(courses.featured)] }).limit(limit);
}

/** Every published course by title, with what exists in each language; for purchase pages. */
export function listCourseLanguages(db: Database, language: Language) {
	const asked = alias(courseTranslations, "asked");
	const english = alias(courseTranslations, "english");
	return db
		.select({
			id: courses.id,
			lessonCount: courses.lessonCount,
			translated: courses.translated,
			title: localizedColumn("title", asked.title, english.title),
			titleInEnglish: isInEnglish("title_in_english", asked.title, english.title, language),
		})
		.from(courses)
		.leftJoin(asked, translates(asked.courseId, courses.id, language))
		.leftJoin(english, translates(english.courseId, courses.id, DEFAULT_LANGUAGE))
		.where(isNotNull(courses.publishedAt))
		.orderBy(asc(courses.position), asc(courses.id));
}

/** Zero or one row; also unpublished courses. */
export function findCourse(db: Database, courseId: number, language: Language) {
	const { asked, english, words, outcomes } = wordsOf(language);
	const { said, saidInEnglish, columns } = teacherColumns();

	return db
		.select({
			...COURSE_FIGURE_COLUMNS,
			...words,
			...columns,
			instructorHasPage: sql`${isPublicTeacher(db, courses.instructorId)}`.mapWith(Boolean).as("instructor_has_page"),
			coTeachers: coTeachers(),
			outcomes,
			previewFilm: courses.previewFilm,
			coverText: localizedColumn("cover_text", asked.coverText, english.coverText),
			searchTitle: ownOrEnglish("search_title", asked.searchTitle, english.searchTitle),
			searchDescription: ownOrEnglish("search_description", asked.searchDescription, english.searchDescription),
			descriptionHtml: localizedColumn("description_html", asked.descriptionHtml, english.descriptionHtml),
			descriptionInEnglish: isInEnglish(
				"description_in_english",
				asked.descriptionHtml,
				english.descriptionHtml,
				language,
			),
		})
		.from(courses)
		.innerJoin(users, eq(users.id, courses.instructorId))
		.leftJoin(profiles, eq(profiles.userId, courses.instructorId))
		.leftJoin(said, translates(said.userId, courses.instructorId, language))
		.leftJoin(saidInEnglish, translates(saidInEnglish.userId, courses.instructorId, DEFAULT_LANGUAGE))
		.leftJoin(asked, translates(asked.courseId, courses.id, language))
		.leftJoin(english, translates(english.courseId, courses.id, DEFAULT_LANGUAGE))
		.where(eq(courses.id, courseId));
}

/** A translation without one stands for itself: the English is only for courses that have no translation. */
function ownOrEnglish(name: string, own: SQLWrapper, other: SQLWrapper) {
	return sql<string | null>`coalesce(${own}, case when asked.course_id is null then ${other} end)`.as(name);
}

type Selection = { where: SQL | undefined; orderBy?: SQL[]; forSearch?: boolean };

function selectCourses(db: Database, language: Language, { where, orderBy = [], forSearch = false }: Selection) {
	const { asked, english, words, outcomes } = wordsOf(language);
	const description = localizedColumn("description", asked.description, english.description);

	return db
		.select({
			...COURSE_FIGURE_COLUMNS,
			...words,
			instructorId: courses.instructorId,
			instructorName: users.name,
			coTeachers: coTeachers(),
			...(forSearch ? { outcomes, description } : WITHOUT_LONG_TEXTS),
		})
		.from(courses)
		.innerJoin(users, eq(users.id, courses.instructorId))
		.leftJoin(asked, translates(asked.courseId, courses.id, language))
		.leftJoin(english, translates(english.courseId, courses.id, DEFAULT_LANGUAGE))
		.where(where)
		.orderBy(...orderBy, asc(courses.position), asc(courses.id));
}

const WITHOUT_LONG_TEXTS = {
	outcomes: sql<string[]>`'[]'`.mapWith(JSON.parse).as("outcomes"),
	description: sql<string>`''`.as("description"),
};

const COURSE_FIGURE_COLUMNS = {
	id: courses.id,
	slug: courses.slug,
	topic: courses.topic,
	topicDrawing: topicDrawing(),
	cover: courses.cover,
	level: courses.level,
	priceCents: courses.priceCents,
	currency: courses.currency,
	position: courses.position,
	minutes: courses.minutes,
	lessonCount: courses.lessonCount,
	lessonCounts: courses.lessonCounts,
	translated: courses.translated,
	enrollmentCount: courses.enrollmentCount,
	ratingSum: courses.ratingSum,
	ratingCount: courses.ratingCount,
	publishedAt: courses.publishedAt,
	sheetTotal: sql<number>`(select value from counters where name = 'courses')`.as("sheet_total"),
};

function wordsOf(language: Language) {
	const asked = alias(courseTranslations, "asked");
	const english = alias(courseTranslations, "english");
	const words = {
		title: localizedColumn("title", asked.title, english.title),
		titleInEnglish: isInEnglish("title_in_english", asked.title, english.title, language),
		levelName: levelName(language),
		shortDescription: localizedColumn("short_description", asked.shortDescription, english.shortDescription),
		shortDescriptionInEnglish: isInEnglish(
			"short_description_in_english",
			asked.shortDescription,
			english.shortDescription,
			language,
		),
	};
	const outcomes = localizedList<string>("outcomes", asked.outcomes, english.outcomes);
	return { asked, english, words, outcomes };
}

/** Titles of courses in a language; `among` is a list of ids. */
export function listCourseTitles(db: Database, { language, among }: { language: Language; among: SQL }) {
	const asked = alias(courseTranslations, "asked");
	const english = alias(courseTranslations, "english");
	return db
		.select({ id: courses.id, title: localizedColumn("title", asked.title, english.title) })
		.from(courses)
		.leftJoin(asked, translates(asked.courseId, courses.id, language))
		.leftJoin(english, translates(english.courseId, courses.id, DEFAULT_LANGUAGE))
		.where(sql`${courses.id} in ${among}`);
}
