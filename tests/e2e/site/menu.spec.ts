import { header, menuButton, open, PHONE } from "../frame";
import { expect, test, WIDE } from "../school";

test.describe("menu on phones", () => {
	test("keeps focus and scrolling, closes on Escape and on navigation", WIDE, async ({ page, expectAccessible }) => {
		await open(page, "/courses", PHONE);
		await menuButton(page).click();
		const sheet = page.getByRole("dialog", { name: "Menu" });
		await expect(sheet).toBeVisible();
		await expectAccessible();

		expect(await page.evaluate(() => getComputedStyle(document.body).overflowY)).toBe("hidden");
		for (let press = 0; press < 12; press += 1) {
			await page.keyboard.press("Tab");
			expect(await sheet.evaluate((element) => element.contains(document.activeElement))).toBe(true);
		}
		await page.keyboard.press("Escape");
		await expect(sheet).toBeHidden();
		await expect(menuButton(page)).toBeFocused();

		await menuButton(page).click();
		await sheet.getByRole("link", { name: "Pricing" }).click();
		await expect(page).toHaveURL(/\/pricing$/);
		await expect(sheet).toBeHidden();
		expect(await page.evaluate(() => getComputedStyle(document.body).overflowY)).not.toBe("hidden");
	});

	test("its code is fetched at the first press, and a list opens when it does not come", WIDE, async ({ page }) => {
		const fetched: string[] = [];
		await page.route(/mobile-menu-panel/, (route) => {
			fetched.push(route.request().url());
			return route.abort();
		});
		await open(page, "/", PHONE);
		expect(fetched).toEqual([]);
		await menuButton(page).click();

		await expect(header(page).locator("details[open]").getByRole("link", { name: "Courses" })).toBeVisible();
		expect(fetched.length).toBeGreaterThan(0);
	});

	test.describe("without JavaScript", WIDE, () => {
		test.use({ javaScriptEnabled: false });

		test("a list opens below the button", async ({ page }) => {
			await page.setViewportSize(PHONE);
			await page.goto("/");
			await menuButton(page).click();
			await header(page).locator("details[open]").getByRole("link", { name: "Courses" }).click();
			await expect(page).toHaveURL(/\/courses$/);
		});
	});
});
