import { expect, expectHydrated, test, WIDE } from "../school";

const CHART = { name: "New registrations" };
/** Default range of the trends; their table has a header row. */
const DAYS = 30;

test(
	"the late part takes its place, and the page is alive with it",
	WIDE,
	async ({ page, signInAs, expectAccessible }) => {
		await signInAs("admin");
		await page.goto("/admin");
		await expectHydrated(page);
		const chart = page.getByRole("main").getByRole("region", CHART);
		await expect(chart.getByRole("row")).toHaveCount(DAYS + 1);
		await expect(page.getByRole("region", CHART)).toHaveCount(1);
		await expectAccessible();
	},
);

test("walking to the page shows it too", WIDE, async ({ page, signInAs }) => {
	await signInAs("admin");
	await page.goto("/admin/errors");
	await expectHydrated(page);
	await page.getByRole("main").locator("a[href='/admin']:visible").first().click();
	await expect(page.getByRole("region", CHART).getByRole("row")).toHaveCount(DAYS + 1);
});

test.describe("without script", WIDE, () => {
	test.use({ javaScriptEnabled: false });

	test("what is late stands at the foot of the page, and no skeleton waits for it", async ({ page, signInAs }) => {
		await signInAs("admin");
		await page.route("/admin", async (route) => {
			const response = await route.fetch();
			const late = '<div hidden id="S:9"><p>What came late</p></div>';
			await route.fulfill({ response, body: (await response.text()) + late });
		});
		await page.goto("/admin");

		await expect(page.getByRole("region", CHART).getByRole("row")).toHaveCount(DAYS + 1);
		await expect(page.getByText("What came late")).toBeVisible();
		await expect(page.getByRole("status").filter({ hasText: "Loading" })).toHaveCount(0);
	});
});
