import { banner, DESKTOP, header, menuButton, open, PHONE } from "../frame";
import { expect, expectHydrated, representatives, test, WIDE } from "../school";

test.describe("accessibility preferences", () => {
	test("show at once, are stored, and worn before anything runs", WIDE, async ({ page, expectAccessible }) => {
		await open(page, "/courses");
		const html = page.locator("html");
		await page.getByRole("contentinfo").getByRole("button", { name: "Accessibility preferences" }).click();
		const panel = page.getByRole("dialog", { name: "Accessibility" });
		await panel.getByLabel("Larger").check();
		await panel.getByLabel("High").check();
		await panel.getByLabel("Reduce motion").check();
		await expectAccessible();
		await expect(html).toHaveCSS("font-size", "20px");
		await expect(html).toHaveAttribute("data-contrast", "high");
		await expect(html).toHaveAttribute("data-motion", "reduced");
		await panel.getByRole("button", { name: "Done" }).click();
		await expect(panel).toBeHidden();
		await expect(
			page.getByRole("contentinfo").getByRole("button", { name: "Accessibility preferences" }),
		).toBeFocused();

		// The page's scripts never load.
		await page.route(/\/assets\/.*\.js/, () => {});
		await page.goto("/pricing", { waitUntil: "commit" });
		await expect(html).toHaveAttribute("data-font-size", "larger");
		await expect(html).toHaveAttribute("data-contrast", "high");
	});

	test(
		"are opened from the user menu and honoured in a lesson; reset undoes them",
		WIDE,
		async ({ page, signInAs }) => {
			await signInAs("student");
			await open(page, "/dashboard");
			await header(page).locator("summary", { hasText: "Amara" }).click();
			await page.getByRole("menuitem", { name: "Accessibility preferences" }).click();
			const panel = page.getByRole("dialog", { name: "Accessibility" });
			await panel.getByLabel("Large", { exact: false }).first().check();
			await page.keyboard.press("Escape");
			await page.goto("/lessons/1");
			await expect(page.locator("html")).toHaveCSS("font-size", "18px");

			await expectHydrated(page);
			await page.getByRole("button", { name: "Accessibility preferences" }).click();
			await panel.getByRole("button", { name: "Reset" }).click();
			await expect(page.locator("html")).toHaveCSS("font-size", "16px");
			await panel.getByRole("button", { name: "Done" }).click();
			await expect(panel).toBeHidden();

			const keys = page.getByRole("dialog", { name: "Keyboard shortcuts" });
			await page.keyboard.press("?");
			await expect(keys.getByText("Picture in picture")).toBeVisible();
			await keys.getByLabel("Single-key shortcuts").uncheck();
			await page.keyboard.press("Escape");
			await expect(keys).toBeHidden();
			await page.keyboard.press("?");
			await page.getByRole("button", { name: "Accessibility preferences" }).click();
			await expect(panel).toBeVisible();
			await expect(keys).toHaveCount(0);
			await panel.getByLabel("Single-key shortcuts").check();
			await page.keyboard.press("Escape");
			await expect(panel).toBeHidden();
			await page.keyboard.press("?");
			await expect(keys).toBeVisible();
		},
	);
});

/** Every pair of theme, contrast and width. */
const LOOKS = [
	{ theme: "light", contrast: "high", size: DESKTOP },
	{ theme: "dark", contrast: "normal", size: PHONE },
	{ theme: "light", contrast: "normal", size: PHONE },
	{ theme: "dark", contrast: "high", size: DESKTOP },
] as const;

for (const [{ theme, contrast, size }, details] of representatives(0, LOOKS)) {
	test(
		`the frame is accessible, ${theme}, ${contrast} contrast, ${size.width} px`,
		details,
		async ({ page, signInAs, expectAccessible }) => {
			await page.setViewportSize(size);
			await page.goto("/courses/1");
			await expectHydrated(page);
			await page.evaluate(
				(value) => localStorage.setItem("accessibility", JSON.stringify({ contrast: value })),
				contrast,
			);
			if (theme === "dark") {
				const stored = page.waitForResponse((response) => response.url().endsWith("/preferences/theme"));
				if (size === PHONE) await menuButton(page).click();
				await page.getByRole("button", { name: "Switch to the dark theme" }).filter({ visible: true }).first().click();
				await stored;
			}
			await page.reload();
			await expectAccessible();

			await signInAs("student");
			await page.goto("/pricing");
			await expectHydrated(page);
			await expect(banner(page)).toContainText("Continue:");
			await page.evaluate(() => window.scrollTo(0, 500));
			await expect(page.getByRole("button", { name: "Back to top" })).toBeVisible();
			await page.evaluate(() => window.scrollTo(0, 0));
			await header(page).locator("summary", { hasText: "Your account" }).click();
			await expect(page.getByRole("menu")).toBeVisible();
			await expectAccessible();
		},
	);
}
