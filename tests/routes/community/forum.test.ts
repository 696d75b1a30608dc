import { describe, expect, test } from "vitest";
import { openedSchool } from "../school.ts";

const school = openedSchool();
const html = async (path: string, as: "anonymous" | "student" | "instructor" | "admin" = "anonymous") =>
	(await school.request(path, { as })).text();
const started = (fields: Record<string, string> = {}) => ({
	clientKey: crypto.randomUUID(),
	category: "contracts",
	kind: "question",
	language: "en",
	title: "Who keeps the deposit?",
	body: "My buyer left after day ten.",
	...fields,
});

async function start(fields: Record<string, string> = {}) {
	const answer = await school.postForm("/forum/new", started(fields), "student");
	expect(answer.status).toBe(302);
	return String(answer.headers.get("Location"));
}

async function reply(path: string, body: string, as: "student" | "instructor" = "instructor") {
	const answer = await school.postForm(path, { intent: "reply", clientKey: crypto.randomUUID(), body }, as);
	expect(answer.status).toBe(302);
	return String(answer.headers.get("Location"));
}

const postIdAt = (path: string, number: number) =>
	school.db
		.prepare("SELECT id FROM forum_posts WHERE topic_id = ? AND number = ?")
		.bind(Number(path.split("/")[2]), number)
		.first<number>("id");

describe("the list of topics", () => {
	test("is read by everybody, in each language, with its categories", async () => {
		const page = await html("/de/forum");
		expect(page).toContain("Geschäfte");
		expect(page).toContain("Does my offer leave the buyer enough?");
		expect(page).toContain("Zum Schreiben anmelden");
	});

	test("is narrowed by what stands in the address, and says when nothing fits", async () => {
		const german = await html("/forum?language=de");
		expect(german).toContain("Notartermin in Leipzig");
		expect(german).not.toContain("Does my offer leave the buyer enough?");
		expect(await html("/forum?tab=solved")).toContain("Seller changed the price after signing");
		expect(await html("/forum?tag=portugal")).toContain("Does my offer leave the buyer enough?");
		expect(await html("/forum?tag=none&kind=question")).toContain("No topic fits these filters");
	});

	test("leads by cursors to older topics, and finds words of posts", async () => {
		const { results } = await school.db.prepare("SELECT active_at, id FROM forum_topics ORDER BY active_at DESC").all();
		const newest = results[0] as { active_at: number; id: number };
		expect(await html(`/forum?after=${newest.active_at}.${newest.id}`)).not.toContain(`href="/forum/${newest.id}"`);
		const found = await html("/forum?q=builder%20decides");
		expect(found).toContain('href="/forum/2/3#post-3"');
		expect(await html("/forum?q=nobodywrotethis")).toContain("Nothing found");
	});
});

describe("a topic", () => {
	test("names its canonical address in its own language, and its question for search engines", async () => {
		const page = await html("/fr/forum/4");
		expect(page).toContain('rel="canonical" href="');
		expect(page).toMatch(/rel="canonical" href="[^"]+\/de\/forum\/4"/);
		expect(page).not.toContain('rel="alternate" hrefLang="es"');
		expect(page).toContain('"@type":"QAPage"');
		expect(await html("/forum/5")).toContain('"@type":"DiscussionForumPosting"');
	});

	test("shows a deal with the sums of the school, and nobody's whole name", async () => {
		const page = await html("/forum/2");
		expect(page).toContain("104,200");
		expect(page).toContain("Amara O.");
		expect(page).not.toContain("Amara Okafor");
	});

	test("is started once however often it is sent, and keeps what was typed when something is wrong", async () => {
		const fields = started({ title: "Sent twice" });
		const answers = await Promise.all([1, 2].map(() => school.postForm("/forum/new", fields, "student")));
		expect(new Set(answers.map((answer) => answer.headers.get("Location"))).size).toBe(1);

		const refused = await school.postForm("/forum/new", started({ kind: "dealReview", "deal.fee": "much" }), "student");
		expect(refused.status).toBe(400);
		const page = await refused.text();
		expect(page).toContain("Write an amount from 0 up.");
		expect(page).toContain("My buyer left after day ten.");
	});

	test("is answered, and the answer accepted by whoever asked alone", async () => {
		const path = await start();
		await reply(path, "Whoever the contract says.");
		const accept = { intent: "accept", postId: String(await postIdAt(path, 2)), number: "2", isOn: "on" };
		expect((await school.postForm(path, accept, "instructor")).status).toBe(409);
		expect((await school.postForm(path, accept, "student")).status).toBe(302);
		const page = await html(path);
		expect(page).toContain("Accepted answer");
		expect(page).toContain('"acceptedAnswer"');
	});

	test("keeps the number of a post that was removed, without its text, and brings it back", async () => {
		const path = await start();
		await reply(path, "Xylophone, to be removed.");
		const deed = { postId: String(await postIdAt(path, 2)), number: "2" };
		expect((await school.postForm(path, { intent: "remove", ...deed }, "student")).status).toBe(409);
		expect((await school.postForm(path, { intent: "remove", ...deed }, "instructor")).status).toBe(302);
		const page = await html(path);
		expect(page).toContain("Post 2 was removed by its author.");
		expect(page).not.toContain("Xylophone");
		expect((await school.postForm(path, { intent: "restore", ...deed }, "instructor")).status).toBe(302);
		expect(await html(path)).toContain("Xylophone");
	});

	test("that was removed is there for its author and moderators alone", async () => {
		const path = await start({ title: "Removed as a whole" });
		const deed = { intent: "remove", postId: String(await postIdAt(path, 1)), number: "1" };
		await school.postForm(path, deed, "student");
		expect((await school.request(path)).status).toBe(404);
		expect((await school.request(path, { as: "instructor" })).status).toBe(404);
		expect(await html(path, "student")).toContain("This topic was removed.");
	});

	test("is moderated by admins with the right alone, and says what was done", async () => {
		const path = await start();
		const close = { intent: "moderate", deed: "close" };
		expect((await school.postForm(path, close, "instructor")).status).toBe(404);
		expect((await school.postForm(path, close, "admin")).status).toBe(302);
		const page = await html(path, "student");
		expect(page).toContain("A moderator closed the topic.");
		const late = { intent: "reply", clientKey: crypto.randomUUID(), body: "Too late" };
		const refused = await school.postForm(path, late, "student");
		expect(refused.status).toBe(409);
	});

	test("leads on from where its posts have stood", async () => {
		const path = await start();
		await reply(path, "Another matter.");
		const split = { intent: "split", clientKey: crypto.randomUUID(), title: "Another matter", numbers: "2" };
		const answer = await school.postForm(path, split, "admin");
		const to = answer.headers.get("Location");
		const old = await school.request(`${path}/2`);
		expect([old.status, old.headers.get("Location")]).toEqual([301, `${to}/1#post-1`]);
	});
});

describe("what is written", () => {
	test("is changed by its author, keeps its versions, and shows both texts when somebody was faster", async () => {
		const path = await start();
		const postId = String(await postIdAt(path, 1));
		const edit = { postId, revision: "1", body: "My buyer left after day twelve." };
		expect((await school.postForm(`${path}/1/edit`, edit, "student")).status).toBe(302);
		const late = await school.postForm(`${path}/1/edit`, { ...edit, body: "Day thirteen." }, "student");
		expect(late.status).toBe(409);
		const page = await late.text();
		expect(page).toContain("day twelve");
		expect(page).toContain("Day thirteen.");
		expect((await school.request(`${path}/1/edit`, { as: "instructor" })).status).toBe(404);
	});

	test("is previewed without script of others, and kept as a draft that no older tab overwrites", async () => {
		const body = "<script>alert(1)</script> **bold** ![x](https://elsewhere.example/x.png)";
		const preview = await school.postForm("/forum/preview", { body }, "student");
		const { html: shown } = (await preview.json()) as { html: string };
		expect(shown).toContain("<strong>bold</strong>");
		expect(shown).not.toMatch(/<script|<img/);

		const draft = { place: "new", sequence: "1000", title: "Begun", body: "In one tab" };
		expect(await (await school.postForm("/forum/drafts", draft, "student")).json()).toMatchObject({ isKept: true });
		const older = await school.postForm("/forum/drafts", { ...draft, sequence: "999", body: "In another" }, "student");
		expect(await older.json()).toMatchObject({ isKept: false, body: "In one tab" });
		expect(await html("/forum/new", "student")).toContain("In one tab");
	});

	test("moves the position of a reader only forwards", async () => {
		const path = await start();
		await reply(path, "Second.");
		const readTo = (number: string) => school.postForm(`${path}/read`, { number }, "admin");
		for (const number of ["2", "1", "999"]) expect((await readTo(number)).status).toBe(204);
		const read = await school.db
			.prepare("SELECT max(last_read) AS read FROM forum_reads WHERE topic_id = ? AND level = 'normal'")
			.bind(Number(path.split("/")[2]))
			.first("read");
		expect(read).toBe(2);
	});
});

describe("following and blocking", () => {
	const following = (as: "student" | "instructor") => html("/settings/following", as);

	test("a category is muted from its list, stands in the settings, and is ended there", async () => {
		const list = "/forum?category=contracts";
		const answer = await school.postForm(list, { about: "category", key: "contracts", level: "mute" }, "instructor");
		expect([answer.status, answer.headers.get("Location")]).toEqual([302, list]);
		expect(await following("instructor")).toContain("/forum?category=contracts");
		const id = await school.db
			.prepare("SELECT id FROM forum_follows WHERE level = 'mute' ORDER BY id DESC")
			.first<number>("id");
		await school.postForm("/settings/following", { intent: "around", id: String(id) }, "instructor");
		expect(await following("instructor")).not.toContain("/forum?category=contracts");
	});

	test("posts of a blocked member are folded for who has blocked them alone, until that ends", async () => {
		const path = await start({ title: "A topic of somebody blocked" });
		await reply(path, "Words of the blocked one.");
		const blocked = await school.db
			.prepare("SELECT author_id FROM forum_posts WHERE topic_id = ? AND number = 2")
			.bind(Number(path.split("/")[2]))
			.first<number>("author_id");
		const fields = { intent: "block", memberId: String(blocked), number: "2" };
		const answer = await school.postForm(path, fields, "student");
		expect(answer.status).toBe(302);

		expect(await html(path, "student")).toContain("Post 2 is by somebody whom you have blocked.");
		expect(await html(path, "instructor")).not.toContain("is by somebody whom you have blocked");
		expect(await html(path)).not.toContain("is by somebody whom you have blocked");
		await school.postForm("/settings/following", { intent: "unblock", id: String(blocked) }, "student");
		expect(await html(path, "student")).not.toContain("is by somebody whom you have blocked");
	});
});

describe("trust", () => {
	test("members read their own place, moderators set that of others, with a reason", async () => {
		const own = await html("/forum/place", "student");
		expect(own).toContain("Your place in the forum");
		expect(own).toContain("Topics read");
		expect(own).not.toContain("Set the level");
		const student = await school.db
			.prepare("SELECT author_id AS id FROM forum_posts WHERE topic_id = 2 AND number = 1")
			.first("id");
		const place = `/forum/place/${student}`;
		expect((await school.request(place, { as: "instructor" })).status).toBe(404);
		expect((await school.postForm(place, { level: "trusted", reason: "x" }, "student")).status).toBe(404);

		const typed = await school.postForm(place, { level: "trusted", reason: "" }, "admin");
		expect(typed.status).toBe(400);
		expect(await typed.text()).toContain("Give a reason.");
		const set = await school.postForm(place, { level: "trusted", reason: "Closed many deals" }, "admin");
		expect(set.status).toBe(302);
		const page = await html("/forum/place", "student");
		expect(page).toContain("Trusted member");
		expect(page).toContain("Closed many deals");
		await school.postForm(place, { level: "computed", reason: "As it was" }, "admin");
	});

	test("a limit keeps what was typed and says which one it is", async () => {
		const path = await start();
		const body = Array.from({ length: 40 }, (_, at) => `https://link-${at}.example`).join(" ");
		const answer = await school.postForm(path, { intent: "reply", clientKey: crypto.randomUUID(), body }, "student");
		expect(answer.status).toBe(409);
		const page = await answer.text();
		expect(page).toMatch(/Links in a post at your level: \d+\. In yours: 40\./);
		expect(page).toContain("https://link-39.example");
	});

	test("a moderator slows a topic down, and its page says so", async () => {
		const path = await start();
		const slow = { intent: "slow", minutes: "15" };
		expect((await school.postForm(path, slow, "student")).status).toBe(404);
		expect((await school.postForm(path, { ...slow, minutes: "1441" }, "admin")).status).toBe(400);
		expect((await school.postForm(path, slow, "admin")).status).toBe(302);
		// Its author has just written in it.
		const page = await html(path, "student");
		expect(page).toContain("Minutes between two posts of one member: 15.");
		expect(page).toContain("You can write again from");
		const early = { intent: "reply", clientKey: crypto.randomUUID(), body: "Too early, kept" };
		const refused = await school.postForm(path, early, "student");
		expect(refused.status).toBe(429);
		expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
		expect(await refused.text()).toContain("Too early, kept");
	});
});

test("a bookmark stands in the list, is searched for, removed, and brought back", async () => {
	const path = await start({ title: "A topic to be marked", body: "Wombats keep the deposit." });
	const id = String(await postIdAt(path, 1));
	await school.postForm(path, { intent: "bookmark", postId: id, number: "1", isOn: "on" }, "instructor");
	expect(await html("/forum/bookmarks?q=wombats", "instructor")).toContain("A topic to be marked");
	expect(await html("/forum/bookmarks?q=quokkas", "instructor")).toContain("Nothing found");
	expect(await html("/forum/bookmarks", "student")).not.toContain("A topic to be marked");

	const removed = await school.postForm("/forum/bookmarks", { intent: "drop", id }, "instructor");
	const address = String(removed.headers.get("Location"));
	expect(address).toBe(`/forum/bookmarks?removed=${id}`);
	expect(await html(address, "instructor")).toContain("The bookmark is removed.");
	expect(await html("/forum/bookmarks", "instructor")).not.toContain("A topic to be marked");
	await school.postForm("/forum/bookmarks", { intent: "keep", id }, "instructor");
	expect(await html("/forum/bookmarks", "instructor")).toContain("A topic to be marked");
});
