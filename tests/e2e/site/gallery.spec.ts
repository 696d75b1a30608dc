import { expect, expectHydrated, representatives, setTheme, test, WIDE } from "../school";

const GALLERY = "/developers/ui";

test.describe("the gallery", () => {
	for (const [[scheme, width], details] of representatives(0, [
		["light", 360],
		["dark", 360],
		["light", 1440],
		["dark", 1440],
	] as const)) {
		test(
			`is accessible in the ${scheme} theme, ${width} px wide`,
			details,
			async ({ page, baseURL, expectAccessible }) => {
				await setTheme(page, String(baseURL), scheme);
				await page.setViewportSize({ width, height: 900 });
				await page.goto(GALLERY);
				await expectHydrated(page);
				await expect(page.locator("html")).toHaveClass(scheme);
				await expectAccessible();
			},
		);
	}

	test("its tabs move with the arrows", WIDE, async ({ page }) => {
		await page.goto(GALLERY);
		await expectHydrated(page);
		await page.getByRole("tab", { name: "Outline" }).focus();
		await page.keyboard.press("ArrowRight");
		await expect(page.getByRole("tab", { name: "Reviews" })).toBeFocused();
		await expect(page.getByRole("tabpanel")).toHaveText("212 of them.");
		await page.keyboard.press("End");
		await expect(page.getByRole("tabpanel")).toHaveText("Answers questions on Tuesdays.");
	});
});
