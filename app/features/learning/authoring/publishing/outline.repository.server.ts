import { and, eq, getTableColumns, isNull, sql } from "drizzle-orm";
import { versionParts } from "#app/features/library/versioned-content/version-parts.sql.ts";
import type { Database } from "#db/client.server.ts";
import { differsFromExcluded, fromExcluded, inColumns } from "#db/project-rows.ts";
import { lessons, modules, questions } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";

export type Projection = { versionId: string; courseId: number; now: Date };

/*
 * Projects modules, lessons and questions of a version; run in this order in one batch. Rows are written only when
 * they differ, keep their id by key, and are retired rather than deleted.
 */

export function projectModules(db: Database, { versionId, courseId }: Projection): Write {
	const values = inColumns(modules, {
		id: sql`null`,
		courseId: sql`${courseId}`,
		key: sql`module_key`,
		position: sql`min(module_place) + 1`,
		retiredAt: sql`null`,
	});
	const { position, retiredAt } = modules;
	return db
		.insert(modules)
		.select(
			sql`with ${versionParts(versionId)}, ${LESSON_POSITIONS} select ${values} from places where true group by module_key order by module_place`,
		)
		.onConflictDoUpdate({
			target: [modules.courseId, modules.key],
			set: fromExcluded({ position, retiredAt }),
			setWhere: differsFromExcluded({ position, retiredAt }),
		});
}

/** `position` counts through the whole course. */
export function projectLessons(db: Database, { versionId, courseId }: Projection): Write {
	const values = inColumns(lessons, {
		id: sql`null`,
		courseId: sql`${courseId}`,
		moduleId: sql`module.id`,
		key: sql`place.lesson_key`,
		position: sql`row_number() over (order by place.module_place, place.lesson_place)`,
		type: sql`facts.body ->> 'type'`,
		minutes: sql`facts.body ->> 'minutes'`,
		required: sql`facts.body ->> 'required'`,
		freePreview: sql`facts.body ->> 'freePreview'`,
		video: sql`nullif(facts.body -> 'video', 'null')`,
		passPercent: sql`facts.body ->> 'passPercent'`,
		maxAttempts: sql`facts.body ->> 'maxAttempts'`,
		sheets: sql`coalesce(facts.body -> 'sheets', '[]')`,
		opens: sql`nullif(facts.body -> 'opens', 'null')`,
		completes: sql`facts.body ->> 'completes'`,
		retiredAt: sql`null`,
		draw: sql`nullif(facts.body -> 'draw', 'null')`,
		timeLimitMinutes: sql`facts.body ->> 'timeLimitMinutes'`,
	});
	const { id: _id, courseId: _course, key: _key, ...changing } = getTableColumns(lessons);
	return db
		.insert(lessons)
		.select(
			sql`with ${versionParts(versionId)}, ${LESSON_POSITIONS} select ${values} from places place
			join modules module on module.course_id = ${courseId} and module.key = place.module_key
			join parts facts on facts.key = 'lesson/' || place.lesson_key and facts.language = '*' where true
			order by place.module_place, place.lesson_place`,
		)
		.onConflictDoUpdate({
			target: [lessons.courseId, lessons.key],
			set: fromExcluded(changing),
			setWhere: differsFromExcluded(changing),
		});
}

export function projectQuestions(db: Database, { versionId, courseId }: Projection): Write {
	const values = inColumns(questions, {
		id: sql`null`,
		lessonId: sql`lesson.id`,
		key: sql`question.value ->> 'key'`,
		position: sql`question.key + 1`,
		answerKey: sql`question.value -> 'answerKey'`,
		source: sql`question.value ->> 'source'`,
		retiredAt: sql`null`,
		tags: sql`coalesce(question.value -> 'tags', '[]')`,
		inBank: sql`coalesce(question.value ->> 'inBank', 0)`,
	});
	const { position, answerKey, source, retiredAt, tags, inBank } = questions;
	const changing = { position, answerKey, source, retiredAt, tags, inBank };
	return db
		.insert(questions)
		.select(
			sql`with ${versionParts(versionId)} select ${values} from lessons lesson
			join parts facts on facts.key = 'lesson/' || lesson.key and facts.language = '*'
			join json_each(facts.body, '$.questions') question
			where lesson.course_id = ${courseId} and lesson.retired_at is null`,
		)
		.onConflictDoUpdate({
			target: [questions.lessonId, questions.key],
			set: fromExcluded(changing),
			setWhere: differsFromExcluded(changing),
		});
}

/** Retires questions that their lesson no longer has. Questions of a retired lesson stay. */
export function retireQuestions(db: Database, { versionId, courseId, now }: Projection) {
	const gone = sql`(with ${versionParts(versionId)}
		select question.id from questions question
		join lessons lesson on lesson.id = question.lesson_id
		join parts facts on facts.key = 'lesson/' || lesson.key and facts.language = '*'
		where lesson.course_id = ${courseId} and lesson.retired_at is null and not exists (
			select 1 from json_each(facts.body, '$.questions') asked where asked.value ->> 'key' = question.key))`;
	return db
		.update(questions)
		.set({ retiredAt: now })
		.where(and(isNull(questions.retiredAt), sql`${questions.id} in ${gone}`))
		.returning({ key: questions.key });
}

export function retireLessons(db: Database, { versionId, courseId, now }: Projection) {
	const there = sql`(with ${versionParts(versionId)}, ${LESSON_POSITIONS} select lesson_key from places)`;
	return db
		.update(lessons)
		.set({ retiredAt: now })
		.where(and(eq(lessons.courseId, courseId), isNull(lessons.retiredAt), sql`${lessons.key} not in ${there}`))
		.returning({ key: lessons.key });
}

export function retireModules(db: Database, { versionId, courseId, now }: Projection): Write {
	const there = sql`(with ${versionParts(versionId)}, ${LESSON_POSITIONS} select module_key from places)`;
	return db
		.update(modules)
		.set({ retiredAt: now })
		.where(and(eq(modules.courseId, courseId), isNull(modules.retiredAt), sql`${modules.key} not in ${there}`));
}

/** The position of each lesson, from the lists in its parent parts. */
const LESSON_POSITIONS = sql`places as materialized (
	select module.value as module_key, module.key as module_place, lesson.value as lesson_key, lesson.key as lesson_place
	from parts course
	join json_each(course.body, '$.modules') module
	join parts facts on facts.key = 'module/' || module.value and facts.language = '*'
	join json_each(facts.body, '$.lessons') lesson
	join parts own on own.key = 'lesson/' || lesson.value and own.language = '*'
	where course.key = 'course' and course.language = '*')`;
