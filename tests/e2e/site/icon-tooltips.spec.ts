import type { Page } from "@playwright/test";
import { header } from "../frame";
import { expect, expectHydrated, representatives, stopClock, test, WIDE } from "../school";

/** Controls with an icon and no visible text: accessible name and tooltip. */
function iconsWithoutWords(page: Page) {
	return page.evaluate(() =>
		[...document.querySelectorAll<HTMLElement>("button, summary, a")]
			// biome-ignore lint/performance/useDomNodeTextContent: words that a narrow screen hides are none
			.filter((one) => one.checkVisibility() && one.innerText.trim() === "" && one.querySelector("svg.lucide"))
			.map((one) => [one.getAttribute("aria-label"), one.dataset.tooltip]),
	);
}

for (const [[who, path], details] of representatives(0, [
	["student", "/lessons/2"],
	[null, "/courses"],
	["admin", "/admin/errors"],
	[null, "/"],
	["student", "/courses/1"],
	["student", "/lessons/4/sheets/listing-log"],
	[null, "/resources/listing-red-flags"],
	["instructor", "/courses/1/preview/1"],
] as const)) {
	test(`every icon button of ${path} has a tooltip, on phones too`, details, async ({ page, signInAs }) => {
		if (who) await signInAs(who);
		await page.goto(path);
		await expectHydrated(page);
		for (const width of [390, 1440]) {
			await page.setViewportSize({ width, height: 900 });
			await page.evaluate(() => window.scrollTo(0, 600));
			// A slow device lays the page out anew some time after its width has changed.
			await expect.poll(async () => (await iconsWithoutWords(page)).length).toBeGreaterThan(1);
			const found = await iconsWithoutWords(page);
			expect(found.filter(([name, tooltip]) => !name || name !== tooltip)).toEqual([]);
		}
	});
}

test("the tooltip of an icon button waits, the next one does not, and Escape takes it away", WIDE, async ({ page }) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.clock.install();
	await page.goto("/courses");
	await expectHydrated(page);
	await stopClock(page);
	await header(page).getByRole("button", { name: "Switch to the dark theme" }).hover();
	await page.clock.runFor(650);
	await expect(page.getByRole("tooltip")).toHaveCount(0);
	await page.clock.runFor(100);
	await expect(page.getByRole("tooltip")).toHaveText("Switch to the dark theme");

	await header(page).locator("summary[aria-label='Language']").hover();
	await page.clock.runFor(50);
	await expect(page.getByRole("tooltip")).toHaveText("Language");
	await page.keyboard.press("Escape");
	await expect(page.getByRole("tooltip")).toHaveCount(0);
});

test("who comes by keyboard reads it at once, and a press closes it", WIDE, async ({ page, expectAccessible }) => {
	await page.goto("/courses");
	await expectHydrated(page);
	const toggle = header(page).getByRole("button", { name: "Switch to the dark theme" });
	await header(page).locator("summary[aria-label='Language']").focus();
	await page.keyboard.press("Tab");
	await expect(toggle).toBeFocused();
	await expect(page.getByRole("tooltip")).toHaveText("Switch to the dark theme");
	await expectAccessible();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("tooltip")).toHaveCount(0);
});
