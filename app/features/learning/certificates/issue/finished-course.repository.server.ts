import { and, asc, avg, desc, eq, inArray, isNull, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { topicDrawing } from "#app/features/learning/catalog/taxonomy/taxonomy.sql.ts";
import { opensByOtherPlans } from "#app/features/learning/entitlements/face.server.ts";
import { plansWith } from "#app/features/money/billing/face.server.ts";
import { DEFAULT_LANGUAGE } from "#app/shared/words/languages.ts";
import { localizedColumn, translates } from "#app/shared/words/localized-column.server.ts";
import type { Database } from "#db/client.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import {
	certificateHolds,
	certificateNames,
	certificates,
	certificateTemplates,
	certificateTemplateTranslations,
	courses,
	courseTranslations,
	enrollments,
	lessonProgress,
	lessons,
	users,
} from "#db/schema/schema.ts";
import { printedNameColumn } from "./printed-name.repository.server";

export type FinishedCourse = NonNullable<Awaited<ReturnType<typeof findFinishedCourse>>>;

/**
 * All inputs of a certificate in one trip: the completed enrollment with course and user as they are now, templates
 * (the course's first), and certificates already issued for it, latest first.
 */
export async function findFinishedCourse(db: Database, enrollmentId: number) {
	const courseId = db
		.select({ courseId: enrollments.courseId })
		.from(enrollments)
		.where(eq(enrollments.id, enrollmentId));
	const {
		finished: [finished],
		score: [score],
		quizzes: [quizzes],
		templates,
		issued,
	} = await inBatch(db, {
		finished: finishedCourse(db, enrollmentId),
		score: averageScore(db, enrollmentId),
		quizzes: db
			.select({ count: sql<number>`count(*)`.as("count") })
			.from(lessons)
			.where(
				and(
					eq(lessons.courseId, sql`(${courseId})`),
					isNull(lessons.retiredAt),
					inArray(lessons.type, ["quiz", "exercise"]),
				),
			),
		templates: templatesOf(db, enrollmentId),
		issued: db
			.select({
				serial: certificates.serial,
				edition: certificates.edition,
				holderName: certificates.holderName,
				expiresAt: certificates.expiresAt,
				revokedAt: certificates.revokedAt,
				revokedWhy: certificates.revokedWhy,
			})
			.from(certificates)
			.innerJoin(
				enrollments,
				and(eq(enrollments.userId, certificates.userId), eq(enrollments.courseId, certificates.courseId)),
			)
			.where(eq(enrollments.id, enrollmentId))
			.orderBy(desc(certificates.edition)),
	});
	return finished && { ...finished, score: score?.score ?? null, quizzes: quizzes?.count ?? 0, templates, issued };
}

function finishedCourse(db: Database, enrollmentId: number) {
	const own = alias(courseTranslations, "own");
	const english = alias(courseTranslations, "english");
	const teacher = alias(users, "teacher");
	const teacherNames = alias(certificateNames, "teacher_names");
	return db
		.select({
			userId: users.id,
			language: users.language,
			holderName: printedNameColumn(certificateNames, users, "holder_name"),
			status: enrollments.status,
			completedAt: enrollments.completedAt,
			courseId: enrollments.courseId,
			topic: courses.topic,
			topicDrawing: topicDrawing(),
			minutes: courses.minutes,
			lessonCount: courses.lessonCount,
			lessonCounts: courses.lessonCounts,
			title: localizedColumn("title", own.title, english.title),
			teacherId: sql<number>`${teacher.id}`.as("teacher_id"),
			teacher: printedNameColumn(teacherNames, teacher, "teacher_name"),
			isWithheld: isWithheld(db),
			isHeld: sql`${certificateHolds.enrollmentId} is not null`.mapWith(Boolean).as("is_held"),
		})
		.from(enrollments)
		.innerJoin(users, eq(users.id, enrollments.userId))
		.innerJoin(courses, eq(courses.id, enrollments.courseId))
		.innerJoin(teacher, eq(teacher.id, courses.instructorId))
		.leftJoin(certificateHolds, eq(certificateHolds.enrollmentId, enrollments.id))
		.leftJoin(certificateNames, eq(certificateNames.userId, enrollments.userId))
		.leftJoin(teacherNames, eq(teacherNames.userId, courses.instructorId))
		.leftJoin(own, translates(own.courseId, courses.id, users.language))
		.leftJoin(english, translates(english.courseId, courses.id, DEFAULT_LANGUAGE))
		.where(eq(enrollments.id, enrollmentId));
}

export function isWithheld(db: Database) {
	const { userId, courseId } = enrollments;
	const opened = opensByOtherPlans(db, { userId, courseId, plansThatCount: plansWith(db, "certificates") });
	return sql`${opened}`.mapWith(Boolean).as("is_withheld");
}

function averageScore(db: Database, enrollmentId: number) {
	return db
		.select({ score: sql<number | null>`cast(round(${avg(lessonProgress.bestScore)}) as integer)`.as("score") })
		.from(lessonProgress)
		.innerJoin(lessons, eq(lessons.id, lessonProgress.lessonId))
		.where(
			and(
				eq(lessonProgress.enrollmentId, enrollmentId),
				isNull(lessons.retiredAt),
				inArray(lessons.type, ["quiz", "exercise"]),
			),
		);
}

function templatesOf(db: Database, enrollmentId: number) {
	return db
		.select({
			courseId: certificateTemplates.courseId,
			isGiven: certificateTemplates.isGiven,
			validMonths: certificateTemplates.validMonths,
			signature: certificateTemplates.signature,
			heading: certificateTemplateTranslations.heading,
			statement: certificateTemplateTranslations.statement,
			note: certificateTemplateTranslations.note,
			signerName: certificateTemplateTranslations.signerName,
			signerRole: certificateTemplateTranslations.signerRole,
		})
		.from(enrollments)
		.innerJoin(users, eq(users.id, enrollments.userId))
		.innerJoin(
			certificateTemplates,
			or(eq(certificateTemplates.courseId, enrollments.courseId), isNull(certificateTemplates.courseId)),
		)
		.leftJoin(
			certificateTemplateTranslations,
			translates(certificateTemplateTranslations.templateId, certificateTemplates.id, users.language),
		)
		.where(eq(enrollments.id, enrollmentId))
		.orderBy(asc(sql`${certificateTemplates.courseId} is null`));
}
