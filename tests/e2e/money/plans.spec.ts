import { expect, test, WIDE } from "../school";

test(
	"an admin sets a price for a year, and visitors see it; the old one stands in the history",
	WIDE,
	async ({ page, signInAs, expectAccessible }) => {
		await signInAs("admin");
		await page.goto("/admin/plans");
		await expectAccessible();
		await page.getByRole("link", { name: "Elite" }).click();
		await expect(page.getByRole("heading", { level: 1, name: "Elite" })).toBeVisible();
		await expectAccessible();

		await page.getByLabel("Interval").selectOption("year");
		await page.getByLabel("Amount").fill("2400.5");
		await page.getByText("Set the price", { exact: true }).click();
		await page.getByRole("button", { name: "Yes, set it" }).click();

		await expect(page.getByRole("main").getByText("Saved.")).toBeVisible();
		await expect(page.getByRole("row").filter({ hasText: "$2,970 per year" })).toContainText("Ended");
		await page.goto("/pricing?interval=year");
		await expect(page.getByText("$2,400.50")).toBeVisible();
		await expectAccessible();
	},
);

test(
	"a coupon is added, found and ended; what is wrong stands at its field and nothing typed is lost",
	WIDE,
	async ({ page, signInAs, expectAccessible }) => {
		await signInAs("admin");
		await page.goto("/admin/coupons/new");
		await page.locator("#code").fill("winter-26");
		await page.getByLabel("For how long").selectOption("months");
		await page.getByRole("button", { name: "Add the coupon" }).click();
		await expect(page.getByRole("alert")).toContainText("Please correct 2 fields.");
		await expect(page.locator("#code")).toHaveValue("winter-26");
		await expectAccessible();

		await page.locator("#percent").fill("20");
		await page.locator("#months").fill("3");
		await page.getByRole("button", { name: "Add the coupon" }).click();
		await expect(page.getByRole("main").getByText("Saved.")).toBeVisible();
		await page.getByRole("link", { name: "WINTER-26" }).click();
		await expect(page.getByRole("main").getByText("20%, 3 months")).toBeVisible();
		await expect(page.getByText("/pricing?coupon=WINTER-26")).toBeVisible();
		await expectAccessible();

		await page.getByText("End the coupon", { exact: true }).click();
		await page.getByRole("button", { name: "Yes, end it" }).click();
		await expect(page.getByRole("main").getByText("Saved.")).toBeVisible();
		await page.goto("/admin/coupons?state=ended");
		await expect(page.getByRole("link", { name: "WINTER-26" })).toBeVisible();
		await expectAccessible();
	},
);

test("whoever meets a closed lesson reads why and what helps", WIDE, async ({ page, signInAs, expectAccessible }) => {
	await signInAs("student");
	await page.goto("/access?course=2");
	await expect(page.getByRole("heading", { level: 1, name: "Your access" })).toBeVisible();
	await expectAccessible();
});
