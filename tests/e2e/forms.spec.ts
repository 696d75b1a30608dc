import type { Page } from "@playwright/test";
import { expect, expectHydrated, test } from "./school";

const rates = (page: Page) => page.getByRole("region", { name: "Display rates" });
const euros = (page: Page) => rates(page).getByLabel("1 USD in EUR");
const question = (page: Page) => page.getByRole("dialog", { name: "Leave without saving?" });

test.beforeEach(async ({ page, signInAs }) => {
	await signInAs("admin");
	await page.goto("/admin/settings");
});

test("a form keeps what was typed and says what to mend, first of all to who cannot see it", async ({
	page,
	expectAccessible,
}) => {
	await expectHydrated(page);
	await euros(page).fill("a lot");
	await rates(page).getByRole("button", { name: "Save" }).click();

	const summary = rates(page).getByRole("alert");
	await expect(summary).toBeFocused();
	await expect(summary).toContainText("One thing needs another look");
	await expect(euros(page)).toHaveValue("a lot");
	await expect(euros(page)).toHaveAccessibleDescription("Enter a number.");
	await expectAccessible();

	await summary.getByRole("link", { name: "Enter a number." }).click();
	await expect(euros(page)).toBeFocused();
});

test("leaving asks first while something is typed and not saved", async ({ page, expectAccessible }) => {
	await expectHydrated(page);
	const before = await euros(page).inputValue();
	await euros(page).fill("2.5");
	const leave = page.getByRole("navigation").getByRole("link", { name: "Errors", exact: true }).first();

	await leave.click();
	await expect(question(page)).toBeVisible();
	await expectAccessible();
	await question(page).getByRole("button", { name: "Stay here" }).click();
	await expect(question(page)).toBeHidden();
	await expect(page).toHaveURL(/\/admin\/settings$/);
	await expect(euros(page)).toHaveValue("2.5");

	await rates(page).getByRole("button", { name: "Preview" }).click();
	await expect(rates(page).getByText("After saving")).toBeVisible();
	await leave.click();
	await expect(question(page)).toBeVisible();
	await question(page).getByRole("button", { name: "Leave" }).click();
	await expect(page).toHaveURL(/\/admin\/errors$/);

	await page.goto("/admin/settings");
	await expect(euros(page)).toHaveValue(before);
});

test("the browser itself asks when the page is to be closed, and only then", async ({ page }) => {
	await expectHydrated(page);
	const asked: string[] = [];
	page.on("dialog", async (dialog) => {
		asked.push(dialog.type());
		await dialog.accept();
	});
	await page.reload();
	await expectHydrated(page);
	expect(asked).toEqual([]);

	await euros(page).fill("2.5");
	await page.reload();
	expect(asked).toEqual(["beforeunload"]);
});

test("nothing typed, nothing asked", async ({ page }) => {
	await expectHydrated(page);
	await page.getByRole("navigation").getByRole("link", { name: "Errors", exact: true }).first().click();
	await expect(page).toHaveURL(/\/admin\/errors$/);
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("a form keeps what was typed and says what to mend", async ({ page }) => {
		await euros(page).fill("a lot");
		await rates(page).getByRole("button", { name: "Save" }).click();
		await expect(rates(page).getByRole("alert")).toContainText("One thing needs another look");
		await expect(euros(page)).toHaveValue("a lot");
	});
});
