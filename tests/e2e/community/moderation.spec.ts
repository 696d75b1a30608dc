import { expect, expectHydrated, test, WIDE } from "../school";

test(
	"somebody reports a page, an admin takes the case by the keyboard, decides it and takes that back",
	WIDE,
	async ({ page, signInAs, expectAccessible }) => {
		test.slow();
		const path = `/courses/${1000 + (Date.now() % 100_000)}`;
		await signInAs("student2");
		await page.goto(`/report?from=${path}`);
		const main = page.getByRole("main");
		await main.getByRole("button", { name: "Send the report" }).click();
		await expect(main.getByText("Choose what is wrong.").first()).toBeVisible();
		await expectAccessible();
		await main.getByLabel("Misleading").check();
		await main.getByRole("button", { name: "Send the report" }).click();
		await expect(main.getByText("Your report has arrived")).toBeVisible();

		await signInAs("admin");
		await page.goto("/moderation?reason=misleading");
		await expectHydrated(page);
		await expectAccessible();
		const link = main.getByRole("link", { name: path, exact: true });
		await link.focus();
		await page.keyboard.press("c");
		await expect(main.getByText("You have taken this case")).toBeVisible();
		await expectAccessible();

		await main.locator("summary", { hasText: "Pass on…" }).click();
		const nobody = main.getByText("There is no other moderator who could take this case.");
		await expect(nobody.or(main.getByLabel("To whom"))).toBeVisible();
		await expectAccessible();

		await main.getByRole("button", { name: "Decide" }).click();
		await expect(main.getByText("Choose what becomes of it.")).toBeVisible();
		await main.getByLabel("Remove", { exact: true }).check();
		await main.getByLabel("Ground").selectOption("misleading");
		await main.getByLabel("Facts, as the member will read them").fill("The page promises a course that there is not.");
		await expectAccessible();
		await main.getByRole("button", { name: "Remove", exact: true }).click();
		await expect(main.getByText(/Case \d+ is decided/)).toBeVisible();
		await main.getByRole("button", { name: "Undo" }).click();
		await expect(main.getByRole("heading", { name: path })).toBeVisible();
		await expect(main.getByRole("button", { name: "Decide" })).toBeVisible();
	},
);

test("a member reads a decision, downloads it and appeals", WIDE, async ({ page, signInAs, expectAccessible }) => {
	await signInAs("student");
	await page.goto("/decisions/0b5e8a1c7d294f36a8c2e0f4d6b17395");
	const main = page.getByRole("main");
	await expect(main.getByText("The reply calls another learner a fool.")).toBeVisible();
	await expectAccessible();
	const download = page.waitForEvent("download");
	await main.getByRole("link", { name: "Download" }).click();
	expect((await download).suggestedFilename()).toBe("decision-3.txt");
	await main.getByRole("button", { name: "Send the appeal" }).click();
	await expect(main.getByText("Write what was missed.")).toBeVisible();
	await main.getByLabel("What was missed?").fill("It was a joke between friends.");
	await main.getByRole("button", { name: "Send the appeal" }).click();
	await expect(main.getByRole("heading", { name: "Your appeal has arrived" })).toBeVisible();
	await expectAccessible();
});
