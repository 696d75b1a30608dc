import { expect, test } from "vitest";
import { placeId, readSource } from "#db/content/question-source.ts";
import english from "#locales/en/learning/lesson.json" with { type: "json" };
import { wrongAnswer } from "../../learning/wrong-answer.ts";
import { openedSchool } from "../school.ts";

const LESSON = 27;
const school = openedSchool();
const rowsOf = async <Row>(sql: string) => (await school.db.prepare(sql).all<Row>()).results;

type Question = { key: string; source: string; course: number; answer: string; choices: string };
const questionsOf = (where: string) =>
	rowsOf<Question>(`
		select q.key, q.source, l.course_id course, q.answer_key answer, words.choices
		from questions q join lessons l on l.id = q.lesson_id
		join question_translations words on words.question_id = q.id and words.language = 'en'
		where q.retired_at is null and l.retired_at is null and ${where} order by q.lesson_id, q.position`);

test("the paragraph of every question stands in its lesson as published, in each language of the text", async () => {
	const questions = await questionsOf("1");
	const texts = await rowsOf<{ course: number; key: string; language: string; html: string }>(
		`select l.course_id course, l.key, words.language, words.body_html html from lessons l
		join lesson_translations words on words.lesson_id = l.id where l.retired_at is null and words.body_html <> ''`,
	);
	const missing = questions.flatMap(({ key, source, course }) => {
		const named = readSource(source);
		const id = named?.paragraph ? placeId(named) : "no paragraph";
		const own = texts.filter((text) => text.course === course && text.key === named?.lesson);
		const without = own.filter(({ html }) => html.split(` id="${id}"`).length !== 2);
		return own.length === 0 ? [`${key}: ${source}`] : without.map(({ language }) => `${key}: ${source} ${language}`);
	});
	expect(questions.length).toBeGreaterThan(300);
	expect(missing).toEqual([]);
});

test("each wrong answer leads to its paragraph, by a link that loads the page", async () => {
	const questions = await questionsOf(`q.lesson_id = ${LESSON}`);
	const answers = Object.fromEntries(
		questions.map(({ key, answer, choices }) => {
			const ids = (JSON.parse(choices) as { id: string }[]).map(({ id }) => id);
			return [key, wrongAnswer(JSON.parse(answer), ids)];
		}),
	);
	const handedIn = await school.postJson(`/api/quizzes/${LESSON}/attempts`, { answers }, "student");
	const { id } = (await handedIn.json()) as { id: string };
	const html = await (await school.request(`/lessons/${LESSON}?attempt=${id}`, { as: "student" })).text();

	const lessons = await rowsOf<{ id: number; course: number; key: string }>(
		"select id, course_id course, key from lessons where retired_at is null",
	);
	const wanted = questions.map(({ source, course }) => {
		const named = readSource(source);
		const lesson = lessons.find((one) => one.course === course && one.key === named?.lesson);
		return `/lessons/${lesson?.id}#${named && placeId(named)}`;
	});
	const words = String(english.result.readPassage.split("{{")[0]);
	const links = [...html.matchAll(/<a [^>]*href="([^"]+)"[^>]*>([^<]*)/g)].filter(([, , text]) =>
		text?.startsWith(words),
	);
	expect(links.map(([, href]) => href)).toEqual(wanted);
});
