import { and, type Column, eq, inArray, notExists, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { DAY_SECONDS } from "#app/shared/durations.ts";
import type { MergedPair } from "#app/shared/personal-data/personal-data.server.ts";
import { DEFAULT_LANGUAGE, type Language } from "#app/shared/words/languages.ts";
import { localizedColumn } from "#app/shared/words/localized-column.server.ts";
import type { Database } from "#db/client.server.ts";
import { courseTranslations, enrollments, learningDays } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";
import { ENDED_STATUSES } from "../enrollment-status.ts";

/** The courses that either account has taken, with the record of each. */
export function listCoursesOfPair(db: Database, { keptId, closedId }: MergedPair, language: Language) {
	const asked = alias(courseTranslations, "asked");
	const english = alias(courseTranslations, "english");
	const { userId, courseId, status, progress, lastActivityAt } = enrollments;
	return db
		.select({
			userId,
			courseId,
			status,
			progress,
			lastActivityAt,
			title: localizedColumn("title", asked.title, english.title),
		})
		.from(enrollments)
		.leftJoin(asked, sql`${asked.courseId} = ${courseId} and ${asked.language} = ${language}`)
		.leftJoin(english, sql`${english.courseId} = ${courseId} and ${english.language} = ${DEFAULT_LANGUAGE}`)
		.where(inArray(userId, [keptId, closedId]))
		.orderBy(courseId);
}

/**
 * Moves the records of courses from one account to another. Of two of one course the better goes to the account that
 * stays and the other to the closed one: nothing that was learned is deleted. Which is better: `isBetterRecord`.
 */
export function moveBetterRecords(db: Database, { keptId, closedId }: MergedPair): Write[] {
	const other = alias(enrollments, "other");
	const own = alias(enrollments, "own");
	const better = db
		.select({ courseId: other.courseId })
		.from(other)
		.innerJoin(own, and(eq(own.courseId, other.courseId), eq(own.userId, keptId)))
		.where(and(eq(other.userId, closedId), sql`(${rankOf(other)}) > (${rankOf(own)})`));
	const ownOfCourse = db
		.select({ id: own.id })
		.from(own)
		.where(and(eq(own.userId, keptId), eq(own.courseId, enrollments.courseId)));
	return [
		// Swaps two records through an unused id; the key is checked at the end of the batch.
		db
			.update(enrollments)
			.set({ userId: -keptId })
			.where(and(eq(enrollments.userId, keptId), inArray(enrollments.courseId, better))),
		db
			.update(enrollments)
			.set({ userId: keptId })
			.where(and(eq(enrollments.userId, closedId), notExists(ownOfCourse))),
		db.update(enrollments).set({ userId: closedId }).where(eq(enrollments.userId, -keptId)),
	];
}

/** Adds up the days on which both have learned, to a whole day at most, and moves the others. */
export function addUpDays(db: Database, { keptId, closedId }: MergedPair): Write[] {
	const { userId, day, seconds, lessonsCompleted } = learningDays;
	const closed = db
		.select({ userId: sql`${keptId}`.as("kept_id"), day, seconds, lessonsCompleted })
		.from(learningDays)
		.where(eq(userId, closedId));
	return [
		db
			.insert(learningDays)
			.select(closed)
			.onConflictDoUpdate({
				target: [userId, day],
				set: {
					seconds: sql`min(${DAY_SECONDS}, ${seconds} + excluded.seconds)`,
					lessonsCompleted: sql`${lessonsCompleted} + excluded.lessons_completed`,
				},
			}),
		db.delete(learningDays).where(eq(userId, closedId)),
	];
}

/** How good a record is: a completed one before an open one before one that has ended. */
function rankOf({ status, progress, lastActivityAt }: Record<"status" | "progress" | "lastActivityAt", Column>) {
	return sql`case when ${status} = 'completed' then 2 when ${inArray(status, [...ENDED_STATUSES])} then 0 else 1 end,
		${progress}, ${lastActivityAt}`;
}
