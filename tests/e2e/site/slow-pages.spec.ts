import type { Page } from "@playwright/test";
import { expect, expectHydrated, representatives, test, WIDE } from "../school";

async function holdBack(page: Page, data: string) {
	let release = () => {};
	const held = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route(data, async (route) => {
		await held;
		await route.continue();
	});
	return () => release();
}

for (const [{ from, link, data, layout, heading }, details] of representatives(0, [
	{ from: "/pricing", link: "Courses", data: "**/courses.data*", layout: "list", heading: "Courses" },
	{ from: "/courses", link: "Sign in", data: "**/login.data*", layout: "form", heading: "Sign in" },
])) {
	test(`a page that takes its time is shown as its shape, ${layout}`, details, async ({ page, expectAccessible }) => {
		await page.goto(from);
		await expectHydrated(page);
		const release = await holdBack(page, data);
		await page.getByRole("banner").getByRole("link", { name: link }).click();

		await expect(page.locator(`#main [data-layout=${layout}]`)).toBeVisible();
		await expect(page.getByRole("status").filter({ hasText: link })).toHaveCount(1);
		await expect(page.getByRole("heading", { level: 1 })).toHaveCount(0);
		await expectAccessible();

		release();
		await expect(page.getByRole("heading", { level: 1 })).toContainText(heading, { ignoreCase: true });
		await expect(page.locator("[data-layout]")).toHaveCount(0);
	});
}

test("what was typed is still there for who stays after all", WIDE, async ({ page }) => {
	await page.goto("/login");
	await expectHydrated(page);
	await page.getByLabel("E-mail").fill("ada@mail.example");
	await holdBack(page, "**/pricing.data*");
	await page.getByRole("banner").getByRole("link", { name: "Pricing" }).click();
	await expect(page.locator("[data-layout=page]")).toBeVisible();
	await page.evaluate(() => {
		location.hash = "stay";
	});
	await expect(page.locator("[data-layout]")).toHaveCount(0);
	await expect(page.getByLabel("E-mail")).toHaveValue("ada@mail.example");
});
