import { eq, sql } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { valueIfElseConflict } from "#db/conflict.ts";
import { courses } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";

/** All courses in the recommended order, unpublished ones included. */
export function listCourseOrder(db: Database) {
	return db
		.select({ id: courses.id, featured: courses.featured, publishedAt: courses.publishedAt, topic: courses.topic })
		.from(courses)
		.orderBy(courses.position, courses.id);
}

/** Numbers the courses in this order. */
export function orderCourses(db: Database, ids: readonly number[]): Write {
	const place = sql`(select wanted.key + 1 from json_each(${JSON.stringify(ids)}) wanted where wanted.value = ${courses.id})`;
	return db.update(courses).set({ position: sql`coalesce(${place}, ${courses.position})` });
}

/** Features this course alone, or none. Two statements, because at no moment two may be featured. */
export function featureCourse(db: Database, courseId: number | null): Write[] {
	return [
		db.update(courses).set({ featured: false }).where(eq(courses.featured, true)),
		...(courseId === null ? [] : [db.update(courses).set({ featured: true }).where(eq(courses.id, courseId))]),
	];
}

/** Makes the batch fail if the order or the featured course has changed since they were read. */
export function requireCourseOrder(
	db: Database,
	{ order, featured }: { order: readonly number[]; featured: number | null },
): Write {
	const now = sql`(select json_group_array(id) from (select id from courses order by position, id))`;
	const featuredNow = sql`coalesce((select id from courses where featured = 1), 0)`;
	const isSame = sql`${now} = ${JSON.stringify(order)} and ${featuredNow} = ${featured ?? 0}`;
	return db
		.select({ same: valueIfElseConflict(isSame, sql`1`).as("same_order") })
		.from(courses)
		.limit(1);
}
