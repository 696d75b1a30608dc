import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { openSource } from "#app/features/learning/entitlements/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { enrollments, lessonProgress } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";
import { ENDED_STATUSES, UNFINISHED_STATUSES } from "./enrollment-status.ts";

/** Of one course, or of all that somebody takes: `null`. */
type Which = { userId: number; courseId: number | null; now: Date };

/**
 * The enrollments to which nothing opens the course any more say so. For the batch that ends a right, behind it. What
 * is completed stays completed, unless its money has gone back.
 */
export function closeEnrollments(
	db: Database,
	{ status, ...which }: Which & { status: "paused" | "expired" | "refunded" },
): Write {
	const finished = status === "refunded" ? (["completed"] as const) : [];
	const isClosable = inArray(enrollments.status, [...UNFINISHED_STATUSES, "paused", "expired", ...finished]);
	return db
		.update(enrollments)
		.set({ status })
		.where(and(belongsTo(which), isClosable, sql`${isOpenTo(db, which)} is null`));
}

/** The enrollments that had ended and are open again go on where the learner stopped. */
export function reopenEnrollments(db: Database, which: Which): Write {
	const hasFinishedLesson = sql`exists (select 1 from ${lessonProgress} where ${lessonProgress.enrollmentId} = ${enrollments.id}
		and ${lessonProgress.completedAt} is not null)`;
	return db
		.update(enrollments)
		.set({
			status: sql`case when ${enrollments.completedAt} is not null then 'completed' when ${hasFinishedLesson} then 'in_progress'
				when ${enrollments.currentLessonId} is not null then 'active' else 'enrolled' end`,
		})
		.where(
			and(belongsTo(which), inArray(enrollments.status, [...ENDED_STATUSES]), sql`${isOpenTo(db, which)} is not null`),
		);
}

function belongsTo({ userId, courseId }: Which): SQL | undefined {
	return and(eq(enrollments.userId, userId), courseId === null ? undefined : eq(enrollments.courseId, courseId));
}

function isOpenTo(db: Database, { userId, now }: Which) {
	return openSource(db, { userId, courseId: sql`${enrollments.courseId}`, now });
}
