import type { Page } from "@playwright/test";
import { expect, expectHydrated, test, WIDE } from "../../school";

const PATH = "/instructor-dashboard/courses/1";
const outcome = (page: Page, number: number) => page.getByRole("textbox", { name: `Outcome ${number}` });

test("an instructor begins a course and writes its details by keyboard", async ({
	page,
	signInAs,
	expectAccessible,
}) => {
	await signInAs("instructor");
	await page.goto("/instructor-dashboard");
	await page.getByRole("link", { name: "New course" }).click();
	await expectHydrated(page);
	await expectAccessible();
	await page.getByLabel("Title", { exact: true }).fill("Reading a survey");
	await page.getByLabel("Topic").selectOption({ index: 1 });
	await page.getByLabel("Level").selectOption({ index: 1 });
	await page.getByLabel("Level").press("Tab");
	await page.keyboard.press("Enter");
	await expect(page.getByRole("main").getByText("The course is there.")).toBeVisible();
	await expectHydrated(page);
	await expectAccessible();

	await page.getByLabel("Summary").fill("x".repeat(161));
	await expect(page.getByText("161 of 160 characters wide")).toBeVisible();
	await outcome(page, 1).fill("First");
	await outcome(page, 2).fill("Second");
	await outcome(page, 2).press("Alt+ArrowUp");
	await expect(page.getByRole("status").filter({ hasText: "Moved to 1 of 6" })).toHaveCount(1);
	await expect(outcome(page, 1)).toHaveValue("Second");
	await expect(outcome(page, 1)).toBeFocused();
	await page.keyboard.press("Control+s");
	await expect(page.getByRole("main").getByText("Saved as a draft.")).toBeVisible();
	await page.reload();
	await expect(outcome(page, 1)).toHaveValue("Second");
	await expect(outcome(page, 2)).toHaveValue("First");

	const checks = page.getByRole("complementary");
	await checks.getByRole("link", { name: /^Description: Missing/ }).press("Enter");
	await expect(page.getByLabel("Description", { exact: true })).toBeFocused();
	await expect(checks.getByRole("link", { name: /Summary: 161 of 160/ })).toBeVisible();
});

test("outcomes are dragged by their grips", WIDE, async ({ page, signInAs }) => {
	await signInAs("instructor");
	await page.goto(PATH);
	await expectHydrated(page);
	const first = await outcome(page, 1).inputValue();
	const [from, to] = [1, 3].map((number) => page.getByRole("button", { name: `Move outcome ${number}` }));
	await from?.hover();
	await page.mouse.down();
	const box = await to?.boundingBox();
	await page.mouse.move((box?.x ?? 0) + 10, (box?.y ?? 0) + (box?.height ?? 0), { steps: 12 });
	await page.mouse.up();
	await expect(outcome(page, 3)).toHaveValue(first);
});

test("the second of two who save keeps what they typed and replaces the other's knowingly", async ({
	page,
	browser,
	baseURL,
	signInAs,
	expectAccessible,
}) => {
	await signInAs("instructor");
	await page.goto(`${PATH}?lang=ru`);
	await expectHydrated(page);
	const other = await browser.newContext({
		baseURL: String(baseURL),
		storageState: await page.context().storageState(),
	});
	const theirs = await other.newPage();
	await theirs.goto(`${PATH}?lang=ru`);
	await theirs.getByLabel("Title", { exact: true }).fill("Их название");
	await theirs.getByRole("button", { name: "Save draft" }).click();
	await expect(theirs.getByText("Saved as a draft.")).toBeVisible();
	await other.close();

	await page.getByLabel("Title", { exact: true }).fill("Моё название");
	await page.getByRole("link", { name: /^Deutsch/ }).click();
	await expect(page.getByRole("dialog")).toContainText("Leave without saving?");
	await page.getByRole("button", { name: "Stay here" }).click();
	await page.getByRole("button", { name: "Save draft" }).click();
	await expect(page.getByText("Someone else has changed this draft in the meantime")).toBeVisible();
	await expect(page.getByLabel("Title", { exact: true })).toHaveValue("Моё название");
	await expectAccessible();
	await page.getByRole("button", { name: "Save draft" }).click();
	await expect(page.getByRole("main").getByText("Saved as a draft.")).toBeVisible();
	await expect(page.getByLabel("Title", { exact: true })).toHaveValue("Моё название");
});

test("an admin changes a price that people take the course at, after confirming", async ({
	page,
	signInAs,
	expectAccessible,
}) => {
	await signInAs("admin");
	await page.goto("/instructor-dashboard/courses/2");
	await expectHydrated(page);
	await page.getByRole("textbox", { name: "Price", exact: true }).fill("43");
	await page.getByRole("button", { name: "Change the price" }).click();
	await expect(page.getByRole("alert")).toContainText("1 field needs another look");
	await expectAccessible();
	await page.getByRole("checkbox", { name: /Access that was bought stays/ }).check();
	await page.getByRole("button", { name: "Change the price" }).click();
	await expect(page.getByRole("main").getByText("The new price is in force.")).toBeVisible();
	await expect(page.getByRole("textbox", { name: "Price", exact: true })).toHaveValue("43");
});

test("on a narrow phone the details and a translation fit", WIDE, async ({ page, signInAs, expectAccessible }) => {
	await page.setViewportSize({ width: 320, height: 640 });
	await signInAs("instructor");
	for (const path of [PATH, `${PATH}?lang=de`, "/instructor-dashboard/courses/new"]) {
		await page.goto(path);
		await expectHydrated(page);
		await expectAccessible();
	}
});
