import { open, PHONE } from "../frame";
import { expect, test, WIDE } from "../school";

test(
	"a guest chooses square feet and euros by keyboard, and the page stays where it is",
	WIDE,
	async ({ page, expectAccessible }) => {
		await open(page, "/courses/2");
		await page
			.getByRole("link", { name: /Asking price, market price/ })
			.first()
			.click();
		await expect(page).toHaveURL(/\/preview\/\d+$/);
		const button = page.locator("#examples summary");
		await expect(button).toContainText("Examples: m² · USD");

		await button.focus();
		await page.keyboard.press("Enter");
		await page.getByRole("radio", { name: "m² and ft²" }).check();
		await page.getByLabel("Results of sums").selectOption("EUR");
		await expectAccessible();
		// Focusing may scroll to the button; only the position when submitting matters.
		await page.getByRole("button", { name: "Apply" }).focus();
		const before = await page.evaluate(() => window.scrollY);
		await page.keyboard.press("Enter");

		await expect(button).toContainText("Examples: m² and ft² · EUR");
		await expect(page.getByText(/\(1,\d{3}\sft²\)/).first()).toBeVisible();
		await expect(page.getByText(/\(about €[\d,]+\)/).first()).toBeVisible();
		expect(await page.evaluate(() => window.scrollY)).toBe(before);
		await expectAccessible();

		await page.setViewportSize(PHONE);
		await button.click();
		await expectAccessible();
	},
);
