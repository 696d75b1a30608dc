import type { Page } from "@playwright/test";
import { expect, newcomer, test, WIDE } from "../school";

async function buyPro(page: Page) {
	await page.goto("/checkout?plan=pro&interval=month");
	await page.getByLabel("Country", { exact: true }).selectOption("PT");
	await page.getByLabel(/^I agree to the terms/).check();
	await page.getByLabel(/^Give me access right away/).check();
	await page.getByRole("button", { name: /^Order with obligation to pay/ }).click();
	await page.getByLabel("Card number").fill("4242 4242 4242 4242");
	await page.getByRole("button", { name: /^Pay / }).click();
	await expect(page).toHaveURL(/\/payment-success\?order=/);
	await expect(async () => {
		await page.goto("/settings/billing");
		await expect(page.getByRole("heading", { name: "Change plan" })).toBeVisible({ timeout: 500 });
	}).toPass();
}

test(
	"a member sees what a change costs, pays exactly that, has the invoice, and cancels and takes it back",
	WIDE,
	async ({ page, baseURL, expectAccessible }) => {
		test.slow();
		await page.request.post("/api/auth/register", { data: newcomer(), headers: { Origin: String(baseURL) } });
		await page.goto("/settings/billing");
		await expect(page.getByText("You have no plan")).toBeVisible();
		await expectAccessible();

		await buyPro(page);
		await expect(page.getByText("Visa 4242")).toBeVisible();
		await page.getByRole("radio", { name: /^Elite/ }).check();
		const pay = page.getByRole("button", { name: /^Change to Elite, pay / });
		await expect(pay).toBeVisible();
		await expectAccessible();
		await pay.click();
		await expect(page.getByRole("main").getByText("Your plan is changed.")).toBeVisible();

		await expect(async () => {
			await page.goto("/settings/billing");
			await expect(page.getByRole("link", { name: /^PDF/ })).toHaveCount(2, { timeout: 500 });
		}).toPass();
		const file = await page.request.get(
			String(await page.getByRole("link", { name: /^PDF/ }).first().getAttribute("href")),
		);
		expect([file.status(), file.headers()["content-type"]]).toEqual([200, "application/pdf"]);
		expect((await file.body()).subarray(0, 5).toString()).toBe("%PDF-");

		await page.getByRole("radio", { name: /^Basic/ }).check();
		await page.getByRole("button", { name: "Change to Basic" }).click();
		await expect(page.getByRole("main").getByText("Your plan changes at the end of the period.")).toBeVisible();

		await page.locator("summary", { hasText: "Cancel the plan" }).click();
		await page.getByRole("button", { name: "Yes, cancel the plan" }).click();
		await expect(page.getByRole("main").getByText("Your plan is cancelled. We have sent you an email.")).toBeVisible();
		await expectAccessible();
		await page.getByRole("button", { name: "Keep the plan" }).click();
		await expect(page.getByRole("main").getByText("Your plan continues.")).toBeVisible();
	},
);

test(
	"a card is changed on the gateway's own page: one that is declined is not kept, another pays from then on",
	WIDE,
	async ({ page, baseURL, expectAccessible }) => {
		test.slow();
		await page.request.post("/api/auth/register", { data: newcomer(), headers: { Origin: String(baseURL) } });
		await buyPro(page);
		await page.getByRole("button", { name: "Change card" }).click();
		await expect(page).toHaveURL(/\/sandbox\/pay\//);
		await page.getByLabel("Card number").fill("4000 0000 0000 0002");
		await page.getByRole("button", { name: "Change card" }).click();
		await expect(page.getByRole("alert")).toContainText("The bank declined the card.");
		await expectAccessible();
		await page.getByLabel("Card number").fill("5555 5555 5555 4444");
		await page.getByRole("button", { name: "Change card" }).click();
		await expect(page.getByRole("main").getByText("The new card is used from the next payment on.")).toBeVisible();
		await expect(page).toHaveURL(/\/settings\/billing/);
	},
);
