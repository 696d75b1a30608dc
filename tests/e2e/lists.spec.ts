import type { Page } from "@playwright/test";
import { expect, expectHydrated, test, WIDE } from "./school";

const learners = (page: Page) => page.getByRole("region", { name: "Learners" });
const rows = (page: Page) =>
	learners(page)
		.getByRole("row")
		.filter({ has: page.getByRole("rowheader") });
const nameCells = (page: Page) => rows(page).getByRole("rowheader");
const names = (page: Page) => nameCells(page).allTextContents();
const head = (page: Page, name: string) => learners(page).getByRole("columnheader", { name });
const percents = async (page: Page) =>
	(
		await rows(page)
			.getByText(/^\d+%$/)
			.allTextContents()
	).map((text) => Number(text.replace("%", "")));
const isUpwards = (values: number[]) =>
	values.length > 1 && values.every((value, at) => at === 0 || Number(values[at - 1]) <= value);

test.beforeEach(async ({ page, signInAs }) => {
	await signInAs("admin");
	await page.goto("/instructor-dashboard?course=1");
});

async function askList(page: Page, apply: () => Promise<void>) {
	await expect(head(page, "Last activity")).toHaveAttribute("aria-sort", "descending");
	const latest = await names(page);

	await head(page, "Progress").getByRole("link").focus();
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/sort=progress/);
	await expect(head(page, "Progress")).toHaveAttribute("aria-sort", "ascending");
	await expect.poll(async () => isUpwards(await percents(page))).toBe(true);
	await head(page, "Progress").getByRole("link").click();
	await expect(page).toHaveURL(/sort=-progress/);
	await expect(head(page, "Progress")).toHaveAttribute("aria-sort", "descending");

	const pages = page.getByRole("navigation", { name: "Pages of the list" });
	await pages.getByRole("link", { name: "Next" }).click();
	await expect(page).toHaveURL(/sort=-progress&page=2/);
	await expect(learners(page).getByText(/^21 to /)).toBeVisible();

	const form = learners(page).getByRole("search");
	await form.getByRole("combobox", { name: "Status" }).selectOption("Completed");
	await apply();
	await expect(page).toHaveURL(/status=completed/);
	await expect(page).not.toHaveURL(/page=2/);
	await expect(rows(page).first()).toContainText("Completed");
	expect(new Set(await percents(page))).toEqual(new Set([100]));

	const [someone = ""] = await names(page);
	await form.getByLabel("Find by name").fill(someone.toUpperCase());
	await page.keyboard.press("Enter");
	await expect(nameCells(page)).toHaveText([someone]);

	const chip = learners(page).getByRole("link", { name: "Remove filter: Status: Completed" });
	await chip.click();
	await expect(chip).toHaveCount(0);
	await form.getByLabel("Find by name").fill("");
	await page.keyboard.press("Enter");
	await expect(page).not.toHaveURL(/[?&]q=[^&#]/);
	await expect(form.getByLabel("Order")).toBeHidden();
	await head(page, "Last activity").getByRole("link").click();
	await expect(nameCells(page)).toHaveText(latest);

	await form.locator("summary", { hasText: "Hide columns" }).click();
	await form.getByRole("checkbox", { name: "Country" }).check();
	await apply();
	await expect(head(page, "Country")).toHaveCount(0);
	await expect(head(page, "Status")).toBeVisible();
}

async function exported(page: Page) {
	const [download] = await Promise.all([
		page.waitForEvent("download"),
		learners(page).getByRole("link", { name: "Export as CSV" }).click(),
	]);
	expect(download.suggestedFilename()).toBe("learners.csv");
	const stream = await download.createReadStream();
	const chunks: Buffer[] = [];
	for await (const chunk of stream) chunks.push(chunk as Buffer);
	return Buffer.concat(chunks).toString().trim().split("\r\n");
}

test("a list is sorted, narrowed, paged and exported", WIDE, async ({ page, expectAccessible }) => {
	await expectHydrated(page);
	await expect(learners(page).getByRole("button", { name: "Show", exact: true })).toHaveCount(0);
	await askList(page, async () => {});
	await expectAccessible();

	await page.goto("/instructor-dashboard?course=1&status=completed");
	const shown = await names(page);
	const lines = await exported(page);
	expect(lines.length - 1).toBeGreaterThanOrEqual(shown.length);
	for (const name of shown) expect(lines.some((line: string) => line.startsWith(name))).toBe(true);
});

test("a choice is applied at once and keeps the focus, and typing is applied after a pause", WIDE, async ({ page }) => {
	await expectHydrated(page);
	const status = learners(page).getByRole("combobox", { name: "Status" });
	await status.focus();
	await status.selectOption("Completed");
	await expect(page).toHaveURL(/status=completed/);
	await expect(rows(page).first()).toContainText("Completed");
	await expect(status).toBeFocused();
	await expect(status).toHaveValue("completed");

	const [someone = ""] = await names(page);
	await learners(page).getByLabel("Find by name").fill(someone);
	await expect(nameCells(page)).toHaveText([someone]);
	await page.goBack();
	await page.goBack();
	await expect(status).toHaveValue("");
	await expect(rows(page)).toHaveCount(20);
});

test("a link that is pressed before typing was applied is followed", WIDE, async ({ page }) => {
	await page.goto("/admin/users");
	await expectHydrated(page);
	await page.clock.install();
	await page.clock.pauseAt(Date.now() + 60_000);
	let release = () => {};
	const isReleased = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route("**/admin/users/*.data*", async (route) => {
		await isReleased;
		await route.continue();
	});
	await page.getByRole("main").getByRole("searchbox").fill("nobody at all");
	await page.getByRole("rowheader").getByRole("link").first().click();
	const bar = page.getByRole("progressbar", { name: "Loading..." });
	const later = async () => {
		await page.clock.runFor(50);
		return bar.isVisible();
	};
	await expect.poll(later, { intervals: [50] }).toBe(true);
	release();
	await expect(page).toHaveURL(/\/admin\/users\/[^/?]+$/);
});

test("a link is followed although the pause of typing ends while a slow device is busy", WIDE, async ({ page }) => {
	await page.goto("/admin/users");
	await expectHydrated(page);
	await page.getByRole("main").getByRole("searchbox").fill("nobody at all");
	await page
		.getByRole("rowheader")
		.getByRole("link")
		.first()
		.evaluate((link: HTMLAnchorElement) => {
			link.click();
			const end = performance.now() + 400;
			while (performance.now() < end);
		});
	await expect(page).toHaveURL(/\/admin\/users\/[^/?]+$/);
});

test("filters stay within a phone at twice the size of text", WIDE, async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 800 });
	await page.goto("/admin/orders");
	await expectHydrated(page);
	await page.evaluate(() => {
		const twice = new CSSStyleSheet();
		twice.replaceSync("html { font-size: 200% !important }");
		document.adoptedStyleSheets.push(twice);
	});
	await page.getByRole("main").locator("summary", { hasText: "Filters" }).click();
	await expect(page.getByRole("main").getByLabel("Needs attention")).toBeVisible();
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

for (const language of ["de", "ru"]) {
	test(
		`the lists of the desk stay within a laptop's screen, with the long words of ${language}`,
		WIDE,
		async ({ page, context, baseURL }) => {
			await context.addCookies([{ name: "lang", value: language, url: String(baseURL) }]);
			for (const path of ["/admin/users", "/admin/help/tickets", "/admin/taxes", "/admin/orders"]) {
				await page.goto(path);
				for (const width of [1024, 1280, 1366]) {
					await page.setViewportSize({ width, height: 800 });
					expect(await page.evaluate(() => document.documentElement.scrollWidth), `${path} at ${width}`).toBe(width);
				}
			}
		},
	);
}

test("the search keeps the focus, and going back shows what was asked before", WIDE, async ({ page }) => {
	await expectHydrated(page);
	const field = learners(page).getByLabel("Find by name");
	const shown = await names(page);
	// Other tests' newcomers share one name.
	const someone = shown.find((name) => shown.indexOf(name) === shown.lastIndexOf(name)) ?? "";
	await field.fill(someone);
	await page.keyboard.press("Enter");
	await expect(nameCells(page)).toHaveText([someone]);
	await expect(field).toBeFocused();

	await page.goBack();
	await expect(field).toHaveValue("");
	await expect(rows(page)).toHaveCount(20);
});

test("nothing found is said, with a way back", WIDE, async ({ page, expectAccessible }) => {
	await page.goto(`/instructor-dashboard?course=1&q=${encodeURIComponent("李".repeat(300))}`);
	await expect(learners(page).getByRole("table")).toHaveCount(0);
	await expectAccessible();
	await learners(page).getByRole("link", { name: "Show all learners" }).click();
	await expect(rows(page)).toHaveCount(20);
});

test.describe("without script", WIDE, () => {
	test.use({ javaScriptEnabled: false });

	test("a list is sorted, narrowed and paged alike", async ({ page }) => {
		await askList(page, () => learners(page).getByRole("button", { name: "Show", exact: true }).click());
	});
});

test.describe("on a phone", WIDE, () => {
	test.use({ viewport: { width: 390, height: 844 } });

	test("rows are cards of labels and values, sorted by a list of orders", async ({ page, expectAccessible }) => {
		await expectHydrated(page);
		await expect(head(page, "Progress").getByRole("link")).not.toBeInViewport();
		await expect(rows(page).first().getByRole("cell").first()).toHaveAttribute("data-label", "Country");
		const filters = learners(page).getByRole("search").locator("summary", { hasText: "Filters" });
		await expect(learners(page).getByLabel("Order")).toBeHidden();
		await filters.click();
		await learners(page).getByLabel("Order").selectOption("Least progress first");
		await expect(page).toHaveURL(/sort=progress/);
		await expect.poll(async () => isUpwards(await percents(page))).toBe(true);
		await learners(page).getByRole("combobox", { name: "Status" }).selectOption("Completed");
		await expect(filters).toHaveText("Filters1");
		await page.keyboard.press("Escape");
		await expect(learners(page).getByLabel("Order")).toBeHidden();
		await expect(filters).toBeFocused();
		await expectAccessible();
	});
});

test(
	"the history of the settings and the errors are lists of the same kind",
	WIDE,
	async ({ page, expectAccessible }) => {
		for (const path of ["/admin/errors", "/admin/errors?status=muted", "/admin/settings?setting=discount#history"]) {
			await page.goto(path);
			await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
			await expectAccessible();
		}
	},
);

test("a slash leads to the search of the list, and is a slash where somebody types", WIDE, async ({ page }) => {
	await expectHydrated(page);
	const search = learners(page).getByRole("searchbox");
	await page.locator("h1").click();
	await page.keyboard.press("/");
	await expect(search).toBeFocused();
	await page.keyboard.type("1/2");
	await expect(search).toHaveValue("1/2");
});
