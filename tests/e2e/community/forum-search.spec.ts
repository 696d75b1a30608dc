import { expect, expectHydrated, test, WIDE } from "../school";

test(
	"the search is narrowed, says which filter leaves nothing, and is walked through by the keyboard",
	WIDE,
	async ({ page, signInAs, expectAccessible }) => {
		const main = page.getByRole("main");
		await signInAs("instructor");
		await page.goto("/forum");
		await expectHydrated(page);
		await page.keyboard.press("/");
		await expect(main.getByRole("searchbox")).toBeFocused();
		await main.getByRole("searchbox").fill("builder decides");
		await page.keyboard.press("Enter");
		await expect(main.getByRole("status").filter({ hasText: /posts? found/ })).toBeVisible();

		await main.getByText("Filter", { exact: true }).click();
		await main.getByLabel("Kind").selectOption("announcement");
		await main.getByLabel("Time").selectOption("year");
		await main.getByLabel("Author").fill("Amara");
		await expect(main.locator("datalist option").first()).toBeAttached();
		await main.getByLabel("Author").fill("");
		await expectAccessible();
		await main.getByRole("button", { name: "Show" }).click();

		await expect(page).toHaveURL(/kind=announcement/);
		await expect(main.getByRole("heading", { name: "Nothing found for “builder decides”" })).toBeVisible();
		await expect(main.getByText("There is something without one of these filters:")).toBeVisible();
		await expectAccessible();
		await main
			.getByRole("link", { name: /Announcement$/ })
			.last()
			.click();
		await expect(page).not.toHaveURL(/kind=/);
		await expect(page).toHaveURL(/within=year/);
		await expect(main.locator("[data-topic]").first()).toBeVisible();

		await main.locator("h1").click();
		await page.keyboard.press("j");
		await expect(main.locator("[data-topic]").first()).toBeFocused();
		await page.keyboard.press("Enter");
		await expect(page).toHaveURL(/\/forum\/\d+/);
	},
);
