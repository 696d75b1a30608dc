import { expect, expectHydrated, representatives, test, WIDE, words } from "../school";

test(
	"the books are compared from the desk, and those of the demo school agree",
	WIDE,
	async ({ page, signInAs, expectAccessible }) => {
		test.setTimeout(120_000);
		const say = await words("en", "reconciliation");
		await signInAs("admin");
		await page.goto("/admin/reconciliation");
		await expectHydrated(page);
		await expectAccessible();
		await page.getByRole("button", { name: say("run.button") }).click();
		await expect(page.getByRole("main").getByText(/checked, 0 discrepancies found/)).toBeVisible({ timeout: 60_000 });
		await expectAccessible();
	},
);

test.describe("what the school has earned", () => {
	for (const [[language, width, scheme], details] of representatives(0, [
		["de", 360, "dark"],
		["en", 1440, "light"],
		["zh", 360, "light"],
	] as const)) {
		test(
			`fits and can be read: ${language}, ${width}, ${scheme}`,
			details,
			async ({ page, baseURL, signInAs, expectAccessible }) => {
				test.setTimeout(120_000);
				await signInAs("admin");
				const cookie = { name: "lang", value: language, url: String(baseURL) };
				await page.context().addCookies([cookie]);
				await page.setViewportSize({ width, height: 900 });
				await page.emulateMedia({ colorScheme: scheme });
				for (const path of ["/admin/revenue", "/admin/orders", "/admin/payouts", "/admin/affiliates"]) {
					await page.goto(path);
					await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
					const room = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
					expect(room, path).toBeLessThanOrEqual(0);
					await expectAccessible();
				}
			},
		);
	}
});
