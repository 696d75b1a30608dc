import { eq, type SQLWrapper, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { coTeachers } from "#app/features/learning/catalog/co-teachers/co-teachers.sql.ts";
import { topicDrawing } from "#app/features/learning/catalog/taxonomy/taxonomy.sql.ts";
import { courseOfLesson } from "#app/features/learning/enrollment/face.server.ts";
import { closedLessons, type LessonLock } from "#app/features/learning/enrollment/release/when-lesson-opens.ts";
import { canAccess } from "#app/features/learning/entitlements/can-access.ts";
import { listQuestions } from "#app/features/learning/quizzes/face.server.ts";
import { userOfSession } from "#app/features/people/auth/face.server.ts";
import { DEFAULT_LANGUAGE, type Language } from "#app/shared/words/languages.ts";
import { isInEnglish, localizedColumn, translates } from "#app/shared/words/localized-column.server.ts";
import type { Database } from "#db/client.server.ts";
import { firstRow } from "#db/first-row.ts";
import { inBatch } from "#db/in-batch.server.ts";
import {
	courses,
	courseTranslations,
	documents,
	lessons,
	lessonTranslations,
	type RecallQuestion,
} from "#db/schema/schema.ts";
import { listLessons, listModules } from "../path/course-outline.repository.server";
import { listLessonSheets } from "../sheets/sheets.repository.server";
import { findReader, NO_READER } from "./lesson-reader.repository.server";

type Input = { lessonId: number; session: string; language: Language; now: Date };
type LessonPageQuery = Omit<Input, "now">;
export type LessonPage = NonNullable<Awaited<ReturnType<typeof findLessonPage>>>;

/**
 * Everything on a lesson page in one trip; `null` for an unknown lesson. `session` is the hash of the cookie. Checks
 * no permission: use `lessonAccess`. Modules and lessons in reading order, attempts latest first. `…InEnglish` marks
 * fallback texts.
 */
export async function findLessonPage(db: Database, input: Input) {
	const {
		found: [found],
		modules,
		lessons,
		questions,
		sheets,
		reader: [reader],
	} = await inBatch(db, lessonPageStatements(db, input));
	if (!found) return null;
	const { course, ...lesson } = found;
	const { entitlements, drafts, sittings, ...own } = reader ?? NO_READER;
	const locks = locksOf({ lessons, ...own }, input.now);

	return {
		lesson,
		course,
		modules,
		lessons,
		questions,
		sheets,
		...own,
		access: canAccess(entitlements, { kind: "lesson", courseId: course.id, lessonId: lesson.id }, input.now),
		draft: firstRow(drafts),
		/** Of the lessons that are not open to an enrolled reader yet. */
		locks,
		lock: locks.get(lesson.id) ?? null,
		sitting: firstRow(sittings),
		readAt: input.now,
	};
}

type Learning = {
	lessons: Awaited<ReturnType<typeof listLessons>>;
	enrollment: { createdAt: Date } | null;
	progress: readonly { lessonId: number; completedAt: Date | null }[];
};

function locksOf({ lessons, enrollment, progress }: Learning, now: Date): ReadonlyMap<number, LessonLock> {
	if (!enrollment) return new Map();
	const completedIds = new Set(progress.filter(({ completedAt }) => completedAt).map(({ lessonId }) => lessonId));
	return closedLessons(lessons, { enrolledAt: enrollment.createdAt, completedIds }, now);
}

/** The statements of `findLessonPage`; exported for the query plan test. */
export function lessonPageStatements(db: Database, { lessonId, session, language }: LessonPageQuery) {
	const courseId = courseOfLesson(lessonId);

	return {
		found: findLesson(db, lessonId, language),
		modules: listModules(db, courseId, language),
		lessons: listLessons(db, courseId, language),
		questions: listQuestions(db, { lessonId, language }),
		sheets: listLessonSheets(db, { lessonId, language }),
		reader: findReader(db, { userId: userOfSession(session), lessonId }),
	};
}

function findLesson(db: Database, lessonId: number, language: Language) {
	const asked = alias(lessonTranslations, "asked");
	const english = alias(lessonTranslations, "english");
	const askedCourse = alias(courseTranslations, "asked_course");
	const englishCourse = alias(courseTranslations, "english_course");

	return db
		.select({
			id: lessons.id,
			key: sql<string>`${lessons.key}`.as("lesson_key"),
			type: lessons.type,
			minutes: lessons.minutes,
			required: lessons.required,
			freePreview: lessons.freePreview,
			video: lessons.video,
			captionLanguages: languagesOf(lessonTranslations.captions, "caption_languages"),
			chapterLanguages: languagesOf(lessonTranslations.chapters, "chapter_languages"),
			passPercent: lessons.passPercent,
			maxAttempts: lessons.maxAttempts,
			completes: lessons.completes,
			draw: lessons.draw,
			timeLimitMinutes: lessons.timeLimitMinutes,
			retiredAt: lessons.retiredAt,
			versionId: sql<string | null>`${documents.publishedVersionId}`.as("version_id"),
			title: localizedColumn("title", asked.title, english.title),
			titleInEnglish: isInEnglish("title_in_english", asked.title, english.title, language),
			summary: localizedColumn("summary", asked.summary, english.summary),
			summaryInEnglish: isInEnglish("summary_in_english", asked.summary, english.summary, language),
			bodyHtml: localizedColumn("body_html", asked.bodyHtml, english.bodyHtml),
			bodyInEnglish: isInEnglish("body_in_english", asked.bodyHtml, english.bodyHtml, language),
			recall: recallOf(asked, english),
			course: {
				id: sql<number>`${courses.id}`.as("id_of_course"),
				slug: courses.slug,
				topicDrawing: topicDrawing(),
				instructorId: courses.instructorId,
				coTeachers: coTeachers(),
				priceCents: courses.priceCents,
				currency: courses.currency,
				publishedAt: courses.publishedAt,
				title: localizedColumn("course_title", askedCourse.title, englishCourse.title),
				titleInEnglish: isInEnglish("course_in_english", askedCourse.title, englishCourse.title, language),
			},
		})
		.from(lessons)
		.innerJoin(courses, eq(courses.id, lessons.courseId))
		.leftJoin(documents, eq(documents.id, courses.documentId))
		.leftJoin(asked, translates(asked.lessonId, lessons.id, language))
		.leftJoin(english, translates(english.lessonId, lessons.id, DEFAULT_LANGUAGE))
		.leftJoin(askedCourse, translates(askedCourse.courseId, lessons.courseId, language))
		.leftJoin(englishCourse, translates(englishCourse.courseId, lessons.courseId, DEFAULT_LANGUAGE))
		.where(eq(lessons.id, lessonId));
}

/** In which a lesson has captions or chapters of its own. */
function languagesOf(column: SQLWrapper, name: string) {
	return sql<string[]>`(select json_group_array(words.language) from (select language from ${lessonTranslations}
		where ${lessonTranslations.lessonId} = ${lessons.id} and ${column} <> '') words)`
		.mapWith((text: string): string[] => JSON.parse(text))
		.as(name);
}

type Words = { bodyHtml: SQLWrapper; recall: SQLWrapper };

function recallOf(asked: Words, english: Words) {
	const hasOwnText = sql`coalesce(${asked.bodyHtml}, '') <> ''`;
	return sql<RecallQuestion[]>`coalesce(case when ${hasOwnText} then ${asked.recall} else ${english.recall} end, '[]')`
		.mapWith((text: string): RecallQuestion[] => JSON.parse(text))
		.as("recall");
}
