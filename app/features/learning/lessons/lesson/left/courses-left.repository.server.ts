import { and, eq, inArray } from "drizzle-orm";
import { listProgress } from "#app/features/learning/enrollment/face.server.ts";
import type { UserId } from "#app/features/people/auth/face.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { enrollments } from "#db/schema/schema.ts";
import { listLessons } from "../../path/course-outline.repository.server";

/** Lessons and progress of the user's unfinished courses, for `coursesLeft`. */
export function coursesLeftStatements(db: Database, { userId, language }: { userId: UserId; language: Language }) {
	const begun = db
		.select({ courseId: enrollments.courseId })
		.from(enrollments)
		.where(and(eq(enrollments.userId, userId), inArray(enrollments.status, ["enrolled", "active", "in_progress"])));
	return { lessons: listLessons(db, begun, language), progress: listProgress(db, { userId }) };
}
