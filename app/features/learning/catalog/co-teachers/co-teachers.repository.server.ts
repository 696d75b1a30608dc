import { and, asc, eq, isNotNull, isNull, ne, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { Database } from "#db/client.server.ts";
import { courses, courseTeachers, users } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";
import { isTaughtBy } from "./co-teachers.sql.ts";

/** How many may teach a course beside its instructor. */
export const MOST_CO_TEACHERS = 10;

/** Who changes it: an instructor only while they teach the course themselves. */
export type ChangingTeacher = { id: number; role: string };
type OfCourse = { courseId: number; by: ChangingTeacher };
type OfTeacher = OfCourse & { userId: number };

/** Everybody who teaches a course or has done so, its instructor first. */
export function listTeachersOfCourse(db: Database, courseId: number) {
	const owner = alias(users, "owner");
	const instructor = db
		.select({
			id: sql<number>`${owner.id}`.as("teacher_id"),
			name: sql<string>`${owner.name}`.as("teacher_name"),
			isOwner: sql<boolean>`1`.mapWith(Boolean).as("is_owner"),
			hasLeft: sql<boolean>`0`.mapWith(Boolean).as("has_left"),
			place: sql<number>`-1`.as("place"),
		})
		.from(courses)
		.innerJoin(owner, eq(owner.id, courses.instructorId))
		.where(eq(courses.id, courseId));
	const beside = db
		.select({
			id: sql<number>`${users.id}`.as("teacher_id"),
			name: sql<string>`${users.name}`.as("teacher_name"),
			isOwner: sql<boolean>`0`.mapWith(Boolean).as("is_owner"),
			hasLeft: sql<boolean>`${courseTeachers.leftAt} is not null`.mapWith(Boolean).as("has_left"),
			place: sql<number>`${courseTeachers.position}`.as("place"),
		})
		.from(courseTeachers)
		.innerJoin(courses, eq(courses.id, courseTeachers.courseId))
		.innerJoin(users, eq(users.id, courseTeachers.userId))
		.where(and(eq(courseTeachers.courseId, courseId), ne(courseTeachers.userId, courses.instructorId)));
	return instructor.unionAll(beside).orderBy(asc(sql`place`), asc(sql`teacher_id`));
}

/** Adds an instructor behind the others. Writes no row for whoever teaches it already, or may not be added. */
export function insertCoTeacher(db: Database, { courseId, userId, by, now }: OfTeacher & { now: Date }): Write {
	const added = sql`select ${courseId}, account.id, ${nextPlace(courseId)}, ${now.getTime()}, null from users account
		where account.id = ${userId} and account.role = 'instructor' and ${hasRoom(courseId)} and ${mayChange({ courseId, by })}
			and account.id <> (select instructor_id from courses where id = ${courseId})`;
	return db
		.insert(courseTeachers)
		.select(added)
		.onConflictDoUpdate({
			target: [courseTeachers.courseId, courseTeachers.userId],
			set: { position: sql`excluded.position`, addedAt: now, leftAt: null },
			setWhere: isNotNull(courseTeachers.leftAt),
		});
}

/** Their row stays, with its place. Writes no row for whoever does not teach beside the instructor. */
export function endCoTeaching(db: Database, { courseId, userId, by, now }: OfTeacher & { now: Date }): Write {
	return db
		.update(courseTeachers)
		.set({ leftAt: now })
		.where(and(isRow(courseId, userId), isNull(courseTeachers.leftAt), mayChange({ courseId, by })));
}

/** Undoes {@link endCoTeaching}. */
export function resumeCoTeaching(db: Database, { courseId, userId, by }: OfTeacher): Write {
	const isInstructor = sql`exists (select 1 from users where id = ${userId} and role = 'instructor')`;
	return db
		.update(courseTeachers)
		.set({ leftAt: null })
		.where(
			and(
				isRow(courseId, userId),
				isNotNull(courseTeachers.leftAt),
				isInstructor,
				hasRoom(courseId),
				mayChange({ courseId, by }),
			),
		);
}

type Order = OfCourse & { seen: readonly number[]; order: readonly number[] };

/** Writes no row when the order is another than the one that was seen. */
export function orderCoTeachers(db: Database, { courseId, by, seen, order }: Order): Write {
	const place = sql`(select cast(key as integer) + 1 from json_each(${JSON.stringify(order)}) where value = course_teachers.user_id)`;
	const current = sql`(select json_group_array(user_id order by position, user_id) from course_teachers
		where course_id = ${courseId} and left_at is null
			and user_id <> (select instructor_id from courses where id = ${courseId}))`;
	return db
		.update(courseTeachers)
		.set({ position: place })
		.where(
			and(
				eq(courseTeachers.courseId, courseId),
				isNull(courseTeachers.leftAt),
				sql`${current} = ${JSON.stringify(seen)}`,
				sql`${courseTeachers.userId} in (select value from json_each(${JSON.stringify(order)}))`,
				mayChange({ courseId, by }),
			),
		);
}

/** For whoever becomes the instructor of the course: they teach it alone then. */
export function deleteCoTeacher(db: Database, { courseId, userId }: { courseId: number; userId: number }): Write {
	return db.delete(courseTeachers).where(isRow(courseId, userId));
}

const isRow = (courseId: number, userId: number) =>
	and(eq(courseTeachers.courseId, courseId), eq(courseTeachers.userId, userId));

function mayChange({ courseId, by }: OfCourse): SQL {
	return by.role === "admin" ? sql`true` : isTaughtBy(by.id, sql`${courseId}`);
}

const hasRoom = (courseId: number) => sql`(select count(*) from course_teachers
	where course_id = ${courseId} and left_at is null) < ${MOST_CO_TEACHERS}`;

const nextPlace = (courseId: number) =>
	sql`(select coalesce(max(position), 0) + 1 from course_teachers where course_id = ${courseId})`;
