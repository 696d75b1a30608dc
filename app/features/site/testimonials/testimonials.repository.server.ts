import { and, asc, count, eq, isNotNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { listCourseTitles } from "#app/features/learning/catalog/face.server.ts";
import { DEFAULT_LANGUAGE, type Language } from "#app/shared/words/languages.ts";
import { localizedColumn, translates } from "#app/shared/words/localized-column.server.ts";
import type { Database } from "#db/client.server.ts";
import { valueIfElseConflict } from "#db/conflict.ts";
import { courses, courseTranslations, testimonials } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";

export type StoredTestimonial = Awaited<ReturnType<typeof findTestimonial>>[number];
export type ShownRow = Awaited<ReturnType<typeof listShownTestimonials>>[number];
/** What a form of the desk writes. */
export type TestimonialFields = Omit<
	typeof testimonials.$inferInsert,
	"id" | "position" | "version" | "createdAt" | "publishedAt"
>;

/** What visitors see, in order. The title is that of the course, if it is published; otherwise empty. */
export function listShownTestimonials(db: Database, language: Language) {
	const asked = alias(courseTranslations, "asked");
	const english = alias(courseTranslations, "english");
	return db
		.select({
			id: testimonials.id,
			kind: testimonials.kind,
			name: testimonials.name,
			company: testimonials.company,
			picture: testimonials.picture,
			rating: testimonials.rating,
			verified: testimonials.verified,
			results: testimonials.results,
			saidDay: testimonials.saidDay,
			source: testimonials.source,
			words: testimonials.words,
			courseTitle: localizedColumn("testimonial_course", asked.title, english.title),
		})
		.from(testimonials)
		.leftJoin(courses, and(eq(courses.id, testimonials.courseId), isNotNull(courses.publishedAt)))
		.leftJoin(asked, translates(asked.courseId, courses.id, language))
		.leftJoin(english, translates(english.courseId, courses.id, DEFAULT_LANGUAGE))
		.where(isNotNull(testimonials.publishedAt))
		.orderBy(asc(testimonials.position), asc(testimonials.id));
}

/** How many words of learners visitors see. */
export function countShownTestimonials(db: Database) {
	return db
		.select({ shown: count().as("shown_testimonials") })
		.from(testimonials)
		.where(and(eq(testimonials.kind, "testimonial"), isNotNull(testimonials.publishedAt)));
}

/** All of them in order; a school has some dozens at most. */
export function listTestimonials(db: Database) {
	return db.select().from(testimonials).orderBy(asc(testimonials.position), asc(testimonials.id));
}

export function findTestimonial(db: Database, id: number) {
	return db.select().from(testimonials).where(eq(testimonials.id, id));
}

/** The published courses by title, which words of a learner may be about. */
export function listTestimonialCourses(db: Database, language: Language) {
	return listCourseTitles(db, {
		language,
		among: sql`(select id from courses where published_at is not null)`,
	});
}

/** Puts a new one at the end. Writes nothing when there are as many as there may be. */
export function insertTestimonial(
	db: Database,
	fields: TestimonialFields & { createdAt: Date },
	{ most }: { most: number },
): Write {
	const end = sql`(select coalesce(max(position), 0) + 1 from ${testimonials})`;
	const isRoom = sql`(select count(*) from ${testimonials}) < ${most}`;
	return db.insert(testimonials).values({ ...fields, position: sql`${valueIfElseConflict(isRoom, end)}` });
}

/** The id of the one that the batch has just inserted. */
export const newestTestimonial = sql<string>`(select max(id) from ${testimonials})`;

type Seen = { id: number; version: number };

/** Changes no row when it was changed since that version. */
export function updateTestimonial(
	db: Database,
	{ id, version, ...fields }: Seen & Partial<TestimonialFields> & { publishedAt?: Date | null },
): Write {
	return db
		.update(testimonials)
		.set({ ...fields, version: version + 1 })
		.where(and(eq(testimonials.id, id), eq(testimonials.version, version)));
}

export function deleteTestimonial(db: Database, { id, version }: Seen): Write {
	return db.delete(testimonials).where(and(eq(testimonials.id, id), eq(testimonials.version, version)));
}

/** Breaks the batch when the order is no longer the one that was seen. */
export function requireOrder(db: Database, ids: readonly number[]): Write {
	const now = sql`(select json_group_array(id) from (select id from ${testimonials} order by position, id))`;
	return db
		.select({ same: valueIfElseConflict(sql`${now} = ${JSON.stringify(ids)}`, sql`1`).as("same_order") })
		.from(testimonials)
		.limit(1);
}

/** Numbers them in the order of these ids. */
export function orderTestimonials(db: Database, ids: readonly number[]): Write {
	const place = sql`(select wanted.key + 1 from json_each(${JSON.stringify(ids)}) wanted where wanted.value = ${testimonials.id})`;
	return db.update(testimonials).set({ position: sql`coalesce(${place}, ${testimonials.position})` });
}
