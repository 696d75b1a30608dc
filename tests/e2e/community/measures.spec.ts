import type { Page } from "@playwright/test";
import { expect, expectHydrated, test, WIDE } from "../school";
import { drawnPicture } from "./drawn-picture";

const main = (page: Page) => page.getByRole("main");

/** Opens the case of the first post of a topic and decides it. */
async function decide(page: Page, { topic, choice, button }: { topic: string; choice: string; button: string }) {
	await page.goto(topic);
	await expectHydrated(page);
	const post = main(page).getByRole("article").first();
	await post.getByLabel(/^More about/).click();
	await post.getByRole("button", { name: "Decide about it" }).click();
	await main(page).getByLabel(choice).check();
	await main(page).getByLabel("Ground").selectOption("privacy");
	await main(page).getByLabel("Facts, as the member will read them").fill("It shows whose house that is.");
	await main(page).getByRole("button", { name: button, exact: true }).click();
	await expect(main(page).getByText(/Case \d+ is decided/)).toBeVisible();
}

test(
	"a moderator removes the picture of a post and closes its topic, and the author reads why",
	WIDE,
	async ({ page, signInAs, expectAccessible }) => {
		test.slow();
		await signInAs("instructor2");
		await page.goto("/forum/new?category=contracts");
		await expectHydrated(page);
		await main(page).getByLabel("Title").fill(`Whose house is that, case ${Date.now()}`);
		await main(page).getByRole("textbox", { name: "Text" }).fill("The owner lives here. ");
		const file = { name: "house.png", mimeType: "image/png", buffer: await drawnPicture(page) };
		await main(page).locator('input[type="file"]').setInputFiles(file);
		await main(page).getByLabel("What the picture shows").fill("A house with its number");
		await main(page).getByRole("button", { name: "Put into the text" }).click();
		await main(page).getByRole("button", { name: "Post the topic" }).click();
		const picture = main(page).getByRole("img", { name: "A house with its number" });
		await expect(picture).toBeVisible();
		const topic = new URL(page.url()).pathname;

		await signInAs("admin");
		await decide(page, { topic, choice: "Remove its pictures, leave the words", button: "Remove the pictures" });
		await page.goto(topic);
		await expect(main(page).getByText("Picture removed by a moderator")).toBeVisible();
		await expect(main(page).getByText("The owner lives here.")).toBeVisible();
		await decide(page, { topic, choice: "Close the topic, leave its posts", button: "Close" });
		await page.goto(topic);
		await expectHydrated(page);
		await main(page).getByRole("button", { name: "Open again" }).click();
		await expect(main(page).getByText("This topic is closed by a decision.").first()).toBeVisible();

		await signInAs("instructor2");
		await page.goto(topic);
		await expectHydrated(page);
		await expect(picture).toHaveCount(0);
		await expectAccessible();
		const links = main(page).getByRole("link", { name: "Read the decision" });
		await expect(links).toHaveCount(2);
		await links.first().click();
		await expect(main(page).getByRole("heading", { name: "The pictures of your post were removed" })).toBeVisible();
		await expect(main(page).getByText("It shows whose house that is.")).toBeVisible();
		await main(page).getByLabel("What was missed?").fill("It is my own house.");
		await main(page).getByRole("button", { name: "Send the appeal" }).click();
		await expect(main(page).getByRole("heading", { name: "Your appeal has arrived" })).toBeVisible();
		await expectAccessible();
		await page.goto(topic);
		await links.last().click();
		await expect(main(page).getByRole("heading", { name: "Your topic was closed" })).toBeVisible();
		await expect(main(page).getByLabel("What was missed?")).toBeVisible();
	},
);
