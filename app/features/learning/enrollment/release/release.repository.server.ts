import { and, eq, type SQL, sql } from "drizzle-orm";
import type { UserId } from "#app/features/people/auth/face.server.ts";
import { DAY_MS } from "#app/shared/durations.ts";
import type { Database } from "#db/client.server.ts";
import { enrollments, lessonProgress, lessons } from "#db/schema/schema.ts";
import { type LessonLock, whenLessonOpens } from "./when-lesson-opens.ts";

/** A lesson that is to be completed first, with its titles by language. */
export type FirstLesson = { id: number; key: string; titles: Record<string, string> };
export type FoundLock = LessonLock & { first: FirstLesson[] };

/** What `readLock` needs of a lesson and a learner; no row for an unknown lesson. For a batch with what it guards. */
export function findRelease(db: Database, { lessonId, userId }: { lessonId: number; userId: UserId }) {
	return db
		.select({
			opens: lessons.opens,
			freePreview: lessons.freePreview,
			enrolledAt: enrollments.createdAt,
			completedAt: lessonProgress.completedAt,
			first: sql`(select json_group_array(json_object('id', earlier.id, 'key', earlier.key, 'titles',
					(select json_group_object(language, title) from lesson_translations where lesson_id = earlier.id)))
				from json_each(lessons.opens, '$.after') named
				join lessons earlier on earlier.course_id = lessons.course_id and earlier.key = named.value and earlier.retired_at is null
				left join lesson_progress done on done.enrollment_id = enrollments.id and done.lesson_id = earlier.id
				where done.completed_at is null)`
				.mapWith((text: string): FirstLesson[] => JSON.parse(text))
				.as("first_lessons") as SQL.Aliased<FirstLesson[]>,
		})
		.from(lessons)
		.leftJoin(enrollments, and(eq(enrollments.courseId, lessons.courseId), eq(enrollments.userId, userId)))
		.leftJoin(
			lessonProgress,
			and(eq(lessonProgress.enrollmentId, enrollments.id), eq(lessonProgress.lessonId, lessons.id)),
		)
		.where(eq(lessons.id, lessonId));
}

type Release = Awaited<ReturnType<typeof findRelease>>[number];

/** Null when the lesson is open to the learner; also for somebody who is not enrolled, whom other rules refuse. */
export function readLock([release]: readonly Release[], now: Date): FoundLock | null {
	if (!release?.enrolledAt) return null;
	const { enrolledAt, completedAt, first } = release;
	const waitsFor = (key: string) => first.some((lesson) => lesson.key === key);
	const lock = whenLessonOpens(release, { enrolledAt, hasCompleted: completedAt !== null, waitsFor }, now);
	return lock && { ...lock, first: first.filter(({ key }) => lock.after.includes(key)) };
}

/**
 * The rule of `whenLessonOpens` in SQL: course and key of each lesson that is closed to a reader. For somebody who has
 * not enrolled that is each lesson with a rule.
 */
export function closedLessonParts({ viewer, at }: { viewer: SQL; at: SQL }): SQL {
	return sql`select lesson.course_id, 'lesson/' || lesson.key as part_key from lessons lesson
		left join enrollments taken on taken.course_id = lesson.course_id and taken.user_id = ${viewer}
		left join lesson_progress own on own.enrollment_id = taken.id and own.lesson_id = lesson.id
		where lesson.opens is not null and lesson.free_preview = 0 and own.completed_at is null and (taken.id is null
			or taken.created_at + coalesce(lesson.opens ->> '$.days', 0) * ${DAY_MS} > ${at}
			or coalesce(unixepoch(lesson.opens ->> '$.at') * 1000, 0) > ${at}
			or exists (select 1 from json_each(lesson.opens, '$.after') named
				join lessons earlier on earlier.course_id = lesson.course_id and earlier.key = named.value and earlier.retired_at is null
				left join lesson_progress done on done.enrollment_id = taken.id and done.lesson_id = earlier.id
				where done.completed_at is null))`;
}
