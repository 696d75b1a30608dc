import type { Page } from "@playwright/test";
import { expect, expectHydrated, test, WIDE } from "../school";

const OFFLINE = /^You are offline\./;
const CONNECTION = "Connection issues detected. Retrying...";
const HEALTH_CHECK_EVERY_MS = 300_000;

test(
	"without a network a banner says so, what is open stays, and it goes with the network's return",
	WIDE,
	async ({ page, context, expectAccessible }) => {
		await page.goto("/courses");
		await expectHydrated(page);
		await expect(page.getByText(OFFLINE)).toHaveCount(0);

		await context.setOffline(true);
		await expect(page.getByRole("status").filter({ hasText: OFFLINE })).toBeVisible();
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		await expectAccessible();

		await context.setOffline(false);
		await expect(page.getByText(OFFLINE)).toHaveCount(0);
	},
);

test(
	"a page that is opened without a network says so in the place of the next one",
	WIDE,
	async ({ page, context }) => {
		await page.goto("/courses");
		await expectHydrated(page);
		await context.setOffline(true);
		await page.getByRole("banner").getByRole("link", { name: "Pricing" }).click();

		await expect(page.getByRole("alert")).toContainText("Failed to load Pricing page");
		await context.setOffline(false);
		await page.getByRole("button", { name: "Try Again" }).click();
		await expect(page).toHaveURL(/\/pricing$/);
		await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Page Error");
	},
);

async function answerHealth(page: Page) {
	const health = { isHealthy: false, asked: 0 };
	await page.route("**/api/health", async (route) => {
		health.asked += 1;
		await route.fulfill({ status: health.isHealthy ? 200 : 503, json: {} });
	});
	return health;
}

test(
	"after more than two failed checks in a row a banner says so, until one succeeds",
	WIDE,
	async ({ page, expectAccessible }) => {
		const health = await answerHealth(page);
		await page.clock.install();
		await page.goto("/courses");
		await expectHydrated(page);
		const banner = page.getByRole("status").filter({ hasText: CONNECTION });
		const pass = async (checks: number) => {
			for (let check = 1; check <= checks; check += 1) {
				const answered = page.waitForResponse("**/api/health");
				await page.clock.runFor(HEALTH_CHECK_EVERY_MS);
				await (await answered).finished();
				// Time to render the consequence, also where none is expected.
				await page.clock.runFor(100);
			}
		};

		await expect.poll(() => health.asked).toBe(1);
		await pass(1);
		await expect(banner).toHaveCount(0);
		await pass(1);
		await expect(banner).toBeVisible();
		await expectAccessible();

		health.isHealthy = true;
		await pass(1);
		await expect(banner).toHaveCount(0);

		// The count restarts: two failures are tolerated again.
		health.isHealthy = false;
		await pass(2);
		await expect(banner).toHaveCount(0);
		await pass(1);
		await expect(banner).toBeVisible();
	},
);

test("nothing is asked before the five minutes are over", WIDE, async ({ page }) => {
	const health = await answerHealth(page);
	await page.clock.install();
	await page.goto("/courses");
	await expectHydrated(page);
	await expect.poll(() => health.asked).toBe(1);
	await page.clock.runFor(HEALTH_CHECK_EVERY_MS - 60_000);
	expect(health.asked).toBe(1);
	await page.clock.runFor(60_000);
	await expect.poll(() => health.asked).toBe(2);
});
