import { beforeAll, expect, test } from "vitest";
import german from "#locales/de/learning/lesson.json" with { type: "json" };
import germanCommon from "#locales/de/site/common.json" with { type: "json" };
import english from "#locales/en/learning/lesson.json" with { type: "json" };
import { openedSchool } from "../school.ts";

const LESSON = 27;
const school = openedSchool();
const path = `/lessons/${LESSON}`;
const inGerman = { as: "student", headers: { "Accept-Language": "de" } } as const;

async function parts(init: RequestInit = {}) {
	const html = await (await school.request(path, { ...inGerman, ...init })).text();
	const from = html.indexOf('<div lang="en"><section id="questions"');
	const to = html.indexOf("</section></div>", from);
	return { html, quiz: from < 0 ? "" : html.slice(from, to), around: html.slice(0, from) + html.slice(to) };
}
const plain = (text: string) => text.split("{{")[0]?.trim() ?? "";

async function deleteGerman(where = "1") {
	const sql = `delete from question_translations where language = 'de' and question_id in (
		select id from questions where lesson_id = ?1 and ${where})`;
	await school.db.prepare(sql).bind(LESSON).run();
}

beforeAll(async () => {
	await school.db.prepare("update users set language = 'de' where email = 'student@grew.example'").run();
});

test("a quiz that is translated speaks the reader's language, and one question that is not is marked", async () => {
	expect(await parts()).toMatchObject({ quiz: "", html: expect.stringContaining(german.quiz.handIn) });

	await deleteGerman("position = (select min(position) from questions where lesson_id = ?1)");
	const { html, quiz } = await parts();
	expect(quiz).toBe("");
	expect(html).toContain(german.quiz.handIn);
	expect(html).toContain(germanCommon.shownInEnglish);
	expect(html).toMatch(/<span lang="en"/);
});

test("a quiz that is there in English only is English wholly, and the page around it is not", async () => {
	await deleteGerman();
	const { quiz, around } = await parts();
	const prompts = await school.db
		.prepare(
			`select t.prompt from question_translations t join questions q on q.id = t.question_id
			where q.lesson_id = ?1 and t.language = 'en' and q.retired_at is null`,
		)
		.bind(LESSON)
		.all<{ prompt: string }>();
	for (const { prompt } of prompts.results) expect(quiz).toContain(escaped(prompt.split("{")[0] ?? ""));

	for (const word of [english.quiz.handIn, plain(english.quiz.passMark), english.quiz.kept])
		expect(quiz).toContain(word);
	for (const word of [german.quiz.handIn, plain(german.quiz.passMark), german.quiz.kept])
		expect(quiz).not.toContain(word);
	// No other `lang` within it.
	expect(quiz).not.toMatch(/ lang="(?!en")/);

	expect(around).toContain(germanCommon.shownInEnglish);
	expect(around).toContain('<html lang="de"');
	expect(around.replace(/<script[\s\S]*?<\/script>/g, "")).not.toContain(english.quiz.handIn);
});

test("what is missing is said in English there as well", async () => {
	const body = new URLSearchParams({ _intent: "attempt", _attempt: "1" });
	const { quiz } = await parts({ method: "POST", body });
	expect(quiz).toContain(plain(english.quiz.problem.replace("{{number}}", "1")));
	expect(quiz).not.toContain(plain(german.quiz.problem.replace("{{number}}", "1")));
});

function escaped(text: string): string {
	return text
		.replaceAll("&", "&amp;")
		.replaceAll("<", "&lt;")
		.replaceAll(">", "&gt;")
		.replaceAll('"', "&quot;")
		.replaceAll("'", "&#x27;");
}
