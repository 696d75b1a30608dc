import { asc, eq, type SQL, sql } from "drizzle-orm";
import { writtenTitle } from "#app/features/learning/course-editor/written-title.sql.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { courseSubmissions, courses, documentDrafts, users } from "#db/schema/schema.ts";

export type DeskCourse = Awaited<ReturnType<typeof listDeskCourses>>[number];

/**
 * All courses in the recommended order, with what waits for a review. A school has some hundreds at most; `findCourses`
 * filters and sorts them.
 */
export function listDeskCourses(db: Database, language: Language) {
	const waiting = (column: SQL) =>
		sql`(select ${column} from ${courseSubmissions} waiting
			where waiting.course_id = ${courses.id} and waiting.state = 'waiting')`;
	return db
		.select({
			id: courses.id,
			title: writtenTitle(language).as("course_title"),
			teacherId: courses.instructorId,
			teacher: sql<string>`${users.name}`.as("teacher_name"),
			publishedAt: courses.publishedAt,
			formerPublishedAt: courses.formerPublishedAt,
			featured: courses.featured,
			topic: courses.topic,
			enrolled: courses.enrollmentCount,
			priceCents: courses.priceCents,
			currency: courses.currency,
			drafts:
				sql<number>`(select count(*) from ${documentDrafts} draft where draft.document_id = ${courses.documentId})`.as(
					"draft_count",
				),
			waitingSince: sql<Date | null>`${waiting(sql`submitted_at`)}`
				.mapWith((at: number) => new Date(at))
				.as("waiting_since"),
			waitingNote: sql<string | null>`${waiting(sql`note`)}`.as("waiting_note"),
			waitingBy: sql<string | null>`(select author.name from ${courseSubmissions} waiting
				join ${users} author on author.id = waiting.submitted_by
				where waiting.course_id = ${courses.id} and waiting.state = 'waiting')`.as("waiting_by"),
		})
		.from(courses)
		.innerJoin(users, eq(users.id, courses.instructorId))
		.orderBy(asc(courses.position), asc(courses.id));
}
