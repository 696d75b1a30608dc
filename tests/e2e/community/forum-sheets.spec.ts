import { expect, expectHydrated, test, WIDE } from "../school";

test(
	"a line of a deal sheet is doubted with a comment, and an answer works it out in another way",
	WIDE,
	async ({ page, signInAs, expectAccessible }) => {
		const main = page.getByRole("main");
		await signInAs("student");
		await page.goto("/forum/new?category=deals");
		await expectHydrated(page);
		await main.getByLabel("Title").fill(`Does my offer hold, case ${Date.now()}`);
		await main.getByRole("textbox", { name: "Text" }).fill("Please shoot holes in it.");
		await main.getByLabel("Kind").selectOption("dealReview");
		for (const [label, value] of Object.entries({
			Place: "Setúbal",
			Currency: "EUR",
			"After-repair value": "196,000",
			"Buyer’s margin": "30",
			Repairs: "24,000",
			"Your fee": "9,000",
		}))
			await main.getByLabel(label, { exact: true }).fill(value);
		await main.getByRole("button", { name: "Post the topic" }).click();
		await expect(main.getByText("104,200")).toBeVisible();
		const address = new URL(page.url()).pathname;

		await signInAs("instructor");
		await page.goto(address);
		await expectHydrated(page);
		const first = main.getByRole("article").first();
		const repairs = first.getByRole("row").filter({ hasText: "Repairs" });
		await repairs.getByText("Doubt this").first().click();
		await repairs.getByLabel("Why you doubt this line").fill("No electrician in it.");
		await expectAccessible();
		await repairs.getByRole("button", { name: "Doubt this line" }).click();
		await expect(repairs.getByText("1 doubts this")).toBeVisible();
		await expect(repairs.getByText("No electrician in it.", { exact: true })).toBeVisible();

		await main.getByRole("textbox", { name: "Your reply" }).fill("Then the margin is too thin.");
		await main.getByLabel("Work it out my way").check();
		const form = main.getByRole("region", { name: "Reply" });
		await expect(form.getByLabel("After-repair value")).toHaveValue("196000");
		await form.getByLabel("Buyer’s margin").fill("33");
		await expectAccessible();
		await form.getByRole("button", { name: "Post the reply" }).click();
		const answer = main.getByRole("article", { name: /^Post 2 by/ });
		await expect(answer.getByText("5,880 below the sheet of the topic")).toBeVisible();
		await expect(answer.getByRole("row").filter({ hasText: "margin" })).toContainText(/was:\s*[-−]58,800/);
		await expect(main.getByLabel("Work it out my way")).not.toBeChecked();
		await expectAccessible();
	},
);
