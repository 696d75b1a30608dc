import { createHash } from "node:crypto";
import type { CourseContent, LessonContent, QuestionContent } from "../content/course-content.ts";
import { renderMarkdown } from "../content/markdown.ts";
import { type Cell, overRows, runTogether } from "./rows.ts";

/** What of a course does not stand in its files. */
export type CourseLoading = { contentHash: string; instructorId: number; publishedAt: Date };

/**
 * Writes a course as its files have it, in one transaction.
 *
 * A course, module, lesson or question that is there keeps its id (found by
 * slug), and with it what learners have done; what the files no longer have is
 * removed. `publishedAt` counts for a new course only. A learner who has done
 * all that is required after the change has completed the course; a completion
 * is never taken back. Throws when the number belongs to another slug.
 */
export async function loadCourse(db: D1Database, course: CourseContent, loading: CourseLoading, now: Date) {
	await runTogether(db, [
		writeCourse(db, course, loading),
		...writeModules(db, course),
		...writeLessons(db, course),
		...writeQuestions(db, course),
		...removeOthers(db, course),
		...writeWords(db, course),
		recountProgress(db, course, now),
	]);
}

/**
 * Items of an ordering question under names that do not tell the right order, as
 * a, b, c of the files would. The order they are shown in is for the page to mix.
 */
export function disguiseItems(lesson: string, question: QuestionContent): QuestionContent {
	if (question.answerKey.type !== "ordering") return question;
	const rename = (id: string) => shortHash(`${lesson}/${question.key}/${id}`);
	const entries = Object.entries(question.translations).map(([language, words]) => {
		return [language, { ...words, choices: words.choices.map(({ id, text }) => ({ id: rename(id), text })) }];
	});
	return {
		...question,
		answerKey: { type: "ordering", order: question.answerKey.order.map(rename) },
		translations: Object.fromEntries(entries),
	};
}

function shortHash(text: string): string {
	return `i${createHash("sha256").update(text).digest("hex").slice(0, 7)}`;
}

const COURSE = "(SELECT id FROM courses WHERE slug = ?2)";

function writeCourse(db: D1Database, course: CourseContent, loading: CourseLoading): D1PreparedStatement {
	const lessons = lessonsOf(course);
	const values: [string, Cell][] = [
		["slug", course.slug],
		["topic", course.topic],
		["level", course.level],
		["price_cents", course.priceCents],
		["currency", course.currency],
		["instructor_id", loading.instructorId],
		["featured", course.featured ? 1 : 0],
		["position", course.id],
		["minutes", lessons.reduce((sum, lesson) => sum + lesson.minutes, 0)],
		["lesson_count", lessons.length],
		["lesson_counts", JSON.stringify(course.modules.map((module) => module.lessons.length))],
		["content_hash", loading.contentHash],
	];
	const names = values.map(([name]) => name);
	const publishedAt = loading.publishedAt.getTime();
	return db
		.prepare(
			`INSERT INTO courses (id, published_at, created_at, ${names.join(", ")}) VALUES (?, ?, ?, ${names.map(() => "?").join(", ")})
			ON CONFLICT (slug) DO UPDATE SET ${names.map((name) => `${name} = excluded.${name}`).join(", ")}`,
		)
		.bind(course.id, publishedAt, publishedAt, ...values.map(([, value]) => value));
}

function writeModules(db: D1Database, { slug, modules }: CourseContent): D1PreparedStatement[] {
	return overRows(
		db,
		`INSERT INTO modules (course_id, slug, position) SELECT ${COURSE}, row.value ->> 0, row.value ->> 1 FROM ROWS WHERE true
		ON CONFLICT (course_id, slug) DO UPDATE SET position = excluded.position`,
		modules.map((module) => [module.slug, module.position]),
		slug,
	);
}

function writeLessons(db: D1Database, { slug, modules }: CourseContent): D1PreparedStatement[] {
	const columns = [
		"position",
		"type",
		"minutes",
		"required",
		"free_preview",
		"video",
		"pass_percent",
		"max_attempts",
		"sheets",
	];
	return overRows(
		db,
		`INSERT INTO lessons (course_id, module_id, slug, ${columns.join(", ")})
		SELECT m.course_id, m.id, row.value ->> 1, ${columns.map((_, index) => `row.value ->> ${index + 2}`).join(", ")}
		FROM ROWS JOIN modules m ON m.course_id = ${COURSE} AND m.slug = row.value ->> 0 WHERE true
		ORDER BY row.value ->> 2
		ON CONFLICT (course_id, slug) DO UPDATE SET module_id = excluded.module_id,
			${columns.map((name) => `${name} = excluded.${name}`).join(", ")}`,
		modules.flatMap((module) => module.lessons.map((lesson) => [module.slug, lesson.slug, ...lessonCells(lesson)])),
		slug,
	);
}

function lessonCells(lesson: LessonContent): Cell[] {
	const video = lesson.video ? JSON.stringify(lesson.video) : null;
	const { position, type, minutes, required, freePreview, passPercent, maxAttempts } = lesson;
	return [
		...[position, type, minutes, required, freePreview, video, passPercent, maxAttempts],
		JSON.stringify(lesson.sheets),
	];
}

function writeQuestions(db: D1Database, course: CourseContent): D1PreparedStatement[] {
	return overRows(
		db,
		`INSERT INTO questions (lesson_id, key, position, answer_key, source)
		SELECT l.id, ${cells(1, 4)}
		FROM ROWS JOIN lessons l ON l.course_id = ${COURSE} AND l.slug = row.value ->> 0 WHERE true
		ON CONFLICT (lesson_id, key) DO UPDATE SET position = excluded.position, answer_key = excluded.answer_key,
			source = excluded.source`,
		questionsOf(course).map(({ lesson, question, position }) => [
			...[lesson.slug, question.key, position],
			...[JSON.stringify(question.answerKey), question.source],
		]),
		course.slug,
	);
}

/** Removes what the files no longer have, lessons before modules, since a lesson may have moved. */
function removeOthers(db: D1Database, course: CourseContent): D1PreparedStatement[] {
	const remove = (sql: string, kept: string[]) =>
		db.prepare(`${sql} NOT IN (SELECT value FROM json_each(?1))`).bind(JSON.stringify(kept), course.slug);
	const lessons = `SELECT id FROM lessons WHERE course_id = ${COURSE}`;
	return [
		remove(
			`DELETE FROM questions WHERE lesson_id IN (${lessons})
			AND (SELECT slug FROM lessons WHERE id = lesson_id) || '/' || key`,
			questionsOf(course).map(({ lesson, question }) => `${lesson.slug}/${question.key}`),
		),
		remove(
			`DELETE FROM lessons WHERE course_id = ${COURSE} AND slug`,
			lessonsOf(course).map((lesson) => lesson.slug),
		),
		remove(
			`DELETE FROM modules WHERE course_id = ${COURSE} AND slug`,
			course.modules.map((module) => module.slug),
		),
	];
}

/** All words anew: there may be fewer languages than before. */
function writeWords(db: D1Database, course: CourseContent): D1PreparedStatement[] {
	const { slug } = course;
	const course1 = "(SELECT id FROM courses WHERE slug = ?1)";
	const clear = (sql: string) => db.prepare(sql).bind(slug);
	return [
		clear(`DELETE FROM course_sheets WHERE course_id = ${course1}`),
		clear(`DELETE FROM course_translations WHERE course_id = ${course1}`),
		clear(`DELETE FROM module_translations WHERE module_id IN (SELECT id FROM modules WHERE course_id = ${course1})`),
		clear(`DELETE FROM lesson_translations WHERE lesson_id IN (SELECT id FROM lessons WHERE course_id = ${course1})`),
		clear(`DELETE FROM question_translations WHERE question_id IN
			(SELECT q.id FROM questions q JOIN lessons l ON l.id = q.lesson_id WHERE l.course_id = ${course1})`),
		...overRows(
			db,
			`INSERT INTO course_translations (course_id, language, title, short_description, description, description_html, outcomes)
			SELECT ${COURSE}, ${cells(0, 6)} FROM ROWS`,
			Object.entries(course.translations).map(([language, words]) => [
				...[language, words.title, words.shortDescription, words.description, renderMarkdown(words.description)],
				JSON.stringify(words.outcomes),
			]),
			slug,
		),
		...overRows(
			db,
			`INSERT INTO course_sheets (course_id, name, language, title, summary, body_html) SELECT ${COURSE}, ${cells(0, 5)} FROM ROWS`,
			course.sheets.flatMap(({ name, translations }) =>
				Object.entries(translations).map(([language, { title, summary, body }]) => [
					...[name, language, title, summary, renderMarkdown(body)],
				]),
			),
			slug,
		),
		...overRows(
			db,
			`INSERT INTO module_translations (module_id, language, title, summary) SELECT m.id, ${cells(1, 3)}
			FROM ROWS JOIN modules m ON m.course_id = ${COURSE} AND m.slug = row.value ->> 0`,
			course.modules.flatMap((module) =>
				Object.entries(module.translations).map(([language, words]) => [
					...[module.slug, language, words.title, words.summary],
				]),
			),
			slug,
		),
		...overRows(
			db,
			`INSERT INTO lesson_translations (lesson_id, language, title, summary, body, body_html, recall) SELECT l.id, ${cells(1, 6)}
			FROM ROWS JOIN lessons l ON l.course_id = ${COURSE} AND l.slug = row.value ->> 0`,
			lessonsOf(course).flatMap((lesson) =>
				Object.entries(lesson.translations).map(([language, { title, summary, body, recall, figures }]) => [
					...[lesson.slug, language, title, summary, body, body === null ? null : renderMarkdown(body, figures)],
					JSON.stringify(recall),
				]),
			),
			slug,
		),
		...overRows(
			db,
			`INSERT INTO question_translations (question_id, language, prompt, choices, explanation, feedback, hints, diagnoses)
			SELECT q.id, ${cells(2, 7)}
			FROM ROWS JOIN lessons l ON l.course_id = ${COURSE} AND l.slug = row.value ->> 0
			JOIN questions q ON q.lesson_id = l.id AND q.key = row.value ->> 1`,
			questionsOf(course).flatMap(({ lesson, question }) =>
				Object.entries(question.translations).map(([language, words]) => [
					...[lesson.slug, question.key, language, words.prompt, JSON.stringify(words.choices), words.explanation],
					...[words.feedback, words.hints, words.diagnoses].map((one) => JSON.stringify(one)),
				]),
			),
			slug,
		),
	];
}

function cells(from: number, count: number): string {
	return Array.from({ length: count }, (_, index) => `row.value ->> ${from + index}`).join(", ");
}

/** Rule: floor of 100 times the completed required lessons over all required ones. */
function recountProgress(db: D1Database, { slug }: CourseContent, now: Date): D1PreparedStatement {
	const required = `(SELECT count(*) FROM lessons l WHERE l.course_id = enrollments.course_id AND l.required)`;
	const completed = `(SELECT count(*) FROM lesson_progress p JOIN lessons l ON l.id = p.lesson_id
		WHERE p.enrollment_id = enrollments.id AND p.completed_at IS NOT NULL AND l.required)`;
	const isDone = `${required} > 0 AND ${completed} >= ${required}`;
	return db
		.prepare(
			`UPDATE enrollments SET
				progress = 100 * ${completed} / max(${required}, 1),
				status = CASE WHEN ${isDone} THEN 'completed' ELSE status END,
				completed_at = CASE WHEN ${isDone} THEN ?2 END
			WHERE course_id = (SELECT id FROM courses WHERE slug = ?1) AND status IN ('active', 'in_progress')`,
		)
		.bind(slug, now.getTime());
}

function lessonsOf(course: CourseContent): LessonContent[] {
	return course.modules.flatMap((module) => module.lessons);
}

function questionsOf(course: CourseContent) {
	return lessonsOf(course).flatMap((lesson) =>
		lesson.questions.map((question, index) => ({
			...{ lesson, position: index + 1 },
			question: disguiseItems(lesson.slug, question),
		})),
	);
}
