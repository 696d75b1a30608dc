import type { Page } from "@playwright/test";
import { expect, expectHydrated, newcomer, test, WIDE } from "../school";

/** Simulates a page restored from the back/forward cache. */
const bringBack = (page: Page) =>
	page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));

test("a page that the back button brings back is gone at once for who has signed out meanwhile", async ({
	page,
	baseURL,
}) => {
	const person = newcomer();
	await page.request.post("/api/auth/register", { data: person, headers: { Origin: String(baseURL) } });
	await page.goto("/dashboard");
	await expectHydrated(page);
	await page.evaluate((own) => localStorage.setItem("user_email", own), person.email);
	await page.evaluate(() => document.documentElement.setAttribute("data-brought-back", ""));
	const data = page.waitForResponse(/\/dashboard\.data/);
	await bringBack(page);
	await data;
	await expect(page.locator("html[data-brought-back]")).toBeVisible();

	// As after signing out.
	await page.evaluate(() => localStorage.removeItem("user_email"));
	await page.context().clearCookies({ name: "sid" });
	await bringBack(page);
	await expect(page).toHaveURL(/\/login\?/);
	await expect(page.locator("html[data-brought-back]")).toHaveCount(0);
});

test(
	"brought back without a network a page stays as it was, and is read anew once there is one",
	WIDE,
	async ({ page, context, baseURL }) => {
		const person = newcomer();
		await page.request.post("/api/auth/register", { data: person, headers: { Origin: String(baseURL) } });
		await page.goto("/certificates");
		await expectHydrated(page);
		await page.evaluate((own) => localStorage.setItem("user_email", own), person.email);
		const asked: string[] = [];
		page.on("request", (request) => asked.push(new URL(request.url()).pathname));

		await context.setOffline(true);
		await bringBack(page);
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		// Requests would have been made by now, because they start within the event.
		expect(asked.filter((path) => path.endsWith(".data"))).toEqual([]);

		const data = page.waitForResponse(/\/certificates\.data/);
		await context.setOffline(false);
		expect((await data).ok()).toBe(true);
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	},
);
