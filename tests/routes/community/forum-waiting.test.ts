import { describe, expect, test } from "vitest";
import { QUEUED_BY_HEADER } from "#app/shared/device-queue/queue-headers.ts";
import { openedSchool, type Role } from "../school.ts";

const school = openedSchool();
const newTopic = (fields: Record<string, string> = {}) => ({
	place: "new",
	clientKey: crypto.randomUUID(),
	category: "contracts",
	kind: "question",
	language: "en",
	title: "Written on a train",
	body: `My buyer asks for a second viewing. ${crypto.randomUUID()}`,
	...fields,
});
const send = (fields: Record<string, string>, as: Role = "student") => school.postForm("/forum/waiting", fields, as);
const countOf = (clientKey: string) =>
	school.db.prepare("SELECT count(*) AS n FROM forum_posts WHERE client_key = ?").bind(clientKey).first<number>("n");

async function placeOf(answer: Response): Promise<string> {
	expect(answer.status).toBe(200);
	return ((await answer.json()) as { to: string }).to;
}

describe("a post that waited on a device", () => {
	test("is a topic, written once however often it arrives", async () => {
		const fields = newTopic();
		const places = await Promise.all([send(fields), send(fields)].map(async (answer) => placeOf(await answer)));
		expect(new Set(places).size).toBe(1);
		expect(await countOf(fields.clientKey)).toBe(1);
		expect(await (await school.request(String(places[0]))).text()).toContain("Written on a train");
	});

	test("is a reply at its topic, and leads to it", async () => {
		const topic = await placeOf(await send(newTopic({ title: "Answered later" })));
		const place = String(topic.split("/")[2]);
		const fields = { place, intent: "reply", clientKey: crypto.randomUUID(), body: `Once. ${crypto.randomUUID()}` };
		const first = await placeOf(await send(fields, "instructor"));
		expect(first).toMatch(new RegExp(`^/forum/${place}/2`));
		expect(await placeOf(await send(fields, "instructor"))).toBe(first);
		expect(await countOf(fields.clientKey)).toBe(1);
	});

	test("that breaks a limit or lacks something is refused for good, in the words of its page", async () => {
		const links = Array.from({ length: 40 }, (_, at) => `https://link-${at}.example`).join(" ");
		const refused = await send({ place: "2", intent: "reply", clientKey: crypto.randomUUID(), body: links });
		expect(refused.status).toBe(409);
		expect(await refused.json()).toMatchObject({ error: { message: expect.stringContaining("In yours: 40.") } });

		const untitled = await send(newTopic({ title: "" }));
		expect(untitled.status).toBe(400);
		expect(await untitled.json()).toMatchObject({ error: { message: "Give the topic a title." } });
	});

	test("is nothing but a post, of the account that wrote it", async () => {
		const close = { place: "2", intent: "moderate", deed: "close" };
		expect((await send(close, "admin")).status).toBe(400);
		expect((await send({ ...newTopic(), place: "none" })).status).toBe(400);
		const body = new URLSearchParams(newTopic());
		const headers = { [QUEUED_BY_HEADER]: "999999" };
		const other = await school.request("/forum/waiting", { as: "student", method: "POST", body, headers });
		expect(other.status).toBe(401);
	});
});

test("a tab learns by its key whether another one has sent the text, and of no text of others", async () => {
	const fields = newTopic();
	const asked = (as: Role) => school.request(`/forum/waiting?key=${fields.clientKey}`, { as });
	expect((await asked("student")).status).toBe(404);
	await placeOf(await send(fields));
	expect((await asked("student")).status).toBe(204);
	expect((await asked("instructor")).status).toBe(404);
	for (const wrong of ["", "?key=1", "?key='"])
		expect((await school.request(`/forum/waiting${wrong}`, { as: "student" })).status).toBe(400);
});

describe("the page of a topic", () => {
	test("leads from its menu to the form for its tags, without script, and to the feed of its category", async () => {
		const path = await placeOf(await send(newTopic({ title: "Tags behind the menu" })));
		const page = await (await school.request(path, { as: "student" })).text();
		expect(page).toContain(`href="${path.split("#")[0]}?change=tags"`);
		expect(page).not.toContain('name="tags"');
		expect(page).toMatch(
			/<link rel="alternate" type="application\/atom\+xml"[^>]+\/forum\/categories\/contracts\/feed\.xml/,
		);
		const open = await (await school.request(`${path}?change=tags`, { as: "student" })).text();
		expect(open).toContain('name="tags"');
		expect(await (await school.request(`${path}?change=tags`, { as: "instructor" })).text()).not.toContain(
			'name="tags"',
		);
	});
});

test("the end of a poll is chosen in the time zone of its writer, and refused beside its field", async () => {
	const poll = { "poll.question": "When?", "poll.options": "now\nlater", "poll.days": "until" };
	const { place: _place, ...topic } = newTopic();
	const refused = await school.postForm(
		"/forum/new",
		{ ...topic, ...poll, "poll.until": "2020-01-01T10:00" },
		"student",
	);
	expect(refused.status).toBe(400);
	const page = await refused.text();
	expect(page).toContain("A poll closes in the future");
	expect(page).toContain("Date and time in your time zone: ");
	const until = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 16);
	const started = await school.postForm("/forum/new", { ...topic, ...poll, "poll.until": until }, "student");
	expect(started.status).toBe(302);
	expect(await (await school.request(String(started.headers.get("Location")))).text()).toContain("open until");
});
