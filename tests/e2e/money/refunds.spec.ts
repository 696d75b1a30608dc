import type { Page } from "@playwright/test";
import { expect, expectHydrated, test, WIDE } from "../school";

async function buy(page: Page, baseURL: string, courseId: number) {
	const headers = { Origin: baseURL, "Idempotency-Key": crypto.randomUUID() };
	const placed = await page.request.post("/api/checkout", { data: { courseId }, headers });
	expect(placed.status()).toBe(201);
	const { orderId, redirectUrl } = await placed.json();
	await page.goto(new URL(redirectUrl, baseURL).pathname);
	await page.getByLabel("Card number").fill("4242 4242 4242 4242");
	await page.getByRole("button", { name: /^Pay / }).click();
	await expect(page).toHaveURL(/\/payment-success/);
	await expect(page.getByRole("heading", { level: 1 })).toContainText("is yours");
	return String(orderId);
}

test(
	"a buyer asks for their money, an admin gives it back, and the course is closed",
	WIDE,
	async ({ page, baseURL, signInAs, expectAccessible }) => {
		await signInAs("student2");
		const orderId = await buy(page, String(baseURL), 6);
		await page.goto(`/orders/${orderId}`);
		await page.getByRole("link", { name: "Request a refund" }).click();
		await page.getByLabel("I do not use it").check();
		await page.getByLabel("In your words").fill("I would rather come back later.");
		await expectAccessible();
		await page.getByRole("button", { name: /^Request \$/ }).click();
		await expect(page.getByText("Waiting for an answer")).toBeVisible();
		await expectAccessible();

		await signInAs("admin");
		await page.goto("/admin/refunds");
		// The demo school has a refund request of its own in the queue.
		const name = `GR-${orderId.slice(0, 8).toUpperCase()}`;
		const own = page.getByRole("table").getByRole("link", { name });
		await page.goto(String(await own.getAttribute("href")));
		const panel = page.getByRole("region", { name: /^Refund of GR-/ });
		await expect(panel.getByText("I would rather come back later.")).toBeVisible();
		await expectAccessible();
		await expectHydrated(page);
		await page.keyboard.press("d");
		await expect(panel.getByRole("button", { name: "Yes, decline" })).toBeFocused();
		await page.keyboard.press("Enter");
		await expect(panel.getByText("Enter a reason: the customer reads it.")).toBeVisible();
		// Single keys type text in a field instead of triggering shortcuts.
		await panel.getByLabel("Answer to the customer").pressSequentially("Done. See you later.");
		await expect(panel.getByRole("button", { name: "Yes, approve" })).toBeHidden();
		await panel.getByText(/^Approve, return/).click();
		await panel.getByRole("button", { name: "Yes, approve" }).click();
		await expect(page.getByRole("main").getByText("Approved. The gateway has been asked.")).toBeVisible();
		await page.goto(`/admin/orders/${orderId}`);
		await expectAccessible();
		await page.goto("/admin/orders");
		await expectAccessible();

		await signInAs("student2");
		await expect(async () => {
			await page.goto(`/orders/${orderId}/refund`);
			await expect(page.getByText("Returned", { exact: true })).toBeVisible({ timeout: 500 });
		}).toPass();
		await expect(page.getByText("Done. See you later.")).toBeVisible();
		await page.goto("/courses/6");
		await expect(page.getByRole("link", { name: "Buy this course" }).first()).toBeVisible();
	},
);
