import { describe, expect, test } from "vitest";
import { lossy, webp, webpPart } from "../../pictures/webp.ts";
import { openedSchool, type Role } from "../school.ts";

const school = openedSchool();
const html = async (path: string, as: Role = "anonymous") => (await school.request(path, { as })).text();
const started = (fields: Record<string, string> = {}) => ({
	clientKey: crypto.randomUUID(),
	category: "contracts",
	kind: "discussion",
	language: "en",
	title: "Which fee is fair?",
	body: "I have heard of several.",
	...fields,
});

async function start(fields: Record<string, string> = {}, as: Role = "student") {
	const answer = await school.postForm("/forum/new", started(fields), as);
	expect(answer.status).toBe(302);
	return String(answer.headers.get("Location"));
}

const under = async (search: string, as: Role = "anonymous") => {
	const answer = await school.request(`/forum/under?${search}`, { as });
	return (await answer.json()) as { topics: { title: string; answers: number }[] };
};

describe("questions about a page", () => {
	test("are started from a lesson, listed under it and its course, and lead back", async () => {
		expect(await html("/lessons/1", "student")).toContain('href="/forum/new?lesson=1"');
		expect(await html("/forum/new?lesson=1", "student")).toContain('name="lesson" value="1"');
		const path = await start({ title: "Asked under a lesson", lesson: "1", category: "courses" });
		for (const search of ["lesson=1", "course=1"])
			expect((await under(search)).topics.map(({ title }) => title)).toContain("Asked under a lesson");
		const page = await html(path);
		expect(page).toContain("Asked under the lesson");
		expect(page).toContain('href="/lessons/1"');
	});

	test("are asked on pages of courses and resources as well", async () => {
		expect(await html("/de/courses/1")).toContain('href="/forum/new?course=1"');
		const slug = await school.db
			.prepare("SELECT slug FROM library_entries WHERE kind = 'resource' AND access = 'public' AND retired_at IS NULL")
			.first<string>("slug");
		expect(await html(`/resources/${slug}`)).toContain(`href="/forum/new?resource=${slug}"`);
		const path = await start({ title: "About a resource", resource: String(slug) });
		expect((await under(`resource=${slug}`)).topics.map(({ title }) => title)).toEqual(["About a resource"]);
		expect(await html(path)).toContain(`href="/resources/${slug}"`);
	});

	test("are found in the forum by their course or lesson, which the list names", async () => {
		await start({ title: "Only about course one", course: "1", category: "courses" });
		const page = await html("/forum?course=1");
		expect(page).toContain("Only about course one");
		expect(page).not.toContain("Does my offer leave the buyer enough?");
		expect(page).toMatch(/Course: <!-- -->|Course: [A-Z]/);
		expect(await html("/forum?course=999999")).toContain("No topic fits these filters");
	});

	test("about nothing that is there are refused by the list alone", async () => {
		expect((await school.request("/forum/under?lesson=none")).status).toBe(404);
		expect((await under("lesson=999999")).topics).toEqual([]);
	});
});

describe("tags", () => {
	test("are chosen among those that there are, and kept with what was typed when one is unknown", async () => {
		const refused = await school.postForm("/forum/new", started({ tags: "portugal, never seen" }), "student");
		expect(refused.status).toBe(409);
		const page = await refused.text();
		expect(page).toContain("never seen");
		expect(page).toContain("I have heard of several.");
		const path = await start({ title: "Tagged by a member", tags: "Portugal" });
		expect(await html("/forum?tag=portugal")).toContain("Tagged by a member");
		expect(await html(path)).toContain('href="/forum?tag=portugal"');
	});

	test("are changed by the author or a moderator, who adds new ones", async () => {
		const path = await start({ title: "Tagged later" });
		const tags = { intent: "tags", tags: "fresh words" };
		expect((await school.postForm(path, tags, "instructor")).status).toBe(404);
		expect((await school.postForm(path, tags, "student")).status).toBe(409);
		expect((await school.postForm(path, tags, "admin")).status).toBe(302);
		expect(await html("/forum?tag=fresh-words")).toContain("Tagged later");
	});
});

const POLL = { "poll.question": "How much?", "poll.options": "5,000\n10,000", "poll.days": "3" };

describe("a poll", () => {
	test("without two answers is refused beside its field, and keeps what was typed", async () => {
		const refused = await school.postForm("/forum/new", started({ ...POLL, "poll.options": "5,000" }), "student");
		expect(refused.status).toBe(400);
		const page = await refused.text();
		expect(page).toContain("A poll has from two to ten different answers");
		expect(page).toContain("How much?");
	});

	test("takes one vote of a member without script, and shows its figures to them", async () => {
		const path = await start({ title: "With a poll", ...POLL });
		const vote = (place: string, as: Role) => school.postForm(path, { intent: "vote", places: place }, as);
		expect(await html(path, "instructor")).not.toContain("0 votes");
		expect((await vote("1", "instructor")).status).toBe(302);
		const page = await html(`${path}/1`, "instructor");
		expect(page).toContain("1 vote, 100%");
		expect(page).toContain("your vote");
		expect((await vote("0", "instructor")).status).toBe(302);
		expect(await html(`${path}/1`, "instructor")).toContain("1 person has voted");
		const visitor = await html(path);
		expect(visitor).not.toContain("1 vote, 100%");
		expect(visitor).toContain("Sign in to vote");
		expect((await school.postForm(path, { intent: "vote" }, "student")).status).toBe(409);
		expect((await vote("7", "student")).status).toBe(409);
	});

	test("goes with its post, and is in no structured data", async () => {
		const path = await start({ title: "A poll that goes", ...POLL });
		expect(await html(path)).not.toMatch(/"@type":"(?:Poll|VoteAction|Question)"/);
		const postId = await school.db
			.prepare("SELECT id FROM forum_posts WHERE topic_id = ? AND number = 1")
			.bind(Number(path.split("/")[2]))
			.first<number>("id");
		await school.postForm(path, { intent: "remove", postId: String(postId), number: "1" }, "student");
		expect(await html(path, "student")).not.toContain("How much?");
		expect((await school.postForm(path, { intent: "vote", places: "0" }, "instructor")).status).toBe(409);
	});
});

function send(body: BodyInit, as: Role = "student") {
	const headers = { "Content-Type": "application/octet-stream", "X-File-Name": "roof.webp" };
	return school.request("/uploads/post-picture", { as, method: "POST", body, headers });
}
async function sent() {
	const { upload } = (await (await send(webp(lossy(640, 480)))).json()) as { upload: { id: string } };
	return upload.id;
}

describe("a picture in a post", () => {
	test("is what the browser makes of it, and nothing that says where it was taken", async () => {
		expect((await send(webp(lossy(640, 480), webpPart("EXIF", [1, 2])))).status).toBe(415);
		expect((await send("<svg onload=alert(1)>")).status).toBe(415);
		expect((await send(webp(lossy(640, 480)), "anonymous")).status).not.toBe(201);
	});

	test("is served while its post is shown, and asked for again each time", async () => {
		const id = await sent();
		const address = `/forum-pictures/${id}`;
		expect((await school.request(address)).status).toBe(404);
		expect((await school.request(address, { as: "student" })).status).toBe(200);
		const path = await start({ title: "With a picture", body: `![A roof](picture:${id})` });
		expect(await html(path)).toContain(`alt="A roof" width="640" height="480"`);
		const shown = await school.request(address);
		expect([shown.status, shown.headers.get("Content-Type")]).toEqual([200, "image/webp"]);
		const tag = String(shown.headers.get("ETag"));
		expect((await school.request(address, { headers: { "If-None-Match": tag } })).status).toBe(304);

		const postId = await school.db
			.prepare("SELECT id FROM forum_posts WHERE topic_id = ? AND number = 1")
			.bind(Number(path.split("/")[2]))
			.first<number>("id");
		const deed = { postId: String(postId), number: "1" };
		await school.postForm(path, { intent: "remove", ...deed }, "student");
		expect((await school.request(address)).status).toBe(404);
		await school.postForm(path, { intent: "restore", ...deed }, "student");
		expect((await school.request(address)).status).toBe(200);
	});

	async function caseOf(path: string) {
		const postId = await school.db
			.prepare("SELECT id FROM forum_posts WHERE topic_id = ? AND number = 1")
			.bind(Number(path.split("/")[2]))
			.first<number>("id");
		const deed = { intent: "openCase", postId: String(postId), number: "1" };
		return { deed, address: String((await school.postForm(path, deed, "admin")).headers.get("Location")) };
	}
	async function decide(address: string, outcome: string) {
		const seen = /name="seen" value="(\d+)"/.exec(await html(address, "admin"))?.[1];
		const chosen = { outcome, sanction: "none", ground: "privacy", facts: "It shows a neighbour." };
		return school.postForm(address, { intent: "decide", round: "1", ...(seen && { seen }), ...chosen }, "admin");
	}

	test("goes with its post, about which a moderator decides in a case", async () => {
		const id = await sent();
		const path = await start({ title: "With a face", body: `Look ![A face](picture:${id})` });
		const { deed, address } = await caseOf(path);
		expect((await school.postForm(path, deed, "instructor")).status).toBe(404);
		expect(address).toMatch(/^\/moderation\/cases\/\d+$/);
		expect((await school.postForm(path, deed, "admin")).headers.get("Location")).toBe(address);
		expect((await school.request(`/forum-pictures/${id}`)).status).toBe(200);
		expect(await html(address, "admin")).toContain("Opened by a moderator");
		expect((await decide(address, "removed")).status).toBe(302);
		expect((await school.request(`/forum-pictures/${id}`)).status).toBe(404);
		const restored = await school.postForm(path, { ...deed, intent: "restore" }, "admin");
		expect(restored.status).toBe(409);
		const refusal = await restored.text();
		expect(refusal).toContain("A decision about it stands.");
		expect(refusal).toContain(`href="${address}"`);
	});

	test("is removed by a decision that leaves the words, on the page, in its data and in the API", async () => {
		const id = await sent();
		const path = await start({ title: "With a number plate", body: `Look ![A car](picture:${id}) here` });
		expect(await html(path), "kept for visitors").toContain(`/forum-pictures/${id}`);
		const { address } = await caseOf(path);
		expect((await decide(address, "picturesRemoved")).status).toBe(302);
		expect((await school.request(`/forum-pictures/${id}`)).status).toBe(404);
		expect((await school.request(`/forum-pictures/${id}`, { as: "admin" })).status).toBe(200);
		const shown = await html(path);
		expect(shown).toContain("<em>Picture removed by a moderator</em> here");
		expect(shown).not.toContain(id);
		expect(await html(`/api/forum/topics/${path.split("/")[2]}`)).not.toContain(id);
		expect(await html(path, "student")).toMatch(/href="\/decisions\/[^"]+"[^>]*>Read the decision/);
	});

	test("is not what a decision about a text without one can remove", async () => {
		const { address } = await caseOf(await start({ title: "Without a picture", body: "Words alone." }));
		expect(await html(address, "admin")).not.toContain('value="picturesRemoved"');
		const forged = await decide(address, "picturesRemoved");
		expect([forged.status, await forged.text()]).toEqual([409, expect.stringContaining("no longer possible")]);
	});

	test("stands in a topic that a decision has closed, which moderators open by its case", async () => {
		const path = await start({ title: "Closed by a decision", body: "May I sell this list of names?" });
		const { address } = await caseOf(path);
		expect((await decide(address, "closed")).status).toBe(302);
		expect(await html(path)).toContain("This topic is closed.");
		expect(await html(path, "student")).toMatch(/href="\/decisions\/[^"]+"[^>]*>Read the decision/);
		const opened = await school.postForm(path, { intent: "moderate", deed: "open" }, "admin");
		const refusal = await opened.text();
		expect(opened.status).toBe(409);
		expect(refusal).toContain("This topic is closed by a decision.");
		expect(refusal).toContain(`href="${address}"`);
	});

	test("of somebody else is refused with the text that was typed", async () => {
		const id = await sent();
		const answer = await school.postForm("/forum/new", started({ body: `Mine ![x](picture:${id})` }), "instructor");
		expect(answer.status).toBe(409);
		const page = await answer.text();
		expect(page).toContain("A picture of this text is not yours");
		expect(page).toContain("Mine ");
	});
});
