import type { Page } from "@playwright/test";
import { expect, expectHydrated, newcomer, test, WIDE } from "./school";

// Expected errors while offline.
test.use({ tolerated: /Failed to fetch|^SyntaxError\n|ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

const NOT_SENT = /^This could not be sent/;
const OFFLINE = /^You are offline\./;
const said = (page: Page, words: RegExp) => page.getByRole("status").getByText(words);

async function registered(page: Page, origin: string | undefined) {
	const person = newcomer();
	const answer = await page.request.post("/api/auth/register", { data: person, headers: { Origin: String(origin) } });
	expect(answer.ok()).toBe(true);
	return person;
}

async function open(page: Page, path: string) {
	await page.goto(path, { waitUntil: "networkidle" });
	await expectHydrated(page);
}

test(
	"settings that cannot be sent stay as typed, say so, and are saved at the next try",
	WIDE,
	async ({ page, context, baseURL, expectAccessible }) => {
		await registered(page, baseURL);
		await open(page, "/settings/learning");
		const goal = page.getByLabel("Minutes a week");
		const save = page.locator("form", { has: goal }).getByRole("button", { name: "Save" });
		await goal.fill("345");

		await context.setOffline(true);
		await save.click();
		await expect(said(page, NOT_SENT)).toBeVisible();
		await expect(page.getByRole("alert")).toHaveCount(0);
		await expect(goal).toHaveValue("345");
		await expect(save).toBeEnabled();
		await expectAccessible();
		// Also gives the reason, which replaces the plain offline message.
		await expect(said(page, OFFLINE)).toHaveCount(0);
		await page.getByRole("status").getByRole("button", { name: "Close" }).click();
		await expect(said(page, NOT_SENT)).toHaveCount(0);
		await expect(said(page, OFFLINE)).toBeVisible();

		await context.setOffline(false);
		await save.click();
		await expect(page.getByText("Saved.").first()).toBeVisible();
		await expect(said(page, NOT_SENT)).toHaveCount(0);
		await page.reload();
		await expect(goal).toHaveValue("345");
	},
);

test("the welcome card stays when its message cannot be asked for again", WIDE, async ({ page, baseURL }) => {
	const { email } = await registered(page, baseURL);
	await page.goto("/dashboard");
	await expectHydrated(page);
	const again = page.getByRole("button", { name: "Send the link again" });
	await page.route("**/verify-email.data*", (route) => route.abort());
	await again.click();
	await expect(said(page, NOT_SENT)).toBeVisible();
	await expect(page.getByText(email)).toBeVisible();

	await page.unroute("**/verify-email.data*");
	await again.click();
	await expect(page.getByText(/^A link is on its way/)).toBeVisible();
	await expect(said(page, NOT_SENT)).toHaveCount(0);
});

test(
	"the settings stay when the confirmation cannot be asked for again, and say at the next try that it was sent",
	WIDE,
	async ({ page, baseURL }) => {
		await registered(page, baseURL);
		await open(page, "/settings");
		const again = page.getByRole("button", { name: "Send the confirmation email again" });
		await page.route("**/verify-email.data*", (route) => route.fulfill({ status: 502, body: "<html></html>" }));
		await again.click();
		await expect(said(page, /^That did not work/)).toBeVisible();
		await expect(page).toHaveURL("/settings");
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Account Settings");

		await page.unroute("**/verify-email.data*");
		await again.click();
		await expect(page.getByText(/^(A link is on its way|Several links)/)).toBeVisible();
		await expect(page).toHaveURL("/settings");
	},
);

test(
	"what is asked without a network waits with its page, and is answered at the next try",
	WIDE,
	async ({ page, context }) => {
		await open(page, "/courses");
		await context.setOffline(true);
		const search = page.getByRole("main").getByRole("searchbox");
		await search.fill("contract");
		await expect(said(page, NOT_SENT)).toBeVisible();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Courses");
		await expect(search).toHaveValue("contract");
		await context.setOffline(false);
		await search.press("Enter");
		await page.waitForURL(/q=contract/);
		await expect(said(page, NOT_SENT)).toHaveCount(0);

		await open(page, "/pricing");
		const currency = page.getByLabel("Currency of the prices");
		await context.setOffline(true);
		await currency.selectOption("EUR");
		await expect(said(page, NOT_SENT)).toBeVisible();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Three plans/);
		await context.setOffline(false);
		await currency.selectOption("GBP");
		await page.waitForURL(/currency=GBP/);
	},
);

test(
	"the page stays when the school breaks over a form, and a form that leads elsewhere waits for a network",
	WIDE,
	async ({ page, context, baseURL }) => {
		await registered(page, baseURL);
		await open(page, "/settings/learning");
		const goal = page.getByLabel("Minutes a week");
		await goal.fill("345");
		await page.route("**/settings/learning.data*", (route) => route.fulfill({ status: 502, body: "<html></html>" }));
		await page.locator("form", { has: goal }).getByRole("button", { name: "Save" }).click();
		await expect(said(page, /^That did not work\..*Error ID: \S{8,}/)).toBeVisible();
		await expect(goal).toHaveValue("345");
		await page.getByRole("status").getByRole("button", { name: "Close" }).click();
		await expect(said(page, /^That did not work/)).toHaveCount(0);
		await page.unroute("**/settings/learning.data*");

		const german = page.getByRole("contentinfo").getByRole("button", { name: "Deutsch" });
		await context.setOffline(true);
		await german.click();
		await expect(said(page, NOT_SENT)).toBeVisible();
		await expect(goal).toHaveValue("345");
		await context.setOffline(false);
		await german.click();
		await expect(page.locator("html")).toHaveAttribute("lang", "de");
	},
);

for (const [what, address] of [
	["answer", "**/preferences/language.data*"],
	["code", "**/assets/language-*.js"],
] as const) {
	test(
		`the choice of a language keeps its page when its ${what} does not come, and is made at the next try`,
		WIDE,
		async ({ page, baseURL }) => {
			await registered(page, baseURL);
			await page.goto("/settings/learning");
			await expectHydrated(page);
			const goal = page.getByLabel("Minutes a week");
			await goal.fill("345");
			const german = page.getByRole("contentinfo").getByRole("button", { name: "Deutsch" });

			await page.route(address, (route) => route.abort());
			await german.click();
			await expect(said(page, NOT_SENT)).toBeVisible();
			await expect(page.getByRole("alert")).toHaveCount(0);
			await expect(goal).toHaveValue("345");
			await expect(page).toHaveURL("/settings/learning");

			await page.unroute(address);
			await german.click();
			await expect(page.locator("html")).toHaveAttribute("lang", "de");
			await expect(page).toHaveURL("/settings/learning");
		},
	);
}

test(
	"a course that cannot be taken from elsewhere leaves that page where it is, and is taken at the next try",
	WIDE,
	async ({ page, baseURL }) => {
		await registered(page, baseURL);
		await page.goto("/dashboard");
		await expectHydrated(page);
		const enroll = page.getByRole("button", { name: "Enroll for free" });
		await page.route("**/courses/*.data*", (route) => route.fulfill({ status: 502, body: "<html></html>" }));
		await enroll.click();
		await expect(said(page, /^That did not work/)).toBeVisible();
		await expect(enroll).toBeEnabled();
		await expect(page).toHaveURL("/dashboard");

		await page.unroute("**/courses/*.data*");
		await enroll.click();
		await page.waitForURL("**/lessons/*");
	},
);

test("a course that has a price by now says so on its own page", WIDE, async ({ page, baseURL }) => {
	await registered(page, baseURL);
	await page.goto("/dashboard");
	await expectHydrated(page);
	const refused = page.waitForResponse((answer) => answer.request().method() === "POST");
	await page.route("**/courses/*.data*", async (route) => {
		if (route.request().method() !== "POST") return route.continue();
		await route.continue({
			url: route
				.request()
				.url()
				.replace(/courses\/\d+/, "courses/2"),
		});
	});
	await page.getByRole("button", { name: "Enroll for free" }).click();
	expect((await refused).status()).toBe(402);
	await page.waitForURL(/\/courses\/\d+$/);
});
