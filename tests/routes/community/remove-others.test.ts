import { expect, test } from "vitest";
import { openedSchool } from "../school.ts";

const school = openedSchool();
const html = async (path: string) => (await school.request(path, { as: "admin" })).text();

/** Two topics of one member with the same text, as those of new members are kept for comparing. */
async function makeTwins(body: string) {
	const posts: string[] = [];
	for (const title of ["First of two", "Second of two"]) {
		const started = await school.postForm(
			"/forum/new",
			{ clientKey: crypto.randomUUID(), category: "contracts", kind: "discussion", language: "en", title, body },
			"student",
		);
		const topicId = Number(String(started.headers.get("Location")).split("/")[2]);
		const post = await school.db
			.prepare("SELECT id, author_id FROM forum_posts WHERE topic_id = ? AND number = 1")
			.bind(topicId)
			.first<{ id: number; author_id: number }>();
		await school.db
			.prepare("INSERT OR IGNORE INTO forum_post_prints (post_id, print, author_id, written_at) VALUES (?, ?, ?, ?)")
			.bind(post?.id, "text:twins", post?.author_id, Date.now())
			.run();
		posts.push(String(post?.id));
	}
	return posts;
}

test("others with the same text are offered with a removal, and removed by jobs of their own", async () => {
	const [first = "", second = ""] = await makeTwins("Buy my list of 500 buyers");
	const topicId = await school.db
		.prepare("SELECT topic_id FROM forum_posts WHERE id = ?")
		.bind(Number(first))
		.first<number>("topic_id");
	const opened = await school.postForm(
		`/forum/${topicId}`,
		{ intent: "openCase", postId: first, number: "1" },
		"admin",
	);
	const address = String(opened.headers.get("Location"));
	const page = await html(address);
	expect(page).toContain("Remove the other one with the same text as well");
	expect(page).toContain(`name="others" value="${second}"`);

	const deed = { intent: "decide", round: "1", seen: "0", sanction: "none", ground: "spam", facts: "It stands twice." };
	const decided = await school.postForm(
		address,
		{ ...deed, outcome: "removed", others: second, withOthers: "on" },
		"admin",
	);
	expect(decided.status).toBe(302);
	const job = await school.db
		.prepare("SELECT payload, due_at FROM outbox WHERE kind = 'moderation.removeSame'")
		.first<{ payload: string; due_at: number }>();
	expect(JSON.parse(String(job?.payload))).toMatchObject({ id: second });
	expect(job?.due_at, "not before it can be undone no more").toBeGreaterThan(Date.now() + 5_000);
});
