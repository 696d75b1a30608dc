import { expect, expectHydrated, test } from "../school";

test("somebody asks by the keyboard, another answers with a quotation, and the answer is accepted", async ({
	page,
	signInAs,
	expectAccessible,
}) => {
	test.slow();
	const title = `Who pays the notary, case ${Date.now()}`;
	const main = page.getByRole("main");
	await signInAs("student");
	await page.goto("/forum");
	await expectHydrated(page);
	await expectAccessible();
	await page.keyboard.press("j");
	await expect(main.locator("[data-topic]").first()).toBeFocused();

	await page.goto("/forum/new?category=contracts");
	await expectHydrated(page);
	await main.getByLabel("Title").fill(title);
	await main.getByRole("textbox", { name: "Text" }).fill("The buyer left before the appointment.");
	await expectAccessible();
	await page.keyboard.press("Control+Enter");
	await expect(main.getByRole("heading", { name: title })).toBeVisible();
	await expectAccessible();
	const address = new URL(page.url()).pathname;

	await signInAs("instructor");
	await page.goto(address);
	await expectHydrated(page);
	await main.getByText("The buyer left before the appointment.").selectText();
	await main.getByRole("article").first().getByRole("link", { name: "Reply" }).click();
	const box = main.getByRole("textbox", { name: "Your reply" });
	await expect(box).toBeFocused();
	await expect(box).toHaveValue(/^> \[!quote .+, 1\] The buyer left/);
	await box.press("Control+End");
	await box.pressSequentially("Whoever ordered the draft.");
	await main.getByRole("button", { name: "Both" }).click();
	await expect(main.getByRole("region", { name: "As others will read it" })).toContainText(
		"Whoever ordered the draft.",
	);
	await expectAccessible();
	await box.press("Control+Enter");
	await expect(main.getByRole("article", { name: /^Post 2 by/ })).toContainText("Whoever ordered the draft.");

	await signInAs("student");
	await page.goto(address);
	await expectHydrated(page);
	const answer = main.getByRole("article", { name: /^Post 2 by/ });
	await answer.getByRole("button", { name: /^Helpful/ }).press("Enter");
	await expect(answer.getByRole("button", { name: /^Helpful/ })).toHaveAttribute("aria-pressed", "true");
	await answer.getByRole("button", { name: "Accept as the answer" }).press("Enter");
	await expect(answer.getByText("Accepted answer")).toBeVisible();
	await expect(main.getByRole("link", { name: /by post 2/ })).toBeVisible();
	await expectAccessible();
});
