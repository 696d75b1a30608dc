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

async function signIn(page: Page, who: string) {
	await page.request.post(`${school.address}/api/auth/login`, {
		data: { email: `${who}@grew.example`, password: PASSWORD },
		headers: { Origin: school.address },
	});
}
const saved = (page: Page) => expect(page.locator("[data-save-state]")).toHaveAttribute("data-save-state", "saved");
const panel = (page: Page) => page.locator("[data-test-panel]");
async function add(page: Page, type: string) {
	const count = await page.locator("#question-list ~ ol > li").count();
	await page.getByLabel("Type of the new question").selectOption(type);
	await page.getByRole("button", { name: "Add a question" }).click();
	await expect(page.getByRole("heading", { name: `Question ${count + 1}`, exact: true })).toBeVisible();
}

test("a quiz is built from empty, tested in the panel, published and taken", async ({ page, expectAccessible }) => {
	test.setTimeout(90_000);
	await signIn(page, "instructor");
	await page.goto(`${school.address}${COURSE}/curriculum`);
	await expectHydrated(page);
	await page.getByText("Add a lesson", { exact: true }).first().click();
	const adding = page
		.locator("form:visible")
		.filter({ has: page.locator('input[value="addLesson"]') })
		.first();
	await adding.getByLabel("Title").fill("Numbers you know");
	await adding.getByLabel("Type").selectOption("quiz");
	await adding.getByRole("button").click();
	await page.getByRole("link", { name: "Numbers you know" }).click();
	await page.getByRole("link", { name: "Edit the questions" }).click();
	await expectHydrated(page, "question-list");
	await expect(page.locator("#main").getByText("This lesson asks nothing yet.", { exact: false })).toBeVisible();

	await add(page, "single");
	await page.getByLabel("Question", { exact: true }).fill("What does ARV stand for?");
	for (const [at, text] of ["After repair value", "Average rent value", "Area"].entries()) {
		await page.getByLabel(`Option ${at + 1}`, { exact: true }).fill(text);
	}
	await page.getByLabel("Note on option 2").fill("Rent has no part in it.");
	await saved(page);
	await panel(page).getByLabel("Average rent value").check();
	await panel(page).getByRole("button", { name: "Mark the answer" }).click();
	await expect(panel(page).getByText("Rent has no part in it.")).toBeVisible();
	await panel(page).getByLabel("After repair value").check();
	await panel(page).getByRole("button", { name: "Mark the answer" }).click();
	await expect(panel(page).getByText("Right", { exact: true })).toBeVisible();
	await expectAccessible();

	await add(page, "number");
	await page.getByLabel("Question", { exact: true }).fill("A house costs {price}. What is half of it?");
	await page.getByLabel("Answer", { exact: true }).fill("price / 3 * metre");
	await expect(page.getByText("“price / 3 * metre” cannot be calculated", { exact: false })).toBeVisible();
	await page.getByRole("button", { name: "Add a number" }).click();
	await expect(page.getByLabel("Name", { exact: true })).toBeFocused();
	await page.getByLabel("Name", { exact: true }).fill("price");
	await page.getByLabel("From", { exact: true }).fill("100");
	await page.getByLabel("To", { exact: true }).fill("200");
	await page.getByLabel("Step", { exact: true }).fill("100");
	await page.getByLabel("Answer", { exact: true }).fill("price / 2");
	await expect(page.getByText("2 variants", { exact: true })).toBeVisible();
	await saved(page);
	await expect(panel(page).getByText(/A house costs [12]00\./)).toBeVisible();
	await panel(page).getByRole("button", { name: "Solve" }).click();
	await expect(panel(page).getByText(/^(50|100)$/)).toBeVisible();

	await add(page, "trueFalse");
	await page.getByLabel("Question", { exact: true }).fill("A wholesaler sells the contract.");
	await saved(page);
	await page.locator("#question-list ~ ol > li").nth(2).getByRole("link").focus();
	await page.keyboard.press("Alt+ArrowUp");
	await expect(page.getByText("Moved to 2 of 3")).toBeAttached();
	await expect(page.locator("#question-list ~ ol > li").nth(1)).toContainText("A wholesaler sells");

	await page.getByRole("link", { name: "Text of the lesson" }).click();
	await page.locator(".cm-content").click();
	await page.keyboard.type("Answer all three.");
	await page.getByLabel("Summary").fill("Three questions.");
	await expect(page.locator("[data-save-state]")).toHaveAttribute("data-save-state", "saved");
	await page.goto(`${school.address}${COURSE}/publish`);
	await expectHydrated(page);
	await page.getByRole("button", { name: "Publish", exact: true }).click();
	await expect(page.locator("#main").getByText("It is published.")).toBeVisible();

	const id = await school.bindings.DB.prepare(
		"select id from lessons where course_id = 1 and key = 'numbers-you-know'",
	).first<number>("id");
	await signIn(page, "student");
	await page.goto(`${school.address}/lessons/${id}`);
	await expectHydrated(page);
	await page.getByLabel("After repair value").check();
	await page.getByLabel("True", { exact: true }).check();
	const price = Number(/A house costs (\d+)/.exec((await page.getByRole("main").textContent()) ?? "")?.[1]);
	await page.locator("input[inputmode=decimal]").fill(String(price / 2));
	await page.getByRole("button", { name: "Hand in", exact: true }).click();
	await expect(page.locator("#result")).toContainText("100");
});

test(
	"a type change asks before options go, retiring is undone, and it all fits 320 px",
	WIDE,
	async ({ page, expectAccessible }) => {
		await signIn(page, "instructor");
		await page.setViewportSize({ width: 320, height: 700 });
		await page.goto(`${school.address}${COURSE}/lessons/quiz-reading-a-listing/questions`);
		await expectHydrated(page, "question-list");
		await expectAccessible();
		const [first, second] = [
			page.locator("#question-list ~ ol > li").nth(0),
			page.locator("#question-list ~ ol > li").nth(1),
		];
		const prompt = (await second.getByRole("link").textContent()) ?? "";
		await first.getByRole("link").click();
		await expect(page.locator("#question-list")).toBeHidden();
		await page.locator("#question-type").selectOption("trueFalse");
		await page.getByRole("button", { name: "Keep the type" }).click();
		await expect(page.locator("#question-type")).toHaveValue("single");
		await page.locator("#question-type").selectOption("trueFalse");
		await page.getByRole("button", { name: "Change the type" }).click();
		await expect(page.getByRole("group", { name: "Right answer" })).toBeVisible();
		await expect(page.getByLabel("Option 1", { exact: true })).toHaveCount(0);
		await saved(page);
		await expectAccessible();
		await page.getByRole("button", { name: "Retire" }).click();
		await expect(page.locator("#question-list ~ ol > li").first().getByRole("link")).toContainText(prompt.slice(5, 30));
		await page.getByRole("button", { name: /^Undo/ }).click();
		await expect(page.getByRole("heading", { name: "Question 1", exact: true })).toBeVisible();
	},
);

test(
	"pairs and a short text are asked and marked as a learner would get them",
	WIDE,
	async ({ page, expectAccessible }) => {
		await signIn(page, "instructor");
		await page.goto(`${school.address}${COURSE}/lessons/quiz-reading-a-listing/questions`);
		await expectHydrated(page, "question-list");
		await add(page, "matching");
		await page.getByLabel("Question", { exact: true }).fill("What belongs together?");
		for (const [at, [item, match]] of PAIRS.entries()) {
			await page.getByLabel(`Item ${at + 1}`, { exact: true }).fill(item);
			await page.getByLabel(`Belongs to item ${at + 1}`).fill(match);
		}
		await saved(page);
		const mark = panel(page).getByRole("button", { name: "Mark the answer" });
		await panel(page).getByLabel("Belongs to: ARV").selectOption("After repair value");
		await mark.click();
		await expect(panel(page).getByText("Choose something for each item.", { exact: false })).toBeVisible();
		for (const [item, match] of PAIRS) await panel(page).getByLabel(`Belongs to: ${item}`).selectOption(match);
		await mark.click();
		await expect(panel(page).getByText("Right", { exact: true })).toBeVisible();
		await expectAccessible();

		await add(page, "shortText");
		await page.getByLabel("Question", { exact: true }).fill("What does ARV stand for?");
		await page.getByLabel("Answer 1", { exact: true }).fill("after*value");
		await saved(page);
		await panel(page).getByRole("textbox").fill("AFTER repair value");
		await mark.click();
		await expect(panel(page).getByText("Right", { exact: true })).toBeVisible();
	},
);

const PAIRS = [
	["ARV", "After repair value"],
	["EMD", "Earnest money"],
	["MAO", "Highest offer"],
] as const;

test("beside the English a translation is written; what all languages share is not in it", WIDE, async ({ page }) => {
	await signIn(page, "instructor");
	await page.goto(`${school.address}${COURSE}/lessons/quiz-reading-a-listing/questions?lang=de&question=what-is-sold`);
	await expectHydrated(page, "question-list");
	await expect(page.getByText("What has she sold him?", { exact: false }).first()).toBeVisible();
	await expect(page.locator("#question-type")).toHaveCount(0);
	await page.getByLabel("Question", { exact: true }).fill("Was hat sie ihm verkauft?");
	await saved(page);
	await expect(panel(page).getByText("Was hat sie ihm verkauft?")).toBeVisible();
	await page.getByRole("link", { name: "Change them in English" }).click();
	await expect(page.locator("#question-type")).toBeVisible();
});
