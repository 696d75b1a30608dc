import { expect, test } from "vitest";
import { openedSchool } from "../school.ts";

const school = openedSchool();

const PATH = "/instructor-dashboard/courses/1/lessons/quiz-reading-a-listing/questions";
const html = async (path: string, as: "instructor" | "student" = "instructor") =>
	(await school.request(path, { as })).text();
const one = <T>(sql: string) => school.db.prepare(sql).first<T>();

/** A quiz of four questions whose right answer is true, two of them in the bank, of which one is drawn. */
async function makeQuiz({ minutes = null as number | null } = {}) {
	const key = `quiz-${crypto.randomUUID().slice(0, 8)}`;
	const row = await one<{ id: number }>(`insert into lessons
		(course_id, module_id, key, position, type, minutes, required, free_preview, pass_percent, max_attempts, draw, time_limit_minutes)
		select course_id, module_id, '${key}', 900, 'quiz', 5, 0, 0, 60, 0, '[{"count":1,"tag":"contracts"}]', ${minutes ?? "null"}
		from lessons where course_id = 1 limit 1 returning id`);
	const id = row?.id ?? 0;
	const words = "'{}', '[]', '[]'";
	await school.db
		.prepare(`insert into lesson_translations (lesson_id, language, title, summary, body, body_html)
			values (${id}, 'en', 'Drawn', 'S.', 'B.', '<p>B.</p>')`)
		.run();
	for (const [at, name] of ["first", "second", "third", "fourth"].entries()) {
		const asked = await one<{ id: number }>(`insert into questions (lesson_id, key, position, answer_key, tags, in_bank)
			values (${id}, '${name}', ${at + 1}, '{"type":"trueFalse","value":true}', '["contracts"]', ${at > 1 ? 1 : 0}) returning id`);
		await school.db
			.prepare(`insert into question_translations (question_id, language, prompt, choices, explanation, feedback, hints, diagnoses)
				values (${asked?.id}, 'en', 'Is ${name} so?', '[]', 'Yes.', ${words})`)
			.run();
	}
	return id;
}
const asksFor = (page: string) =>
	["first", "second", "third", "fourth"].filter((name) => page.includes(`Is ${name} so?`));

test("page and call ask the same draw, and the next attempt asks the other question of the bank", async () => {
	const id = await makeQuiz();
	const asked = asksFor(await html(`/lessons/${id}`, "student"));
	expect(asked).toHaveLength(3);
	expect(asked.slice(0, 2)).toEqual(["first", "second"]);
	const answers = (keys: string[], value = true) => Object.fromEntries(keys.map((key) => [key, value]));
	const post = (body: object) => school.postJson(`/api/quizzes/${id}/attempts`, body, "student");

	const foreign = await post({ answers: answers(["first", "second", "third", "fourth"]), number: 1 });
	expect([foreign.status, await foreign.text()]).toEqual([400, expect.stringContaining("no such question")]);
	const failed = await post({ answers: answers(asked, false), number: 1 });
	expect([failed.status, await failed.json()]).toEqual([
		201,
		expect.objectContaining({ score: 0, feedback: asked.map((key) => expect.objectContaining({ key })) }),
	]);
	const stale = await post({ answers: answers(asked), number: 1 });
	expect([stale.status, await stale.text()]).toEqual([409, expect.stringContaining("another attempt")]);

	const again = asksFor(await html(`/lessons/${id}?again=1`, "student"));
	expect([...again.slice(2), ...asked.slice(2)].sort()).toEqual(["fourth", "third"]);
	const passed = await post({ answers: answers(again), number: 2 });
	expect(await passed.json()).toMatchObject({ score: 100, passed: true });
});

test("without script a timed quiz begins by a press, says when it ends, and takes what was answered", async () => {
	const id = await makeQuiz({ minutes: 20 });
	const before = await html(`/lessons/${id}`, "student");
	expect(asksFor(before)).toEqual([]);
	expect(before).toContain("You have 20 minutes for this quiz.");
	const early = await school.postForm(
		`/lessons/${id}`,
		{ _intent: "attempt", _attempt: "1", first: "true" },
		"student",
	);
	expect([early.status, early.headers.get("Location")]).toEqual([302, `/lessons/${id}?clock=begin#questions`]);
	const byCall = await school.postJson(`/api/quizzes/${id}/attempts`, { answers: { first: true } }, "student");
	expect([byCall.status, await byCall.text()]).toEqual([409, expect.stringContaining("press “Begin” first")]);

	const begun = await school.postForm(`/lessons/${id}`, { _intent: "begin" }, "student");
	expect([begun.status, begun.headers.get("Location")]).toEqual([302, `/lessons/${id}?again=1#questions`]);
	const page = await html(`/lessons/${id}`, "student");
	expect(asksFor(page)).toHaveLength(3);
	expect(page).toMatch(/Hand in by [^<]+\./);
	await school.postForm(`/lessons/${id}`, { _intent: "begin" }, "student");
	expect(/Hand in by [^<]+\./.exec(await html(`/lessons/${id}`, "student"))?.[0]).toBe(
		/Hand in by [^<]+\./.exec(page)?.[0],
	);
	expect(await one(`select count(*) as count from quiz_sittings where lesson_id = ${id}`)).toEqual({ count: 1 });

	await school.db.prepare(`update quiz_sittings set ends_at = ends_at - 3600000 where lesson_id = ${id}`).run();
	const over = await html(`/lessons/${id}`, "student");
	expect([asksFor(over), over.includes("The time ended at"), over.includes("Hand in what was saved")]).toEqual([
		[],
		true,
		true,
	]);
	const late = { _intent: "attempt", _attempt: "1", first: "true", second: "true", third: "true" };
	const handed = await school.postForm(`/lessons/${id}`, late, "student");
	const result = await html((handed.headers.get("Location") ?? "").replace(/#.*/, ""), "student");
	expect(result).toContain("It was handed in after the time had ended.");
	expect(await one(`select score from quiz_attempts where lesson_id = ${id}`)).toEqual({ score: 0 });
});

test("who looks on without learning sees the questions of a timed quiz and no clock", async () => {
	const id = await makeQuiz({ minutes: 20 });
	const page = await html(`/lessons/${id}`);
	expect([asksFor(page).length, page.includes("Hand in by")]).toEqual([3, false]);
});

test("the page of questions shows figures from twenty answers on, and none of fewer than five learners", async () => {
	const asked = await school.db
		.prepare(
			"select q.id, q.key from questions q join lessons l on l.id = q.lesson_id where l.course_id = 1 and l.key = 'quiz-reading-a-listing' and q.retired_at is null order by q.position limit 3",
		)
		.all<{ id: number; key: string }>();
	const [many, some, few] = asked.results.map(({ id }) => id);
	const figures = [
		{ questionId: many, tries: 40, right: 13, discrimination: 0.42, chosen: {} },
		{ questionId: some, tries: 19, right: 17, discrimination: null },
		{ questionId: few, tries: 4, right: 1, discrimination: null },
	];
	const { success } = await school.db
		.prepare("update course_figures set questions = ? where course_id = 1")
		.bind(JSON.stringify(figures))
		.run();
	expect(success).toBe(true);
	expect(await one("select count(*) as count from course_figures where course_id = 1")).toEqual({ count: 1 });
	const page = await html(PATH);
	expect(page).toContain("33% right at first");
	expect(page).toContain("discrimination 0.42");
	expect(page).toContain("0.42, good");
	expect(page).not.toMatch(/89%|25% right/);
	const second = await html(`${PATH}?question=${asked.results[1]?.key}`);
	expect(second).toContain("19 answers. Figures appear from 20 answers on.");
	const third = await html(`${PATH}?question=${asked.results[2]?.key}`);
	expect(third).toContain("Figures appear once enough learners have answered.");
});

test("without script a draw is set, and one that is too large is said in words", async () => {
	const draw = { intent: "draw", lang: "en", "rows[0].count": "2", "rows[0].tag": "" };
	const saved = await school.postForm(PATH, draw, "instructor");
	expect(saved.headers.get("Location")).toBe(`${PATH}?done=drawn`);
	const page = await html(PATH);
	expect(page).toContain("2 drawn from the bank");
	expect(page).toContain("Asks for 2 of all; the bank holds 0.");
	expect(await html("/instructor-dashboard/courses/1/publish")).toContain("More than the bank can give: at most 0");
	const wrong = await school.postForm(PATH, { ...draw, "rows[0].count": "lots" }, "instructor");
	expect([wrong.status, (await wrong.text()).includes("A whole number from 0 to 50.")]).toEqual([400, true]);
	await school.postForm(PATH, { intent: "draw", lang: "en" }, "instructor");
	expect(await html(PATH)).toContain("Nothing is drawn");
});

test("questions of the course are found and copied without script", async () => {
	const found = await html(`${PATH}?take=1&q=price`);
	expect(found).toContain("Take a question from this course");
	const [, from, question] = /name="from" value="([^"]+)"[\s\S]*?name="question" value="([^"]+)"/.exec(found) ?? [];
	const take = { intent: "take", lang: "en", from: String(from), question: String(question), how: "copy" };
	const copied = await school.postForm(PATH, take, "instructor");
	expect(copied.headers.get("Location")).toMatch(/question=[a-z0-9-]+&done=copied$/);
	expect(await html(copied.headers.get("Location") ?? "")).toContain("The question has been copied");
});
