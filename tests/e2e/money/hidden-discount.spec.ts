import type { Page } from "@playwright/test";
import { expect, expectHydrated, test, WIDE } from "../school";

const discount = (page: Page) => page.getByRole("region", { name: "Discount badge" });
const undo = (page: Page) => page.getByRole("button", { name: "Undo the change of “Discount badge”" });

async function offersOn(page: Page, path: string) {
	await page.goto(path);
	const main = page.locator("main");
	return {
		struck: await main.locator("s").count(),
		badges: await main.getByText("50% OFF").count(),
		prices: (await main.getByText(/^\$\d+$/).count()) - (await main.locator("s").count()),
		free: await main.getByText("FREE", { exact: true }).count(),
	};
}

async function restore(page: Page) {
	await page.goto("/admin/settings/discount");
	await expectHydrated(page);
	if ((await undo(page).count()) === 0) return;
	await undo(page).first().click();
	await expect(discount(page).getByRole("radio", { name: "As specified" })).toBeChecked();
}

test(
	"a hidden discount leaves no struck price and no badge, until it is undone",
	WIDE,
	async ({ page: admin, signInAs, browser, baseURL }) => {
		const visitor = await (await browser.newContext({ baseURL, locale: "en-US" })).newPage();
		await signInAs("admin");
		const landing = await offersOn(visitor, "/");
		const catalog = await offersOn(visitor, "/courses");
		const course = await offersOn(visitor, "/courses/2");

		// The featured course is free: five of six cards have a price, on both pages.
		expect(landing).toEqual({ struck: 5, badges: 5, prices: 5, free: 2 });
		expect(catalog).toMatchObject({ struck: 5, badges: 5, prices: 5 });
		expect(course.struck).toBeGreaterThan(0);

		try {
			await admin.goto("/admin/settings/discount");
			await expectHydrated(admin);
			await discount(admin).getByRole("radio", { name: "Hidden" }).check();
			await discount(admin).getByRole("button", { name: "Save, live at once" }).click();
			await expect(discount(admin).getByText("“Discount badge” is saved and counts from now on.")).toBeVisible();

			for (const [path, before] of [
				["/", landing],
				["/courses", catalog],
				["/courses/2", course],
			] as const) {
				expect([path, await offersOn(visitor, path)]).toEqual([path, { ...before, struck: 0, badges: 0 }]);
			}
		} finally {
			await restore(admin);
		}
		expect(await offersOn(visitor, "/")).toEqual(landing);
		expect(await offersOn(visitor, "/courses/2")).toEqual(course);
		await visitor.context().close();
	},
);
