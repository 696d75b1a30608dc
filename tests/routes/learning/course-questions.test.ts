import { expect, test } from "vitest";
import { openedSchool } from "../school.ts";

const school = openedSchool();

const PATH = "/instructor-dashboard/courses/1/lessons/quiz-reading-a-listing/questions";
const FOREIGN = "/instructor-dashboard/courses/3/lessons/purchase-contract-quiz/questions";
const typed = { intent: "write", lang: "en", type: "trueFalse", prompt: "Is it?", truth: "false", tolerance: "" };

const html = async (path: string) => (await school.request(path, { as: "instructor" })).text();
const drafts = async () =>
	(await school.db.prepare("select count(*) as count from document_drafts").first("count")) ?? 0;
const seenIn = (page: string) => /name="seen" value="([^"]+)"/.exec(page)?.[1] ?? "";

/** A new question, and the address of its page. */
async function add(type: string) {
	const answer = await school.postForm(PATH, { intent: "add", lang: "en", type }, "instructor");
	const location = answer.headers.get("Location") ?? "";
	expect([answer.status, location]).toEqual([302, expect.stringMatching(/question=q-[0-9a-f]{10}&done=added$/)]);
	return { location, question: new URLSearchParams(location.split("?")[1]).get("question") ?? "" };
}

test("questions of another instructor are not found, by the page or by any of its forms", async () => {
	const before = await drafts();
	const forms: Record<string, string>[] = [
		{ ...typed, question: "what-is-sold", seen: "x" },
		{ intent: "add", lang: "en", type: "single" },
		...["duplicate", "retire", "restore"].map((intent) => ({ intent, lang: "en", question: "what-is-sold" })),
		{ intent: "move", lang: "en", question: "what-is-sold", to: "0" },
		{ intent: "rules", lang: "en", passPercent: "1", maxAttempts: "0" },
		{ intent: "draw", lang: "en", "rows[0].count": "1", "rows[0].tag": "" },
		{ intent: "take", lang: "en", from: "quiz-reading-a-listing", question: "what-is-sold", how: "move" },
	];
	const answers = await Promise.all([
		school.request(FOREIGN, { as: "instructor" }),
		...forms.map((form) => school.postForm(FOREIGN, form, "instructor")),
		// A lesson of the other course under the own one, one that asks nothing, and names that nobody gave.
		school.request(FOREIGN.replace("/3/", "/1/"), { as: "instructor" }),
		school.request(PATH.replace("quiz-reading-a-listing", "how-wholesaling-works"), { as: "instructor" }),
		school.request(PATH.replace("quiz-reading-a-listing", "%2e%2e"), { as: "instructor" }),
		school.request(PATH.replace("/1/", "/999/"), { as: "instructor" }),
	]);
	expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
	expect(await drafts()).toBe(before);
});

test("without script a question is added, written, given rows, and another type only after a yes", async () => {
	const { location, question } = await add("single");
	const first = await html(location);
	const ids = [...first.matchAll(/name="options\[\d\]\.id" value="([^"]+)"/g)].map(([, id]) => String(id));
	expect(ids).toHaveLength(3);
	const texts = Object.fromEntries(
		ids.flatMap((id, at) => [
			[`options[${at}].id`, id],
			[`options[${at}].text`, `Written ${at}`],
		]),
	);
	const form = { ...typed, ...texts, type: "single", right: String(ids[1]), question };
	const added = await school.postForm(location, { ...form, seen: seenIn(first), row: "add options 3" }, "instructor");
	expect(added.status).toBe(302);
	const second = await html(location);
	expect(second.match(/name="options\[\d\]\.id"/g)).toHaveLength(4);
	expect(second).toContain("Written 2");

	const asked = await school.postForm(location, { ...form, seen: seenIn(second), nextType: "number" }, "instructor");
	expect([asked.status, (await asked.text()).includes('name="mayDrop"')]).toEqual([200, true]);
	const yes = { ...form, seen: seenIn(second), nextType: "number", mayDrop: "yes" };
	expect((await school.postForm(location, yes, "instructor")).status).toBe(302);
	const third = await html(location);
	expect([third.includes('name="answer"'), third.includes("Written 2"), third.includes("Is it?")]).toEqual([
		true,
		false,
		true,
	]);
	expect(await (await school.request("/lessons/5", { as: "student" })).text()).not.toContain("Is it?");
});

test("who comes second sees what the other wrote, and keeps what was typed", async () => {
	const { location, question } = await add("trueFalse");
	const seen = seenIn(await html(location));
	const form = { ...typed, question, seen };
	expect((await school.postForm(location, { ...form, prompt: "Of the admin?" }, "admin")).status).toBe(302);
	const late = await school.postForm(location, { ...form, prompt: "Of the teacher?" }, "instructor");
	const page = await late.text();
	expect([late.status, page.includes("Of the admin?"), page.includes("Of the teacher?")]).toEqual([409, true, true]);
	const meant = { ...form, seen: seenIn(page), prompt: "Of the teacher?" };
	expect((await school.postForm(location, meant, "instructor")).status).toBe(302);
});

test("rules outside their limits are refused with words, and a retired question leaves an undo", async () => {
	const wrong = { intent: "rules", lang: "en", passPercent: "101", maxAttempts: "many" };
	const refused = await school.postForm(PATH, wrong, "instructor");
	const page = await refused.text();
	expect([refused.status, page.includes("from 1 to 100"), page.includes("from 0 to 20")]).toEqual([400, true, true]);
	const { location, question } = await add("trueFalse");
	const retired = await school.postForm(location, { intent: "retire", lang: "en", question }, "instructor");
	expect(retired.headers.get("Location")).toBe(`${PATH}?done=retired`);
	expect(await html(PATH)).toContain('value="restore"');
	await school.postForm(PATH, { intent: "restore", lang: "en", question }, "instructor");
	expect(await html(PATH)).not.toContain('value="restore"');
});

test.each(["<script>alert(1)</script>", '"><img src=x onerror=alert(1)>', "</textarea><script>alert(1)</script>"])(
	"%s in every field stays text",
	async (payload) => {
		const { location, question } = await add("number");
		const fields = Object.fromEntries(
			[
				"prompt",
				"explanation",
				"answer",
				"unit",
				"hints[0]",
				"variables[0].name",
				"diagnoses[0].answer",
				"diagnoses[0].text",
			].map((name) => [name, payload]),
		);
		const form = { ...typed, ...fields, type: "number", question, seen: seenIn(await html(location)) };
		expect((await school.postForm(location, form, "instructor")).status).toBe(302);
		const page = await html(location);
		expect(page).toContain("alert(1)");
		expect(page).not.toMatch(/<script>alert|<img src=x/);
		await school.postForm(location, { intent: "retire", lang: "en", question }, "instructor");
		expect(await html("/instructor-dashboard/courses/1/publish")).not.toMatch(/<script>alert|<img src=x/);
	},
);

const NUMBERS = "exercise-14-harbour-street";
const QUESTION = "maximum-offer";
const EXERCISE = `/instructor-dashboard/courses/1/lessons/${NUMBERS}/questions?question=${QUESTION}`;
const REPAIRS_ADDED = "value * 0.7 + repairs - fee";

const figure = (name: string) => `(figures ->> '$."${QUESTION}".${name}')`;

/** Gives the latest first attempts their answers by a formula over their own numbers; all others answer right. */
async function answerBy(...groups: { count: number; formula: string }[]) {
	const numbered = `select attempt.id, row_number() over (order by submitted_at desc, attempt.id) as place
		from quiz_attempts attempt join lessons on lessons.id = lesson_id where lessons.key = '${NUMBERS}' and number = 1`;
	let from = 0;
	for (const { count, formula } of [...groups, { count: 999, formula: "value * 0.7 - repairs - fee" }]) {
		const result = formula.replace(/[a-z]+/g, figure);
		await school.db
			.prepare(
				`update quiz_attempts set answers = json_set(answers, '$."${QUESTION}"', ${result})
				where id in (select id from (${numbered}) where place > ?1 and place <= ?2)`,
			)
			.bind(from, from + count)
			.run();
		from += count;
	}
}

test("wrong first answers are told apart by the numbers of their attempts, and what nothing explains is offered", async () => {
	await answerBy({ count: 6, formula: "value * 0.7 - repairs" }, { count: 5, formula: REPAIRS_ADDED });
	const page = await html(EXERCISE);
	expect(page).toContain("Explains 6 of 11 wrong answers");
	expect(page).toContain("Explains 0 of 11 wrong answers");
	expect(page).toContain("5 learners got the result of this calculation.");
	expect(page).toContain("Perhaps a plus and a minus were mixed up.");
	expect(page).toContain(`name="addDiagnosis" value="${REPAIRS_ADDED}"`);

	// Without script the button adds a row whose text is still missing.
	const fields = Object.fromEntries(
		[
			...page.matchAll(
				/name="(variables\[\d\]\.\w+|diagnoses\[\d\]\.answer|seen|tolerance|answer|unit)"[^>]*? value="([^"]*)"/g,
			),
		].map(([, name, value]) => [String(name), String(value)]),
	);
	const form = { ...fields, intent: "write", lang: "en", question: QUESTION, type: "number", prompt: "What at most?" };
	const added = await school.postForm(EXERCISE, { ...form, addDiagnosis: REPAIRS_ADDED }, "instructor");
	expect(added.status).toBe(302);
	const after = await html(EXERCISE);
	expect(after).toContain("Explains 5 of 11 wrong answers");
	expect(after).not.toContain('name="addDiagnosis"');
});

test("before twenty answers nothing of it is said", async () => {
	await school.db
		.prepare(
			`delete from quiz_attempts where lesson_id = (select id from lessons where key = ?1) and id not in (
				select id from quiz_attempts where lesson_id = (select id from lessons where key = ?1) and number = 1 limit 19)`,
		)
		.bind(NUMBERS)
		.run();
	const page = await html(EXERCISE);
	expect(page).not.toMatch(/Explains \d/);
	expect(page).not.toContain('name="addDiagnosis"');
});
