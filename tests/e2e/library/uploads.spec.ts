import { expect, expectHydrated, test, WIDE } from "../school";

const SHEET = "price,fee\n86400,8000\n";

test(
	"an admin puts a file into a resource and publishes it, and a visitor takes the same bytes home",
	WIDE,
	async ({ page, browser, baseURL, signInAs, expectAccessible }) => {
		const slug = `sheet-${Date.now().toString(36)}`;
		await signInAs("admin");
		await page.goto("/admin/resources/new");
		await expectHydrated(page);
		await page.getByLabel("Address", { exact: true }).fill(slug);
		await page.getByLabel("Title").fill("A sheet of our own");
		await page.getByLabel("Summary").fill("Prices and fees.");
		await page.getByLabel("Kind", { exact: true }).selectOption("download");
		await page.getByLabel("Topic").selectOption("analysis");

		const picker = page.locator('input[type="file"]');
		await picker.setInputFiles({ name: "deals.csv", mimeType: "text/csv", buffer: Buffer.from("<html>no</html>") });
		await expect(page.getByText("This kind of file is not taken here.")).toBeVisible();
		await picker.setInputFiles({ name: "deals.csv", mimeType: "text/csv", buffer: Buffer.from(SHEET) });
		await expect(page.getByText("deals.csv is there.")).toBeVisible();
		await expectAccessible();
		await page.getByRole("button", { name: "Create draft" }).last().click();
		await expect(page.getByRole("main").getByText("The draft is created.")).toBeVisible();
		await expect(page.getByText("deals.csv · 21 byte")).toBeVisible();

		await page.getByRole("button", { name: "Publish…" }).click();
		await page.getByRole("button", { name: "Publish now" }).click();
		await expect(page.getByRole("main").getByText("Published.")).toBeVisible();

		const visitor = await browser.newContext({ baseURL });
		const reader = await visitor.newPage();
		await reader.goto(`/resources/${slug}`);
		const [download] = await Promise.all([
			reader.waitForEvent("download"),
			reader.getByRole("link", { name: "Download" }).click(),
		]);
		expect(download.suggestedFilename()).toBe("deals.csv");
		const { readFile } = await import("node:fs/promises");
		expect(await readFile(await download.path(), "utf8")).toBe(SHEET);
		await visitor.close();
	},
);
