import { expect, expectHydrated, representatives, test, WIDE, words } from "../school";

const LOOKS = [
	{ language: "de", width: 360 },
	{ language: "en", width: 1440 },
	{ language: "zh", width: 768 },
] as const;

for (const [{ language, width }, details] of representatives(0, LOOKS)) {
	test(
		`the API page is readable and accessible at ${width} px in ${language}`,
		details,
		async ({ page, expectAccessible }) => {
			// The longest page of the school, all of it checked by axe.
			test.slow();
			const t = await words(language, "developers");
			await page.setViewportSize({ width, height: 900 });
			await page.goto(`/${language}/developers`);
			await expectHydrated(page);

			await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("title"));
			await expect(page.locator("link[rel=alternate][hreflang]")).toHaveCount(7);
			await expectAccessible();
		},
	);
}

test("in the dark theme it is accessible as well", WIDE, async ({ page, baseURL, expectAccessible }) => {
	test.slow();
	await page.request.post("/preferences/theme", {
		data: JSON.stringify({ theme: "dark" }),
		headers: { "Content-Type": "text/plain", Origin: String(baseURL) },
	});
	await page.goto("/developers");
	await expectHydrated(page);
	await expect(page.locator("html")).toHaveClass("dark");
	await expectAccessible();
});

test(
	"every call of the document stands on the page that the index leads to, and an old anchor leads there too",
	WIDE,
	async ({ page }) => {
		const document = await (await page.request.get("/api/openapi.json")).json();
		const heads: string[] = [];
		for (const group of ["account", "catalog", "learning", "forum", "school"]) {
			await page.goto(`/developers/${group}`);
			heads.push(...(await page.locator("article header code").allTextContents()));
		}
		const calls = Object.entries<object>(document.paths).flatMap(([path, methods]) =>
			Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
		);
		expect(heads.sort()).toEqual(calls.sort());

		await page.goto("/de/developers#call-enroll");
		await expect(page).toHaveURL(/\/de\/developers\/learning#call-enroll$/);
		await page.goto("/developers#shape-Course");
		await expect(page).toHaveURL(/\/developers\/shapes#shape-Course$/);
	},
);

test("a search finds a call by its path", WIDE, async ({ page, expectAccessible }) => {
	await page.goto("/developers");
	await expectHydrated(page);
	await page.getByRole("searchbox", { name: "Find a call" }).fill("post enroll");
	const index = page.getByRole("region", { name: "All calls" });
	await expect(index.getByRole("listitem")).toHaveCount(1);
	await index.getByRole("link", { name: /Enroll in a course/ }).click();
	await expect(page.getByRole("article", { name: "Enroll in a course" })).toBeInViewport();
	await expectAccessible();
});

test("a request is copied as it stands", WIDE, async ({ page, context }) => {
	await context.grantPermissions(["clipboard-write"]);
	await page.goto("/developers/learning#call-enroll");
	await expectHydrated(page);
	const call = page.getByRole("article", { name: "Enroll in a course" });
	await call.getByRole("button", { name: "Copy" }).click();

	await expect(call.getByRole("button", { name: "Copied" })).toBeVisible();
	// Pages cannot read the clipboard, but they can paste.
	await page.evaluate(() => document.body.appendChild(document.createElement("textarea")).focus());
	await page.keyboard.press("ControlOrMeta+v");
	const copied = await page.locator("textarea").inputValue();
	expect(copied).toBe(await call.locator("pre").first().textContent());
	expect(copied).toContain('-H "Authorization: Bearer $TOKEN"');
});

test.describe("without script", WIDE, () => {
	test.use({ javaScriptEnabled: false });

	test("it is all there, and the footer leads to it", async ({ page }) => {
		await page.setViewportSize({ width: 360, height: 740 });
		await page.goto("/fr/courses");
		const frame = await words("fr", "frame");
		await page
			.getByRole("contentinfo")
			.getByRole("link", { name: frame("pages.developers") })
			.click();
		await expect(page).toHaveURL(/\/fr\/developers$/);

		const t = await words("fr", "developers");
		await page.getByText(t("contents")).click();
		await page
			.getByRole("link", { name: t("limits.title"), exact: true })
			.first()
			.click();
		await expect(page).toHaveURL(/#limits$/);
		await expect(page.getByRole("heading", { name: t("limits.title"), exact: true })).toBeInViewport();
		await expect(page.getByRole("button", { name: t("copy") })).toHaveCount(0);
	});
});
