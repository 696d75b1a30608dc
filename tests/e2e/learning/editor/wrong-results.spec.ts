import { openCopiedSchool } from "#scripts/school.ts";
import { expect, expectHydrated, PASSWORD, test, WIDE } from "../../school";

type School = Awaited<ReturnType<typeof openCopiedSchool>>;

// In a school of its own, because it changes what learners have answered.
let school: School;
test.beforeAll(async () => {
	school = await openCopiedSchool(String(process.env.SEEDED_STATE), { vars: { RATE_LIMIT_SCALE: "1000" } });
});
test.afterAll(() => school.close());

const LESSON = "exercise-14-harbour-street";
const QUESTION = "maximum-offer";
const ADDED = "value * 0.7 + repairs - fee";

test(
	"a wrong result that nothing explains is offered, added and written, and counts from then on",
	WIDE,
	async ({ page, expectAccessible }) => {
		const figure = (name: string) => `(figures ->> '$."${QUESTION}".${name}')`;
		const result = ADDED.replace(/[a-z]+/g, figure);
		await school.bindings.DB.prepare(
			`update quiz_attempts set answers = json_set(answers, '$."${QUESTION}"', ${result})
		where number = 1 and lesson_id = (select id from lessons where key = ?)`,
		)
			.bind(LESSON)
			.run();
		await page.request.post(`${school.address}/api/auth/login`, {
			data: { email: "instructor@grew.example", password: PASSWORD },
			headers: { Origin: school.address },
		});
		await page.goto(
			`${school.address}/instructor-dashboard/courses/1/lessons/${LESSON}/questions?question=${QUESTION}`,
		);
		await expectHydrated(page, "question-list");
		const main = page.locator("#main");
		const rows = main.getByRole("textbox", { name: /^Result \d$/ });
		const before = await rows.count();
		await expect(main.getByText("Perhaps a plus and a minus were mixed up.")).toBeVisible();
		await expect(main.getByText(/variants tried: all answers are above zero/)).toBeVisible();
		await expectAccessible();
		await main.getByRole("button", { name: "Add as a typical wrong result" }).click();

		await expect(rows).toHaveCount(before + 1);
		await expect(rows.last()).toHaveValue(ADDED);
		const text = main.getByLabel(`What went wrong in result ${before + 1}`);
		await expect(text).toBeFocused();
		await text.fill("The repairs were added.");
		await expect(main.getByRole("button", { name: "Add as a typical wrong result" })).toBeHidden();
		await expect(main.getByText(/^Explains (\d+) of \1 wrong answers$/)).toBeVisible();
		await expectAccessible();

		await rows.last().fill("value * 0.7 - repairs");
		await expect(main.getByText(/^Wrong results \d and \d are always the same\./)).toBeVisible();
	},
);
