import type { Page } from "@playwright/test";
import { expect, expectHydrated, test, WIDE } from "../school";

// Expected errors while offline.
test.use({ tolerated: /Failed to fetch|ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

const WAITS = /^Your text waits in this browser\. It is sent by itself/;
const key = (page: Page) => ({ "Idempotency-Key": crypto.randomUUID(), Origin: new URL(page.url()).origin });

async function startTopic(page: Page, title: string): Promise<number> {
	const started = await page.request.post("/api/forum/topics", {
		headers: key(page),
		data: { title, body: `Asked on a train. ${title}`, category: "contracts", kind: "question" },
	});
	return ((await started.json()) as { id: number }).id;
}

test("a reply that is sent twice without a connection leaves by itself, as one post", async ({
	page,
	context,
	signInAs,
	expectAccessible,
}) => {
	const main = page.getByRole("main");
	const text = `Written in a tunnel ${Date.now()}`;
	await signInAs("instructor");
	await page.goto("/forum");
	const id = await startTopic(page, `In a tunnel ${Date.now()}`);
	await page.goto(`/forum/${id}`);
	await expectHydrated(page);
	const box = main.getByRole("textbox", { name: "Your reply" });
	await box.fill(text);

	await context.setOffline(true);
	const send = main.getByRole("button", { name: "Send when connected" });
	await send.click();
	await expect(main.getByText(WAITS)).toBeVisible();
	await send.click();
	await expect(box).toHaveValue(text);
	await expectAccessible();

	await context.setOffline(false);
	await expect(main.getByRole("article").filter({ hasText: text })).toHaveCount(1);
	await expect(box).toHaveValue("");
	await expect(main.getByText(WAITS)).toBeHidden();
	const topic = (await (await page.request.get(`/api/forum/topics/${id}`)).json()) as { posts: unknown[] };
	expect(topic.posts).toHaveLength(2);
});

test(
	"a topic waits through the end of the session, a reload and a sign-in",
	WIDE,
	async ({ page, context, signInAs }) => {
		const main = page.getByRole("main");
		const title = `Written at sea ${Date.now()}`;
		await signInAs("instructor");
		await page.goto("/forum/new?category=contracts");
		await expectHydrated(page);
		await main.getByLabel("Title").fill(title);
		await main.getByRole("textbox", { name: "Text", exact: true }).fill(`Nobody is awake here. ${title}`);
		await context.setOffline(true);
		await main.getByRole("button", { name: "Send when connected" }).click();
		await expect(main.getByText(WAITS)).toBeVisible();

		await context.clearCookies({ name: "sid" });
		await context.setOffline(false);
		await expect(main.getByText(/^Your text waits in this browser\. Sign in/)).toBeVisible();
		await expect(main.getByLabel("Title")).toHaveValue(title);
		await signInAs("instructor");
		await page.goto("/forum/new");
		await expect(main.getByRole("heading", { level: 1, name: title })).toBeVisible();
	},
);
