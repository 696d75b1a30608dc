import { header, open } from "../frame";
import { expect, test, WIDE } from "../school";

test.describe("moving about", () => {
	test("after 300 px there is a way back to the top, and the focus goes along", WIDE, async ({ page }) => {
		await open(page, "/courses");
		const button = page.getByRole("button", { name: "Back to top" });
		await page.evaluate(() => window.scrollTo(0, 300));
		await expect(button).toHaveCount(0);
		await page.evaluate(() => window.scrollTo(0, 500));
		await button.click();
		await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
		await expect(page.locator("#main")).toBeFocused();
	});

	test("a new page takes the focus, is announced and starts at its top", async ({ page }) => {
		await open(page, "/");
		await page.evaluate(() => window.scrollTo(0, 600));
		await header(page).getByRole("link", { name: "Courses" }).click();
		await expect(page).toHaveURL(/\/courses$/);
		await expect(page.locator("#main")).toBeFocused();
		await expect(page.locator("[aria-live=polite].sr-only").first()).toHaveText(await page.title());
		expect(await page.evaluate(() => window.scrollY)).toBe(0);
	});

	test("a slow page shows a progress bar, a quick one none", WIDE, async ({ page }) => {
		await open(page, "/");
		const bar = page.getByRole("progressbar", { name: "Loading..." });
		let release = () => {};
		const gate = new Promise<void>((resolve) => {
			release = resolve;
		});
		await page.route(/\/courses\.data/, async (route) => {
			await gate;
			await route.continue();
		});
		await header(page).getByRole("link", { name: "Courses" }).click();
		await expect(bar).toBeVisible();
		release();
		await expect(page).toHaveURL(/\/courses$/);
		await expect(bar).toHaveCount(0);
	});

	test("the first stop of the keyboard skips to the page", WIDE, async ({ page }) => {
		await open(page, "/courses");
		await page.keyboard.press("Tab");
		await expect(page.getByRole("link", { name: "Skip to main content" })).toBeFocused();
		await page.keyboard.press("Enter");
		await expect(page.locator("#main")).toBeFocused();
	});
});

test("going back in the catalog takes the search out of its field", WIDE, async ({ page }) => {
	await open(page, "/courses");
	const field = page.getByRole("searchbox");
	await field.fill("contract");
	await field.press("Enter");
	await expect(page).toHaveURL(/q=contract/);
	await page.goBack();
	await expect(field).toHaveValue("");

	await page.getByRole("checkbox", { name: /Beginner/ }).check();
	await expect(page).toHaveURL(/\/courses\?level=beginner$/);
});

test("clicks while the page comes to life break nothing", WIDE, async ({ page }) => {
	await page.addInitScript(() => {
		const { port1, port2 } = new MessageChannel();
		port1.onmessage = () => {
			document.querySelector("h1")?.click();
			if (performance.now() < 5000) port2.postMessage(null);
		};
		port2.postMessage(null);
	});
	// Errors in the browser fail every test of this school.
	await open(page, "/pricing");
	await page.getByRole("link", { name: "Courses", exact: true }).first().click();
	await expect(page).toHaveURL(/\/courses$/);
});
