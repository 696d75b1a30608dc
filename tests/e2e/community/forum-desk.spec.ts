import { expect, expectHydrated, test, WIDE } from "../school";

const NAMES = {
	English: "Land",
	Русский: "Земля",
	Français: "Terrains",
	Español: "Terrenos",
	Deutsch: "Grundstücke",
	中文: "土地",
};

test(
	"an admin adds a category of the forum, moves it by the keyboard, and retires it with an undo",
	WIDE,
	async ({ page, signInAs, expectAccessible }) => {
		test.slow();
		await signInAs("admin");
		await page.goto("/admin/forum");
		await expectHydrated(page);
		await expectAccessible();
		const main = page.getByRole("main");
		await main.locator("summary", { hasText: "Add a category" }).click();
		const form = main.locator("form", { has: page.locator("#category-new-access") });
		await form.getByRole("button", { name: "Add a category" }).click();
		await expect(main.getByRole("alert")).toContainText("6 fields need another look");
		await expectAccessible();
		for (const [language, name] of Object.entries(NAMES)) await form.getByLabel(`Name in ${language}`).fill(name);
		await form.getByLabel("Description in English").fill("Plots, zoning and what may be built.");
		await form.getByRole("button", { name: "Add a category" }).click();
		await expect(main.getByText("The category has been added.")).toBeVisible();

		await main.getByRole("button", { name: "Move “Land” up" }).focus();
		await page.keyboard.press("Enter");
		await expect(main.getByText("The order has been saved.")).toBeVisible();

		await page.goto("/forum?category=land");
		await expect(page.getByRole("heading", { name: "Land" })).toBeVisible();
		await expect(page.getByText("Plots, zoning and what may be built.")).toBeVisible();
		await page.goto("/de/forum");
		await expect(page.getByRole("link", { name: "Grundstücke" }).first()).toBeVisible();

		await page.goto("/admin/forum");
		await expectHydrated(page);
		const row = main.locator("#category-land");
		await row.locator("summary").click();
		await row.getByRole("button", { name: /^Retire ?: Land$/ }).click();
		await expect(main.getByText("The category has been retired.")).toBeVisible();
		await expectAccessible();
		await main.getByRole("button", { name: "Undo" }).first().click();
		await expect(main.getByText("The change has been undone.")).toBeVisible();
	},
);
