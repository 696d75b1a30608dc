import { and, eq, gt, inArray, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { Database } from "../../../../db/client.server";
import {
	certificateHolds,
	certificateNames,
	courses,
	courseTranslations,
	enrollments,
	users,
} from "../../../../db/schema/schema";
import { DEFAULT_LANGUAGE, type Language } from "../../../shared/words/languages";
import { localizedColumn } from "../../../shared/words/localized-column.server";
import { enqueueEach } from "../../jobs/enqueue.server";
import { printedName } from "./printed-name.repository.server";

/** A write, not yet run: the certificate waits for a name that can be printed. */
export function insertHold(db: Database, { enrollmentId, now }: { enrollmentId: number; now: Date }) {
	return db.insert(certificateHolds).values({ enrollmentId, heldAt: now }).onConflictDoNothing();
}

/** A write, not yet run: a certificate waits for no name any more. */
export function releaseHold(db: Database, enrollmentId: number) {
	return db.delete(certificateHolds).where(eq(certificateHolds.enrollmentId, enrollmentId));
}

/** An expression, before `insertHold` in its batch: the id of somebody, null where that certificate waits already. */
export function unlessHeld(
	db: Database,
	{ enrollmentId, userId }: { enrollmentId: number; userId: number },
): SQL<number | null> {
	const held = db
		.select({ id: certificateHolds.enrollmentId })
		.from(certificateHolds)
		.where(eq(certificateHolds.enrollmentId, enrollmentId));
	return sql<number | null>`iif(exists ${held}, null, cast(${userId} as integer))`;
}

/** A write, not yet run: a job for each certificate that waits for a name of one person, as its holder or as the teacher. */
export function enqueueHeldOf(db: Database, { userId, now }: { userId: number; now: Date }) {
	const where = inArray(certificateHolds.enrollmentId, namedBy(db, userId));
	return enqueueEach(
		db,
		"certificate.issue",
		{ payload: { enrollmentId: certificateHolds.enrollmentId }, from: certificateHolds, where },
		now,
	);
}

/** A write, not yet run: the same for all that wait. */
export function enqueueAllHeld(db: Database, now: Date) {
	const where = gt(certificateHolds.enrollmentId, 0);
	return enqueueEach(
		db,
		"certificate.issue",
		{ payload: { enrollmentId: certificateHolds.enrollmentId }, from: certificateHolds, where },
		now,
	);
}

/** A write, not yet run: nothing waits for the name of one person any more. */
export function releaseHoldsOf(db: Database, userId: number) {
	return db.delete(certificateHolds).where(inArray(certificateHolds.enrollmentId, namedBy(db, userId)));
}

/** The enrollments whose certificate names somebody. */
function namedBy(db: Database, userId: number) {
	const taught = db.select({ id: courses.id }).from(courses).where(eq(courses.instructorId, userId));
	return db
		.select({ id: enrollments.id })
		.from(enrollments)
		.where(or(eq(enrollments.userId, userId), inArray(enrollments.courseId, taught)));
}

/** So many certificates that wait are listed; more than that is a fault that the first ones show. */
export const MOST_HELD = 100;

/** The certificates that wait for a name or a title, with the names and titles that they would print. */
export function listHeld(db: Database, language: Language) {
	return heldRows(db, language, gt(certificateHolds.enrollmentId, 0)).limit(MOST_HELD);
}

/** The same of one enrollment, as a list of none or one. */
export function findHeld(db: Database, enrollmentId: number, language: Language) {
	return heldRows(db, language, eq(certificateHolds.enrollmentId, enrollmentId));
}

type Naming = { userId: number; courseId: number; language: Language };

/** A certificate of one course that waits and names somebody, as a list of none or one. */
export function findHeldNaming(db: Database, { userId, courseId, language }: Naming) {
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
			/** As its reader knows the course, and as the certificate would print it: in the language of the holder. */
			course: localizedColumn("course", asked.title, english.title),
			title: localizedColumn("title", printed.title, english.title),
			userId: sql<number>`${users.id}`.as("user_id"),
			holderName: printedName(certificateNames, users, "holder_name"),
			teacherId: sql<number>`${teacher.id}`.as("teacher_id"),
			teacher: printedName(teacherNames, teacher, "teacher_name"),
		})
		.from(certificateHolds)
		.innerJoin(enrollments, eq(enrollments.id, certificateHolds.enrollmentId))
		.innerJoin(users, eq(users.id, enrollments.userId))
		.innerJoin(courses, eq(courses.id, enrollments.courseId))
		.innerJoin(teacher, eq(teacher.id, courses.instructorId))
		.leftJoin(certificateNames, eq(certificateNames.userId, users.id))
		.leftJoin(teacherNames, eq(teacherNames.userId, teacher.id))
		.leftJoin(asked, and(eq(asked.courseId, courses.id), eq(asked.language, language)))
		.leftJoin(english, and(eq(english.courseId, courses.id), eq(english.language, DEFAULT_LANGUAGE)))
		.leftJoin(printed, and(eq(printed.courseId, courses.id), eq(printed.language, users.language)))
		.where(where);
}
