import { and, eq } from "drizzle-orm";
import { courseOfLesson, progressColumn } from "#app/features/learning/enrollment/face.server.ts";
import { entitlementsColumn } from "#app/features/learning/entitlements/face.server.ts";
import { notesColumn } from "#app/features/learning/notes/face.server.ts";
import {
	attemptsColumn,
	draftsColumn,
	recallAnswersColumn,
	sittingsColumn,
} from "#app/features/learning/quizzes/face.server.ts";
import type { UserId } from "#app/features/people/auth/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { enrollments, users } from "#db/schema/schema.ts";

export const NO_READER: Reader = {
	enrollment: null,
	progress: [],
	attempts: [],
	entitlements: [],
	recalled: [],
	notes: [],
	drafts: [],
	sittings: [],
};

type Reader = Awaited<ReturnType<typeof findReader>>[number];

/** Zero or one row; none when the user does not exist. */
export function findReader(db: Database, { userId, lessonId }: { userId: UserId; lessonId: number }) {
	const courseId = courseOfLesson(lessonId);

	return db
		.select({
			/** Null when not enrolled. */
			enrollment: enrollments,
			progress: progressColumn(),
			attempts: attemptsColumn(lessonId),
			entitlements: entitlementsColumn({ userId: users.id, courseId }),
			recalled: recallAnswersColumn(lessonId),
			notes: notesColumn(lessonId),
			drafts: draftsColumn(lessonId),
			sittings: sittingsColumn(lessonId),
		})
		.from(users)
		.leftJoin(enrollments, and(eq(enrollments.userId, users.id), eq(enrollments.courseId, courseId)))
		.where(eq(users.id, userId));
}
