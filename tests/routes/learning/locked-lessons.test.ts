import { beforeAll, beforeEach, expect, test } from "vitest";
import { openedSchool, type Role } from "../school.ts";

const school = openedSchool();
type Lesson = { id: number; key: string; title: string; type: string };
let lessons: Lesson[] = [];
let courseId = 0;
let enrollmentId = 0;
let first: Lesson;
let article: Lesson;
let quiz: Lesson;

const run = (query: string, ...values: unknown[]) =>
	school.db
		.prepare(query)
		.bind(...values)
		.run();
const html = async (path: string, as: Role = "student") => {
	const answer = await school.request(path, { as });
	return { status: answer.status, text: await answer.text() };
};

beforeAll(async () => {
	// A course that the student has not completed, of the demo instructor.
	const taken = await school.db
		.prepare(
			`select e.id, e.course_id as courseId from enrollments e join users u on u.id = e.user_id
			join courses c on c.id = e.course_id join users teacher on teacher.id = c.instructor_id
			where u.email = 'student@grew.example' and teacher.email = 'instructor@grew.example'
			and e.status in ('enrolled', 'active', 'in_progress') and exists (select 1 from lessons
				where course_id = e.course_id and type = 'quiz' and retired_at is null) limit 1`,
		)
		.first<{ id: number; courseId: number }>();
	if (!taken) throw new Error("no course");
	({ id: enrollmentId, courseId } = taken);
	lessons = (
		await school.db
			.prepare(
				`select l.id, l.key, l.type, t.title from lessons l join lesson_translations t on t.lesson_id = l.id and t.language = 'en'
				where l.course_id = ? and l.retired_at is null and not l.free_preview order by l.position`,
			)
			.bind(courseId)
			.all<Lesson>()
	).results;
	const articles = lessons.filter(({ type }) => type === "article");
	const [one, two, test] = [...articles.slice(0, 2), lessons.find(({ type }) => type === "quiz")];
	if (!one || !two || !test) throw new Error("no lessons");
	[first, article, quiz] = [one, two, test];
	await run("update enrollments set created_at = ? where id = ?", Date.now() - 3_600_000, enrollmentId);
});
beforeEach(async () => {
	await run("delete from lesson_progress where enrollment_id = ?", enrollmentId);
	await run("update lessons set opens = null where course_id = ?", courseId);
	await close(article, { after: [first.key] });
	await close(quiz, { days: 3 });
});

function close({ id }: Lesson, opens: object) {
	return run("update lessons set opens = ? where id = ?", JSON.stringify(opens), id);
}

test("the page of a closed lesson says why and leads to what comes first, without a word of its text", async () => {
	const body = String(
		await school.db
			.prepare("select body from lesson_translations where lesson_id = ? and language = 'en'")
			.bind(article.id)
			.first("body"),
	);
	const line = body.split("\n").find((one) => /^[A-Z][\w ,.]{60,}$/.test(one)) ?? body.slice(0, 60);
	for (const path of [`/lessons/${article.id}`, `/lessons/${article.id}.data`]) {
		const { status, text } = await html(path);
		expect(status).toBe(200);
		expect(text).toContain("Opens after “");
		expect(text).toContain(first.title);
		expect(text).not.toContain(line.slice(0, 50));
	}
	const page = await html(`/lessons/${article.id}`);
	expect(page.text).toContain(`href="/lessons/${first.id}"`);
	expect((await html(`/lessons/${quiz.id}`)).text).toContain("Opens 3 days after you enroll: ");
	// Nothing is recorded of a lesson that was not opened.
	const opened = await school.db
		.prepare("select count(*) as n from lesson_progress where enrollment_id = ?")
		.bind(enrollmentId)
		.first("n");
	expect(opened).toBe(0);
});

test("its teacher and admins read it", async () => {
	for (const as of ["instructor", "admin"] as const) {
		expect((await html(`/lessons/${article.id}`, as)).text).not.toContain("This lesson is not open yet");
	}
});

test("the API refuses progress and attempts in words", async () => {
	const done = await school.postJson(`/api/lessons/${article.id}/progress`, { completed: true }, "student");
	expect([done.status, JSON.stringify(await done.json())]).toEqual([403, expect.stringContaining("Opens after “")]);
	const attempt = await school.postJson(`/api/quizzes/${quiz.id}/attempts`, { answers: {} }, "student");
	const said = JSON.stringify(await attempt.json());
	expect([attempt.status, said]).toEqual([403, expect.stringContaining("Opens 3 days after you enroll")]);
});

test("the forms of the page write nothing and lead back to the reason", async () => {
	const done = await school.postForm(`/lessons/${article.id}`, { _intent: "done" }, "student");
	expect([done.status, done.headers.get("Location")]).toEqual([302, `/lessons/${article.id}`]);
	const id = await addShortQuiz();
	const handIn = () => school.postForm(`/lessons/${id}`, { _intent: "attempt", only: "true" }, "student");
	await run("update lessons set opens = ? where id = ?", JSON.stringify({ days: 3 }), id);
	const handed = await handIn();
	expect([handed.status, handed.headers.get("Location")]).toEqual([302, `/lessons/${id}#questions`]);
	const written = async () => [
		await countOf("lesson_progress", [article.id, id]),
		await countOf("quiz_attempts", [article.id, id]),
	];
	expect(await written()).toEqual([0, 0]);

	await run("update lessons set opens = null where id = ?", id);
	expect((await handIn()).headers.get("Location")).toMatch(/\?attempt=/);
	expect(await written()).toEqual([1, 1]);
});

/** A quiz of the course that asks one question, whose right answer is true. */
async function addShortQuiz() {
	const added = await school.db
		.prepare(
			`insert into lessons (course_id, module_id, key, position, type, minutes, required, free_preview, pass_percent, max_attempts)
			select course_id, module_id, 'short-quiz', 900, 'quiz', 5, 0, 0, 60, 0 from lessons where id = ? returning id`,
		)
		.bind(quiz.id)
		.first<number>("id");
	await run(
		`insert into lesson_translations (lesson_id, language, title, summary, body, body_html)
		values (?, 'en', 'Short', 'S.', 'B.', '<p>B.</p>')`,
		added,
	);
	await run(
		`insert into questions (lesson_id, key, position, answer_key) values (?, 'only', 1, '{"type":"trueFalse","value":true}')`,
		added,
	);
	await run(
		`insert into question_translations (question_id, language, prompt, choices, explanation, feedback, hints, diagnoses)
		select id, 'en', 'Is it so?', '[]', 'Yes.', '{}', '[]', '[]' from questions where lesson_id = ?`,
		added,
	);
	return Number(added);
}

const countOf = (table: "lesson_progress" | "quiz_attempts", [one, other]: [number, number]) =>
	school.db
		.prepare(`select count(*) as n from ${table} where enrollment_id = ? and lesson_id in (?, ?)`)
		.bind(enrollmentId, one, other)
		.first<number>("n");

test("its film and sheets are refused, and its text is not found by the search", async () => {
	await run(
		`insert into course_sheets (course_id, name, language, title, summary, body, body_html)
		values (?, 'made-sheet', 'en', 'Made sheet', 'S.', 'B.', '<p>B.</p>')`,
		courseId,
	);
	await run("update lessons set sheets = json_array('made-sheet') where id = ?", article.id);
	const sheet = `/lessons/${article.id}/sheets/made-sheet`;
	const statuses = async () =>
		Promise.all(
			[sheet, `${sheet}/sheet.md`].map(async (path) => (await school.request(path, { as: "student" })).status),
		);
	expect(await statuses()).toEqual([404, 404]);
	expect((await school.request(`/lessons/${article.id}/video`, { as: "student" })).status).toBe(403);
	const q = encodeURIComponent(article.title);
	const search = async (as: Role) => JSON.stringify(await (await school.request(`/api/search?q=${q}`, { as })).json());
	expect(await search("instructor")).toContain(`/lessons/${article.id}"`);
	expect(await search("student")).not.toContain(`/lessons/${article.id}"`);
	await run("update lessons set opens = null where id = ?", article.id);
	expect(await search("student")).toContain(`/lessons/${article.id}"`);
	expect(await statuses()).toEqual([200, 200]);
});

test("the course page shows the reason beside the lesson, to those who have not enrolled the rule itself", async () => {
	const { text } = await html(`/courses/${courseId}`);
	expect(text).toContain("Opens 3 days after you enroll: ");
	expect(text).toContain(`Opens after “${first.title}”.`);
	const guest = await html(`/courses/${courseId}`, "anonymous");
	expect(guest.text).toContain("Opens 3 days after you enroll.");
	expect((await html(`/courses/${courseId}`, "instructor")).text).not.toContain("Opens 3 days");
});

test("completing the first lesson opens the next; what was completed before a rule stays open", async () => {
	expect((await school.postJson(`/api/lessons/${first.id}/progress`, { completed: true }, "student")).status).toBe(200);
	expect((await html(`/lessons/${article.id}`)).text).not.toContain("This lesson is not open yet");
	expect((await school.postJson(`/api/lessons/${article.id}/progress`, { completed: true }, "student")).status).toBe(
		200,
	);
	await close(article, { days: 300 });
	expect((await html(`/lessons/${article.id}`)).text).not.toContain("This lesson is not open yet");
});
