import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { courses } from "#db/schema/schema.ts";

export type CoTeacher = { id: number; name: string };

/** A condition: this user teaches the course, as its instructor or beside them (in TypeScript: `teachesCourse`). */
export function isTaughtBy(userId: SQLWrapper | number, courseId: SQLWrapper = courses.id): SQL {
	return sql`${courseId} in (
		select led.id from courses led where led.instructor_id = ${userId}
		union all
		select shared.course_id from course_teachers shared where shared.user_id = ${userId} and shared.left_at is null)`;
}

/** A column of a query over `courses`: who teaches beside the instructor, in their order. */
export function coTeachers(): SQL.Aliased<CoTeacher[]> {
	return sql`(select json_group_array(json_object('id', other.id, 'name', other.name) order by shared.position, other.id)
		from course_teachers shared join users other on other.id = shared.user_id
		where shared.course_id = courses.id and shared.left_at is null and shared.user_id <> courses.instructor_id
			and other.role <> 'student')`
		.mapWith((text: string): CoTeacher[] => JSON.parse(text))
		.as("co_teachers") as SQL.Aliased<CoTeacher[]>;
}
