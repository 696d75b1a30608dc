import { expect, expectHydrated, stopClock, test, WIDE } from "../school";

const GALLERY = "/developers/ui";

test("a tooltip waits 700 ms, the next one not at all, and Escape takes it away", WIDE, async ({ page }) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.clock.install();
	await page.goto(GALLERY);
	await expectHydrated(page);
	const first = page.getByRole("button", { name: "Required lessons" });
	await first.scrollIntoViewIfNeeded();
	await stopClock(page);
	await first.hover();
	await page.clock.runFor(650);
	await expect(page.getByRole("tooltip")).toHaveCount(0);
	await page.clock.runFor(100);
	await expect(page.getByRole("tooltip")).toHaveText("Lessons that count towards completion");

	const second = page.getByRole("button", { name: "Free previews" });
	const box = await second.boundingBox();
	if (!box) throw new Error("The second button is nowhere.");
	await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 12 });
	await expect(page.getByRole("tooltip")).toHaveText("Shows at once after the other");
	await page.keyboard.press("Escape");
	await expect(page.getByRole("tooltip")).toHaveCount(0);
});

test("a dialog locks scrolling with a style that the content policy lets pass", WIDE, async ({ page }) => {
	const overflow = () => page.evaluate(() => getComputedStyle(document.body).overflow);
	await page.goto(GALLERY);
	await expectHydrated(page);
	await page.getByRole("button", { name: "Large dialog" }).click();
	await expect(page.getByRole("dialog", { name: "What is left" })).toBeVisible();

	expect(await overflow()).toBe("hidden");
	await page.keyboard.press("Escape");
	await expect(page.getByRole("dialog")).toHaveCount(0);
	await expect.poll(overflow).toBe("visible");
});

test(
	"a tooltip comes at once to who arrives by keyboard, describes its button, and goes when they leave",
	WIDE,
	async ({ page }) => {
		await page.goto(GALLERY);
		await expectHydrated(page);
		const first = page.getByRole("button", { name: "Required lessons" });
		const tooltip = page.getByRole("tooltip");
		await first.focus();
		await page.keyboard.press("Shift+Tab");
		await expect(tooltip).toHaveCount(0);
		await page.keyboard.press("Tab");
		await expect(first).toBeFocused();
		await expect(tooltip).toHaveText("Lessons that count towards completion");
		await expect(first).toHaveAccessibleDescription("Lessons that count towards completion");

		await page.keyboard.press("Escape");
		await expect(tooltip).toHaveCount(0);
		await expect(first).toBeFocused();
		await page.keyboard.press("Tab");
		await expect(page.getByRole("button", { name: "Free previews" })).toBeFocused();
		await expect(tooltip).toHaveText("Shows at once after the other");
	},
);

test("a dialog is opened, walked round and closed by keyboard, and gives the focus back", WIDE, async ({ page }) => {
	await page.goto(GALLERY);
	await expectHydrated(page);
	const opener = page.getByRole("button", { name: "Large dialog" });
	const dialog = page.getByRole("dialog", { name: "What is left" });
	await opener.focus();
	await page.keyboard.press("Enter");
	await expect(dialog).toBeVisible();

	const hasFocus = () => dialog.evaluate((element) => element.contains(document.activeElement));
	expect(await hasFocus()).toBe(true);
	for (const key of [...Array(8).fill("Tab"), ...Array(8).fill("Shift+Tab")]) {
		await page.keyboard.press(key);
		expect(await hasFocus()).toBe(true);
	}
	await page.keyboard.press("Escape");
	await expect(dialog).toHaveCount(0);
	await expect(opener).toBeFocused();

	await page.keyboard.press("Enter");
	await dialog.getByRole("button", { name: "Close" }).first().press("Enter");
	await expect(dialog).toHaveCount(0);
	await expect(opener).toBeFocused();
});
