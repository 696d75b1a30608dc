import type { Page } from "@playwright/test";
import { expect, expectHydrated, newcomer, test } from "./school";

// What cannot be sent is no surprise here.
test.use({ tolerated: /Failed to fetch|^SyntaxError\n|ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

const NOT_SENT = /^This could not be sent/;
const said = (page: Page, words: RegExp) => page.getByRole("status").getByText(words);

/** Somebody who has just come, signed in without the form. */
async function registered(page: Page, origin: string | undefined) {
	const person = newcomer();
	const answer = await page.request.post("/api/auth/register", { data: person, headers: { Origin: String(origin) } });
	expect(answer.ok()).toBe(true);
	return person;
}

test("settings that cannot be sent stay as typed, say so, and are saved at the next try", async ({
	page,
	context,
	baseURL,
	expectAccessible,
}) => {
	await registered(page, baseURL);
	await page.goto("/settings/learning");
	await expectHydrated(page);
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

	await context.setOffline(false);
	await save.click();
	await expect(page.getByText("Saved.").first()).toBeVisible();
	await expect(said(page, NOT_SENT)).toHaveCount(0);
	await page.reload();
	await expect(goal).toHaveValue("345");
});

test("the welcome card stays when its message cannot be asked for again", async ({ page, baseURL }) => {
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

test("the page stays when the school breaks over a form, and a form that leads elsewhere waits for a network", async ({
	page,
	context,
	baseURL,
}) => {
	await registered(page, baseURL);
	await page.goto("/settings/learning");
	await expectHydrated(page);
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
});
