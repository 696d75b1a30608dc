import type { Browser, Page } from "@playwright/test";
import { expect, expectHydrated, newcomer, test, WIDE } from "../school";

async function newLearner(browser: Browser, origin: string, name: string) {
	const context = await browser.newContext();
	const page = await context.newPage();
	const person = { ...newcomer(), name };
	const answer = await page.request.post(`${origin}/api/auth/register`, {
		data: person,
		headers: { Origin: origin },
	});
	expect(answer.status()).toBe(201);
	return { ...person, page };
}

async function findPerson(page: Page, { name, email }: { name: string; email: string }) {
	await page.goto("/admin/users");
	await page.getByLabel("Name or e-mail").fill(email);
	await page.getByLabel("Name or e-mail").press("Enter");
	await expect(page).toHaveURL(/[?&]q=/);
	await page.getByRole("row").filter({ hasText: email }).getByRole("link", { name, exact: true }).click();
	await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
}

test("an admin finds a person and suspends them; the page that they have open is out at once", async ({
	page,
	browser,
	baseURL,
	signInAs,
	expectAccessible,
}) => {
	const learner = await newLearner(browser, String(baseURL), "Nadia Petrova");
	await learner.page.goto(`${baseURL}/settings`);
	await expectHydrated(learner.page);

	await signInAs("admin");
	await findPerson(page, learner);
	await expectAccessible();
	const section = page.locator("#suspension");
	await section.getByLabel("Reason").fill("Spam in tickets");
	await section.getByText("Suspend", { exact: true }).last().click();
	await section.getByRole("button", { name: "Yes, suspend" }).click();
	await expect(page.getByRole("main").getByText("The account is suspended.")).toBeVisible();

	await learner.page.getByRole("link", { name: "Courses", exact: true }).first().click();
	await learner.page.goto(`${baseURL}/dashboard`);
	await expect(learner.page).toHaveURL(/\/login/);
	await learner.page.context().close();
});

test(
	"several are chosen in the list by keyboard, and each is told of",
	WIDE,
	async ({ page, browser, baseURL, signInAs, expectAccessible }) => {
		const learner = await newLearner(browser, String(baseURL), "Jonas Weber");
		await signInAs("admin");
		await page.goto(`/admin/users?q=${encodeURIComponent(learner.email)}`);
		await expectHydrated(page);
		await page.getByRole("checkbox", { name: "Choose Jonas Weber" }).focus();
		await page.keyboard.press("Space");
		await expect(page.getByRole("status").filter({ hasText: "1 selected" })).toBeVisible();
		await expectAccessible();

		await page.getByRole("button", { name: "Actions for Jonas Weber" }).focus();
		await page.keyboard.press("Enter");
		await expect(page.getByRole("menuitem", { name: "Open profile" })).toBeFocused();
		await expectAccessible();
		await page.keyboard.press("Escape");

		const bulk = page.getByRole("region", { name: "Selected people" });
		await bulk.getByText("End all sessions").click();
		await bulk.getByRole("button", { name: "Yes, end them" }).click();
		await expect(page.getByRole("main").getByText("All sessions have ended.")).toBeVisible();
		await learner.page.goto(`${baseURL}/dashboard`);
		await expect(learner.page).toHaveURL(/\/login/);
		await learner.page.context().close();
	},
);

test(
	"an admin sees the school as a learner does: nothing can be done, and the banner ends it",
	WIDE,
	async ({ page, signInAs, expectAccessible }) => {
		await signInAs("admin");
		await page.goto("/admin/users?q=student%40grew.example");
		await page.getByRole("table").getByRole("link").first().click();
		await page.locator("#look-why").fill("Ticket 42");
		await page.getByRole("button", { name: /^See as / }).click();

		await expect(page).toHaveURL(/\/dashboard$/);
		const banner = page.getByRole("region", { name: "Viewing an account" });
		await expect(banner).toContainText("Nothing is saved.");
		await expectHydrated(page);
		await expectAccessible();

		await page.goto("/lessons/7");
		await expect(banner).toBeVisible();
		await expectHydrated(page);
		await page
			.getByRole("button", { name: /Mark as done/ })
			.first()
			.click();
		await expect(page.getByRole("heading", { name: "Nothing was done" })).toBeVisible();
		await expect(banner).toBeVisible();
		await expectAccessible();

		await page.goto("/settings/security");
		await expect(page.getByRole("heading", { name: "Nothing was done" })).toBeVisible();

		await banner.getByRole("button", { name: "End" }).click();
		await expect(page).toHaveURL(/\/admin\/users\/\d+$/);
		await expect(banner).toBeHidden();
		await expect(page.getByRole("main").getByText(/stopped viewing an account/)).toBeVisible();
	},
);

test(
	"the overview shows trends over 30 and 90 days, and what needs attention leads on",
	WIDE,
	async ({ page, signInAs, expectAccessible }) => {
		await signInAs("admin");
		await page.goto("/admin");
		await expect(page.getByRole("region", { name: "New registrations" }).getByRole("table")).toBeAttached();
		await expectAccessible();
		await page.getByRole("link", { name: "last 90 days" }).click();
		await expect(page.getByText("New registrations on each of the last 90 days")).toBeAttached();
		await expect(page.getByRole("heading", { name: "What needs attention" })).toBeVisible();
	},
);

test(
	"two accounts of one person become one, after a look at what moves",
	WIDE,
	async ({ page, browser, baseURL, signInAs, expectAccessible }) => {
		const [kept, other] = [
			await newLearner(browser, String(baseURL), "Li Wei"),
			await newLearner(browser, String(baseURL), "Li Wei Old"),
		];
		const enrolled = await other.page.request.post(`${baseURL}/courses/1`, {
			form: {},
			headers: { Origin: String(baseURL) },
		});
		expect(enrolled.ok()).toBe(true);
		await signInAs("admin");
		await findPerson(page, kept);
		await page.getByRole("link", { name: "Choose the other account" }).click();
		await page.getByLabel("The other account: name or e-mail").fill(other.email);
		await page.getByRole("button", { name: "Search", exact: true }).last().click();
		await page.getByRole("link", { name: other.name }).click();
		await expect(page.getByRole("heading", { name: "What moves from Li Wei Old" })).toBeVisible();
		await expectAccessible();
		await page.getByText("Merge", { exact: true }).click();
		await page.getByRole("button", { name: "Yes, merge them" }).click();

		await expect(page.getByRole("heading", { level: 1, name: kept.name })).toBeVisible();
		await expect(page.getByRole("main").getByText(/merged two accounts/)).toBeVisible();
		await expect(page.getByRole("region", { name: "Enrollments" }).getByRole("row")).toHaveCount(2);
		await other.page.goto(`${baseURL}/dashboard`);
		await expect(other.page).toHaveURL(/\/login/);
		for (const { page: open } of [kept, other]) await open.context().close();
	},
);
