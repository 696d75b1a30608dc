import type { Locator } from "@playwright/test";
import { expect, expectHydrated, newcomer, test, WIDE } from "../school";

test.use({ viewport: { width: 390, height: 780 } });

const boxOf = (one: Locator) => one.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);

test(
	"on a phone the sheet is folded to its total, and a bar at the foot pays and covers nothing",
	WIDE,
	async ({ page, baseURL, expectAccessible }) => {
		await page.request.post("/api/auth/register", { data: newcomer(), headers: { Origin: String(baseURL) } });
		await page.goto("/checkout?course=4");
		await expectHydrated(page);
		const sheet = page.getByRole("complementary", { name: "What it costs" });
		const line = sheet.getByText("Course", { exact: true }).last();
		await expect(sheet.getByText(/^Due today/).last()).toBeVisible();
		await expect(line).toBeHidden();
		await expectAccessible();
		await sheet.getByText("Show the 2 lines").click();
		await expect(line).toBeVisible();
		await expectAccessible();

		const pay = page.getByRole("button", { name: /^Order with obligation to pay/ });
		await expect(pay).toHaveCount(1);
		const bar = await boxOf(pay.locator("xpath=.."));
		expect(bar.bottom).toBe(780);
		expect((await boxOf(page.getByRole("link", { name: "Help for this page" }))).bottom).toBeLessThan(80);
		// Focused boxes are visible above the bar.
		for (const box of [page.getByLabel(/^I agree to the terms/), page.getByLabel(/^Give me access right away/)]) {
			await page.evaluate(() => window.scrollTo(0, 0));
			await box.focus();
			expect((await boxOf(box)).bottom).toBeLessThanOrEqual(bar.top);
		}

		await page.getByLabel("Code").fill("NO-SUCH-CODE");
		await page.getByRole("button", { name: "Apply" }).click();
		await expect(page.getByRole("alert")).toBeVisible();
		await expect(line).toBeVisible();
		await pay.click();
		await expect(page.getByRole("alert")).toContainText("Please agree to the terms first.");
	},
);

test.describe("without script", WIDE, () => {
	test.use({ javaScriptEnabled: false });

	test("the lines of the sheet unfold all the same", async ({ page, baseURL }) => {
		await page.request.post("/api/auth/register", { data: newcomer(), headers: { Origin: String(baseURL) } });
		await page.goto("/checkout?course=4");
		const line = page.getByRole("complementary", { name: "What it costs" }).getByText("Course", { exact: true }).last();
		await expect(line).toBeHidden();
		await page.getByText("Show the 2 lines").click();
		await expect(line).toBeVisible();
	});
});
