import { and, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { UserId } from "#app/features/people/auth/face.server.ts";
import { DEFAULT_LANGUAGE, type Language } from "#app/shared/words/languages.ts";
import { localizedColumn, translates } from "#app/shared/words/localized-column.server.ts";
import type { Database } from "#db/client.server.ts";
import {
	certificateHolds,
	certificateNames,
	certificates,
	certificateTemplates,
	courses,
	courseTranslations,
	enrollments,
	lessonProgress,
	lessons,
	users,
} from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";
import { isWithheld } from "../issue/finished-course.repository.server";
import { printedNameColumn } from "../issue/printed-name.repository.server";

const MAX_LISTED = 100;

export function listOwnCertificates(db: Database, userId: UserId) {
	return db
		.select({
			serial: certificates.serial,
			courseId: certificates.courseId,
			holderName: certificates.holderName,
			courseTitle: certificates.courseTitle,
			facts: certificates.facts,
			issuedAt: certificates.issuedAt,
			expiresAt: certificates.expiresAt,
			revokedAt: certificates.revokedAt,
		})
		.from(certificates)
		.where(eq(certificates.userId, userId))
		.orderBy(desc(certificates.issuedAt))
		.limit(MAX_LISTED);
}

/** Certificates of a user that have not been revoked, with all columns, oldest first, in portions. */
export function listToDraw(db: Database, { userId, from, limit }: { userId: number; from: number; limit: number }) {
	return db
		.select()
		.from(certificates)
		.where(and(eq(certificates.userId, userId), isNull(certificates.revokedAt)))
		.orderBy(certificates.issuedAt, certificates.serial)
		.limit(limit)
		.offset(from);
}

export function findOwnCertificate(db: Database, { userId, serial }: { userId: UserId; serial: string }) {
	return db
		.select()
		.from(certificates)
		.where(and(eq(certificates.serial, serial), eq(certificates.userId, userId)))
		.limit(1);
}

/** The printed name: the chosen one, else that of the account. */
export function findPrintedName(db: Database, userId: UserId) {
	return db
		.select({ name: printedNameColumn(certificateNames, users, "printed_name") })
		.from(users)
		.leftJoin(certificateNames, eq(certificateNames.userId, users.id))
		.where(eq(users.id, userId));
}

/** Courses of the user without a certificate, with progress; latest activity first. */
export function listUncertified(db: Database, { userId, language }: { userId: UserId; language: Language }) {
	const asked = alias(courseTranslations, "asked");
	const english = alias(courseTranslations, "english");
	const [teacher, teacherNames] = [alias(users, "teacher"), alias(certificateNames, "teacher_names")];
	const [holder, printed] = [alias(users, "holder"), alias(courseTranslations, "printed")];
	const done = db
		.select({ count: sql`count(*)` })
		.from(lessonProgress)
		.innerJoin(lessons, eq(lessons.id, lessonProgress.lessonId))
		.where(
			and(
				eq(lessonProgress.enrollmentId, enrollments.id),
				sql`${lessonProgress.completedAt} is not null`,
				eq(lessons.required, true),
				isNull(lessons.retiredAt),
			),
		);
	const required = db
		.select({ count: sql`count(*)` })
		.from(lessons)
		.where(and(eq(lessons.courseId, enrollments.courseId), eq(lessons.required, true), isNull(lessons.retiredAt)));
	return db
		.select({
			enrollmentId: sql<number>`${enrollments.id}`.as("enrollment_id"),
			courseId: enrollments.courseId,
			title: localizedColumn("title", asked.title, english.title),
			/** In the account's language, as certificates are. */
			printedTitle: localizedColumn("printed_title", printed.title, english.title),
			status: enrollments.status,
			percent: enrollments.progress,
			done: sql<number>`${done}`.as("done"),
			required: sql<number>`${required}`.as("required"),
			currentLessonId: enrollments.currentLessonId,
			teacher: printedNameColumn(teacherNames, teacher, "teacher_name"),
			isHeld: sql`${certificateHolds.enrollmentId} is not null`.mapWith(Boolean).as("is_held"),
			isGiven: sql`coalesce(${certificateTemplates.isGiven}, 1)`.mapWith(Boolean).as("gives_certificate"),
			isWithheld: isWithheld(db),
		})
		.from(enrollments)
		.innerJoin(courses, eq(courses.id, enrollments.courseId))
		.innerJoin(teacher, eq(teacher.id, courses.instructorId))
		.leftJoin(teacherNames, eq(teacherNames.userId, courses.instructorId))
		.leftJoin(asked, translates(asked.courseId, courses.id, language))
		.leftJoin(english, translates(english.courseId, courses.id, DEFAULT_LANGUAGE))
		.innerJoin(holder, eq(holder.id, enrollments.userId))
		.leftJoin(printed, translates(printed.courseId, courses.id, holder.language))
		.leftJoin(certificateHolds, eq(certificateHolds.enrollmentId, enrollments.id))
		.leftJoin(certificateTemplates, eq(certificateTemplates.courseId, enrollments.courseId))
		.leftJoin(
			certificates,
			and(
				eq(certificates.userId, enrollments.userId),
				eq(certificates.courseId, enrollments.courseId),
				eq(certificates.edition, 1),
			),
		)
		.where(
			and(
				eq(enrollments.userId, userId),
				isNull(certificates.serial),
				inArray(enrollments.status, ["enrolled", "active", "in_progress", "completed"]),
			),
		)
		.orderBy(desc(enrollments.lastActivityAt))
		.limit(MAX_LISTED);
}

export function savePrintedName(
	db: Database,
	{ userId, name, now }: { userId: number; name: string; now: Date },
): Write {
	return db
		.insert(certificateNames)
		.values({ userId, name, changedAt: now })
		.onConflictDoUpdate({ target: certificateNames.userId, set: { name, changedAt: now } });
}

/** The enrollment behind a certificate, with names and title as they would be printed now. */
export function findEnrollmentOf(db: Database, { userId, serial }: { userId: number; serial: string }) {
	const { holderName, expiresAt, revokedAt, revokedWhy } = certificates;
	const [teacher, teacherNames] = [alias(users, "teacher"), alias(certificateNames, "teacher_names")];
	const [own, english] = [alias(courseTranslations, "own"), alias(courseTranslations, "english")];
	return db
		.select({
			enrollmentId: enrollments.id,
			serial: certificates.serial,
			holderName,
			expiresAt,
			revokedAt,
			revokedWhy,
			printedName: printedNameColumn(certificateNames, users, "printed_name"),
			teacher: printedNameColumn(teacherNames, teacher, "teacher_name"),
			title: localizedColumn("title", own.title, english.title),
		})
		.from(certificates)
		.innerJoin(
			enrollments,
			and(eq(enrollments.userId, certificates.userId), eq(enrollments.courseId, certificates.courseId)),
		)
		.innerJoin(users, eq(users.id, certificates.userId))
		.innerJoin(courses, eq(courses.id, certificates.courseId))
		.innerJoin(teacher, eq(teacher.id, courses.instructorId))
		.leftJoin(certificateNames, eq(certificateNames.userId, certificates.userId))
		.leftJoin(teacherNames, eq(teacherNames.userId, courses.instructorId))
		.leftJoin(own, translates(own.courseId, courses.id, users.language))
		.leftJoin(english, translates(english.courseId, courses.id, DEFAULT_LANGUAGE))
		.where(and(eq(certificates.serial, serial), eq(certificates.userId, userId), isNull(certificates.revokedAt)));
}
