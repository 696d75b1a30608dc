import type { Page } from "@playwright/test";
import { header, menuButton, open } from "./frame";
import { expect, expectHydrated, expectStill, LANGUAGES, test } from "./school";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const WIDTHS = [320, 360, 480, 767, 768, 832, 900, 1024, 1100, 1216, 1280, 1440];

/** How many pixels the header, or one of its parts, runs out of its room. */
function headerOverflow(page: Page) {
	return header(page).evaluate((element) => {
		const row = element.firstElementChild as HTMLElement;
		const room = row.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(row).paddingRight);
		const ends = [...row.querySelectorAll("a, summary, button")].map((part) => part.getBoundingClientRect());
		const shown = ends.filter(({ width }) => width > 0);
		const tall = shown.filter(({ height }) => height > row.clientHeight).length;
		return (
			Math.max(0, ...shown.map(({ right }) => right - room), document.documentElement.scrollWidth - innerWidth) + tall
		);
	});
}

test.describe("header", () => {
	for (const language of LANGUAGES) {
		test(`fits at every width, ${language}`, async ({ page, signInAs, baseURL }) => {
			await page.context().addCookies([{ name: "lang", value: language, url: String(baseURL) }]);
			for (const who of [null, "student", "admin"]) {
				if (who) await signInAs(who);
				await page.goto("/courses");
				const overflow: Record<number, number> = {};
				for (const width of WIDTHS) {
					await page.setViewportSize({ width, height: 700 });
					overflow[width] = Math.max(0, Math.round(await headerOverflow(page)) - 1);
				}
				expect(overflow, who ?? "guest").toEqual(Object.fromEntries(WIDTHS.map((width) => [width, 0])));
			}
		});
	}

	test("fits at the largest text too", async ({ page, signInAs }) => {
		await signInAs("student");
		await page.goto("/pricing");
		await page.evaluate(() => localStorage.setItem("accessibility", '{"fontSize":"larger"}'));
		await page.reload();
		for (const width of WIDTHS) {
			await page.setViewportSize({ width, height: 700 });
			expect([width, Math.max(0, Math.round(await headerOverflow(page)) - 1)]).toEqual([width, 0]);
		}
	});

	test("guests read Home, Courses, Pricing, and the current page is marked", async ({ page }) => {
		await open(page, "/courses/1", { width: 768, height: 700 });
		const row = header(page).getByRole("navigation", { name: "Main" });

		await expect(row.getByRole("link")).toHaveText(["Home", "Courses", "Pricing"]);
		await expect(row.locator("[aria-current=page]")).toHaveText("Courses");
		await expect(menuButton(page)).toBeHidden();
		await page.setViewportSize({ width: 767, height: 700 });
		await expect(row).toBeHidden();
		await expect(menuButton(page)).toBeVisible();
	});

	test("admins have their dashboard and an Admin link, of which one is current", async ({ page, signInAs }) => {
		await signInAs("admin");
		await open(page, "/admin");
		const row = header(page).getByRole("navigation", { name: "Main" });

		await expect(row.getByRole("link", { name: "Admin Dashboard" })).toHaveAttribute("href", "/admin");
		await expect(row.getByRole("link", { name: "Admin", exact: true })).toHaveAttribute("href", "/admin");
		await expect(row.locator("[aria-current=page]")).toHaveText("Admin Dashboard");
	});

	test("the user menu says who is signed in", async ({ page, signInAs }) => {
		await signInAs("student");
		await open(page, "/pricing");
		await header(page).locator("summary", { hasText: "Amara" }).click();

		await expect(header(page).getByText(/member · Student$/)).toBeVisible();
		await expect(header(page).locator("details[open]").getByRole("link", { name: "Dashboard" })).toBeVisible();
		await page.keyboard.press("Escape");
		await expect(header(page).locator("details[open]")).toHaveCount(0);
	});

	test("a menu that was opened before the script was there stays open", async ({ page }) => {
		let release = () => {};
		const held = new Promise<void>((resolve) => {
			release = resolve;
		});
		await page.route(/\/assets\/entry\.client-[^/]+\.js/, async (route) => {
			await held;
			await route.continue();
		});
		await page.goto("/courses");
		await header(page).locator("summary").first().click();
		await expect(header(page).locator("details[open]")).toHaveCount(1);
		release();
		await expectHydrated(page);
		await expectStill(page);
		await expect(header(page).locator("details[open]")).toHaveCount(1);
	});

	test("the language menu closes on a click elsewhere and on a choice", async ({ page }) => {
		await open(page, "/courses");
		const switcher = header(page).locator("details", { has: page.locator("summary[aria-label='Language']") });
		await switcher.locator("summary").click();
		await expect(switcher).toHaveAttribute("open");
		await page.mouse.click(20, 300);
		await expect(switcher).not.toHaveAttribute("open");

		await switcher.locator("summary").click();
		await switcher.getByRole("button", { name: "Deutsch" }).click();
		await expect(page.locator("html")).toHaveAttribute("lang", "de");
		await expect(header(page).locator("details[open]")).toHaveCount(0);
	});
});
