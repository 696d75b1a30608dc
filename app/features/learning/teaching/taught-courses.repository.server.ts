import { and, asc, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { writtenTitle } from "#app/features/learning/course-editor/written-title.sql.ts";
import { DEFAULT_LANGUAGE, type Language } from "#app/shared/words/languages.ts";
import { isInEnglish, localizedColumn, translates } from "#app/shared/words/localized-column.server.ts";
import type { Database } from "#db/client.server.ts";
import {
	courseFigures,
	courseReviews,
	courseSubmissions,
	courses,
	lessons,
	lessonTranslations,
	modules,
	moduleTranslations,
	questions,
	questionTranslations,
	users,
} from "#db/schema/schema.ts";
import { chosenCourse, isOwn, type Owner, seesRevenue } from "./own-courses.repository.server.ts";
import { MOST_WAITING } from "./reviews/most-waiting.ts";

export type TaughtCourse = Awaited<ReturnType<typeof listTaughtCourses>>[number];
export type OutlineLesson = Awaited<ReturnType<typeof listOutline>>[number];
export type QuestionPrompt = Awaited<ReturnType<typeof listPrompts>>[number];
export type CountedCourse = Awaited<ReturnType<typeof findCounted>>[number];

type Input = { owner: Owner; language: Language };

/**
 * The courses of an owner with their figures, `countedAt` null where they have not been counted yet. Reviews that
 * wait for an answer are counted up to a limit.
 */
export function listTaughtCourses(db: Database, { owner, language }: Input) {
	const isWaiting = and(
		eq(courseReviews.courseId, courses.id),
		isNull(courseReviews.answeredAt),
		isNotNull(courseReviews.body),
	);
	return db
		.select({
			id: courses.id,
			title: writtenTitle(language).as("title"),
			teacher: users.name,
			publishedAt: courses.publishedAt,
			formerPublishedAt: courses.formerPublishedAt,
			enrollmentCount: courses.enrollmentCount,
			ratingSum: courses.ratingSum,
			ratingCount: courses.ratingCount,
			waitingReviews: sql<number>`(select count(*) from (
				select 1 from ${courseReviews} where ${isWaiting} limit ${MOST_WAITING}))`.as("waiting_reviews"),
			waitingSince: sql<Date | null>`(select min(${courseReviews.createdAt}) from ${courseReviews} where ${isWaiting})`
				.mapWith((at: number) => new Date(at))
				.as("waiting_since"),
			// Only while it is the latest: what was submitted again waits no more for the instructor.
			sentBackAt: sql<Date | null>`(select case when latest.state = 'sentBack' then latest.decided_at end
				from ${courseSubmissions} latest where latest.course_id = ${courses.id} order by latest.submitted_at desc limit 1)`
				.mapWith((at: number) => new Date(at))
				.as("sent_back_at") as SQL.Aliased<Date | null>,
			countedAt: courseFigures.countedAt,
			active: courseFigures.active,
			joinedRecent: courseFigures.joinedRecent,
			joinedEarlier: courseFigures.joinedEarlier,
			completed: courseFigures.completed,
			completedRecent: courseFigures.completedRecent,
			completedEarlier: courseFigures.completedEarlier,
			medianHours: courseFigures.medianHours,
			weeks: courseFigures.weeks,
			revenue: courseFigures.revenue,
			seesRevenue: sql<boolean>`${seesRevenue(owner)}`.mapWith(Boolean).as("sees_revenue"),
		})
		.from(courses)
		.innerJoin(users, eq(users.id, courses.instructorId))
		.leftJoin(courseFigures, eq(courseFigures.courseId, courses.id))
		.where(isOwn(owner))
		.orderBy(asc(courses.position), asc(courses.id));
}

type OfCourse = Input & { courseId: number | null };

/** Figures of the chosen course by lesson and question. */
export function findCounted(db: Database, { owner, courseId }: Pick<OfCourse, "owner" | "courseId">) {
	const { reached, finished, lessons: byLesson, questions: byQuestion } = courseFigures;
	return db
		.select({ reached, finished, lessons: byLesson, questions: byQuestion })
		.from(courseFigures)
		.where(eq(courseFigures.courseId, sql`(${chosenCourse(db, owner, courseId)})`));
}

/** Lessons of the chosen course in reading order, with their modules. */
export function listOutline(db: Database, { owner, courseId, language }: OfCourse) {
	const asked = alias(lessonTranslations, "asked");
	const english = alias(lessonTranslations, "english");
	const askedModule = alias(moduleTranslations, "asked_module");
	const englishModule = alias(moduleTranslations, "english_module");
	return db
		.select({
			id: lessons.id,
			title: localizedColumn("title", asked.title, english.title),
			inEnglish: isInEnglish("in_english", asked.title, english.title, language),
			moduleId: lessons.moduleId,
			moduleTitle: localizedColumn("module_title", askedModule.title, englishModule.title),
			moduleInEnglish: isInEnglish("module_in_english", askedModule.title, englishModule.title, language),
		})
		.from(lessons)
		.innerJoin(modules, eq(modules.id, lessons.moduleId))
		.leftJoin(asked, translates(asked.lessonId, lessons.id, language))
		.leftJoin(english, translates(english.lessonId, lessons.id, DEFAULT_LANGUAGE))
		.leftJoin(askedModule, translates(askedModule.moduleId, modules.id, language))
		.leftJoin(englishModule, translates(englishModule.moduleId, modules.id, DEFAULT_LANGUAGE))
		.where(and(eq(lessons.courseId, sql`(${chosenCourse(db, owner, courseId)})`), isNull(lessons.retiredAt)))
		.orderBy(asc(lessons.position), asc(lessons.id));
}

/** What the questions of the chosen course ask; without answers. */
export function listPrompts(db: Database, { owner, courseId, language }: OfCourse) {
	const asked = alias(questionTranslations, "asked");
	const english = alias(questionTranslations, "english");
	return db
		.select({
			id: questions.id,
			lessonId: questions.lessonId,
			prompt: localizedColumn("prompt", asked.prompt, english.prompt),
			inEnglish: isInEnglish("in_english", asked.prompt, english.prompt, language),
		})
		.from(lessons)
		.innerJoin(questions, eq(questions.lessonId, lessons.id))
		.leftJoin(asked, translates(asked.questionId, questions.id, language))
		.leftJoin(english, translates(english.questionId, questions.id, DEFAULT_LANGUAGE))
		.where(
			and(
				eq(lessons.courseId, sql`(${chosenCourse(db, owner, courseId)})`),
				isNull(lessons.retiredAt),
				isNull(questions.retiredAt),
			),
		)
		.orderBy(asc(lessons.position), asc(questions.position));
}
