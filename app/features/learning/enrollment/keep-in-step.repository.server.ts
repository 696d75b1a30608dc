import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { sourceOfAccess } from "#app/features/learning/entitlements/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { enrollments, lessonProgress } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";
import { ENDED_STATUSES, UNFINISHED_STATUSES } from "./enrollment-status.ts";

type EnrollmentSelection = { userId: number; courseId: number | null; now: Date };

/** Must follow the write that ends the entitlement, in its batch. Completed ones stay, unless refunded. */
export function closeEnrollments(
	db: Database,
	{ status, ...which }: EnrollmentSelection & { status: "paused" | "expired" | "refunded" },
): Write {
	const finished = status === "refunded" ? (["completed"] as const) : [];
	const isClosable = inArray(enrollments.status, [...UNFINISHED_STATUSES, "paused", "expired", ...finished]);
	return db
		.update(enrollments)
		.set({ status })
		.where(and(isOfUserAndCourse(which), isClosable, sql`${isOpenTo(db, which)} is null`));
}

export function reopenEnrollments(db: Database, which: EnrollmentSelection): Write {
	const hasFinishedLesson = sql`exists (select 1 from ${lessonProgress} where ${lessonProgress.enrollmentId} = ${enrollments.id}
		and ${lessonProgress.completedAt} is not null)`;
	return db
		.update(enrollments)
		.set({
			status: sql`case when ${enrollments.completedAt} is not null then 'completed' when ${hasFinishedLesson} then 'in_progress'
				when ${enrollments.currentLessonId} is not null then 'active' else 'enrolled' end`,
		})
		.where(
			and(
				isOfUserAndCourse(which),
				inArray(enrollments.status, [...ENDED_STATUSES]),
				sql`${isOpenTo(db, which)} is not null`,
			),
		);
}

function isOfUserAndCourse({ userId, courseId }: EnrollmentSelection): SQL | undefined {
	return and(eq(enrollments.userId, userId), courseId === null ? undefined : eq(enrollments.courseId, courseId));
}

function isOpenTo(db: Database, { userId, now }: EnrollmentSelection) {
	return sourceOfAccess(db, { userId, courseId: sql`${enrollments.courseId}`, now });
}
