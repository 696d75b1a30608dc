import { expect, expectHydrated, test, WIDE } from "../school";

test("the menu on phones gets the focus back from the accessibility preferences", WIDE, async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 740 });
	await page.goto("/courses");
	await expectHydrated(page);
	const menu = page.getByRole("banner").locator("summary[aria-label='Menu']");
	await menu.click();
	await page.getByRole("dialog", { name: "Menu" }).getByRole("button", { name: "Accessibility preferences" }).click();
	const panel = page.getByRole("dialog", { name: "Accessibility" });
	// Visible before it has the focus and listens.
	await expect(panel.locator(":focus")).toHaveCount(1);
	await expect(page.getByRole("dialog", { name: "Menu" })).toBeHidden();
	await page.keyboard.press("Escape");

	await expect(panel).toBeHidden();
	await expect(menu).toBeFocused();
});

test(
	"a lesson has a button for the text size, which goes round and is kept",
	WIDE,
	async ({ page, signInAs, expectAccessible }) => {
		await signInAs("student");
		await page.setViewportSize({ width: 360, height: 740 });
		await page.goto("/lessons/1");
		await expectHydrated(page);
		const html = page.locator("html");
		const button = page.getByRole("button", { name: /^Text size:/ });

		await expect(button).toHaveAccessibleName("Text size: Normal. Next: Large");
		await button.click();
		await expect(html).toHaveCSS("font-size", "18px");
		await expect(page.getByRole("status").filter({ hasText: "Text size: Large" })).toHaveCount(1);
		await button.click();
		await expect(html).toHaveCSS("font-size", "20px");
		await expectAccessible();
		await page.reload();
		await expect(html).toHaveCSS("font-size", "20px");
		await expect(button).toHaveAccessibleName("Text size: Larger. Next: Normal");
		await button.click();
		await expect(html).toHaveCSS("font-size", "16px");
	},
);
