import type { Page } from "@playwright/test";
import { expect, expectHydrated, newcomer, test, WIDE } from "../school";

async function openFirstLesson(page: Page, origin: string) {
	const { name, email, password } = newcomer();
	const headers = { Origin: origin };
	await page.request.post("/api/auth/register", { data: { name, email, password }, headers });
	await page.request.post("/api/enrollments", { data: { courseId: 1 }, headers });
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.goto("/lessons/1");
	await expectHydrated(page);
	return page.locator("[data-ground] path.animate-fill-up");
}

test("a lot fills when its lesson is marked as done, once", WIDE, async ({ page, baseURL }) => {
	await page.emulateMedia({ reducedMotion: "no-preference" });
	await page.addInitScript(() => {
		const lengths: number[] = [];
		Object.assign(window, { lengths });
		document.addEventListener(
			"animationstart",
			({ animationName, target }) => {
				const [animation] = (target as Element).getAnimations();
				if (animationName === "fill-up") lengths.push(Number(animation?.effect?.getTiming().duration));
			},
			true,
		);
	});
	const filling = await openFirstLesson(page, String(baseURL));
	await expect(filling).toHaveCount(0);
	await page.getByRole("button", { name: "Mark as done" }).click();
	await expect(filling).toHaveCount(1);
	await expect.poll(() => page.evaluate(() => (window as unknown as { lengths: number[] }).lengths)).toEqual([200]);

	await page.reload();
	await expect(page.getByRole("link", { name: /^Next/ }).first()).toBeVisible();
	await expect(filling).toHaveCount(0);
});

test("nothing moves for who wants less motion", WIDE, async ({ page, baseURL }) => {
	const filling = await openFirstLesson(page, String(baseURL));
	await page.getByRole("button", { name: "Mark as done" }).click();
	await expect(filling).toHaveCount(1);
	expect(await filling.evaluate((lot) => Number.parseFloat(getComputedStyle(lot).animationDuration))).toBeLessThan(
		0.001,
	);
});
