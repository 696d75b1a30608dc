import { and, asc, eq, isNotNull, max, sql } from "drizzle-orm";
import { userOfSession, type Viewer } from "#app/features/people/auth/face.server.ts";
import { DEFAULT_LANGUAGE, type Language } from "#app/shared/words/languages.ts";
import { translates } from "#app/shared/words/localized-column.server.ts";
import type { Database } from "#db/client.server.ts";
import { courses, profiles, users } from "#db/schema/schema.ts";
import { isPublicTeacher, teacherColumns } from "./teachers.sql.ts";

export type TeacherRow = Awaited<ReturnType<typeof findTeacher>>[number];

/** The teacher of a published course; no row for everybody else. */
export function findTeacher(db: Database, userId: number, language: Language) {
	const { said, saidInEnglish, columns } = teacherColumns();
	return db
		.select(columns)
		.from(users)
		.leftJoin(profiles, eq(profiles.userId, users.id))
		.leftJoin(said, translates(said.userId, users.id, language))
		.leftJoin(saidInEnglish, translates(saidInEnglish.userId, users.id, DEFAULT_LANGUAGE))
		.where(and(eq(users.id, userId), isPublicTeacher(db, users.id)))
		.limit(1);
}

/** The viewer's id where they have a page of their own as a teacher; no row otherwise. */
export function findOwnTeacherPage(db: Database, { session }: Viewer) {
	return db
		.select({ teacherId: sql<number>`${users.id}`.as("teacher_id") })
		.from(users)
		.where(and(eq(users.id, userOfSession(session)), isPublicTeacher(db, users.id)))
		.limit(1);
}

/** Everybody who teaches a published course, with the time of the latest publication. */
export function listPublicTeachers(db: Database) {
	return db
		.select({
			id: courses.instructorId,
			publishedAt: max(courses.publishedAt).as("last_published_at"),
		})
		.from(courses)
		.where(isNotNull(courses.publishedAt))
		.groupBy(courses.instructorId)
		.orderBy(asc(courses.instructorId));
}
