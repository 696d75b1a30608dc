import { expect, newcomer, test, WIDE } from "../school";

test(
	"a course is bought: a declined card keeps the order, another one opens the lesson",
	WIDE,
	async ({ page, baseURL, expectAccessible }) => {
		test.slow();
		await page.request.post("/api/auth/register", { data: newcomer(), headers: { Origin: String(baseURL) } });
		await page.goto("/courses/4");
		await page.getByRole("link", { name: "Buy this course" }).first().click();
		await expect(page.getByRole("heading", { name: "Your order" })).toBeVisible();
		await expect(page.getByText("Test mode", { exact: true })).toBeVisible();
		await page.getByLabel("Country", { exact: true }).selectOption("PT");
		await expectAccessible();

		await page.getByRole("button", { name: /^Order with obligation to pay/ }).click();
		await expect(page.getByRole("alert")).toContainText("Please agree to the terms first.");
		await expect(page.getByLabel("Country", { exact: true })).toHaveValue("PT");
		await page.getByLabel(/^I agree to the terms/).check();
		await page.getByLabel(/^Give me access right away/).check();
		await page.getByRole("button", { name: /^Order with obligation to pay/ }).click();

		await expect(page).toHaveURL(/\/sandbox\/pay\//);
		await page.getByLabel("Card number").fill("4000 0000 0000 9995");
		await page.getByRole("button", { name: /^Pay / }).click();
		await expect(page.getByRole("alert")).toContainText("The card has insufficient funds.");
		await expectAccessible();

		await page.getByRole("link", { name: "Back to the school" }).click();
		await expect(page).toHaveURL(/\/orders\/[0-9a-f]{32}$/);
		await expect(async () => {
			await page.reload();
			await expect(page.getByText("Card declined")).toBeVisible({ timeout: 500 });
		}).toPass();
		await expectAccessible();
		// Fails in place when the card page cannot be requested.
		const orderId = page.url().split("/").at(-1);
		await page.goto(`/payment-success?order=${orderId}`);
		await page.route("**/orders/*.data*", (route) => route.abort());
		const retry = page.getByRole("button", { name: "Try again" });
		await retry.click();
		await expect(page.getByRole("status").getByText(/^This could not be sent/)).toBeVisible();
		await expect(page).toHaveURL(/\/payment-success/);
		await page.unroute("**/orders/*.data*");
		await retry.click();
		await page.getByLabel("Card number").fill("4242 4242 4242 4242");
		await page.getByRole("button", { name: /^Pay / }).click();

		await expect(page).toHaveURL(/\/payment-success\?order=/);
		await expect(page.getByRole("heading", { level: 1 })).toContainText("is yours");
		await expectAccessible();
		await page.getByRole("link", { name: "Start lesson 1" }).click();
		await expect(page).toHaveURL(/\/lessons\/\d+$/);
		await page.goto("/orders");
		await expect(page.getByText("Paid", { exact: true })).toBeVisible();
		await expectAccessible();
	},
);

test(
	"the page of an order says what was paid, until when it can go back, and has its invoice",
	WIDE,
	async ({ page, baseURL, expectAccessible }) => {
		test.slow();
		const headers = { Origin: String(baseURL) };
		await page.request.post("/api/auth/register", { data: newcomer(), headers });
		const placed = await page.request.post("/api/checkout", {
			data: { courseId: 4 },
			headers: { ...headers, "Idempotency-Key": crypto.randomUUID() },
		});
		expect(placed.status()).toBe(201);
		const { orderId, redirectUrl } = await placed.json();
		await page.goto(redirectUrl);
		await page.getByLabel("Card number").fill("4242 4242 4242 4242");
		await page.getByRole("button", { name: /^Pay / }).click();
		await expect(page).toHaveURL(/\/payment-success\?order=/);

		await expect(async () => {
			await page.goto(`/orders/${orderId}`);
			await expect(page.getByRole("link", { name: /^Invoice TEST-.+\(PDF\)$/ })).toBeVisible({ timeout: 500 });
		}).toPass();
		await expect(page.getByText("Visa ending 4242")).toBeVisible();
		await expect(page.getByText(/^You can ask for a refund until /)).toBeVisible();
		await expect(page.getByRole("button", { name: /^Pay/ })).toHaveCount(0);
		await expectAccessible();
		await page.getByRole("link", { name: "Request a refund" }).click();
		await expect(page).toHaveURL(`/orders/${orderId}/refund`);
	},
);
