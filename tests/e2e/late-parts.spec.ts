import { expect, expectHydrated, test } from "./school";

const HEADING = { name: "Recent activity" };

test("the late part takes its place, and the page is alive with it", async ({ page, signInAs, expectAccessible }) => {
	await signInAs("admin");
	await page.goto("/admin");
	const activity = page.getByRole("main").getByRole("region", HEADING);
	await expect(activity.getByRole("listitem").first()).toContainText("signed in");
	await expectHydrated(page);
	await expect(activity).toHaveCount(1);
	await expectAccessible();
});

test("walking to the page shows it too", async ({ page, signInAs }) => {
	await signInAs("admin");
	await page.goto("/admin/errors");
	await expectHydrated(page);
	await page.getByRole("main").locator("a[href='/admin']").first().click();
	await expect(page.getByRole("region", HEADING).getByRole("listitem").first()).toContainText("signed in");
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("what is late stands at the foot of the page, and no skeleton waits for it", async ({ page, signInAs }) => {
		await signInAs("admin");
		await page.goto("/admin");
		const activity = page.getByRole("region", HEADING);
		await expect(activity).toHaveCount(1);
		await expect(activity.getByRole("listitem").first()).toContainText("signed in");
		await expect(page.getByRole("status").filter({ hasText: "Loading" })).toHaveCount(0);
	});
});
