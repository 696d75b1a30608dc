import { readFileSync } from "node:fs";
import { unzipSync } from "fflate";
import { expect, expectHydrated, newcomer, test, WIDE } from "../school";

test(
	"somebody gets a copy of their data, from the settings to the file",
	WIDE,
	async ({ page, baseURL, expectAccessible }) => {
		const data = newcomer();
		await page.request.post("/api/auth/register", { data, headers: { Origin: String(baseURL) } });
		await page.goto("/settings/privacy");
		await expectHydrated(page);
		await expectAccessible();

		await page.getByRole("link", { name: "Get a copy of your data" }).click();
		await expect(page.getByRole("heading", { level: 1, name: "Copy of your data" })).toBeVisible();
		await expectAccessible();
		await page.getByRole("button", { name: "Create the archive" }).click();
		const section = page.getByRole("region", { name: "Your data" });
		await expect(section.getByText(/Your file is ready/)).toBeVisible({ timeout: 60_000 });
		await expectAccessible();
		await page.setViewportSize({ width: 360, height: 800 });
		await expectAccessible();

		const [download] = await Promise.all([
			page.waitForEvent("download"),
			section.getByRole("link", { name: "Download the file" }).click(),
		]);
		expect(download.suggestedFilename()).toBe("grew-my-data.zip");
		const files = unzipSync(new Uint8Array(readFileSync(await download.path())));
		expect(new TextDecoder().decode(files["account/users.json"])).toContain(data.email);
	},
);

test("somebody asks for their account to be erased, and takes it back by signing in", async ({
	page,
	baseURL,
	expectAccessible,
}) => {
	const data = newcomer();
	await page.request.post("/api/auth/register", { data, headers: { Origin: String(baseURL) } });
	await page.goto("/settings/privacy");
	await expectHydrated(page);
	await page.getByRole("link", { name: "Delete the account…" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Delete account" })).toBeVisible();
	await expectAccessible();
	await page.getByText("Delete my account", { exact: true }).click();
	await page.getByRole("button", { name: "Yes, delete my account" }).click();

	await expect(page.getByRole("heading", { level: 1, name: "Your account will be erased" })).toBeVisible();
	await expectAccessible();
	await page.goto("/dashboard");
	await expect(page).toHaveURL(/\/login/);

	await page.goto("/login?redirectTo=/settings/privacy");
	await page.getByLabel("E-mail").fill(data.email);
	await page.getByLabel("Password", { exact: true }).fill(data.password);
	await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
	const banner = page.getByRole("complementary", { name: "Account ends" });
	await expect(banner.getByText(/Your account will be erased on/)).toBeVisible();
	await expectAccessible();
	await page.setViewportSize({ width: 360, height: 800 });
	await expectAccessible();

	await page.getByRole("button", { name: "Keep my account" }).click();
	await expect(page.getByRole("main").getByText("Your account stays.")).toBeVisible();
	await expect(banner).toHaveCount(0);
	await expect(page.getByRole("link", { name: "Delete the account…" })).toBeVisible();
});
