import { and, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { versionParts } from "#app/features/library/versioned-content/version-parts.sql.ts";
import { DEFAULT_LANGUAGE } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { differsFromExcluded, fromExcluded, inColumns } from "#db/project-rows.ts";
import {
	courseSheets,
	courseTranslations,
	lessonTranslations,
	moduleTranslations,
	questionTranslations,
} from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";
import type { Projection } from "./outline.repository.server.ts";

/* Projects a version's words, after its outline. Words of retired lessons and questions stay. */

export function projectWords(db: Database, projection: Projection): Write[] {
	return [
		...projectCourseWords(db, projection),
		...projectModuleWords(db, projection),
		...projectLessonWords(db, projection),
		...projectQuestionWords(db, projection),
		...projectSheets(db, projection),
	];
}

function projectCourseWords(db: Database, { versionId, courseId }: Projection): Write[] {
	const rows = sql`with ${versionParts(versionId)}, words as (
		select ${courseId} as owner, language, body, html from parts where key = 'course' and language <> '*')`;
	const values = inColumns(courseTranslations, {
		courseId: sql`owner`,
		language: sql`language`,
		title: sql`body ->> 'title'`,
		shortDescription: sql`body ->> 'shortDescription'`,
		description: sql`body ->> 'description'`,
		descriptionHtml: sql`html ->> 'description'`,
		outcomes: sql`body -> 'outcomes'`,
		searchTitle: sql`body ->> 'searchTitle'`,
		searchDescription: sql`body ->> 'searchDescription'`,
		coverText: sql`body ->> 'coverText'`,
	});
	const { courseId: _owner, language: _language, ...changing } = getTableColumns(courseTranslations);
	return [
		removeOthers(db, courseTranslations, courseTranslations.courseId, rows),
		db
			.insert(courseTranslations)
			.select(sql`${rows} select ${values} from words where true`)
			.onConflictDoUpdate({
				target: [courseTranslations.courseId, courseTranslations.language],
				set: fromExcluded(changing),
				setWhere: differsFromExcluded(changing),
			}),
	];
}

function projectModuleWords(db: Database, { versionId, courseId }: Projection): Write[] {
	const rows = sql`with ${versionParts(versionId)}, words as (
		select module.id as owner, language, body from modules module
		join parts on parts.key = 'module/' || module.key and language <> '*'
		where module.course_id = ${courseId} and module.retired_at is null)`;
	const values = inColumns(moduleTranslations, {
		moduleId: sql`owner`,
		language: sql`language`,
		title: sql`body ->> 'title'`,
		summary: sql`body ->> 'summary'`,
	});
	const { title, summary } = moduleTranslations;
	return [
		removeOthers(db, moduleTranslations, moduleTranslations.moduleId, rows),
		db
			.insert(moduleTranslations)
			.select(sql`${rows} select ${values} from words where true`)
			.onConflictDoUpdate({
				target: [moduleTranslations.moduleId, moduleTranslations.language],
				set: fromExcluded({ title, summary }),
				setWhere: differsFromExcluded({ title, summary }),
			}),
	];
}

function projectLessonWords(db: Database, { versionId, courseId }: Projection): Write[] {
	const rows = sql`with ${versionParts(versionId)}, words as (
		select lesson.id as owner, parts.language, parts.body as words, parts.html, ${IS_WHOLE} as is_whole from lessons lesson
		join parts on parts.key = 'lesson/' || lesson.key and parts.language <> '*'
		join parts facts on facts.key = parts.key and facts.language = '*'
		left join parts english on english.key = parts.key and english.language = ${DEFAULT_LANGUAGE}
		where lesson.course_id = ${courseId} and lesson.retired_at is null)`;
	const values = inColumns(lessonTranslations, {
		lessonId: sql`owner`,
		language: sql`language`,
		title: sql`words ->> 'title'`,
		summary: sql`words ->> 'summary'`,
		body: sql`words ->> 'body'`,
		bodyHtml: sql`html ->> 'body'`,
		recall: sql`coalesce(words -> 'recall', '[]')`,
		isWhole: sql`is_whole`,
		captions: sql`words ->> 'captions'`,
		chapters: sql`words ->> 'chapters'`,
	});
	const { lessonId: _owner, language: _language, ...changing } = getTableColumns(lessonTranslations);
	return [
		removeOthers(db, lessonTranslations, lessonTranslations.lessonId, rows),
		db
			.insert(lessonTranslations)
			.select(sql`${rows} select ${values} from words where true`)
			.onConflictDoUpdate({
				target: [lessonTranslations.lessonId, lessonTranslations.language],
				set: fromExcluded(changing),
				setWhere: differsFromExcluded(changing),
			}),
	];
}

/** True when the lesson's text and all of its questions exist in the language of `parts`. */
const IS_WHOLE = sql`(coalesce(parts.body ->> 'body', '') <> '' or coalesce(english.body ->> 'body', '') = '')
	and not exists (select 1 from json_each(facts.body, '$.questions') asked where not exists (
		select 1 from json_each(parts.body, '$.questions') own where own.key = asked.value ->> 'key'))`;

/** Options are those of the English words; one that a translation lacks is shown in English, so that each can be chosen. */
const ALL_CHOICES = sql`(select nullif(json_group_array(json_object('id', source.value ->> 'id', 'text',
	coalesce(nullif(own.value ->> 'text', ''), source.value ->> 'text'))), '[]')
	from json_each(english_choices) source
	left join json_each(words, '$.choices') own on own.value ->> 'id' = source.value ->> 'id')`;

function projectQuestionWords(db: Database, { versionId, courseId }: Projection): Write[] {
	const rows = sql`with ${versionParts(versionId)}, words as (
		select question.id as owner, parts.language, asked.value as words,
			json_extract(english.body, '$.questions."' || asked.key || '".choices') as english_choices from lessons lesson
		join parts on parts.key = 'lesson/' || lesson.key and parts.language <> '*'
		left join parts english on english.key = parts.key and english.language = ${DEFAULT_LANGUAGE}
		join json_each(parts.body, '$.questions') asked
		join questions question on question.lesson_id = lesson.id and question.key = asked.key
		where lesson.course_id = ${courseId} and lesson.retired_at is null and question.retired_at is null)`;
	const values = inColumns(questionTranslations, {
		questionId: sql`owner`,
		language: sql`language`,
		prompt: sql`words ->> 'prompt'`,
		choices: sql`coalesce(${ALL_CHOICES}, words -> 'choices')`,
		explanation: sql`words ->> 'explanation'`,
		feedback: sql`coalesce(words -> 'feedback', '{}')`,
		hints: sql`coalesce(words -> 'hints', '[]')`,
		diagnoses: sql`coalesce(words -> 'diagnoses', '[]')`,
	});
	const { prompt, choices, explanation, feedback, hints, diagnoses } = questionTranslations;
	const changing = { prompt, choices, explanation, feedback, hints, diagnoses };
	return [
		removeOthers(db, questionTranslations, questionTranslations.questionId, rows),
		db
			.insert(questionTranslations)
			.select(sql`${rows} select ${values} from words where true`)
			.onConflictDoUpdate({
				target: [questionTranslations.questionId, questionTranslations.language],
				set: fromExcluded(changing),
				setWhere: differsFromExcluded(changing),
			}),
	];
}

function projectSheets(db: Database, { versionId, courseId }: Projection): Write[] {
	const rows = sql`with ${versionParts(versionId)}, words as (
		select substr(key, 7) as name, language, body as words, html from parts where key like 'sheet/%' and language <> '*')`;
	const values = inColumns(courseSheets, {
		courseId: sql`${courseId}`,
		name: sql`name`,
		language: sql`language`,
		title: sql`words ->> 'title'`,
		summary: sql`words ->> 'summary'`,
		body: sql`words ->> 'body'`,
		bodyHtml: sql`html ->> 'body'`,
	});
	const { title, summary, body, bodyHtml } = courseSheets;
	const changing = { title, summary, body, bodyHtml };
	const there = sql`(${rows} select name, language from words)`;
	return [
		db
			.delete(courseSheets)
			.where(
				and(eq(courseSheets.courseId, courseId), sql`(${courseSheets.name}, ${courseSheets.language}) not in ${there}`),
			),
		db
			.insert(courseSheets)
			.select(sql`${rows} select ${values} from words where true`)
			.onConflictDoUpdate({
				target: [courseSheets.courseId, courseSheets.name, courseSheets.language],
				set: fromExcluded(changing),
				setWhere: differsFromExcluded(changing),
			}),
	];
}

type Translations = SQLiteTable & { language: SQLiteColumn };

/** Removes languages that the version lacks, for owners that have words in any language. */
function removeOthers<T extends Translations>(db: Database, table: T, owner: SQLiteColumn, rows: SQL): Write {
	const owners = sql`(${rows} select owner from words)`;
	const there = sql`(${rows} select owner, language from words)`;
	return db.delete(table).where(and(sql`${owner} in ${owners}`, sql`(${owner}, ${table.language}) not in ${there}`));
}
