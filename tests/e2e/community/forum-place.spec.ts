import { expect, expectHydrated, test, WIDE } from "../school";

test(
	"somebody finds their place in the forum from the form, and a moderator changes a level",
	WIDE,
	async ({ page, signInAs, expectAccessible }) => {
		const main = page.getByRole("main");
		await signInAs("student");
		await page.goto("/forum/new");
		await expectHydrated(page);
		await main.getByRole("link", { name: "Your place in the forum" }).click();
		await expect(main.getByRole("heading", { level: 1, name: "Your place in the forum" })).toBeVisible();
		await expect(main.getByRole("table", { name: "What may be written" })).toBeVisible();
		await expectAccessible();

		await signInAs("admin");
		await page.goto("/forum/2");
		await expectHydrated(page);
		await main.getByLabel("More about post 1", { exact: true }).click();
		await page.getByRole("link", { name: "The author’s level in the forum" }).click();
		await expect(main.getByRole("heading", { name: "Set the level" })).toBeVisible();
		await main.getByLabel("Level").selectOption("regular");
		await main.getByLabel("Reason").fill("Knows the trade");
		await main.getByRole("button", { name: "Save the level" }).click();
		await expect(main.getByText("Reason given: Knows the trade")).toBeVisible();
		await main.getByLabel("Level").selectOption("computed");
		await main.getByLabel("Reason").fill("As it was");
		await main.getByRole("button", { name: "Save the level" }).click();
		await expect(main.getByText("Reason given:")).toBeHidden();
		await expectAccessible();
	},
);
