import { and, asc, eq, isNotNull, isNull, max, ne, sql } from "drizzle-orm";
import { userOfSession, type Viewer } from "#app/features/people/auth/face.server.ts";
import { DEFAULT_LANGUAGE, type Language } from "#app/shared/words/languages.ts";
import { translates } from "#app/shared/words/localized-column.server.ts";
import type { Database } from "#db/client.server.ts";
import { courses, courseTeachers, profiles, users } from "#db/schema/schema.ts";
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

/** Those who teach a course beside its instructor, in their order. */
export function listCoTeachers(db: Database, courseId: number, language: Language) {
	const { said, saidInEnglish, columns } = teacherColumns();
	return db
		.select({
			...columns,
			instructorHasPage: sql`${isPublicTeacher(db, users.id)}`.mapWith(Boolean).as("instructor_has_page"),
		})
		.from(courseTeachers)
		.innerJoin(courses, eq(courses.id, courseTeachers.courseId))
		.innerJoin(users, eq(users.id, courseTeachers.userId))
		.leftJoin(profiles, eq(profiles.userId, users.id))
		.leftJoin(said, translates(said.userId, users.id, language))
		.leftJoin(saidInEnglish, translates(saidInEnglish.userId, users.id, DEFAULT_LANGUAGE))
		.where(
			and(
				eq(courseTeachers.courseId, courseId),
				isNull(courseTeachers.leftAt),
				ne(courseTeachers.userId, courses.instructorId),
				ne(users.role, "student"),
			),
		)
		.orderBy(asc(courseTeachers.position), asc(courseTeachers.userId));
}

/** The viewer's id where they have a page of their own as a teacher; no row otherwise. */
export function findOwnTeacherPage(db: Database, { session }: Viewer) {
	return db
		.select({ teacherId: sql<number>`${users.id}`.as("teacher_id") })
		.from(users)
		.where(and(eq(users.id, userOfSession(session)), isPublicTeacher(db, users.id)))
		.limit(1);
}

/** Everybody who teaches a published course and may still teach, with the time of the latest publication. */
export function listPublicTeachers(db: Database) {
	const taught = db
		.select({ id: sql<number>`${courses.instructorId}`.as("teacher_id"), publishedAt: courses.publishedAt })
		.from(courses)
		.where(isNotNull(courses.publishedAt))
		.unionAll(
			db
				.select({ id: sql<number>`${courseTeachers.userId}`.as("teacher_id"), publishedAt: courses.publishedAt })
				.from(courseTeachers)
				.innerJoin(courses, eq(courses.id, courseTeachers.courseId))
				.where(and(isNotNull(courses.publishedAt), isNull(courseTeachers.leftAt))),
		)
		.as("taught");
	return db
		.select({ id: taught.id, publishedAt: max(taught.publishedAt).as("last_published_at") })
		.from(taught)
		.innerJoin(users, eq(users.id, taught.id))
		.where(ne(users.role, "student"))
		.groupBy(sql`${taught.id}`)
		.orderBy(asc(taught.id));
}
