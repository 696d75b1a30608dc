import { and, asc, eq, gte, inArray, isNull, lte, notInArray, sql } from "drizzle-orm";
import type { UserId } from "#app/features/people/auth/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { inValues } from "#db/in-values.server.ts";
import { enrollments, learningDays, learningReminders, lessonProgress, lessons, users } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";

export function findReminder(db: Database, userId: UserId) {
	return db
		.select({ weekdays: learningReminders.weekdays, hour: learningReminders.hour, key: learningReminders.key })
		.from(learningReminders)
		.where(eq(learningReminders.userId, userId))
		.limit(1);
}

/** Keeps the link key and the day of the last mail. */
export function saveReminder(db: Database, reminder: typeof learningReminders.$inferInsert): Write {
	const { weekdays, hour, nextAt, origin } = reminder;
	return db
		.insert(learningReminders)
		.values(reminder)
		.onConflictDoUpdate({ target: learningReminders.userId, set: { weekdays, hour, nextAt, origin } });
}

export function deleteReminder(db: Database, userId: number): Write {
	return db.delete(learningReminders).where(eq(learningReminders.userId, userId));
}

/** Changes no row the second time. */
export function deleteReminderByKey(db: Database, key: string): Write {
	return db.delete(learningReminders).where(eq(learningReminders.key, key));
}

/** Due reminders with the data for the decision. */
export function listDueReminders(db: Database, now: Date, limit: number) {
	return db
		.select({
			userId: learningReminders.userId,
			weekdays: learningReminders.weekdays,
			hour: learningReminders.hour,
			nextAt: learningReminders.nextAt,
			sentOn: learningReminders.sentOn,
			origin: learningReminders.origin,
			timeZone: users.timeZone,
			goalMinutes: users.weeklyGoalMinutes,
			suspendedAt: users.suspendedAt,
			suspendedUntil: users.suspendedUntil,
			emailVerifiedAt: users.emailVerifiedAt,
		})
		.from(learningReminders)
		.innerJoin(users, eq(users.id, learningReminders.userId))
		.where(lte(learningReminders.nextAt, now))
		.orderBy(asc(learningReminders.nextAt))
		.limit(limit);
}

export function listLearningDaysOf(db: Database, userIds: readonly number[], from: string) {
	return db
		.select({ userId: learningDays.userId, day: learningDays.day, seconds: learningDays.seconds })
		.from(learningDays)
		.where(and(inValues(learningDays.userId, userIds), gte(learningDays.day, from)));
}

/** No row changes when the user has edited the reminder meanwhile. */
export function moveReminder(
	db: Database,
	{ userId, seen, nextAt, sentOn }: { userId: number; seen: Date; nextAt: Date; sentOn: string | null },
): Write {
	return db
		.update(learningReminders)
		.set({ nextAt, ...(sentOn ? { sentOn } : {}) })
		.where(and(eq(learningReminders.userId, userId), eq(learningReminders.nextAt, seen)));
}

export function findNextLesson(db: Database, userId: number) {
	const going = and(eq(enrollments.userId, userId), inArray(enrollments.status, ["enrolled", "active", "in_progress"]));
	const latest = db
		.select({ courseId: enrollments.courseId })
		.from(enrollments)
		.where(going)
		.orderBy(sql`${enrollments.lastActivityAt} desc`)
		.limit(1);
	const done = db
		.select({ id: lessonProgress.lessonId })
		.from(lessonProgress)
		.innerJoin(enrollments, eq(enrollments.id, lessonProgress.enrollmentId))
		.where(and(eq(enrollments.userId, userId), sql`${lessonProgress.completedAt} is not null`));
	return db
		.select({ id: lessons.id })
		.from(lessons)
		.where(and(eq(lessons.courseId, sql`(${latest})`), isNull(lessons.retiredAt), notInArray(lessons.id, done)))
		.orderBy(asc(lessons.position))
		.limit(1);
}
