import type { Page } from "@playwright/test";
import { expect, expectHydrated, test, WIDE, words } from "../school";

// React and the browser log the expected errors.
test.use({ tolerated: /Failed to fetch|^SyntaxError\n|React error #422/ });

const card = (page: Page) => page.getByRole("alert");
const tryAgain = (page: Page) => card(page).getByRole("button", { name: "Try Again" });

async function breakRequests(page: Page, pattern: RegExp) {
	await page.route(pattern, (route) => route.abort());
	return () => page.unroute(pattern);
}

async function turnToNextLesson(page: Page) {
	await page.goto("/lessons/3");
	await expectHydrated(page);
	await page.keyboard.press("ArrowRight");
}

test(
	"a lesson that breaks has a card of its own, with four ways on",
	WIDE,
	async ({ page, signInAs, expectAccessible }) => {
		await signInAs("student");
		await breakRequests(page, /\/lessons\/4\.data/);
		await turnToNextLesson(page);

		await expect(card(page).getByRole("heading", { level: 1, name: "Lesson Error" })).toBeVisible();
		await expect(card(page)).toContainText("This lesson content couldn't be loaded right now.");
		await expect(card(page)).toContainText("Failed to load Lesson page");
		await expect(card(page)).toContainText(/Error ID: \S{8,}/);
		await expect(card(page).getByRole("link", { name: "Refresh Page" })).toHaveAttribute("href", "/lessons/4");
		await expect(card(page).getByRole("link", { name: "Go Home" })).toHaveAttribute("href", "/");
		await expectAccessible();

		await card(page).getByRole("button", { name: "Go Back" }).click();
		await expect(page).toHaveURL(/\/lessons\/3$/);
		await expect(card(page)).toHaveCount(0);
	},
);

test("a page stays when the code of what it can do without does not come", WIDE, async ({ page, signInAs }) => {
	const asked: string[] = [];
	for (const part of ["session-watch", "referral-notice", "testimonial-controls"])
		await page.route(new RegExp(`/assets/${part}-`), (route) => {
			asked.push(part);
			return route.abort();
		});

	await page.goto("/?ref=somebody");
	await expectHydrated(page);
	await page.getByRole("region", { name: "What learners say" }).scrollIntoViewIfNeeded();
	await expect.poll(() => asked).toEqual(expect.arrayContaining(["referral-notice", "testimonial-controls"]));
	await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
	await signInAs("student");
	await page.goto("/notes");
	await expect.poll(() => asked).toContain("session-watch");
	await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
	await expect(card(page)).toHaveCount(0);
});

test(
	"Try Again brings the lesson once the failure has ended, and counts the attempts",
	WIDE,
	async ({ page, signInAs }) => {
		await signInAs("student");
		const mend = await breakRequests(page, /\/lessons\/4\.data/);
		await turnToNextLesson(page);

		await tryAgain(page).click();
		await expect(card(page)).toContainText("Attempt 1 of 3");
		await mend();
		await tryAgain(page).click();
		await expect(page.locator("#lesson-title")).toBeVisible();
		await expect(page).toHaveURL(/\/lessons\/4$/);
		await expect(card(page)).toHaveCount(0);
	},
);

test(
	"after three retries it says Max Retries Reached, and Refresh Page still leads on",
	WIDE,
	async ({ page, signInAs }) => {
		await signInAs("student");
		const mend = await breakRequests(page, /\/lessons\/4\.data/);
		await turnToNextLesson(page);

		for (const attempt of [1, 2, 3]) {
			await tryAgain(page).click();
			await expect(card(page)).toContainText(`Attempt ${attempt} of 3`);
		}
		await expect(card(page).getByRole("button", { name: "Max Retries Reached" })).toBeDisabled();
		await expect(tryAgain(page)).toHaveCount(0);

		await mend();
		await card(page).getByRole("link", { name: "Refresh Page" }).click();
		await expect(page.locator("#lesson-title")).toBeVisible();
	},
);

test(
	"a part of a lesson that does not come leaves the rest readable, and comes with Try Again",
	WIDE,
	async ({ page, signInAs, expectAccessible }) => {
		await signInAs("student");
		const mend = await breakRequests(page, /\/assets\/quiz-panel-[^/]+\.js/);
		await page.goto("/lessons/5");

		await expect(card(page).getByRole("heading", { name: "Error", exact: true })).toBeVisible();
		await expect(card(page)).toContainText("Something went wrong with this component.");
		await expect(page.locator("#lesson-title")).toBeVisible();
		await expectAccessible();
		await tryAgain(page).click();
		await expect(card(page)).toContainText("Attempt 1 of 3");

		await mend();
		await tryAgain(page).click();
		await expect(page.locator("form:has(input[type=radio])").or(page.locator("#result")).first()).toBeVisible();
		await expect(card(page)).toHaveCount(0);
	},
);

test("a course that breaks says so, and comes with Try Again", WIDE, async ({ page }) => {
	const mend = await breakRequests(page, /\/courses\/2\.data/);
	await page.goto("/courses");
	await expectHydrated(page);
	await page.locator("main a[href='/courses/2']").first().click();

	await expect(card(page).getByRole("heading", { name: "Course Loading Error" })).toBeVisible();
	await expect(card(page)).toContainText("There was an error loading the course content.");
	await mend();
	await tryAgain(page).click();
	await expect(page.locator("main h1")).not.toHaveText("Course Loading Error");
	await expect(page.locator("main")).toContainText("$");
});

test("a page whose answer makes no sense says so", WIDE, async ({ page }) => {
	await page.route(/\/pricing\.data/, (route) => route.fulfill({ status: 502, body: "Bad gateway" }));
	await page.goto("/courses");
	await expectHydrated(page);
	await page.getByRole("banner").getByRole("link", { name: "Pricing" }).click();

	await expect(card(page).getByRole("heading", { name: "Page Error" })).toBeVisible();
	await expect(card(page)).toContainText("This page encountered an error and couldn't load properly.");
	await expect(card(page)).toContainText("Failed to load Pricing page");
	await expect(page).toHaveTitle("Failed to load Pricing page · G.R.E.W.");
	await expect(card(page)).toContainText(/Error ID: \S{8,}/);
});

test("a page whose code does not come is named, and comes with Try Again", WIDE, async ({ page, expectAccessible }) => {
	const mend = await breakRequests(page, /\/assets\/pricing-[^/]+\.js/);
	await page.goto("/courses");
	await expectHydrated(page);
	await page.getByRole("banner").getByRole("link", { name: "Pricing" }).click();

	await expect(card(page)).toContainText("Failed to load Pricing page");
	await expect(page).toHaveURL(/\/pricing$/);
	await expectAccessible();
	await mend();
	await tryAgain(page).click();
	await expect(page).toHaveTitle(`${(await words("en", "pricing"))("title")} · G.R.E.W.`);
	await expect(page.locator("main h1")).not.toHaveText("Page Error");
});
