import type { Page } from "@playwright/test";
import { expect, expectHydrated, LANGUAGES, test, words } from "./school";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1440, height: 900 };
const SIZES = [PHONE, DESKTOP];
const WIDTHS = [320, 360, 480, 767, 768, 832, 900, 1024, 1100, 1216, 1280, 1440];

const header = (page: Page) => page.getByRole("banner");
const menuButton = (page: Page) => header(page).locator("summary[aria-label='Menu']");
const banner = (page: Page) => page.getByRole("region", { name: "Learning path" });
const crumbs = (page: Page) => page.getByRole("navigation", { name: "You are here" });

async function open(page: Page, path: string, size = DESKTOP) {
	await page.setViewportSize(size);
	await page.goto(path);
	await expectHydrated(page);
}

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
		for (const who of [null, "student", "admin"]) {
			test(`fits at every width, ${language}, ${who ?? "guest"}`, async ({ page, signInAs, baseURL }) => {
				if (who) await signInAs(who);
				await page.context().addCookies([{ name: "lang", value: language, url: String(baseURL) }]);
				await page.goto("/courses");
				const overflow: Record<number, number> = {};
				for (const width of WIDTHS) {
					await page.setViewportSize({ width, height: 700 });
					overflow[width] = Math.max(0, Math.round(await headerOverflow(page)) - 1);
				}
				expect(overflow).toEqual(Object.fromEntries(WIDTHS.map((width) => [width, 0])));
			});
		}
	}

	test("fits at the largest text too", async ({ page, signInAs }) => {
		await signInAs("student");
		await page.goto("/pricing");
		await page.evaluate(() => localStorage.setItem("accessibility", '{"fontSize":"larger"}'));
		for (const width of WIDTHS) {
			await page.setViewportSize({ width, height: 700 });
			await page.reload();
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

test.describe("menu on phones", () => {
	test("keeps focus and scrolling, closes on Escape and on navigation", async ({ page, expectAccessible }) => {
		await open(page, "/courses", PHONE);
		await menuButton(page).click();
		const sheet = page.getByRole("dialog", { name: "Menu" });
		await expect(sheet).toBeVisible();
		await expectAccessible();

		expect(await page.evaluate(() => getComputedStyle(document.body).overflowY)).toBe("hidden");
		for (let press = 0; press < 12; press += 1) {
			await page.keyboard.press("Tab");
			expect(await sheet.evaluate((element) => element.contains(document.activeElement))).toBe(true);
		}
		await page.keyboard.press("Escape");
		await expect(sheet).toBeHidden();
		await expect(menuButton(page)).toBeFocused();

		await menuButton(page).click();
		await sheet.getByRole("link", { name: "Pricing" }).click();
		await expect(page).toHaveURL(/\/pricing$/);
		await expect(sheet).toBeHidden();
		expect(await page.evaluate(() => getComputedStyle(document.body).overflowY)).not.toBe("hidden");
	});

	test("its code is fetched at the first press, and a list opens when it does not come", async ({ page }) => {
		const fetched: string[] = [];
		await page.route(/menu-sheet/, (route) => {
			fetched.push(route.request().url());
			return route.abort();
		});
		await open(page, "/", PHONE);
		expect(fetched).toEqual([]);
		await menuButton(page).click();

		await expect(header(page).locator("details[open]").getByRole("link", { name: "Courses" })).toBeVisible();
		expect(fetched.length).toBeGreaterThan(0);
	});

	test.describe("without JavaScript", () => {
		test.use({ javaScriptEnabled: false });

		test("a list opens below the button", async ({ page }) => {
			await page.setViewportSize(PHONE);
			await page.goto("/");
			await menuButton(page).click();
			await header(page).locator("details[open]").getByRole("link", { name: "Courses" }).click();
			await expect(page).toHaveURL(/\/courses$/);
		});
	});
});

test.describe("breadcrumbs", () => {
	test("stand once, from the path, and for search engines", async ({ page }) => {
		await open(page, "/fr/courses/1/modules");
		const label = (await words("fr", "common"))("breadcrumbs.label");
		const trail = page.getByRole("navigation", { name: label });

		await expect(trail).toHaveCount(1);
		await expect(trail.getByRole("listitem")).toHaveText([/Accueil$/, /Cours$/, /Élément 1$/, /Modules$/]);
		await expect(trail.getByRole("link", { name: "Élément 1" })).toHaveAttribute("href", "/fr/courses/1");
		const lists = await page.locator("script[type='application/ld+json']").allTextContents();
		const found = lists.map((text) => JSON.parse(text)).filter((facts) => facts["@type"] === "BreadcrumbList");
		expect(found).toHaveLength(1);
		expect(found[0].itemListElement.at(-1).item).toMatch(/\/fr\/courses\/1\/modules$/);
	});

	test("the course page has one, a page of one crumb has none", async ({ page }) => {
		await open(page, "/courses/1");
		await expect(crumbs(page)).toHaveCount(1);
		await expect(crumbs(page).getByRole("listitem")).toHaveText([/Home$/, /Courses$/, /Item 1$/]);
		for (const path of ["/", "/courses", "/pricing", "/nothing/here"]) {
			await page.goto(path);
			await expect(crumbs(page)).toHaveCount(0);
		}
	});

	test("admin pages have one inside their frame", async ({ page, signInAs }) => {
		await signInAs("admin");
		await open(page, "/admin/settings");
		await expect(crumbs(page)).toHaveCount(1);
		await expect(crumbs(page).getByRole("listitem")).toHaveText([/Home$/, /Admin Panel$/, /Settings$/]);
	});
});

test("the footer has sign-in links for guests only", async ({ page, signInAs }) => {
	const signIn = page.getByRole("contentinfo").getByRole("link", { name: "Sign in" });
	await page.goto("/courses");
	await expect(signIn).toHaveCount(1);
	await signInAs("student");
	await page.goto("/courses");
	await expect(signIn).toHaveCount(0);
	await expect(page.getByRole("contentinfo")).toContainText("Rules differ by place");
});

test.describe("moving about", () => {
	test("after 300 px there is a way back to the top, and the focus goes along", async ({ page }) => {
		await open(page, "/courses");
		const button = page.getByRole("button", { name: "Back to top" });
		await page.evaluate(() => window.scrollTo(0, 300));
		await expect(button).toHaveCount(0);
		await page.evaluate(() => window.scrollTo(0, 500));
		await button.click();
		await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
		await expect(page.locator("#main")).toBeFocused();
	});

	test("a new page takes the focus, is announced and starts at its top", async ({ page }) => {
		await open(page, "/");
		await page.evaluate(() => window.scrollTo(0, 600));
		await header(page).getByRole("link", { name: "Courses" }).click();
		await expect(page).toHaveURL(/\/courses$/);
		await expect(page.locator("#main")).toBeFocused();
		await expect(page.locator("[aria-live=polite].sr-only").first()).toHaveText(await page.title());
		expect(await page.evaluate(() => window.scrollY)).toBe(0);
	});

	test("a slow page shows a progress bar, a quick one none", async ({ page }) => {
		await open(page, "/");
		const bar = page.getByRole("progressbar", { name: "Loading..." });
		let release = () => {};
		const gate = new Promise<void>((resolve) => {
			release = resolve;
		});
		await page.route(/\/courses\.data/, async (route) => {
			await gate;
			await route.continue();
		});
		await header(page).getByRole("link", { name: "Courses" }).click();
		await expect(bar).toBeVisible();
		release();
		await expect(page).toHaveURL(/\/courses$/);
		await expect(bar).toHaveCount(0);
	});

	test("the first stop of the keyboard skips to the page", async ({ page }) => {
		await open(page, "/courses");
		await page.keyboard.press("Tab");
		await expect(page.getByRole("link", { name: "Skip to main content" })).toBeFocused();
		await page.keyboard.press("Enter");
		await expect(page.locator("#main")).toBeFocused();
	});
});

test.describe("accessibility preferences", () => {
	test("show at once, are stored, and worn before anything runs", async ({ page, expectAccessible }) => {
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

		// The code of the page never comes.
		await page.route(/\/assets\/.*\.js/, () => {});
		await page.goto("/pricing", { waitUntil: "commit" });
		await expect(html).toHaveAttribute("data-font-size", "larger");
		await expect(html).toHaveAttribute("data-contrast", "high");
	});

	test("are opened from the user menu and honoured in a lesson; reset undoes them", async ({ page, signInAs }) => {
		await signInAs("student");
		await open(page, "/dashboard");
		await header(page).locator("summary", { hasText: "Amara" }).click();
		await header(page).getByRole("button", { name: "Accessibility preferences" }).click();
		const panel = page.getByRole("dialog", { name: "Accessibility" });
		await panel.getByLabel("Large", { exact: false }).first().check();
		await page.keyboard.press("Escape");
		await page.goto("/lessons/1");
		await expect(page.locator("html")).toHaveCSS("font-size", "18px");

		await expectHydrated(page);
		await page.getByRole("button", { name: "Accessibility preferences" }).click();
		await panel.getByRole("button", { name: "Reset" }).click();
		await expect(page.locator("html")).toHaveCSS("font-size", "16px");
	});
});

for (const theme of ["light", "dark"]) {
	for (const contrast of ["normal", "high"]) {
		for (const size of SIZES) {
			test(`the frame is accessible, ${theme}, ${contrast} contrast, ${size.width} px`, async ({
				page,
				signInAs,
				expectAccessible,
			}) => {
				await page.setViewportSize(size);
				await page.goto("/courses/1");
				await expectHydrated(page);
				await page.evaluate(
					(value) => localStorage.setItem("accessibility", JSON.stringify({ contrast: value })),
					contrast,
				);
				if (theme === "dark") {
					const stored = page.waitForResponse((response) => response.url().endsWith("/preferences/theme"));
					await page.getByRole("button", { name: "Switch to the dark theme" }).first().click();
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
				await expectAccessible();
			});
		}
	}
}
