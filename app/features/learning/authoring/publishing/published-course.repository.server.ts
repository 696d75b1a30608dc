import { and, asc, eq, inArray, isNotNull, isNull, lte, ne, or, type SQL, sql } from "drizzle-orm";
import { documentIdOf } from "#app/features/library/versioned-content/face.server.ts";
import { versionParts } from "#app/features/library/versioned-content/version-parts.sql.ts";
import type { Money } from "#app/shared/money.ts";
import { DEFAULT_LANGUAGE } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { courses, users } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";
import { topicInForce } from "./course-topics.repository.server.ts";
import type { Projection } from "./outline.repository.server.ts";

export function findCourseOfDocument(db: Database, documentId: number) {
	return db
		.select({
			id: courses.id,
			priceCents: courses.priceCents,
			currency: courses.currency,
			instructorId: courses.instructorId,
		})
		.from(courses)
		.where(eq(courses.documentId, documentId));
}

/** Required lesson keys, current (`live`) and of a version, as sorted texts. When equal, no progress changes. */
export function findRequiredLessons(db: Database, { versionId, courseId }: Omit<Projection, "now">) {
	return db.all<{ live: string | null; next: string | null }>(sql`with ${versionParts(versionId)}
		select (select group_concat(key) from (select key from lessons
				where course_id = ${courseId} and required and retired_at is null order by key)) as live,
			(select group_concat(key) from (select substr(key, 8) as key from parts
				where key like 'lesson/%' and language = '*' and body ->> 'required' order by key)) as next`);
}

/** Facts of the course and its sums over the lessons, which must be projected first. */
export function projectCourse(db: Database, { versionId, courseId, now }: Projection): Write {
	const fact = (name: string) =>
		sql`(with ${versionParts(versionId)} select body ->> ${name} from parts where key = 'course' and language = '*')`;
	const topic = topicInForce(fact("topic"));
	// An admin's choice stands as long as the text names the topic that it was made in place of.
	const isChosen = sql`${topic} = ${topicInForce(sql`${courses.topicInsteadOf}`)}`;
	const live = sql`from lessons where course_id = ${courseId} and retired_at is null`;
	return db
		.update(courses)
		.set({
			slug: fact("slug"),
			topic: sql`case when ${isChosen} then ${courses.topic} else ${topic} end`,
			topicInsteadOf: sql`case when ${isChosen} then ${courses.topicInsteadOf} end`,
			level: fact("level"),
			cover: fact("cover"),
			previewFilm: fact("previewFilm"),
			minutes: sql`(select coalesce(sum(minutes), 0) ${live})`,
			lessonCount: sql`(select count(*) ${live})`,
			lessonCounts: sql`(select json_group_array(n) from
				(select count(*) as n ${live} group by module_id order by min(position)))`,
			translated: translatedTotals(courseId),
			// A withdrawn course stays so.
			publishedAt: sql`case when ${courses.formerPublishedAt} is null
				then coalesce(${courses.publishedAt}, ${now.getTime()}) end`,
		})
		.where(eq(courses.id, courseId));
}

/** Number of whole lessons per language, and English word counts, as JSON by language. */
function translatedTotals(courseId: number) {
	const spaces = sql`length(english.body) - length(replace(replace(english.body, ' ', ''), char(10), ''))`;
	return sql`(select json_group_object(language, json_object('lessons', lessons, 'words', words)) from (
		select own.language, count(*) as lessons, sum(coalesce(${spaces}, 0)) as words
		from lessons lesson
		join lesson_translations own on own.lesson_id = lesson.id and own.is_whole
		left join lesson_translations english on english.lesson_id = lesson.id and english.language = ${DEFAULT_LANGUAGE}
		where lesson.course_id = ${courseId} and lesson.retired_at is null
		group by own.language order by own.language))`;
}

type NewCourse = Pick<
	typeof courses.$inferInsert,
	"id" | "slug" | "topic" | "level" | "position" | "priceCents" | "currency" | "instructorId" | "createdAt"
> & { featured: boolean };

/** Inserts an unpublished course for the document with this key. It is featured only where no other course is. */
export function insertCourse(db: Database, documentKey: string, { featured, ...course }: NewCourse): Write {
	const documentId = documentIdOf("course", documentKey);
	const isFirst = sql`not exists (select 1 from ${courses} where ${courses.featured} = 1)`;
	return db
		.insert(courses)
		.values({ ...course, featured: featured ? isFirst : false, minutes: 0, lessonCount: 0, documentId });
}

type CommercialFacts = { priceCents: number; currency: string; instructorId: number };

export function setCommercialFacts(
	db: Database,
	courseId: number,
	{ priceCents, currency, instructorId }: CommercialFacts,
): Write {
	return db.update(courses).set({ priceCents, currency, instructorId }).where(eq(courses.id, courseId));
}

/** Updates no row if the price has changed since it was read. */
export function setPrice(db: Database, courseId: number, { from, to }: { from: Money; to: Money }): Write {
	return db
		.update(courses)
		.set({ priceCents: to.minor, currency: to.currency })
		.where(and(eq(courses.id, courseId), eq(courses.priceCents, from.minor), eq(courses.currency, from.currency)));
}

const MOST_TEACHERS = 200;

/** Condition on `users`: confirmed instructors who are not leaving, and admins. */
function mayTeach(now: Date): SQL | undefined {
	return and(
		inArray(users.role, ["instructor", "admin"]),
		isNotNull(users.emailVerifiedAt),
		isNull(users.endsAt),
		or(isNull(users.suspendedAt), lte(users.suspendedUntil, now)),
	);
}

export function findTeacher(db: Database, userId: number, now: Date) {
	return db
		.select({ id: users.id })
		.from(users)
		.where(and(eq(users.id, userId), mayTeach(now)));
}

/** Everyone who could be given a course, by name. */
export function listTeachers(db: Database, now: Date) {
	return db
		.select({ id: users.id, name: users.name, role: users.role })
		.from(users)
		.where(mayTeach(now))
		.orderBy(asc(users.name), asc(users.id))
		.limit(MOST_TEACHERS);
}

/** Everyone else who could take over this user's courses, by name; empty when the user has no course. */
export function listOtherTeachers(db: Database, userId: number, now: Date) {
	const hasCourses = sql`exists (select 1 from ${courses} where ${courses.instructorId} = ${userId})`;
	return db
		.select({ id: users.id, name: users.name, role: users.role })
		.from(users)
		.where(and(mayTeach(now), ne(users.id, userId), hasCourses))
		.orderBy(asc(users.name), asc(users.id))
		.limit(MOST_TEACHERS);
}

/** Changes no row if the course got another instructor or the new one may not teach. */
export function setTeacher(
	db: Database,
	{ courseId, from, to, now }: { courseId: number; from: number; to: number; now: Date },
): Write {
	const teacher = db
		.select({ one: sql`1` })
		.from(users)
		.where(and(eq(users.id, to), mayTeach(now)));
	return db
		.update(courses)
		.set({ instructorId: to })
		.where(
			and(
				eq(courses.id, courseId),
				eq(courses.instructorId, from),
				ne(courses.instructorId, to),
				sql`exists ${teacher}`,
			),
		);
}
