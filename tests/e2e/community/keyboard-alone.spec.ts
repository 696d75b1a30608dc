import type { Locator, Page } from "@playwright/test";
import { expect, expectHydrated, test, WIDE } from "../school";

const key = (page: Page) => ({ "Idempotency-Key": crypto.randomUUID(), Origin: new URL(page.url()).origin });

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, target: Locator) {
	for (let pressed = 0; pressed < 250; pressed += 1) {
		if (await target.evaluate((element) => element === document.activeElement)) return;
		await page.keyboard.press("Tab");
	}
	await expect(target).toBeFocused();
}

async function press(page: Page, target: Locator) {
	await tabTo(page, target);
	await page.keyboard.press("Enter");
}

/** Nothing is wider than the window. */
async function expectNarrow(page: Page) {
	expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
}

test(
	"by keyboard alone on a small phone a member reads, answers, edits, bookmarks, asks, and accepts an answer",
	WIDE,
	async ({ page, signInAs, expectAccessible }) => {
		test.setTimeout(180_000);
		await page.setViewportSize({ width: 320, height: 720 });
		const main = page.getByRole("main");
		const post = (number: number) => main.getByRole("article", { name: new RegExp(`^Post ${number} by`) });
		const title = `Who keeps the keys, case ${Date.now()}`;

		await signInAs("admin");
		await page.goto("/forum");
		const started = await page.request.post("/api/forum/topics", {
			headers: key(page),
			data: { title, body: `Between the two appointments. ${title}`, category: "contracts", kind: "question" },
		});
		const { id } = (await started.json()) as { id: number };
		await page.request.post(`/api/forum/topics/${id}/posts`, {
			headers: key(page),
			data: { body: `I found nothing in the contract. ${title}` },
		});

		await signInAs("student");
		await page.goto("/forum");
		await expectHydrated(page);
		await expectAccessible();
		await press(page, main.getByText("Filter", { exact: true }));
		const kind = page.getByLabel("Kind", { exact: true });
		await tabTo(page, kind);
		await page.keyboard.press("ArrowDown");
		await expect(kind).toHaveValue("question");
		await expectNarrow(page);
		await press(page, page.getByRole("button", { name: "Show", exact: true }));
		await expect(page).toHaveURL(/[?&]kind=question/);
		await expectAccessible();

		await press(page, main.getByRole("link", { name: title }));
		await expect(main.getByRole("heading", { level: 1, name: title })).toBeVisible();
		await expectAccessible();
		await page.keyboard.press("j");
		await expect(post(1)).toBeFocused();
		await page.keyboard.press("j");
		await expect(post(2)).toBeFocused();

		await page.keyboard.press("r");
		const reply = main.getByRole("textbox", { name: "Your reply" });
		await expect(reply).toBeFocused();
		const name = String(await post(2).getAttribute("aria-label")).replace(/^Post 2 by /, "");
		await page.keyboard.type(`@${name.slice(0, 3)}`);
		const offered = main.getByRole("listbox", { name: "Members" }).getByRole("option").first();
		await expect(offered).toContainText("in this topic");
		await expect(reply).toHaveAttribute("aria-activedescendant", String(await offered.getAttribute("id")));
		await expectNarrow(page);
		await page.keyboard.press("Enter");
		await expect(reply).toHaveValue(/^\[@.+\]\(member:\d+\) $/);
		await page.keyboard.type("Whoever signed for them.");
		await expectAccessible();
		await page.keyboard.press("Control+Enter");
		await expect(post(3)).toContainText("Whoever signed for them.");
		await expectAccessible();

		await press(page, post(3).locator('summary[aria-label="More about post 3"]'));
		await expectNarrow(page);
		await press(page, post(3).getByRole("link", { name: "Edit" }));
		await expect(main.getByRole("heading", { name: "Edit post 3" })).toBeVisible();
		await tabTo(page, main.getByRole("textbox", { name: "Text" }));
		await page.keyboard.press("Control+End");
		await page.keyboard.type(" The notary has a list.");
		await expectAccessible();
		await press(page, main.getByRole("button", { name: "Save", exact: true }));
		await expect(post(3)).toContainText("The notary has a list.");
		const bookmark = post(3).getByRole("button", { name: "Bookmark" });
		await press(page, bookmark);
		await expect(bookmark).toHaveAttribute("aria-pressed", "true");
		await expectAccessible();

		const asked = `Who hands the keys over, case ${Date.now()}`;
		await page.goto("/forum");
		await expectHydrated(page);
		await press(page, main.getByRole("link", { name: "Start a topic" }).first());
		await expect(main.getByRole("heading", { level: 1, name: "Start a topic" })).toBeVisible();
		const category = main.getByLabel("Category", { exact: true });
		await tabTo(page, category);
		await page.keyboard.press("ArrowDown");
		await expect(category).not.toHaveValue("");
		await tabTo(page, main.getByLabel("Title"));
		await page.keyboard.type(asked);
		await tabTo(page, main.getByRole("textbox", { name: "Text", exact: true }));
		await page.keyboard.type(`On the day of the payment. ${asked}`);
		await expectAccessible();
		await page.keyboard.press("Control+Enter");
		await expect(main.getByRole("heading", { level: 1, name: asked })).toBeVisible();
		const address = new URL(page.url()).pathname;

		await signInAs("admin");
		await page.request.post(`/api/forum/topics/${address.split("/").at(-1)}/posts`, {
			headers: key(page),
			data: { body: `The seller does. ${asked}` },
		});
		await signInAs("student");
		await page.goto(address);
		await expectHydrated(page);
		await press(page, post(2).getByRole("button", { name: "Accept as the answer" }));
		await expect(post(2)).toContainText("Accepted answer");
		await expectAccessible();
	},
);

test(
	"what is selected in a post is quoted, and the menu of a post quotes all of it",
	WIDE,
	async ({ page, signInAs }) => {
		const main = page.getByRole("main");
		const reply = main.getByRole("textbox", { name: "Your reply" });
		await signInAs("instructor");
		await page.goto("/forum/3/1");
		await expectHydrated(page);
		const first = main.getByRole("article").first();
		await first.locator(".forum-post p").first().selectText();
		await main.getByRole("button", { name: "Quote" }).click();
		await expect(reply).toBeFocused();
		await expect(reply).toHaveValue(/^> \[!quote .+, 1\] \S/);

		await page.keyboard.press("Escape");
		await expect(main.getByRole("button", { name: "Open the reply again" })).toBeFocused();
		await page.keyboard.press("Enter");
		await expect(reply).toBeFocused();
		await reply.press("ControlOrMeta+a");
		await reply.press("Delete");
		await main.getByRole("button", { name: "Put below the posts" }).click();
		await press(page, first.locator('summary[aria-label="More about post 1"]'));
		await press(page, first.getByRole("button", { name: "Quote" }));
		await expect(reply).toHaveValue(/^> \[!quote .+, 1\] \S/);
		await reply.press("ControlOrMeta+a");
		await reply.press("Delete");
	},
);

test(
	"a limit stands beside the text that breaks it and ends with it",
	WIDE,
	async ({ page, signInAs, expectAccessible }) => {
		const main = page.getByRole("main");
		await signInAs("student");
		await page.goto("/forum/3/1");
		await expectHydrated(page);
		const reply = main.getByRole("textbox", { name: "Your reply" });
		const send = main.getByRole("button", { name: "Post the reply" });
		await reply.fill(Array.from({ length: 40 }, (_, at) => `https://link-${at}.example`).join(" "));
		const limit = main.getByText(/^Links in a post at your level: \d+\. In yours: 40\./);
		await expect(limit).toBeVisible();
		await expect(send).toBeDisabled();
		await expect(send).toHaveAccessibleDescription(/In yours: 40\./);
		await expectAccessible();
		await reply.fill("");
		await expect(limit).toBeHidden();
		await expect(send).toBeEnabled();
	},
);
