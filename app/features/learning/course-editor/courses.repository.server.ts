import { and, count, eq, ne, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { courses, documents, enrollments } from "#db/schema/schema.ts";

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

/** Another course with this name in addresses. */
export function findCourseWithSlug(db: Database, slug: string, except: number) {
	return db
		.select({ id: courses.id })
		.from(courses)
		.where(and(eq(courses.slug, slug), ne(courses.id, except)));
}

export function countLearners(db: Database, courseId: number) {
	return db.select({ count: count() }).from(enrollments).where(eq(enrollments.courseId, courseId));
}
