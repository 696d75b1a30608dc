import { expect, expectHydrated, test, WIDE } from "../school";

test(
	"a moderator splits a topic, and the old address of a post leads to its new place",
	WIDE,
	async ({ page, signInAs, expectAccessible }) => {
		test.slow();
		const title = `Who books the notary, case ${Date.now()}`;
		const aside = `Who books the van, case ${Date.now()}`;
		const main = page.getByRole("main");
		await signInAs("student");
		await page.goto("/forum/new?category=contracts");
		await expectHydrated(page);
		await main.getByLabel("Title").fill(title);
		await main.getByRole("textbox", { name: "Text" }).fill("The buyer wants to choose.");
		await main.getByRole("button", { name: "Post the topic" }).click();
		await expect(main.getByRole("heading", { name: title })).toBeVisible();
		const address = new URL(page.url()).pathname;

		await signInAs("instructor");
		await page.goto(address);
		await expectHydrated(page);
		const replies = ["Whoever pays books.", "> [!quote Teacher, 2] Whoever pays books.\n\nAnd who books the van?"];
		for (const [place, text] of replies.entries()) {
			const box = main.getByRole("textbox", { name: "Your reply" });
			await box.fill(text);
			await box.press("Control+Enter");
			await expect(main.getByRole("article", { name: new RegExp(`^Post ${place + 2} by`) })).toBeVisible();
		}

		await signInAs("admin");
		await page.goto(address);
		await expectHydrated(page);
		await main.getByText("Make a topic of some posts").click();
		const form = main.locator("form", { has: page.locator("#split-numbers") });
		await form.getByLabel("Title").fill(aside);
		await form.getByLabel("Numbers of the posts").fill("3");
		await form.locator("summary").click();
		await expectAccessible();
		await form.getByRole("button", { name: "Split" }).click();
		await expect(main.getByRole("heading", { name: aside })).toBeVisible();
		await expectAccessible();
		const moved = new URL(page.url()).pathname;

		await signInAs("student");
		await page.goto(`${address}/3`);
		await expect(main.getByRole("heading", { name: aside })).toBeVisible();
		expect(new URL(page.url()).pathname).toBe(`${moved}/1`);
		const post = main.getByRole("article", { name: /^Post 1 by/ });
		await expect(post).toContainText("And who books the van?");
		await post.getByRole("link", { name: "Teacher, 2" }).click();
		await expect(main.getByRole("heading", { name: title })).toBeVisible();
		await expect(main.getByRole("article", { name: /^Post 2 by/ })).toContainText("Whoever pays books.");

		await expect(main.getByText("A moderator made a topic of its own of 1 post.")).toBeVisible();
		await main.getByRole("link", { name: "To the topic" }).click();
		await expect(main.getByRole("heading", { name: aside })).toBeVisible();
	},
);
