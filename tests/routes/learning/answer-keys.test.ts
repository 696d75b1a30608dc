import { beforeAll, expect, test, vi } from "vitest";
import { answersTo, draftAnswerKey } from "#tests/learning/draft-answer-key.ts";
import { openedSchool } from "../school.ts";

const school = openedSchool();

const PUBLISH = "/instructor-dashboard/courses/1/publish";
const LESSON = "quiz-reading-a-listing";
const FIRST_CALL = { lesson: LESSON, question: "first-call" };
const draft = (option: string) => draftAnswerKey({ DB: school.db }, { ...FIRST_CALL, option });
const choice = (as: string, of = `${LESSON} first-call`) => ({ "marks[0].of": of, "marks[0].as": as });
const form = (more: Record<string, string>) => ({
	intent: "publish",
	drafts: `lesson/${LESSON} * 1`,
	note: "",
	...more,
});
const publish = (more: Record<string, string>, as: "instructor" | "admin" = "instructor") =>
	school.postForm(PUBLISH, form(more), as);

let lessonId = 0;
let answers: Record<string, unknown> = {};
let formerScores: number[] = [];

beforeAll(async () => {
	const row = await school.db.prepare("select id from lessons where key = ?").bind(LESSON).first<number>("id");
	lessonId = row ?? 0;
	answers = { ...(await answersTo({ DB: school.db }, lessonId)), "first-call": "b" };
	formerScores = await scores("others");
});

const handIn = (body: object, headers: Record<string, string> = {}) =>
	school.postJson(`/api/quizzes/${lessonId}/attempts`, body, "student", headers);
const version = () =>
	school.db
		.prepare(
			"select published_version_id as id from documents join courses on document_id = documents.id where courses.id = 1",
		)
		.first<string>("id");
/** Of attempts with the answer that becomes right, the oldest first. */
const scores = async (whose: "student" | "others" = "student") =>
	(
		await school.db
			.prepare(
				`select score from quiz_attempts attempt
				join enrollments on enrollments.id = attempt.enrollment_id join users on users.id = enrollments.user_id
				where attempt.lesson_id = ?1 and answers ->> 'first-call' = 'b'
					and (users.email = 'student@grew.example') = (?2 = 'student') order by attempt.submitted_at`,
			)
			.bind(lessonId, whose)
			.all<{ score: number }>()
	).results.map(({ score }) => score);
/** Of six questions. */
const withOneMore = (score: number) => Math.round((100 * (Math.round((score * 6) / 100) + 1)) / 6);
const states = async () =>
	(await school.db.prepare("select state from quiz_regrades order by created_at").all<{ state: string }>()).results.map(
		({ state }) => state,
	);

test("the page asks for each changed key what happens to the marks, and odd choices are answered in words", async () => {
	expect((await handIn({ answers })).status).toBe(201);
	await draft("b");
	const page = await (await school.request(PUBLISH, { as: "instructor" })).text();
	expect(page).toContain(`name="marks[0].of" value="${LESSON} first-call"`);
	expect(page).toContain("Answer keys that change");
	expect(page).toContain("Nobody loses a pass.");

	const before = await version();
	const odd = [choice("double"), choice("", "x y"), choice("again", "no-space"), { "marks[0].as": "again" }];
	for (const one of odd) {
		const answer = await publish(one);
		expect([answer.status, (await answer.text()).includes("Choose one of the three.")]).toEqual([400, true]);
	}
	const unknown = await publish(choice("again", `${LESSON} low-price`));
	expect([unknown.status, (await unknown.text()).includes("Nothing went out")]).toEqual([409, true]);
	expect((await publish({ ...choice("again"), "marks[0].more": "x" })).status).toBe(400);
	expect(await version()).toBe(before);
});

test("two publish at once with other choices while answers are handed in: one wins, and every score is right", async () => {
	const outcomes = await Promise.all([
		publish(choice("again")),
		publish(choice("full"), "admin"),
		...Array.from({ length: 6 }, () => handIn({ answers })),
	]);
	const [first, second] = outcomes.map(({ status }) => status);
	expect([first, second].toSorted()).toEqual([302, 409]);
	expect(outcomes.slice(2).every(({ status }) => [201, 409].includes(status))).toBe(true);
	await vi.waitFor(async () => expect(await states()).toEqual(["done"]), { timeout: 20_000, interval: 250 });
	const all = await scores();
	expect(all.length).toBeGreaterThan(1);
	expect(new Set(all)).toEqual(new Set([83]));
	expect(formerScores.length).toBeGreaterThan(0);
	expect(await scores("others")).toEqual(formerScores.map(withOneMore));
});

test("the new marks are taken back by a button, not from another course, and not twice", async () => {
	const id = (await school.db.prepare("select id from quiz_regrades").first<string>("id")) ?? "";
	const undo = (path: string, as: "instructor" | "admin") =>
		school.postForm(path, { intent: "undoMarks", regrade: id }, as);
	expect((await undo(PUBLISH.replace("/1/", "/3/"), "admin")).status).toBe(409);
	expect((await undo(PUBLISH.replace("/1/", "/3/"), "instructor")).status).toBe(404);
	const versions = PUBLISH.replace("/publish", "/history");
	expect((await undo(versions.replace("/1/", "/3/"), "instructor")).status).toBe(404);
	expect((await undo(versions.replace("/1/", "/3/"), "admin")).status).toBe(409);
	const listed = await (await school.request(versions, { as: "instructor" })).text();
	expect(listed).toMatch(/question 6: (marked again by the new key|full marks for everyone who was asked it)/);
	expect(listed).toContain(`form="undo-marks-${id}"`);
	const undone = await undo(versions, "instructor");
	expect([undone.status, undone.headers.get("Location")]).toEqual([302, `${versions}?done=marksUndone`]);
	expect(await (await school.request(versions, { as: "instructor" })).text()).not.toContain("undo-marks-");
	const again = await undo(PUBLISH, "instructor");
	expect([again.status, (await again.text()).includes("can no longer be undone")]).toEqual([409, true]);
	await vi.waitFor(async () => expect(await states()).toEqual(["undone"]), { timeout: 20_000, interval: 250 });
	expect((await scores())[0]).toBe(67);
	expect(await scores("others")).toEqual(formerScores);
});

test("a form with replaced questions is told so in words, and keeps what still exists", async () => {
	const shown = await (await school.request(`/lessons/${lessonId}?again=1`, { as: "student" })).text();
	const action = /action="(\/lessons\/[^"#]+)#questions"/.exec(shown)?.[1] ?? "";
	const old = /name="_version" value="([^"]+)"/.exec(shown)?.[1];
	expect(old).toBe(await version());
	await school.db
		.prepare(
			`insert into document_drafts (document_id, key, language, body, base, revision, editor_id, edited_at)
			select course.document_id, 'lesson/' || ?1, 'en',
				json_set(part.body, '$.questions."low-price".prompt', 'Is a low price enough?'), part.hash, 1, 1, 1796000000000
			from courses course join documents on documents.id = course.document_id
			join document_versions version on version.id = documents.published_version_id
			join json_each(version.manifest) entry on entry.value ->> 0 = 'lesson/' || ?1 and entry.value ->> 1 = 'en'
			join document_parts part on part.hash = entry.value ->> 2 where course.id = 1`,
		)
		.bind(LESSON)
		.run();
	expect((await school.postForm(PUBLISH, { ...form({}), drafts: `lesson/${LESSON} en 1` }, "instructor")).status).toBe(
		302,
	);

	const typed = { _intent: "attempt", _version: String(old), "what-is-sold": "d" };
	const answer = await school.postForm(action, typed, "student");
	const page = await answer.text();
	expect(answer.status).toBe(409);
	expect(page).toContain("The questions were changed while you were answering.");
	expect(page).toMatch(
		/name="what-is-sold"[^>]* value="d"[^>]* checked|checked=""[^>]* name="what-is-sold"[^>]* value="d"|name="what-is-sold"[^>]* checked=""[^>]* value="d"/,
	);
	const call = await handIn({ answers, version: old });
	expect([call.status, await call.text()]).toEqual([409, expect.stringContaining("Nothing was counted.")]);
	expect((await handIn({ answers, version: 7 })).status).toBe(400);
	expect((await handIn({ answers, version: String(await version()) })).status).toBe(201);
});
