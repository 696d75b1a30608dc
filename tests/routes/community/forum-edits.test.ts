import { describe, expect, test } from "vitest";
import { dataPath, openedSchool, type Role } from "../school.ts";

const school = openedSchool();
const html = async (path: string, as: Role = "anonymous") => (await school.request(path, { as })).text();

async function start() {
	const fields = { clientKey: crypto.randomUUID(), category: "contracts", kind: "question", language: "en" };
	const texts = { title: "Who keeps the deposit?", body: "My buyer left after day ten." };
	const answer = await school.postForm("/forum/new", { ...fields, ...texts }, "student");
	expect(answer.status).toBe(302);
	return String(answer.headers.get("Location"));
}

async function reply(path: string) {
	const fields = { intent: "reply", clientKey: crypto.randomUUID(), body: "Which day?" };
	expect((await school.postForm(path, fields, "instructor")).status).toBe(302);
}

const topicIdOf = (path: string) => Number(path.split("/")[2]);
const postIdAt = (path: string, number: number) =>
	school.db
		.prepare("SELECT id FROM forum_posts WHERE topic_id = ? AND number = ?")
		.bind(topicIdOf(path), number)
		.first<number>("id");

async function patch(postId: number | null, body: object, as: Role) {
	const response = await school.request(`/api/forum/posts/${postId}`, {
		as,
		method: "PATCH",
		headers: { "Content-Type": "application/json" },
		body: JSON.stringify(body),
	});
	return { status: response.status, text: await response.text() };
}

describe("an edit of the first post", () => {
	test("changes the title of the topic", async () => {
		const path = await start();
		const postId = String(await postIdAt(path, 1));
		const edit = { postId, revision: "1", title: "Dugongs and deposits", body: "Without the street." };
		const untitled = await school.postForm(`${path}/1/edit`, { ...edit, title: "" }, "student");
		expect(untitled.status).toBe(400);
		expect(await untitled.text()).toContain("Give the topic a title.");
		expect((await school.postForm(`${path}/1/edit`, edit, "student")).status).toBe(302);
		expect(await html(path)).toContain("Dugongs and deposits</h1>");
		expect(await html("/forum?q=dugongs")).toContain(`href="${path}"`);
		expect(await html("/forum/feed.xml")).toContain("Dugongs and deposits");
	});

	test("changes it by the API too, where the same call again changes nothing", async () => {
		const path = await start();
		const id = await postIdAt(path, 1);
		const change = { body: "My buyer left after day ten.", title: "Who keeps the fee?", revision: 1 };
		const changed = await patch(id, change, "student");
		expect([changed.status, JSON.parse(changed.text)]).toMatchObject([200, { id, revision: 2 }]);
		expect(await patch(id, change, "student")).toEqual(changed);
		expect(await html(`/api/forum/topics/${topicIdOf(path)}`)).toContain('"title":"Who keeps the fee?"');
		expect((await patch(id, { ...change, title: "Other" }, "student")).status).toBe(409);
		expect((await patch(id, { ...change, title: "", revision: 2 }, "student")).status).toBe(400);
		await reply(path);
		const other = await patch(await postIdAt(path, 2), change, "instructor");
		expect(other.status).toBe(400);
		expect(other.text).toContain("Only the first post of a topic has a title.");
	});
});

test("an absolute link to the school leads within it: in the preview, by the form and by the API", async () => {
	const path = await start();
	const link = `${school.address}/courses/1`;
	const within = `<a href="/courses/1">${link}</a>`;
	const preview = await school.postForm("/forum/preview", { body: link }, "student");
	expect(await preview.json()).toMatchObject({ html: `<p>${within}</p>`, counts: { links: 0 } });
	const postId = await postIdAt(path, 1);
	const edit = { postId: String(postId), revision: "1", title: "Who keeps the deposit?", body: `See ${link}` };
	expect((await school.postForm(`${path}/1/edit`, edit, "student")).status).toBe(302);
	expect(await html(path)).toContain(`See ${within}`);
	expect((await patch(postId, { body: `Or ${link}`, revision: 2 }, "student")).status).toBe(200);
	expect(await html(path)).toContain(`Or ${within}`);
});

test("an earlier version is hidden from others by a moderator alone, and shown again", async () => {
	const path = await start();
	await reply(path);
	const edit = { postId: String(await postIdAt(path, 1)), revision: "1", body: "Without the street." };
	expect((await school.postForm(`${path}/1/edit`, edit, "student")).status).toBe(302);
	const versions = `${path}/1/history`;
	const shown = async (as: Role) => (await html(versions, as)).split("<h2").length - 1;
	const before = await shown("instructor");
	const hide = { intent: "hide", revision: "1" };
	expect((await school.postForm(versions, hide, "student")).status).toBe(404);
	expect((await school.postForm(versions, hide, "admin")).status).toBe(302);
	expect(await shown("instructor")).toBe(before - 1);
	expect(await html(versions, "instructor")).not.toContain("day ten");
	expect(await html(versions, "admin")).toContain("Only moderators see this version.");
	expect((await school.postForm(versions, hide, "admin")).status).toBe(409);
	expect((await school.postForm(versions, { ...hide, intent: "show" }, "admin")).status).toBe(302);
	expect(await shown("instructor")).toBe(before);
});

test("who may no longer enter the category gets no form, and what they had typed is kept", async () => {
	const path = await start();
	const edit = { postId: String(await postIdAt(path, 1)), revision: "1", body: "Typed all the same." };
	const open = (access: string) =>
		school.db.prepare(`UPDATE forum_categories SET ${access} WHERE key = 'contracts'`).run();
	await open("access = 'course', course_id = 6");
	try {
		expect((await school.request(`${path}/1/edit`, { as: "student" })).status).toBe(404);
		const sent = { as: "student", method: "POST", body: new URLSearchParams(edit) } as const;
		const saved = await school.request(dataPath(`${path}/1/edit`), sent);
		expect([saved.status, await saved.text()]).toEqual([409, expect.stringContaining("errors.editGone")]);
	} finally {
		await open("access = 'public', course_id = null");
	}
});

describe("a post that was moved while it was edited", () => {
	async function splitOff() {
		const path = await start();
		await reply(path);
		const postId = String(await postIdAt(path, 2));
		const deed = { intent: "split", clientKey: crypto.randomUUID(), title: "About days", numbers: "2" };
		const split = await school.postForm(path, deed, "admin");
		expect(split.status).toBe(302);
		return { path, old: `${path}/2/edit`, to: String(split.headers.get("Location")), postId };
	}

	test("is edited at its new address, to which the old one leads", async () => {
		const { old, to } = await splitOff();
		const answer = await school.request(`${old}?saved=1`, { as: "instructor" });
		expect([answer.status, answer.headers.get("Location")]).toEqual([302, `${to}/1/edit?saved=1`]);
		expect((await school.request(`${to}/1/edit`, { as: "instructor" })).status).toBe(200);
		expect((await school.request(`${to}/1/edit`, { as: "student" })).status).toBe(404);
	});

	test("is saved from a form of the old address, which keeps what was typed", async () => {
		const { path, old, to, postId } = await splitOff();
		const edit = { postId, revision: "9", body: "Typed before the split." };
		const refused = await school.postForm(old, edit, "instructor");
		expect(refused.status).toBe(409);
		const page = await refused.text();
		expect(page).toContain("Typed before the split.</textarea>");
		expect(page).toContain("About days");

		const other = String(await postIdAt(path, 1));
		expect((await school.postForm(old, { ...edit, postId: other, revision: "1" }, "admin")).status).toBe(404);
		expect((await school.postForm(old, { ...edit, revision: "1" }, "student")).status).toBe(404);
		const saved = await school.postForm(old, { ...edit, revision: "1" }, "instructor");
		expect([saved.status, saved.headers.get("Location")]).toEqual([302, `${to}/1#post-1`]);
		expect(await html(to)).toContain("Typed before the split.");
	});

	test("loses the title of a topic that was merged into another", async () => {
		const { path, to, postId } = await splitOff();
		const merged = await school.postForm(to, { intent: "merge", into: String(topicIdOf(path)) }, "admin");
		expect(merged.status).toBe(302);
		const edit = { postId, revision: "1", title: "About days", body: "Merged again." };
		expect((await school.postForm(`${to}/1/edit`, edit, "instructor")).status).toBe(302);
		expect(await html(path)).toContain("Merged again.");
		expect(await html(path)).not.toContain("About days</h1>");
	});
});
