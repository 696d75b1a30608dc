import { expect, expectHydrated, test, WIDE } from "../school";

test(
	"a member blocks another from a post, reads it folded, and ends that in the settings",
	WIDE,
	async ({ page, signInAs, expectAccessible }) => {
		const main = page.getByRole("main");
		await signInAs("instructor");
		await page.goto("/forum/2");
		await expectHydrated(page);
		await main.getByLabel("More about post 1", { exact: true }).click();
		await main.getByText("Block Amara O.").click();
		await expectAccessible();
		await main.getByRole("button", { name: "Block", exact: true }).click();

		const folded = main.getByText("Post 1 is by somebody whom you have blocked.");
		await expect(folded).toBeVisible();
		await expect(main.locator("#post-1")).toBeHidden();
		await folded.click();
		await expect(main.locator("#post-1")).toBeVisible();
		await expectAccessible();

		await page.goto("/settings/following");
		await expectHydrated(page);
		await expectAccessible();
		await main.getByRole("button", { name: /^Unblock/ }).click();
		await expect(main.getByText("You have blocked nobody.")).toBeVisible();
		await page.goto("/forum/2");
		await expect(folded).toBeHidden();
	},
);
