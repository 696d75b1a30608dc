import type { Page } from "@playwright/test";
import { expect, expectHydrated, test, WIDE } from "./school";

const rates = (page: Page) => page.getByRole("region", { name: "Display rates", exact: true });
const euros = (page: Page) => rates(page).getByLabel("1 USD in EUR");
const question = (page: Page) => page.getByRole("dialog", { name: "Leave without saving?" });

test.beforeEach(async ({ page, signInAs }) => {
	await signInAs("admin");
	await page.goto("/admin/settings/displayRates");
});

test("a form keeps what was typed and says what to mend, first of all to who cannot see it", async ({
	page,
	expectAccessible,
}) => {
	await expectHydrated(page);
	await euros(page).fill("a lot");
	await rates(page).getByRole("button", { name: "Save, live at once" }).click();

	const summary = rates(page).getByRole("alert");
	await expect(summary).toBeFocused();
	await expect(summary).toContainText("One thing needs another look");
	await expect(euros(page)).toHaveValue("a lot");
	await expect(euros(page)).toHaveAccessibleDescription("Enter a number.");
	await expectAccessible();

	await summary.getByRole("link", { name: "Enter a number." }).click();
	await expect(euros(page)).toBeFocused();
});

test("leaving asks first while something is typed and not saved", WIDE, async ({ page, expectAccessible }) => {
	await expectHydrated(page);
	const before = await euros(page).inputValue();
	await euros(page).fill("2.5");
	const leave = page.getByRole("navigation").getByRole("link", { name: "Errors", exact: true }).first();

	await leave.click();
	await expect(question(page)).toBeVisible();
	await expectAccessible();
	await question(page).getByRole("button", { name: "Stay here" }).click();
	await expect(question(page)).toBeHidden();
	await expect(page).toHaveURL(/\/admin\/settings\/displayRates$/);
	await expect(euros(page)).toHaveValue("2.5");

	await rates(page).getByRole("button", { name: "Show what changes" }).click();
	await expect(rates(page).getByText("After saving")).toBeVisible();
	// The router drops the request if a pending response arrives meanwhile, so retry.
	await expect(async () => {
		if (await question(page).isHidden()) await leave.click();
		await question(page).getByRole("button", { name: "Leave" }).click({ timeout: 1000 });
	}).toPass();
	await expect(page).toHaveURL(/\/admin\/errors$/);

	await page.goto("/admin/settings/displayRates");
	await expect(euros(page)).toHaveValue(before);
});

test("the browser itself asks when the page is to be closed, and only then", WIDE, async ({ page }) => {
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

test(
	"the drawer opens and closes by the keyboard, asks before it drops what was typed, and takes a change back",
	WIDE,
	async ({ page, expectAccessible }) => {
		await page.goto("/admin/settings");
		await expectHydrated(page);
		const row = page.getByRole("link", { name: /^Guarantee\b/ });
		const drawer = page.getByRole("region", { name: "Guarantee", exact: true });
		const days = drawer.getByLabel("Days");
		await page.getByRole("searchbox", { name: "Find a setting" }).fill("guarantee");
		await expect(page.getByRole("link", { name: /^Success rate/ })).toBeHidden();

		await row.focus();
		await page.keyboard.press("Enter");
		await expect(page).toHaveURL(/\/admin\/settings\/guaranteeDays/);
		await expect(drawer.getByRole("heading", { level: 2 })).toBeFocused();
		await expectAccessible();
		await page.keyboard.press("Escape");
		await expect(row).toBeFocused();

		await row.press("Enter");
		const before = await days.inputValue();
		await days.fill("77");
		await days.press("Escape");
		await expect(question(page)).toBeVisible();
		await page.keyboard.press("Escape");
		await expect(question(page)).toBeHidden();
		await expect(days).toHaveValue("77");

		await days.press("Enter");
		await expect(drawer.getByText("“Guarantee” is saved and counts from now on.")).toBeVisible();
		await drawer.getByRole("button", { name: "Undo the change of “Guarantee”" }).click();
		await expect(days).toHaveValue(before);
	},
);

test("nothing typed, nothing asked", WIDE, async ({ page }) => {
	await expectHydrated(page);
	await page.getByRole("navigation").getByRole("link", { name: "Errors", exact: true }).first().click();
	await expect(page).toHaveURL(/\/admin\/errors$/);
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("a form keeps what was typed and says what to mend", async ({ page }) => {
		await euros(page).fill("a lot");
		await rates(page).getByRole("button", { name: "Save, live at once" }).click();
		await expect(rates(page).getByRole("alert")).toContainText("One thing needs another look");
		await expect(euros(page)).toHaveValue("a lot");
	});
});
