import { expect, expectHydrated, test, WIDE } from "../school";

test(
	"topics with new replies are counted, and what one tab has read goes from the other",
	WIDE,
	async ({ page, context, signInAs, expectAccessible }) => {
		const key = () => ({ "Idempotency-Key": crypto.randomUUID(), Origin: new URL(page.url()).origin });
		const title = `Read in another tab ${Date.now()}`;
		const status = page.getByRole("main").getByRole("status");
		const countOf = async () => Number.parseInt((await status.textContent()) || "0", 10);

		await signInAs("student");
		await page.goto("/forum");
		const started = await page.request.post("/api/forum/topics", {
			headers: key(),
			data: { title, body: `Who reads this first? ${title}`, category: "contracts", kind: "question" },
		});
		const { id } = (await started.json()) as { id: number };
		await signInAs("instructor");
		await page.request.post(`/api/forum/topics/${id}/posts`, { headers: key(), data: { body: "I do." } });

		await signInAs("student");
		await page.goto("/forum");
		await expectHydrated(page);
		await expect(status).toContainText(/topics? ha(?:s|ve) new replies/);
		await expectAccessible();
		// Others may write meanwhile in what this member follows.
		const unread = async () => {
			const answer = await page.request.get("/api/forum/unread");
			return ((await answer.json()) as { topics: { id: number }[] }).topics;
		};
		expect((await unread()).map((topic) => topic.id)).toContain(id);

		const other = await context.newPage();
		await other.goto(`/forum/${id}`);
		await expect(other.getByText("I do.")).toBeInViewport();
		await expect.poll(async () => (await unread()).map((topic) => topic.id)).not.toContain(id);
		await expect.poll(async () => (await countOf()) - (await unread()).length).toBe(0);

		await page.goto("/forum?tab=unread");
		await expect(page.getByRole("main").getByRole("link", { name: title })).toBeHidden();
	},
);
