import { expect, test } from "vitest";
import { openedSchool } from "../school.ts";

const school = openedSchool();

const LESSON = "exercise-14-harbour-street";
const QUESTION = "maximum-offer";
const PATH = `/instructor-dashboard/courses/1/lessons/${LESSON}/questions?question=${QUESTION}`;
const SUBTRACTED_NO_FEE = "value * 0.7 + repairs - fee";

const html = async (path = PATH) => (await school.request(path, { as: "instructor" })).text();
const figure = (name: string) => `(figures ->> '$."${QUESTION}".${name}')`;

/** Gives the latest first attempts their answers by a formula over their own numbers; all others answer right. */
async function answer(...groups: { count: number; formula: string }[]) {
	const numbered = `select attempt.id, row_number() over (order by submitted_at desc, attempt.id) as place
		from quiz_attempts attempt join lessons on lessons.id = lesson_id where lessons.key = '${LESSON}' and number = 1`;
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
	await answer({ count: 6, formula: "value * 0.7 - repairs" }, { count: 5, formula: SUBTRACTED_NO_FEE });
	const page = await html();
	expect(page).toContain("Explains 6 of 11 wrong answers");
	expect(page).toContain("Explains 0 of 11 wrong answers");
	expect(page).toContain("5 learners got the result of this calculation.");
	expect(page).toContain("Perhaps a plus and a minus were mixed up.");
	expect(page).toContain(`name="addDiagnosis" value="${SUBTRACTED_NO_FEE}"`);

	// Without script the button adds a row whose text is still missing.
	const fields = Object.fromEntries(
		[
			...page.matchAll(
				/name="(variables\[\d\]\.\w+|diagnoses\[\d\]\.answer|seen|tolerance|answer|unit)"[^>]*? value="([^"]*)"/g,
			),
		].map(([, name, value]) => [String(name), String(value)]),
	);
	const form = { ...fields, intent: "write", lang: "en", question: QUESTION, type: "number", prompt: "What at most?" };
	const added = await school.postForm(PATH, { ...form, addDiagnosis: SUBTRACTED_NO_FEE }, "instructor");
	expect(added.status).toBe(302);
	const after = await html();
	expect(after).toContain("Explains 5 of 11 wrong answers");
	expect(after).not.toContain('name="addDiagnosis"');
});

test("before twenty answers nothing of it is said", async () => {
	await school.db
		.prepare(
			`delete from quiz_attempts where lesson_id = (select id from lessons where key = ?1) and id not in (
				select id from quiz_attempts where lesson_id = (select id from lessons where key = ?1) and number = 1 limit 19)`,
		)
		.bind(LESSON)
		.run();
	const page = await html();
	expect(page).not.toMatch(/Explains \d/);
	expect(page).not.toContain('name="addDiagnosis"');
});
