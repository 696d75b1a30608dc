import type { Page } from "@playwright/test";
import { expect, expectHydrated, test, WIDE } from "../school";

async function preloaded(page: Page) {
	const hrefs = await page
		.locator("link[rel=prefetch]")
		.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
	return hrefs
		.map((href) => /^\/assets\/(courses|login|dashboard|overview)-[\w-]{8}\.js$/.exec(href ?? "")?.[1])
		.filter(Boolean)
		.sort();
}

test(
	"a guest's browser preloads courses and login when it is idle, with a first paint before",
	WIDE,
	async ({ page }) => {
		await page.goto("/pricing");
		await expect.poll(() => preloaded(page)).toEqual(["courses", "login"]);
		const askedAt = () =>
			page.evaluate(
				() =>
					performance.getEntriesByType("resource").find(({ name }) => /\/assets\/login-/.test(name))?.startTime ?? 0,
			);
		await expect.poll(askedAt).toBeGreaterThan(0);
		const paintedAt = await page.evaluate(() => performance.getEntriesByName("first-contentful-paint")[0]?.startTime);
		expect(paintedAt).toBeLessThan(await askedAt());
	},
);

test("a learner's browser preloads the dashboard, never the login", WIDE, async ({ page, signInAs }) => {
	await signInAs("student");
	const data: string[] = [];
	page.on("request", (request) => {
		if (new URL(request.url()).pathname.endsWith(".data")) data.push(request.url());
	});
	await page.goto("/pricing");
	await expect.poll(() => preloaded(page)).toEqual(["courses", "dashboard"]);
	expect(data).toEqual([]);
});

test("who saves data is spared", WIDE, async ({ page }) => {
	await page.addInitScript(() => {
		Object.defineProperty(navigator, "connection", { value: { saveData: true } });
		window.requestIdleCallback = (run) => {
			document.documentElement.dataset.wasAsked = "yes";
			run({ didTimeout: false, timeRemaining: () => 50 });
			return 1;
		};
	});
	await page.goto("/pricing");
	await expectHydrated(page);
	await expect(page.locator("html")).not.toHaveAttribute("data-was-asked");
	expect(await preloaded(page)).toEqual([]);
});

test("a browser that never says it is idle preloads after two seconds", WIDE, async ({ page }) => {
	await page.addInitScript(() => {
		Reflect.deleteProperty(window, "requestIdleCallback");
	});
	await page.clock.install();
	await page.goto("/pricing");
	await expectHydrated(page);
	await page.clock.runFor(5000);
	await expect.poll(() => preloaded(page)).toEqual(["courses", "login"]);
});
