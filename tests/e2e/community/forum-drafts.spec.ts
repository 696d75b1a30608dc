import type { Page } from "@playwright/test";
import { expect, expectHydrated, test, WIDE } from "../school";

// Expected errors while offline.
test.use({ tolerated: /Failed to fetch|ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

const saved = (page: Page) => page.waitForResponse((answer) => answer.url().endsWith("/forum/drafts") && answer.ok());
const WAITS = /^Your text waits in this browser\. It is sent by itself/;

async function startTopic(page: Page, fields: object = {}): Promise<string> {
	const started = await page.request.post("/api/forum/topics", {
		headers: { "Idempotency-Key": crypto.randomUUID(), Origin: new URL(page.url()).origin },
		data: { title: `Kept ${Date.now()}`, body: "Begun here.", category: "contracts", kind: "question", ...fields },
	});
	return `/forum/${((await started.json()) as { id: number }).id}`;
}

test(
	"a reply keeps its sheet and the post that it answers, and a topic its whole form",
	WIDE,
	async ({ page, signInAs }) => {
		const main = page.getByRole("main");
		// The draft of a topic stays, and no other test begins a topic with this account.
		await signInAs("student2");
		await page.goto("/forum?kind=dealReview");
		await main.getByRole("link", { name: /Stoke terrace/ }).click();
		await expectHydrated(page);
		await main.getByRole("article").nth(1).getByRole("link", { name: "Reply", exact: true }).click();
		const form = main.getByRole("region", { name: "Reply" });
		const box = form.getByRole("textbox", { name: "Your reply" });
		await box.press("Control+End");
		await box.pressSequentially("The roof alone is more.");
		await form.getByLabel("Work it out my way").check();
		const kept = saved(page);
		await form.getByLabel("Repairs").fill("31,000");
		await kept;
		await page.reload();
		await expectHydrated(page);
		await expect(form.getByLabel("Work it out my way")).toBeChecked();
		await expect(form.getByLabel("Repairs")).toHaveValue("31,000");
		await expect(form.getByRole("heading", { name: /^Reply to .+, post 2$/ })).toBeVisible();
		await expect(box).toHaveValue(/The roof alone is more\.$/);

		await page.goto("/forum/new?category=deals");
		await expectHydrated(page);
		await main.getByLabel("Kind").selectOption("dealReview");
		await main.getByLabel("Title").fill("A flat above a bakery");
		await main.getByText("Add a poll").click();
		await main.getByLabel("Question of the poll").fill("Would you buy it?");
		const form2 = saved(page);
		await main.getByLabel("Asking price").fill("88,000");
		await form2;
		await page.goto("/forum/new");
		await expect(main.getByLabel("Kind")).toHaveValue("dealReview");
		await expect(main.getByLabel("Category")).toHaveValue("deals");
		await expect(main.getByLabel("Asking price")).toHaveValue("88,000");
		await expect(main.getByLabel("Question of the poll")).toHaveValue("Would you buy it?");
	},
);

test("changes of a post are kept until they are saved, and can be dropped", WIDE, async ({ page, signInAs }) => {
	const main = page.getByRole("main");
	await signInAs("student");
	await page.goto("/forum");
	const edit = `${await startTopic(page)}/1/edit`;
	await page.goto(edit);
	await expectHydrated(page);
	const box = main.getByRole("textbox", { name: "Text", exact: true });
	const kept = saved(page);
	await box.fill("Changed, not saved.");
	await kept;
	await page.goto(edit);
	await expectHydrated(page);
	await expect(box).toHaveValue("Changed, not saved.");
	await main.getByRole("link", { name: "Show the saved text instead" }).click();
	await expect(box).toHaveValue("Begun here.");
	await page.goto(edit);
	await expectHydrated(page);
	await main.getByRole("button", { name: "Save" }).click();
	await expect(main.getByRole("article").first()).toContainText("Changed, not saved.");
	await page.goto(edit);
	await expect(main.getByRole("link", { name: "Show the saved text instead" })).toHaveCount(0);
});

test(
	"what waits is discarded in one tab and stays in the form of another",
	WIDE,
	async ({ page, context, signInAs }) => {
		await signInAs("student");
		await page.goto("/forum");
		const address = await startTopic(page);
		await page.goto(address);
		await expectHydrated(page);
		const other = await context.newPage();
		await other.goto(address);
		await expectHydrated(other);
		const box = page.getByRole("textbox", { name: "Your reply" });
		await box.fill("Nothing of this may be lost.");
		await context.setOffline(true);
		await page.getByRole("button", { name: "Send when connected" }).click();
		await expect(page.getByText(WAITS)).toBeVisible();
		await expect(other.getByText(WAITS)).toBeVisible();
		await other.getByRole("button", { name: "Do not send it by itself" }).click();
		await expect(page.getByText(WAITS)).toBeHidden();
		await context.setOffline(false);
		await expect(page.getByRole("button", { name: "Post the reply" })).toBeVisible();
		await expect(box).toHaveValue("Nothing of this may be lost.");
		await expect(page.getByText("Your text that waited has been sent.")).toHaveCount(0);
	},
);

test(
	"a topic that is changed while it waits stays in the form once it is sent",
	WIDE,
	async ({ page, context, signInAs }) => {
		const main = page.getByRole("main");
		await signInAs("student");
		await page.goto("/forum/new?category=contracts");
		await expectHydrated(page);
		const title = `Written twice ${Date.now()}`;
		const box = main.getByRole("textbox", { name: "Text", exact: true });
		await main.getByLabel("Title").fill(title);
		await box.fill(`First thoughts. ${title}`);
		await context.setOffline(true);
		await main.getByRole("button", { name: "Send when connected" }).click();
		await expect(main.getByText(WAITS)).toBeVisible();
		await box.fill("Second thoughts.");
		await context.setOffline(false);
		await expect(main.getByText(WAITS)).toBeHidden();
		await expect(box).toHaveValue("Second thoughts.");
		await page.goto("/forum?sort=new");
		await expect(main.getByRole("link", { name: title })).toBeVisible();
	},
);
