import type { Page } from "@playwright/test";
import { header, menuButton, open } from "../frame";
import { expect, expectHydrated, expectStill, JOURNEY_LANGUAGES, representatives, test, WIDE } from "../school";

const WIDTHS = [320, 360, 480, 767, 768, 832, 900, 1024, 1100, 1216, 1280, 1440];

/** Pixels by which the header or its parts overflow; at default text size no word is cut. */
function headerOverflow(page: Page) {
	return header(page).evaluate((element) => {
		const row = element.firstElementChild as HTMLElement;
		const room = row.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(row).paddingRight);
		const ends = [...row.querySelectorAll("a, summary, button")].map((part) => part.getBoundingClientRect());
		const shown = ends.filter(({ width }) => width > 0);
		const cut = [...row.querySelectorAll("nav .truncate")].filter((word) => word.scrollWidth > word.clientWidth);
		const tall = shown.filter(({ height }) => height > row.clientHeight).length;
		return (
			Math.max(0, ...shown.map(({ right }) => right - room), document.documentElement.scrollWidth - innerWidth) +
			tall +
			(Number.parseFloat(getComputedStyle(document.documentElement).fontSize) === 16 ? 10 * cut.length : 0)
		);
	});
}

test.describe("header", () => {
	for (const [language, details] of representatives(0, JOURNEY_LANGUAGES)) {
		test(`fits at every width, ${language}`, details, async ({ page, signInAs, baseURL }) => {
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

	test("fits at the largest text too", WIDE, async ({ page, signInAs }) => {
		await signInAs("student");
		await page.goto("/pricing");
		await page.evaluate(() => localStorage.setItem("accessibility", '{"fontSize":"larger"}'));
		await page.reload();
		for (const width of WIDTHS) {
			await page.setViewportSize({ width, height: 700 });
			expect([width, Math.max(0, Math.round(await headerOverflow(page)) - 1)]).toEqual([width, 0]);
		}
	});

	test("guests read Home, Courses, Pricing, Forum, and the current page is marked", WIDE, async ({ page }) => {
		await open(page, "/courses/1", { width: 768, height: 700 });
		const row = header(page).getByRole("navigation", { name: "Main" });

		await expect(row.getByRole("link")).toHaveText(["Home", "Courses", "Pricing", "Forum"]);
		await expect(row.locator("[aria-current=true]")).toHaveText("Courses");
		await expect(menuButton(page)).toBeHidden();
		await page.setViewportSize({ width: 767, height: 700 });
		await expect(row).toBeHidden();
		await expect(menuButton(page)).toBeVisible();
	});

	test(
		"the row of an admin has one entry to the desk, current on all of its pages; the account menu has the Admin link as well",
		WIDE,
		async ({ page, signInAs }) => {
			await signInAs("admin");
			await open(page, "/admin");
			const row = header(page).getByRole("navigation", { name: "Main" });

			await expect(row.getByRole("link", { name: /Admin/ })).toHaveText(["Admin Dashboard"]);
			await expect(row.locator("[aria-current=page]")).toHaveText("Admin Dashboard");

			await open(page, "/admin/settings");
			await expect(row.locator("[aria-current=true]")).toHaveText("Admin Dashboard");

			await header(page).locator("summary", { hasText: "Ruth" }).click();
			const menu = page.getByRole("menu", { name: /Ruth/ });
			await expect(menu.getByRole("menuitem", { name: "Admin Dashboard" })).toHaveAttribute("href", "/admin");
			await expect(menu.getByRole("menuitem", { name: "Admin", exact: true })).toHaveAttribute("href", "/admin/users");
		},
	);

	test("the user menu says who is signed in", WIDE, async ({ page, signInAs }) => {
		await signInAs("student");
		await open(page, "/pricing");
		await header(page).locator("summary", { hasText: "Amara" }).click();

		const menu = page.getByRole("menu", { name: /Amara/ });
		await expect(menu.getByText(/member · Student$/)).toBeVisible();
		await expect(menu.getByRole("menuitem", { name: "Dashboard" })).toBeVisible();
		await page.keyboard.press("Escape");
		await expect(menu).toBeHidden();
		await expect(header(page).locator("summary", { hasText: "Amara" })).toBeFocused();
	});

	test("a menu that was opened before the script was there stays open", WIDE, async ({ page }) => {
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

	test("the language menu closes on a click elsewhere and on a choice", WIDE, async ({ page, expectAccessible }) => {
		await open(page, "/courses");
		const switcher = header(page).locator("summary[aria-label='Language']");
		const menu = page.getByRole("menu", { name: "Language" });
		await switcher.click();
		await expect(menu.getByRole("menuitemradio", { checked: true })).toHaveText("English");
		await expectAccessible();
		await page.mouse.click(20, 300);
		await expect(menu).toBeHidden();

		await switcher.click();
		await menu.getByRole("menuitemradio", { name: "Deutsch" }).click();
		await expect(page.locator("html")).toHaveAttribute("lang", "de");
		await expect(page.getByRole("menu")).toHaveCount(0);
	});

	test("menus follow the keyboard: arrows, the first letters of a word, Escape", WIDE, async ({ page, signInAs }) => {
		await signInAs("student");
		await open(page, "/pricing");
		const focused = () => page.evaluate(() => document.activeElement?.textContent);
		await header(page).locator("summary[aria-label='Language']").focus();
		await page.keyboard.press("ArrowDown");
		await expect.poll(focused).toBe("English");
		await page.keyboard.press("ArrowDown");
		await expect.poll(focused).toBe("Русский");
		await page.keyboard.type("de");
		await expect.poll(focused).toBe("Deutsch");
		await page.keyboard.press("Escape");
		await expect(header(page).locator("summary[aria-label='Language']")).toBeFocused();

		await header(page).locator("summary", { hasText: "Amara" }).press("Enter");
		await expect(page.getByRole("menu")).toBeVisible();
		await page.keyboard.type("si");
		await expect.poll(focused).toBe("Sign out");
	});

	test("where its code does not come a plain list opens, and does the same", WIDE, async ({ page }) => {
		await page.route(/dropdown-panel/, (route) => route.abort());
		await open(page, "/courses");
		await header(page).locator("summary[aria-label='Language']").click();
		await header(page).locator("details[open]").getByRole("button", { name: "Deutsch" }).click();
		await expect(page.locator("html")).toHaveAttribute("lang", "de");
	});

	for (const [language, details] of representatives(0, ["de", "ru"])) {
		test(
			`under 768 px there is the menu, from there on the row, ${language}`,
			details,
			async ({ page, signInAs, baseURL }) => {
				await page.context().addCookies([{ name: "lang", value: language, url: String(baseURL) }]);
				for (const who of [null, "student", "instructor", "admin"]) {
					if (who) await signInAs(who);
					await page.goto("/courses");
					const shown = async (width: number) => {
						await page.setViewportSize({ width, height: 700 });
						const [row, button] = [
							header(page).locator("nav").first(),
							header(page).locator("summary[aria-haspopup=dialog]"),
						];
						return [await row.isVisible(), await button.isVisible()];
					};
					expect([who, await shown(767), await shown(768)]).toEqual([who, [false, true], [true, false]]);
				}
			},
		);
	}
});
