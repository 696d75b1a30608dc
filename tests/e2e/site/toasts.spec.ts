import type { Page } from "@playwright/test";
import { expect, expectHydrated, expectStill, stopClock, test, WIDE } from "../school";

const GALLERY = "/developers/ui";

test.describe("toasts", () => {
	test.use({ viewport: { width: 1440, height: 900 } });

	const showToast = (page: Page, name = "Default toast") => page.getByRole("button", { name }).click();
	const standing = (page: Page) => page.getByRole("region", { name: "Notifications (F8)" }).getByRole("listitem");

	test.beforeEach(async ({ page }) => {
		await page.clock.install();
		await page.goto(GALLERY);
		await expectHydrated(page);
	});

	test("one stands at a time, at the bottom right, for five seconds", WIDE, async ({ page }) => {
		await stopClock(page);
		await showToast(page);
		await showToast(page, "Destructive toast");
		await expect(standing(page)).toHaveCount(1);
		await expect(standing(page)).toContainText("Failed to copy");
		await page.mouse.move(300, 300);

		const box = await standing(page).boundingBox();
		expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1400);
		expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(860);

		await page.clock.runFor(4800);
		await expect(standing(page)).toHaveCount(1);
		await page.clock.runFor(400);
		await expect(standing(page)).toHaveCount(0);
	});

	test("at the top on a small screen", WIDE, async ({ page }) => {
		await page.setViewportSize({ width: 390, height: 844 });
		await showToast(page);

		const box = await standing(page).boundingBox();
		expect(box?.y).toBeLessThan(30);
		expect(box?.width).toBeGreaterThan(340);
	});

	test("F8 leads to it from anywhere, Escape closes it", WIDE, async ({ page }) => {
		await showToast(page, "Toast with an action");
		await expect(standing(page)).toHaveCount(1);
		await page.keyboard.press("F8");
		await page.keyboard.press("Tab");
		await expect(standing(page)).toBeFocused();
		await page.keyboard.press("Tab");
		await expect(page.getByRole("button", { name: "Undo" })).toBeFocused();
		await page.keyboard.press("Enter");
		await expect(standing(page)).toContainText("Topic restored");

		await page.keyboard.press("F8");
		await page.keyboard.press("Escape");
		await expect(standing(page)).toHaveCount(0);
	});

	test("a swipe of fifty pixels to the right takes it away, a shorter one does not", WIDE, async ({ page }) => {
		await showToast(page);
		await expectStill(page);
		const swipe = async (pixels: number) => {
			const box = await standing(page).boundingBox();
			if (!box) throw new Error("There is no toast.");
			await page.mouse.move(box.x + 60, box.y + 20);
			await page.mouse.down();
			await page.mouse.move(box.x + 60 + pixels / 2, box.y + 20, { steps: 4 });
			await page.mouse.move(box.x + 60 + pixels, box.y + 20, { steps: 4 });
			await page.mouse.up();
		};

		await swipe(-80);
		await swipe(45);
		await expectStill(page);
		await expect(standing(page)).toHaveCount(1);
		await swipe(60);
		await expect(standing(page)).toHaveCount(0, { timeout: 1500 });
	});
});
