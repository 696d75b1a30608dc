import type { Page } from "@playwright/test";
import { VISITED_PAGES } from "./every-page";
import { expect, expectHydrated, setTheme, test } from "./school";

/** Stores preferences before each page loads. */
async function wear(page: Page, preferences: object) {
	await page.addInitScript((value) => {
		// A frame in a sandbox has no storage.
		if (self === top) localStorage.setItem("accessibility", value);
	}, JSON.stringify(preferences));
}

/** Innermost elements wider than the screen, when the page scrolls sideways. */
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

test.describe("in German, dark and at high contrast", () => {
	for (const [{ name, who, path }, details] of VISITED_PAGES) {
		test(
			`${name} fits small phones at the largest text, and is accessible`,
			details,
			async ({ page, signInAs, baseURL, expectAccessible }) => {
				if (who) await signInAs(who);
				await setTheme(page, String(baseURL), "dark");
				await page.context().addCookies([{ name: "lang", value: "de", url: String(baseURL) }]);
				await wear(page, { fontSize: "larger", contrast: "high" });
				const address = await path(page);

				await page.setViewportSize({ width: 320, height: 740 });
				const answer = await page.goto(address);
				expect(answer?.status()).toBe(/, no /.test(name) ? 404 : 200);
				await expectHydrated(page);
				const html = page.locator("html");
				await expect(html).toHaveAttribute("lang", "de");
				await expect(html).toHaveCSS("font-size", "20px");
				for (const width of [320, 360]) {
					await page.setViewportSize({ width, height: 740 });
					expect(await sticksOut(page), `${address}, ${width} px wide`).toEqual([]);
				}

				// Large text may have less contrast, so check the default size.
				await html.evaluate((element) => element.removeAttribute("data-font-size"));
				await expect(html).toHaveCSS("font-size", "16px");
				await page.setViewportSize({ width: 390, height: 844 });
				await expect(html).toHaveClass("dark");
				await expect(html).toHaveAttribute("data-contrast", "high");
				await expectAccessible();
			},
		);
	}
});
