import { and, count, eq, inArray, ne, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { courseSlugs, courses, documents, enrollments } from "#db/schema/schema.ts";

/** After the last course. */
export function findNextPosition(db: Database) {
	return db
		.select({ position: sql<number>`coalesce(max(${courses.position}), 0) + 1`.as("next_position") })
		.from(courses);
}

/** For a batch that creates the course. */
export function courseIdOf(documentKey: string): SQL<number> {
	return sql<number>`(select ${courses.id} from ${courses} join ${documents} on ${documents.id} = ${courses.documentId}
		where ${documents.kind} = 'course' and ${documents.key} = ${documentKey})`;
}

export function findCourseByKey(db: Database, key: string) {
	return db
		.select({ id: courses.id })
		.from(courses)
		.innerJoin(documents, eq(documents.id, courses.documentId))
		.where(and(eq(documents.kind, "course"), eq(documents.key, key)));
}

/** Another course that has this slug, or has had it. */
export function findCourseWithSlug(db: Database, slug: string, except: number) {
	const named = db
		.select({ id: courses.id })
		.from(courses)
		.where(eq(courses.slug, slug))
		.union(db.select({ id: courseSlugs.courseId }).from(courseSlugs).where(eq(courseSlugs.slug, slug)));
	return db
		.select({ id: courses.id })
		.from(courses)
		.where(and(inArray(courses.id, named), ne(courses.id, except)));
}

export function countLearners(db: Database, courseId: number) {
	return db.select({ count: count() }).from(enrollments).where(eq(enrollments.courseId, courseId));
}
