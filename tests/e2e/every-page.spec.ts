import type { Page } from "@playwright/test";
import { VISITED_PAGES } from "./every-page";
import { expect, expectHydrated, test, useTheme } from "./school";

/** Wears preferences from the first byte on, as somebody does who has chosen them before. */
async function wear(page: Page, preferences: object) {
	await page.addInitScript((value) => localStorage.setItem("accessibility", value), JSON.stringify(preferences));
}

/** The innermost elements that stick out of the screen, where the page scrolls sideways. */
function sticksOut(page: Page) {
	return page.evaluate(() => {
		if (document.documentElement.scrollWidth <= innerWidth) return [];
		const wide = [...document.body.querySelectorAll("*")].filter(
			(one) => one.getBoundingClientRect().right > innerWidth + 0.5,
		);
		const inner = wide.filter((one) => ![...one.children].some((child) => wide.includes(child)));
		const scrolls = `the page is ${document.documentElement.scrollWidth} px wide`;
		return [
			scrolls,
			...inner.slice(0, 5).map((one) => `${one.tagName} ${one.className} “${one.textContent?.slice(0, 40)}”`),
		];
	});
}

test.describe("in German at the largest text", () => {
	for (const { name, who, path } of VISITED_PAGES) {
		test(`${name} fits small phones`, async ({ page, signInAs, baseURL }) => {
			if (who) await signInAs(who);
			await page.context().addCookies([{ name: "lang", value: "de", url: String(baseURL) }]);
			await wear(page, { fontSize: "larger" });
			const address = await path(page);

			await page.setViewportSize({ width: 320, height: 740 });
			const answer = await page.goto(address);
			expect(answer?.status()).toBe(200);
			await expectHydrated(page);
			await expect(page.locator("html")).toHaveAttribute("lang", "de");
			await expect(page.locator("html")).toHaveCSS("font-size", "20px");
			for (const width of [320, 360]) {
				await page.setViewportSize({ width, height: 740 });
				expect(await sticksOut(page), `${address}, ${width} px wide`).toEqual([]);
			}
		});
	}
});

test.describe("dark and at high contrast", () => {
	test.use({ contextOptions: { reducedMotion: "reduce" } });

	for (const { name, who, path } of VISITED_PAGES) {
		test(`${name} is accessible`, async ({ page, signInAs, baseURL, expectAccessible }) => {
			if (who) await signInAs(who);
			await useTheme(page, String(baseURL), "dark");
			await wear(page, { contrast: "high" });
			await page.setViewportSize({ width: 390, height: 844 });
			await page.goto(await path(page));
			await expectHydrated(page);

			await expect(page.locator("html")).toHaveClass("dark");
			await expect(page.locator("html")).toHaveAttribute("data-contrast", "high");
			await expectAccessible();
		});
	}
});
