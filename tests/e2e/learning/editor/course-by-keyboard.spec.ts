import type { Locator, Page } from "@playwright/test";
import { openCopiedSchool } from "#scripts/school.ts";
import { expect, expectHydrated, PASSWORD, test, WIDE } from "../../school";

type School = Awaited<ReturnType<typeof openCopiedSchool>>;

// In a school of its own, because learners everywhere read what is published.
let school: School;
test.beforeAll(async () => {
	school = await openCopiedSchool(String(process.env.SEEDED_STATE), { vars: { RATE_LIMIT_SCALE: "1000" } });
});
test.afterAll(() => school.close());

async function signIn(page: Page, who: string) {
	await page.request.post(`${school.address}/api/auth/login`, {
		data: { email: `${who}@grew.example`, password: PASSWORD },
		headers: { Origin: school.address },
	});
}

/** Presses of Tab within which everything of a page must be reached. */
const FARTHEST = 120;

/** Goes on by Tab until the target has the focus. */
async function reach(page: Page, target: Locator) {
	await expect(target).toBeVisible();
	for (let press = 0; press < FARTHEST; press++) {
		if (await target.evaluate((element) => element === document.activeElement)) return;
		await page.keyboard.press("Tab");
	}
	throw new Error(`${target} is not reached by ${FARTHEST} presses of Tab`);
}

/** Answers by one option of several: Tab reaches the group, the arrows go through it. */
async function answer(page: Page, option: Locator) {
	await expect(option).toBeVisible();
	const group = await option.getAttribute("name");
	for (let press = 0; press < FARTHEST; press++) {
		if (await option.isChecked()) return;
		const focused = await page.evaluate(() => document.activeElement?.getAttribute("name"));
		await page.keyboard.press(focused === group ? "ArrowDown" : "Tab");
	}
	throw new Error(`${option} is not chosen by ${FARTHEST} presses of Tab`);
}

async function press(page: Page, target: Locator, key = "Enter") {
	await reach(page, target);
	await page.keyboard.press(key);
}
async function type(page: Page, target: Locator, text: string) {
	await reach(page, target);
	await page.keyboard.press("Control+a");
	await page.keyboard.insertText(text);
}
/** Chooses an option of a closed list by the arrow keys. */
async function choose(page: Page, target: Locator, name: string) {
	await reach(page, target);
	await page.keyboard.press("Home");
	for (let press = 0; press < 10; press++) {
		if ((await target.locator("option:checked").textContent()) === name) return;
		await page.keyboard.press("ArrowDown");
	}
	throw new Error(`${name} is not offered`);
}
const main = (page: Page) => page.getByRole("main");
const saved = (page: Page) => expect(page.locator("[data-save-state]")).toHaveAttribute("data-save-state", "saved");

/** Leads from the curriculum to the text of a lesson. */
const OPEN = "Open the lesson";

async function addQuestion(page: Page, kind: string) {
	const count = await page.locator("#question-list ~ ol > li").count();
	await choose(page, page.getByLabel("Type of the new question"), kind);
	await press(page, page.getByRole("button", { name: "Add a question" }));
	await expect(page.getByRole("heading", { name: `Question ${count + 1}`, exact: true })).toBeVisible();
}

async function addLesson(page: Page, title: string, kind: string) {
	const form = page.locator("form:visible").filter({ has: page.locator('input[value="addLesson"]') });
	// Open from the beginning in a module without lessons.
	if (!(await form.isVisible())) await press(page, main(page).locator("summary", { hasText: "Add a lesson" }));
	await type(page, form.getByLabel("Title"), title);
	await choose(page, form.getByLabel("Type"), kind);
	await press(page, form.getByRole("button"));
	await expect(main(page).getByRole("link", { name: title })).toBeVisible();
	await expect(form.getByLabel("Title")).toHaveValue("");
}

test(
	"an instructor builds a course from an empty form by keyboard alone, and a student takes it",
	WIDE,
	async ({ page }) => {
		test.setTimeout(240_000);
		await signIn(page, "instructor");
		await page.goto(`${school.address}/instructor-dashboard`);
		await expectHydrated(page);
		await press(page, main(page).getByRole("link", { name: "New course" }));
		await expect(page).toHaveURL(/\/courses\/new$/);
		await expectHydrated(page);
		await type(page, page.getByLabel("Title", { exact: true }), "Reading a survey");
		for (const name of ["Topic", "Level"]) {
			await reach(page, page.getByLabel(name));
			await page.keyboard.press("ArrowDown");
		}
		await page.keyboard.press("Tab");
		await page.keyboard.press("Enter");
		await expect(main(page).getByText("The course is there.")).toBeVisible();
		await expectHydrated(page);
		await type(page, page.getByLabel("Summary", { exact: true }), "What a surveyor draws, and what that costs.");
		await type(page, page.getByLabel("Description", { exact: true }), "Four lessons about one sheet of paper.");
		for (let at = 1; at <= 6; at++) {
			await type(page, page.getByRole("textbox", { name: `Outcome ${at}` }), `Read line ${at}`);
		}
		await page.keyboard.press("Control+s");
		await expect(main(page).getByText("Saved as a draft.")).toBeVisible();

		await press(
			page,
			main(page)
				.getByRole("link", { name: "Curriculum" })
				.or(page.getByRole("link", { name: "Curriculum" }))
				.first(),
		);
		await expect(page).toHaveURL(/\/curriculum/);
		await expectHydrated(page);
		await type(page, page.getByLabel("Title of the module"), "The sheet");
		await page.keyboard.press("Enter");
		await expect(main(page).getByRole("heading", { name: "The sheet" })).toBeVisible();
		await addLesson(page, "What is drawn", "Article");
		await addLesson(page, "What it costs", "Quiz");
		await addLesson(page, "Work it out", "Deal exercise");
		await addLesson(page, "Walk the line", "Video");
		await press(page, main(page).getByRole("link", { name: "The sheet", exact: true }));
		await type(page, page.getByLabel("Summary (English)"), "One sheet.");
		await press(page, page.getByRole("button", { name: "Save", exact: true }));
		await expect(page.getByText("Saved. Learners see none of it before you publish.")).toBeVisible();

		for (const title of ["What is drawn", "What it costs", "Work it out"]) {
			await press(page, main(page).getByRole("link", { name: title, exact: true }));
			await press(page, page.getByRole("link", { name: OPEN, exact: true }));
			await expectHydrated(page, "lesson-side");
			await type(page, page.getByLabel("Summary"), `${title}, in short.`);
			await reach(page, page.locator(".cm-content"));
			await page.keyboard.insertText(`## ${title}\n\nA line is a boundary.`);
			await page.keyboard.press("Escape");
			await page.keyboard.press("Tab");
			await type(page, page.getByLabel("Minutes"), "5");
			await saved(page);
			await page.goBack();
			await expectHydrated(page);
		}

		await press(page, main(page).getByRole("link", { name: "Walk the line", exact: true }));
		await press(page, page.getByRole("link", { name: OPEN, exact: true }));
		await expectHydrated(page, "lesson-side");
		await type(page, page.getByLabel("Summary"), "A walk along the boundary.");
		// A browser's dialog of files is its own; by keyboard it gives the input what was chosen.
		await reach(page, page.locator("button", { hasText: "Send an MP4" }));
		await page.locator('input[type="file"][accept*="mp4"]').setInputFiles("db/content/media/who-holds-what.mp4");
		await expect(page.getByLabel("Length in seconds")).toHaveValue(/^[1-9]/);
		await press(page, page.getByRole("button", { name: "Add a cue here" }));
		await expect(page.getByLabel("Text of cue 1")).toBeFocused();
		await page.keyboard.insertText("Along the bold line.");
		await press(page, page.locator("summary", { hasText: "Chapters" }));
		await press(page, page.getByRole("button", { name: "Add a chapter here" }));
		await expect(page.getByLabel("Title of chapter 1")).toBeFocused();
		await page.keyboard.insertText("The boundary");
		await reach(page, page.locator(".cm-content"));
		await page.keyboard.insertText("## The walk\n\nSee the film.");
		await page.keyboard.press("Escape");
		await page.keyboard.press("Tab");
		await type(page, page.getByLabel("Minutes"), "2");
		await saved(page);
		await page.goBack();
		await expectHydrated(page);

		await press(page, main(page).getByRole("link", { name: "What it costs", exact: true }));
		await press(page, page.getByRole("link", { name: "Edit the questions" }));
		await expectHydrated(page, "question-list");
		await addQuestion(page, "One right answer");
		await type(page, page.getByLabel("Question", { exact: true }), "What is a bold line?");
		for (const [at, text] of ["A boundary", "A road", "A river"].entries()) {
			await type(page, page.getByLabel(`Option ${at + 1}`, { exact: true }), text);
		}
		await type(page, page.getByLabel("Explanation"), "A boundary is drawn bold.");
		await saved(page);
		await addQuestion(page, "True or false");
		await type(page, page.getByLabel("Question", { exact: true }), "North is up.");
		await type(page, page.getByLabel("Explanation"), "An arrow says so.");
		await saved(page);
		await press(page, page.getByRole("link", { name: "Curriculum" }).first());
		await expect(page).toHaveURL(/\/curriculum/);
		await expectHydrated(page);
		await press(page, main(page).getByRole("link", { name: "Work it out", exact: true }));
		await press(page, page.getByRole("link", { name: "Edit the questions" }));
		await expectHydrated(page, "question-list");
		await addQuestion(page, "Number");
		await type(page, page.getByLabel("Question", { exact: true }), "A survey costs 400. What are two?");
		await type(page, page.getByLabel("Answer", { exact: true }), "400 * 2");
		await type(page, page.getByLabel("Explanation"), "Twice 400.");
		await saved(page);

		await press(page, page.getByRole("link", { name: /^Publish/ }).first());
		await expect(page).toHaveURL(/\/publish$/);
		await expectHydrated(page);
		await press(page, page.getByRole("button", { name: "Publish", exact: true }));
		await expect(main(page).getByText("It is published.")).toBeVisible();

		const { results: lessons } = await school.bindings.DB.prepare(
			"select id from lessons where course_id = (select id from courses where slug = 'reading-a-survey') order by position",
		).all<{ id: number }>();
		const course = page.url().match(/courses\/(\d+)/)?.[1];
		await signIn(page, "student2");
		await page.goto(`${school.address}/courses/${course}`);
		await expectHydrated(page);
		await press(page, page.getByRole("button", { name: "Enroll for free" }).first());
		await expect(page).toHaveURL(`${school.address}/lessons/${lessons[0]?.id}`);
		await expectHydrated(page);
		await press(page, page.getByRole("button", { name: "Mark as done" }));
		await expect(page.locator("#end").getByText("Lesson completed.")).toBeVisible();

		await page.goto(`${school.address}/lessons/${lessons[1]?.id}`);
		await expectHydrated(page);
		await answer(page, page.getByLabel("A boundary"));
		await answer(page, page.getByLabel("True", { exact: true }));
		await press(page, page.getByRole("button", { name: "Hand in", exact: true }));
		await expect(page.locator("#result")).toContainText("100");
		await page.goto(`${school.address}/lessons/${lessons[3]?.id}`);
		await expectHydrated(page);
		await press(page, page.getByRole("button", { name: "Play", exact: true }));
		await expect(page.locator("[data-captions]")).toHaveText("Along the bold line.");
		await press(page, page.locator("summary", { hasText: "Transcript" }));
		await expect(page.getByRole("button", { name: /Along the bold line/ })).toBeVisible();
		await page.goto(`${school.address}/lessons/${lessons[2]?.id}`);
		await expectHydrated(page);
		await type(page, page.locator("input[inputmode=decimal]"), "800");
		await press(page, page.getByRole("button", { name: "Hand in", exact: true }));
		await expect(page.locator("#result")).toContainText("100");
	},
);
