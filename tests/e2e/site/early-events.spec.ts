import { expect, expectHydrated, test, WIDE } from "../school";

test("a page that is pressed all the while it loads comes to life all the same", WIDE, async ({ page }) => {
	await page.addInitScript(() => {
		const { port1, port2 } = new MessageChannel();
		const press = () => {
			if (document.documentElement?.dataset.enough) return;
			document.body?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
			document.body?.dispatchEvent(new KeyboardEvent("keydown", { bubbles: true, key: "a" }));
			port2.postMessage(null);
		};
		port1.onmessage = press;
		press();
	});
	await page.goto("/courses");
	await expectHydrated(page);
	await page.evaluate(() => {
		document.documentElement.dataset.enough = "yes";
	});
	await page.getByRole("link", { name: "Pricing" }).first().click();
	await expect(page).toHaveURL(/\/pricing$/);
	await page.getByRole("button", { name: "Switch to the dark theme" }).click();
	await expect(page.locator("html")).toHaveClass(/dark/);
});
