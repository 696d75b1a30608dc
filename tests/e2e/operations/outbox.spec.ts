import type { Page } from "@playwright/test";
import { expect, expectHydrated, PASSWORD, test, WIDE } from "../school";

const messages = (page: Page) => page.getByRole("navigation", { name: "Messages" }).getByRole("listitem");
const detail = (page: Page) => page.getByRole("article");
const state = (page: Page, name: string) =>
	page.getByRole("navigation", { name: "State" }).getByRole("link", { name: new RegExp(`^${name}`) });

async function writeTwoMessages(page: Page) {
	const email = `outbox-${Date.now()}-${test.info().parallelIndex}@mail.example`;
	const person = { name: "Olga Post", email, password: PASSWORD };
	expect((await page.request.post("/api/auth/register", { data: person })).status()).toBe(201);
	await page.context().clearCookies();
	await page.goto("/forgot-password");
	await page.getByLabel("E-mail").fill(email);
	await page.getByRole("button", { name: "Send the link" }).click();
	await expect(page.getByText("Check your inbox")).toBeVisible();
	await expect(async () => {
		await page.goto(`/outbox?q=${encodeURIComponent(email)}&state=sent`);
		await expect(messages(page)).toHaveCount(2, { timeout: 500 });
	}).toPass();
	return email;
}

test(
	"messages are read one after the other, J and K move, and each shows its ways",
	WIDE,
	async ({ page, expectAccessible }) => {
		const email = await writeTwoMessages(page);
		await expectHydrated(page);
		await expect(detail(page).getByRole("heading")).toHaveText("Set a new password");
		await expectAccessible();

		await page.keyboard.press("j");
		await expect(detail(page).getByRole("heading")).toHaveText("Confirm your e-mail");
		await expect(messages(page).getByRole("link", { name: /^Confirm/ })).toHaveAttribute("aria-current", "page");
		await page.keyboard.press("k");
		await expect(detail(page).getByRole("heading")).toHaveText("Set a new password");

		await detail(page).getByRole("link", { name: "Headers" }).click();
		await expect(detail(page).getByRole("definition").filter({ hasText: email })).toBeVisible();
		await detail(page).getByRole("link", { name: "Delivery" }).click();
		await expect(detail(page).getByText("resetPassword")).toBeVisible();
		await detail(page).getByRole("link", { name: "Plain text" }).click();
		await expect(detail(page).getByText("Hello Olga,")).toBeVisible();

		await state(page, "Failed").click();
		await expect(page.getByText("Nothing in this list matches")).toBeVisible();
		await expect(page.getByLabel("Subject or address")).toHaveValue(email);
	},
);

test("an admin sends a message again", WIDE, async ({ page, signInAs }) => {
	const email = await writeTwoMessages(page);
	await expect(page.getByRole("button", { name: "Send again" })).toHaveCount(0);
	await signInAs("admin");
	await page.reload();
	await expectHydrated(page);
	await page.getByRole("button", { name: "Send again" }).click();
	await expect(page.getByText("Asked for again")).toBeVisible();
	await expect(async () => {
		await page.goto(`/outbox?q=${encodeURIComponent(email)}&state=sent`);
		await expect(messages(page)).toHaveCount(3, { timeout: 500 });
	}).toPass();
});

test("on a phone the list comes first, then the message", WIDE, async ({ page, expectAccessible }) => {
	await page.setViewportSize({ width: 390, height: 800 });
	await writeTwoMessages(page);
	await expect(detail(page)).toBeHidden();
	await expectAccessible();

	await messages(page)
		.getByRole("link", { name: /^Confirm/ })
		.click();
	await expect(detail(page).getByRole("heading")).toHaveText("Confirm your e-mail");
	await expect(messages(page).first()).toBeHidden();
	await expectAccessible();
	await detail(page).getByRole("link", { name: "All messages" }).click();
	await expect(messages(page)).toHaveCount(2);
});
