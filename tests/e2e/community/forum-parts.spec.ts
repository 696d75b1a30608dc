import { expect, expectHydrated, test, WIDE } from "../school";
import { drawnPicture } from "./drawn-picture";

test("a question is asked under a lesson, stands in its box, and leads back to it", async ({
	page,
	signInAs,
	expectAccessible,
}) => {
	const title = `What is a lot, case ${Date.now()}`;
	const main = page.getByRole("main");
	await signInAs("student");
	await page.goto("/lessons/1");
	await expectHydrated(page);
	const box = page.getByRole("region", { name: "Questions and discussion" });
	await box.scrollIntoViewIfNeeded();
	await box.getByRole("link", { name: "Ask a question" }).click();
	await expect(main.getByText(/About the lesson “/)).toBeVisible();
	await main.getByLabel("Title").fill(title);
	await main.getByRole("textbox", { name: "Text" }).fill("The lesson uses the word before it explains it.");
	await main.getByRole("button", { name: "Post the topic" }).click();
	await expect(main.getByRole("heading", { name: title })).toBeVisible();
	await main.getByText("Asked under the lesson").getByRole("link").click();
	await expectHydrated(page);
	await box.scrollIntoViewIfNeeded();
	await expect(box.getByRole("link", { name: title })).toBeVisible();
	await expectAccessible();
});

test(
	"a poll is started, answered and changed, and says its figures in words",
	WIDE,
	async ({ page, signInAs, expectAccessible }) => {
		const main = page.getByRole("main");
		await signInAs("student");
		await page.goto("/forum/new?category=contracts");
		await expectHydrated(page);
		await main.getByLabel("Title").fill(`A poll, case ${Date.now()}`);
		await main.getByRole("textbox", { name: "Text" }).fill("Please vote.");
		await main.getByText("Add a poll").click();
		await main.getByLabel("Question of the poll").fill("Which fee is fair?");
		await main.getByLabel("Answers to choose from").fill("5,000\n10,000");
		await expectAccessible();
		await main.getByRole("button", { name: "Post the topic" }).click();
		const poll = main.getByRole("region", { name: "Poll" });
		await poll.getByRole("radio", { name: "5,000", exact: true }).check();
		await poll.getByRole("button", { name: "Vote", exact: true }).click();
		await expect(poll.getByText("1 vote, 100%")).toBeVisible();
		await expectAccessible();
		await poll.getByText("Change your vote").click();
		await poll.getByRole("radio", { name: "10,000" }).check();
		await poll.getByRole("button", { name: "Save the vote" }).click();
		await expect(poll.getByRole("listitem").filter({ hasText: "10,000" })).toContainText("your vote");
		await expect(poll.getByText("1 person has voted")).toBeVisible();
	},
);

test(
	"a picture is chosen on a phone, described, put into the text and shown with its place kept",
	WIDE,
	async ({ page, signInAs, expectAccessible }) => {
		const main = page.getByRole("main");
		await page.setViewportSize({ width: 320, height: 720 });
		await signInAs("student");
		await page.goto("/forum/new?category=contracts");
		await expectHydrated(page);
		await main.getByLabel("Title").fill(`A picture, case ${Date.now()}`);
		const text = main.getByRole("textbox", { name: "Text" });
		await text.fill("Is this roof sound? ");
		const picker = main.locator('input[type="file"]');
		await picker.setInputFiles({ name: "no.png", mimeType: "image/png", buffer: Buffer.from("GIF89a no picture") });
		await expect(main.getByText("Only PNG, JPEG and WebP pictures can be used.")).toBeVisible();
		await main.getByRole("button", { name: "Discard" }).click();
		await picker.setInputFiles({ name: "roof.png", mimeType: "image/png", buffer: await drawnPicture(page) });
		await main.getByRole("button", { name: "Put into the text" }).click();
		await expect(main.getByText("Say in a few words what the picture shows.")).toBeVisible();
		await expectAccessible();
		await main.getByLabel("What the picture shows").fill("A green roof");
		await main.getByRole("button", { name: "Put into the text" }).click();
		await expect(text).toHaveValue(/!\[A green roof\]\(picture:[0-9a-f]{32}\)/);
		await main.getByRole("button", { name: "Post the topic" }).click();
		const picture = main.getByRole("article").getByRole("img", { name: "A green roof" });
		await expect(picture).toHaveAttribute("width", "1600");
		await expect(picture).toHaveAttribute("height", "800");
		await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1600);
		const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
		expect(isWide).toBe(false);
		await expectAccessible();
	},
);

test("keys go from post to post, and reply to the present one", WIDE, async ({ page, signInAs }) => {
	const main = page.getByRole("main");
	await signInAs("student");
	await page.goto("/forum/3/1");
	await expectHydrated(page);
	const posts = main.getByRole("article");
	await page.keyboard.press("j");
	await page.keyboard.press("j");
	await expect(posts.nth(1)).toBeFocused();
	await page.keyboard.press("k");
	await expect(posts.nth(0)).toBeFocused();
	await page.keyboard.press("r");
	await expect(main.getByRole("textbox", { name: "Your reply" })).toBeFocused();
});
