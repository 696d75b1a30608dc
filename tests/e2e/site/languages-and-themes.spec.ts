import { expect, expectHydrated, JOURNEY_LANGUAGES, representatives, test, WIDE, words } from "../school";

for (const [language, details] of representatives(0, JOURNEY_LANGUAGES)) {
	test(
		`pages in ${language} speak it, name their alternates and are accessible`,
		details,
		async ({ page, expectAccessible }) => {
			// axe checks six pages.
			test.slow();
			await page.setViewportSize({ width: 360, height: 740 });
			for (const path of ["", "/courses", "/courses/1", "/courses/1/modules", "/login", "/register"]) {
				await page.goto(`/${language}${path}`);
				await expectHydrated(page);

				await expect(page.locator("html")).toHaveAttribute("lang", language);
				await expect(page.locator("link[rel=alternate][hreflang]")).toHaveCount(7);
				await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", new RegExp(`/${language}${path}$`));
				await expectAccessible();
			}
		},
	);
}

test("links keep the prefix, and choosing a language moves to its prefix", WIDE, async ({ page }) => {
	const de = await words("de", "common");
	const frame = await words("de", "frame");
	const catalog = await words("de", "catalog");
	await page.goto("/de/courses");
	await expectHydrated(page);
	await page
		.getByRole("link", { name: frame("pages.home") })
		.first()
		.click();
	await expect(page).toHaveURL(/\/de$/);
	// The URL changes before the page, and the old page's open menu closes.
	await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(catalog("courses.title"));

	await page.locator(`summary[aria-label="${de("nav.language")}"]`).click();
	await page.getByRole("menuitemradio", { name: "Français" }).click();
	await expect(page).toHaveURL(/\/fr$/);
	await expect(page.locator("html")).toHaveAttribute("lang", "fr");
	await expect.poll(() => page.evaluate(() => localStorage.getItem("lang"))).toBe("fr");
});

test.describe("a German browser", () => {
	test.use({ locale: "de-DE" });

	test("gets German without asking, and the stored choice wins over it", async ({ page }) => {
		await page.goto("/courses");
		await expect(page.locator("html")).toHaveAttribute("lang", "de");

		await page.context().addCookies([{ name: "lang", value: "es", url: page.url() }]);
		await page.reload();
		await expect(page.locator("html")).toHaveAttribute("lang", "es");
	});
});

test("the theme is chosen once, worn by the first byte and mirrored", WIDE, async ({ page, expectAccessible }) => {
	await page.goto("/courses");
	await expectHydrated(page);
	await expect(page.locator("html")).toHaveClass("light");
	const stored = page.waitForResponse((response) => response.url().endsWith("/preferences/theme"));
	await page.getByRole("button", { name: "Switch to the dark theme" }).click();
	await stored;

	const html = await (await page.request.get("/courses")).text();
	expect(html).toMatch(/<html[^>]*class="dark"/);
	await page.reload();
	await expect(page.locator("html")).toHaveClass("dark");
	await expect.poll(() => page.evaluate(() => localStorage.getItem("theme"))).toBe("dark");
	await expectAccessible();
});

test(
	"a theme that only the browser has stored counts, before the first paint and from then on",
	WIDE,
	async ({ page }) => {
		await page.addInitScript(() => localStorage.setItem("theme", "dark"));
		const stored = page.waitForResponse((response) => response.url().endsWith("/preferences/theme"));
		await page.goto("/courses", { waitUntil: "commit" });
		await expect(page.locator("html")).toHaveClass("dark");
		await stored;

		expect(await (await page.request.get("/courses")).text()).toMatch(/<html[^>]*class="dark"/);
		await expect(page.locator("html")).toHaveClass("dark");
	},
);

for (const [path, details] of representatives(0, ["/nothing-here", "/courses/99999", "/xx/courses", "/lessons/abc"])) {
	test(`${path} is a designed "not found"`, details, async ({ page, signInAs, expectAccessible }) => {
		await signInAs("student");
		const response = await page.goto(path);

		expect(response?.status()).toBe(404);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page is not on the map");
		await expectAccessible();
	});
}
