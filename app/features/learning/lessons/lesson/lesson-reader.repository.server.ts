import { and, eq } from "drizzle-orm";
import { courseOfLesson, progressColumn } from "#app/features/learning/enrollment/face.server.ts";
import { entitlementsColumn } from "#app/features/learning/entitlements/face.server.ts";
import { notesColumn } from "#app/features/learning/notes/face.server.ts";
import { attemptsColumn, draftsColumn, recallAnswersColumn } from "#app/features/learning/quizzes/face.server.ts";
import type { UserId } from "#app/features/people/auth/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { enrollments, users } from "#db/schema/schema.ts";

/** What somebody has of a lesson and of its course who is not signed in. */
export const NOBODY: Reader = {
	enrollment: null,
	progress: [],
	attempts: [],
	entitlements: [],
	recalled: [],
	notes: [],
	drafts: [],
};

type Reader = Awaited<ReturnType<typeof findReader>>[number];

/** What a user has of a lesson and of its course, as a list of none or one; none when there is no such user. */
export function findReader(db: Database, { userId, lessonId }: { userId: UserId; lessonId: number }) {
	const courseId = courseOfLesson(lessonId);

	return db
		.select({
			/** Null for whoever has not taken the course. */
			enrollment: enrollments,
			progress: progressColumn(),
			attempts: attemptsColumn(lessonId),
			entitlements: entitlementsColumn({ userId: users.id, courseId }),
			recalled: recallAnswersColumn(lessonId),
			notes: notesColumn(lessonId),
			drafts: draftsColumn(lessonId),
		})
		.from(users)
		.leftJoin(enrollments, and(eq(enrollments.userId, users.id), eq(enrollments.courseId, courseId)))
		.where(eq(users.id, userId));
}
