import type { Page } from "@playwright/test";
import { openCopiedSchool } from "#scripts/school.ts";
import { expect, expectHydrated, PASSWORD, test, WIDE } from "../../school";

type School = Awaited<ReturnType<typeof openCopiedSchool>>;

// In a school of its own, because learners everywhere read what is published.
let school: School;
test.beforeAll(async () => {
	school = await openCopiedSchool(String(process.env.SEEDED_STATE), { vars: { RATE_LIMIT_SCALE: "1000" } });
});
test.afterAll(() => school.close());
test.describe.configure({ mode: "serial" });

const COURSE = "/instructor-dashboard/courses/1";
const QUESTIONS = `${COURSE}/lessons/drawn-questions/questions`;

async function signIn(page: Page, who: string) {
	await page.request.post(`${school.address}/api/auth/login`, {
		data: { email: `${who}@grew.example`, password: PASSWORD },
		headers: { Origin: school.address },
	});
}
const saved = (page: Page) => expect(page.locator("[data-save-state]")).toHaveAttribute("data-save-state", "saved");
async function publish(page: Page) {
	await page.goto(`${school.address}${COURSE}/publish`);
	await expectHydrated(page);
	await page.getByRole("button", { name: "Publish", exact: true }).click();
	await expect(page.locator("#main").getByText("It is published.")).toBeVisible();
}
async function quizId() {
	const found = school.bindings.DB.prepare("select id from lessons where course_id = 1 and key = 'drawn-questions'");
	return found.first<number>("id");
}

test(
	"questions are tagged and drawn by keyboard, published, and a learner is asked what is drawn",
	WIDE,
	async ({ page, expectAccessible }) => {
		test.setTimeout(120_000);
		await signIn(page, "instructor");
		await page.goto(`${school.address}${COURSE}/curriculum`);
		await expectHydrated(page);
		await page.getByText("Add a lesson", { exact: true }).first().click();
		const adding = page
			.locator("form:visible")
			.filter({ has: page.locator('input[value="addLesson"]') })
			.first();
		await adding.getByLabel("Title").fill("Drawn questions");
		await adding.getByLabel("Type").selectOption("quiz");
		await adding.getByRole("button").click();
		await page.getByRole("link", { name: "Drawn questions" }).click();
		await page.getByRole("link", { name: "Open the lesson" }).click();
		await expectHydrated(page, "lesson-side");
		await page.locator(".cm-content").click();
		await page.keyboard.type("Answer what is drawn.");
		await page.getByLabel("Summary").fill("Drawn anew.");
		await saved(page);
		await page.goto(`${school.address}${QUESTIONS}`);
		await expectHydrated(page, "question-list");

		for (const [at, tag] of ["", "contracts", "contracts", "contracts"].entries()) {
			await page.getByLabel("Type of the new question").selectOption("trueFalse");
			await page.getByRole("button", { name: "Add a question" }).click();
			await expect(page.getByRole("heading", { name: `Question ${at + 1}`, exact: true })).toBeVisible();
			await page.getByLabel("Question", { exact: true }).fill(`Is statement ${at + 1} true?`);
			if (tag) {
				await page.getByLabel("Tags").focus();
				// The second of a tag takes it from the suggestions, the others type it.
				if (at === 2) {
					await page.keyboard.press("Tab");
					await expect(page.getByRole("button", { name: "Add the tag contracts" })).toBeFocused();
					await page.keyboard.press("Enter");
					await expect(page.getByLabel("Tags")).toHaveValue("contracts");
				} else await page.keyboard.type("Contracts");
				await page.getByLabel("Ask only when drawn").focus();
				await page.keyboard.press("Space");
			}
			await saved(page);
		}
		const draw = page.locator("#draw");
		await expect(draw.locator("summary")).toContainText("3 questions in the bank");
		await draw.locator("summary").focus();
		await page.keyboard.press("Enter");
		await page.keyboard.press("Tab");
		await page.keyboard.type("4");
		await page.keyboard.press("Tab");
		await page.keyboard.type("contracts");
		await expect(draw.getByLabel("Of the tag 1")).toHaveValue("contracts");
		await draw.getByRole("button", { name: "Save the draw" }).focus();
		await page.keyboard.press("Enter");
		await expect(draw.getByText("Asks for 4 of “contracts”; the bank holds 3.")).toBeVisible();
		await expectAccessible();
		await draw.getByLabel("Number 1").fill("2");
		await page.keyboard.press("Enter");
		await expect(draw.locator("summary")).toContainText("2 drawn from the bank");
		await expect(draw.getByText(/^Asks for/)).toHaveCount(0);
		if (!(await draw.evaluate((element: HTMLDetailsElement) => element.open))) await draw.locator("summary").click();
		const drawn = draw.getByRole("list", { name: "Attempt 1 would draw" }).getByRole("listitem");
		await expect(drawn).toHaveCount(2);
		await draw.getByRole("button", { name: "Draw anew" }).click();
		await expect(draw.getByRole("list", { name: "Attempt 2 would draw" }).getByRole("listitem")).toHaveCount(2);
		await expectAccessible();
		await publish(page);

		await signIn(page, "student");
		await page.goto(`${school.address}/lessons/${await quizId()}`);
		await expectHydrated(page);
		await expect(page.getByRole("heading", { name: "3 questions" })).toBeVisible();
		const questions = page.getByRole("main").getByText(/Is statement \d true\?/);
		await expect(questions).toHaveCount(3);
		for (const answer of await page.getByLabel("True", { exact: true }).all()) await answer.check();
		await page.getByRole("button", { name: "Hand in", exact: true }).click();
		await expect(page.locator("#result")).toContainText("100");
	},
);

test(
	"the clock of a timed quiz goes on over a reload, is announced, and hands in what is answered",
	WIDE,
	async ({ page, expectAccessible }) => {
		test.setTimeout(90_000);
		await signIn(page, "instructor");
		await page.goto(`${school.address}${QUESTIONS}`);
		await expectHydrated(page, "question-list");
		await page.getByText("Change the rules").click();
		await page.getByLabel("Time limit in minutes").fill("2");
		await page.getByRole("button", { name: "Save the rules" }).click();
		await expect(page.locator("#main").getByText("The rules are saved as a draft.")).toBeVisible();
		await publish(page);

		await signIn(page, "student");
		await page.clock.install();
		await page.goto(`${school.address}/lessons/${await quizId()}?again=1`);
		await expectHydrated(page);
		await expect(page.getByText("You have 2 minutes for this quiz.")).toBeVisible();
		await expect(page.getByLabel("True", { exact: true })).toHaveCount(0);
		await page.getByRole("button", { name: "Begin" }).click();
		await expect(page.getByText(/^Hand in by/)).toBeVisible();
		const end = await page.getByText(/^Hand in by/).textContent();
		await page.reload();
		await expectHydrated(page);
		await expect(page.getByText(/^Hand in by/)).toHaveText(String(end));
		await expectAccessible();
		await expect(page.getByRole("timer")).toContainText(/Time left: [12]:\d\d/);
		await page.getByLabel("True", { exact: true }).first().check();
		await page.clock.runFor(62_000);
		await expect(page.getByText("1 minute left.")).toBeAttached();
		await page.clock.runFor(62_000);
		await expect(page.locator("#result")).toContainText("33");
		await expect(page.locator("#result")).toContainText("1 of 3 answers are right");
	},
);
