import { and, asc, eq, gt, inArray, ne, notExists, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { enqueueEach } from "#app/features/operations/jobs/face.server.ts";
import { enqueueMailEach } from "#app/features/operations/notifications/face.server.ts";
import { DEFAULT_LANGUAGE, type Language } from "#app/shared/words/languages.ts";
import { localizedColumn, translates } from "#app/shared/words/localized-column.server.ts";
import type { Database } from "#db/client.server.ts";
import {
	certificateHolds,
	certificateNames,
	courses,
	courseTranslations,
	enrollments,
	users,
} from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";
import { printedNameColumn } from "./printed-name.repository.server";

export function insertHold(db: Database, { enrollmentId, now }: { enrollmentId: number; now: Date }): Write {
	return db.insert(certificateHolds).values({ enrollmentId, heldAt: now }).onConflictDoNothing();
}

export function releaseHold(db: Database, enrollmentId: number): Write {
	return db.delete(certificateHolds).where(eq(certificateHolds.enrollmentId, enrollmentId));
}

type NameNeededMail = {
	mail: "nameNeeded" | "teacherNameNeeded";
	userId: number;
	enrollmentId: number;
	courseId: number;
	origin: string;
	now: Date;
};

/**
 * Must precede `insertHold` in its batch. Mails the person whose name is needed, once: not the holder when the hold
 * exists, not the teacher when any certificate of the course is on hold.
 */
export function enqueueNameNeeded(db: Database, { mail, userId, enrollmentId, courseId, origin, now }: NameNeededMail) {
	const courseHeld = db
		.select({ courseId: enrollments.courseId })
		.from(enrollments)
		.where(eq(enrollments.id, certificateHolds.enrollmentId));
	const isHeld =
		mail === "nameNeeded"
			? eq(certificateHolds.enrollmentId, enrollmentId)
			: and(gt(certificateHolds.enrollmentId, 0), sql`(${courseHeld}) = ${courseId}`);
	const held = db.select({ id: certificateHolds.enrollmentId }).from(certificateHolds).where(isHeld);
	const payload = { userId: users.id, courseId: sql`cast(${courseId} as integer)` };
	const selection = { from: users, where: and(eq(users.id, userId), notExists(held)) };
	return enqueueMailEach(db, mail, { payload, origin, ...selection }, now);
}

export function enqueueHeldTaughtBy(db: Database, { userId, now }: { userId: number; now: Date }) {
	const ofOthers = db
		.select({ id: enrollments.id })
		.from(enrollments)
		.where(and(inArray(enrollments.courseId, taughtBy(db, userId)), ne(enrollments.userId, userId)));
	const where = inArray(certificateHolds.enrollmentId, ofOthers);
	return enqueueEach(
		db,
		"certificate.issue",
		{ payload: { enrollmentId: certificateHolds.enrollmentId }, from: certificateHolds, where },
		now,
	);
}

/** Enqueues jobs for `limit` random holds, so that each has its turn eventually. */
export function enqueueSomeHeld(db: Database, { limit, now }: { limit: number; now: Date }) {
	const where = inArray(certificateHolds.enrollmentId, allHeld(db).orderBy(sql`random()`).limit(limit));
	return enqueueEach(
		db,
		"certificate.issue",
		{ payload: { enrollmentId: certificateHolds.enrollmentId }, from: certificateHolds, where },
		now,
	);
}

function namedBy(db: Database, userId: number) {
	return db
		.select({ id: enrollments.id })
		.from(enrollments)
		.where(or(eq(enrollments.userId, userId), inArray(enrollments.courseId, taughtBy(db, userId))));
}

function taughtBy(db: Database, userId: number) {
	return db.select({ id: courses.id }).from(courses).where(eq(courses.instructorId, userId));
}

function allHeld(db: Database) {
	return db
		.select({ id: certificateHolds.enrollmentId })
		.from(certificateHolds)
		.where(gt(certificateHolds.enrollmentId, 0));
}

/** Listing limit. More holds than this mean a bug that the first ones show. */
export const MAX_HOLDS_LISTED = 100;

/** Holds with the names and titles that would be printed, longest wait first. */
export function listHeld(db: Database, language: Language) {
	const longest = allHeld(db)
		.orderBy(asc(certificateHolds.heldAt), asc(certificateHolds.enrollmentId))
		.limit(MAX_HOLDS_LISTED);
	return heldRows(db, language, inArray(certificateHolds.enrollmentId, longest)).orderBy(
		asc(certificateHolds.heldAt),
		asc(certificateHolds.enrollmentId),
	);
}

export function findHeld(db: Database, enrollmentId: number, language: Language) {
	return heldRows(db, language, eq(certificateHolds.enrollmentId, enrollmentId));
}

type HoldNaming = { userId: number; courseId: number; language: Language };

export function findHeldNaming(db: Database, { userId, courseId, language }: HoldNaming) {
	const naming = and(eq(enrollments.courseId, courseId), inArray(certificateHolds.enrollmentId, namedBy(db, userId)));
	return heldRows(db, language, naming).limit(1);
}

function heldRows(db: Database, language: Language, where: SQL | undefined) {
	const [asked, english] = [alias(courseTranslations, "asked"), alias(courseTranslations, "english")];
	const printed = alias(courseTranslations, "printed");
	const [teacher, teacherNames] = [alias(users, "teacher"), alias(certificateNames, "teacher_names")];
	return db
		.select({
			enrollmentId: certificateHolds.enrollmentId,
			heldAt: certificateHolds.heldAt,
			courseId: enrollments.courseId,
			course: localizedColumn("course", asked.title, english.title),
			title: localizedColumn("title", printed.title, english.title),
			userId: sql<number>`${users.id}`.as("user_id"),
			holderName: printedNameColumn(certificateNames, users, "holder_name"),
			teacherId: sql<number>`${teacher.id}`.as("teacher_id"),
			teacher: printedNameColumn(teacherNames, teacher, "teacher_name"),
		})
		.from(certificateHolds)
		.innerJoin(enrollments, eq(enrollments.id, certificateHolds.enrollmentId))
		.innerJoin(users, eq(users.id, enrollments.userId))
		.innerJoin(courses, eq(courses.id, enrollments.courseId))
		.innerJoin(teacher, eq(teacher.id, courses.instructorId))
		.leftJoin(certificateNames, eq(certificateNames.userId, users.id))
		.leftJoin(teacherNames, eq(teacherNames.userId, teacher.id))
		.leftJoin(asked, translates(asked.courseId, courses.id, language))
		.leftJoin(english, translates(english.courseId, courses.id, DEFAULT_LANGUAGE))
		.leftJoin(printed, translates(printed.courseId, courses.id, users.language))
		.where(where);
}
