import { describe, expect, test } from "vitest";
import { openedSchool, type Role } from "../school.ts";

const school = openedSchool();
const TOPICS = "/api/forum/topics";

type Method = "POST" | "PATCH" | "DELETE";
/** What the answers of these calls may have. */
type Answer = {
	id: number;
	number: number;
	topic: object;
	topics: { id: number; title: string; unread: number; activeAt: string; createdAt: string }[];
	posts: { id: number; author: string; html: string | null; sheet: object | null }[];
	error: { code: string; message: string; fields: Record<string, string> };
};

async function call(method: Method, path: string, body: unknown, as: Role = "student", key?: string) {
	const response = await school.request(path, {
		as,
		method,
		headers: { "Content-Type": "application/json", ...(key && { "Idempotency-Key": key }) },
		body: JSON.stringify(body),
	});
	return { status: response.status, body: (await response.json()) as Answer };
}

async function read(path: string, as: Role = "anonymous", language = "en") {
	const response = await school.request(path, { as, headers: { "Accept-Language": language } });
	return { status: response.status, body: (await response.json()) as Answer };
}

const SHEET = {
	place: "Setúbal",
	currency: "EUR",
	asking: 118_000,
	afterRepairValue: 196_000,
	marginPercent: 30,
	repairs: 24_000,
	fee: 9_000,
};

const topic = (fields: object = {}) => ({
	title: "Who keeps the deposit?",
	body: "My buyer left after day ten.",
	category: "contracts",
	kind: "question",
	...fields,
});

async function start(as: Role = "student") {
	const started = await call("POST", TOPICS, topic(), as, crypto.randomUUID());
	expect(started.status).toBe(201);
	return started.body.id;
}

async function reply(topicId: number, as: Role = "instructor", body = "Whoever the contract says.") {
	const written = await call("POST", `${TOPICS}/${topicId}/posts`, { body }, as, crypto.randomUUID());
	expect(written.status).toBe(201);
	return written.body.id;
}

const hide = (postId: number) =>
	school.db.prepare("UPDATE forum_posts SET hidden_at = 1 WHERE id = ?").bind(postId).run();

describe("topics", () => {
	test("are read by everybody, page by page", async () => {
		await start();
		const { status, body } = await read(`${TOPICS}?category=contracts&sort=new`);
		expect(status).toBe(200);
		expect(body.topics[0]).toMatchObject({ title: "Who keeps the deposit?", category: "contracts", posts: 1 });
		const [{ createdAt, id } = { createdAt: "", id: 0 }] = body.topics;
		const older = await read(`${TOPICS}?category=contracts&sort=new&cursor=${Date.parse(createdAt)}.${id}`);
		expect(JSON.stringify(older.body.topics)).not.toContain(`"id":${id},`);
	});

	test("are ranked by a period with sort=top, page by page", async () => {
		const id = await start();
		const rank = "INSERT INTO forum_topic_scores (period, topic_id, score) VALUES ('month', ?, 2000)";
		await school.db.prepare(rank).bind(id).run();
		const [{ body }, ofYear] = [
			await read(`${TOPICS}?sort=top&period=month`),
			await read(`${TOPICS}?sort=top&period=year`),
		];
		expect(body.topics[0]?.id).toBe(id);
		expect(ofYear.body.topics.map((one) => one.id)).not.toContain(id);
		const rest = await read(`${TOPICS}?sort=top&period=month&cursor=2000.${id}`);
		expect(rest.body.topics.map((one) => one.id)).not.toContain(id);
	});

	test.each(["sort=best", "sort=top&period=decade", "cursor=1", "cursor=x.y", "category=No%20Key"])(
		"are refused with %s in words",
		async (query) => {
			const { status, body } = await read(`${TOPICS}?${query}`, "anonymous", "de");
			expect([status, body.error]).toMatchObject([400, { code: "bad_request" }]);
			expect(Object.values(body.error.fields)).toHaveLength(1);
		},
	);

	test("are started once for each key, by who is signed in", async () => {
		const key = crypto.randomUUID();
		const [first, again] = [
			await call("POST", TOPICS, topic(), "student", key),
			await call("POST", TOPICS, topic(), "student", key),
		];
		expect([first.status, again.status]).toEqual([201, 200]);
		expect(again.body).toEqual(first.body);
		expect(first.body).toMatchObject({ number: 1 });
		expect((await call("POST", TOPICS, topic(), "anonymous", key)).status).toBe(401);
		expect((await call("POST", TOPICS, topic())).body.error).toMatchObject({
			fields: { "Idempotency-Key": "Send a key of 8 to 100 printable characters." },
		});
	});

	test.each<[object, string]>([
		[{ title: "" }, "title"],
		[{ body: 7 }, "body"],
		[{ category: "none" }, "category"],
		[{ kind: "poll" }, "kind"],
		[{ kind: "dealReview" }, "sheet"],
		[{ kind: "dealReview", sheet: { place: "Setúbal" } }, "sheet"],
		[{ sheet: SHEET }, "sheet"],
		[{ kind: "announcement" }, "kind"],
		[{ tags: ["a", "b", "c", "d", "e", "f"] }, "tags"],
		[{ language: "xx" }, "language"],
		[{ deal: {} }, "deal"],
	])("are refused with %j", async (fields, field) => {
		const { status, body } = await call("POST", TOPICS, topic(fields), "student", crypto.randomUUID());
		expect([status, Object.keys(body.error.fields)]).toEqual([400, [field]]);
	});
});

describe("a topic", () => {
	test("has its posts in order, without the text of what is hidden", async () => {
		const id = await start();
		const postId = await reply(id, "instructor", "**Bold** words.");
		const page = await read(`${TOPICS}/${id}`);
		expect(page.status).toBe(200);
		expect(page.body.posts[1]).toMatchObject({ id: postId, number: 2, hidden: false, accepted: false });
		expect(page.body.posts[1]?.html).toContain("<strong>Bold</strong>");
		expect((await read(`${TOPICS}/${id}?from=2`)).body.posts).toHaveLength(1);

		await hide(postId);
		expect((await read(`${TOPICS}/${id}`)).body.posts[1]).toMatchObject({ hidden: true, html: null });
		expect((await read(`${TOPICS}/${id}`, "instructor")).body.posts[1]).toMatchObject({ hidden: true });
		expect((await read(`${TOPICS}/${id}?from=0`)).status).toBe(400);
		for (const none of ["999999999", "x"]) expect((await read(`${TOPICS}/${none}`)).status).toBe(404);
	});

	test("names members by first name and initial", async () => {
		const { body } = await read(`${TOPICS}/2`);
		expect(body.posts[0]?.author).toBe("Amara O.");
		expect(JSON.stringify(body)).not.toContain("Okafor");
	});

	test("is answered once for each key, and not when it is closed", async () => {
		const id = await start();
		const key = crypto.randomUUID();
		const answer = (as: Role, own = key) =>
			call("POST", `${TOPICS}/${id}/posts`, { body: "Then it is yours.", replyTo: 1 }, as, own);
		const [first, again] = [await answer("instructor"), await answer("instructor")];
		expect([first.status, again.status, again.body]).toEqual([201, 200, first.body]);
		expect((await answer("anonymous")).status).toBe(401);
		await school.db.prepare("UPDATE forum_topics SET closed_at = 1 WHERE id = ?").bind(id).run();
		const late = await answer("instructor", crypto.randomUUID());
		expect([late.status, late.body.error]).toMatchObject([409, { code: "conflict", message: "The topic is closed." }]);
		expect((await call("POST", `${TOPICS}/999999999/posts`, { body: "x" }, "student", key)).status).toBe(404);
	});

	test("is read to a number, which clears what is unread", async () => {
		const id = await start();
		await reply(id);
		const unread = async () => {
			const { body } = await read("/api/forum/unread", "student");
			return body.topics.find((one) => one.id === id)?.unread ?? 0;
		};
		expect(await unread()).toBe(1);
		const path = `${TOPICS}/${id}/read`;
		expect((await call("POST", path, { number: 2 })).body).toEqual({ number: 2 });
		expect((await call("POST", path, { number: 1 })).status).toBe(200);
		expect(await unread()).toBe(0);
		expect((await call("POST", path, { number: "2" })).status).toBe(400);
		expect((await call("POST", path, { number: 2 }, "anonymous")).status).toBe(401);
		expect((await call("POST", `${TOPICS}/999999999/read`, { number: 2 })).status).toBe(404);
		expect((await read("/api/forum/unread")).status).toBe(401);
	});
});

describe("a deal review", () => {
	test("is started with its sheet, answered with another, and read with the school's sums", async () => {
		const review = topic({ kind: "dealReview", category: "deals", sheet: SHEET });
		const started = await call("POST", TOPICS, review, "student", crypto.randomUUID());
		expect(started.status).toBe(201);
		const posts = `${TOPICS}/${started.body.id}/posts`;
		const answer = { body: "Then 30% is too thin.", sheet: { ...SHEET, marginPercent: 33 } };
		expect((await call("POST", posts, answer, "instructor", crypto.randomUUID())).status).toBe(201);
		const { body } = await read(`${TOPICS}/${started.body.id}`);
		expect(body.posts.map(({ sheet }) => sheet)).toMatchObject([
			{ ...SHEET, margin: 58_800, offer: 104_200, doubts: { value: 0, margin: 0, repairs: 0, fee: 0 } },
			{ marginPercent: 33, margin: 64_680, offer: 98_320 },
		]);
		const first = body.posts[0]?.id ?? 0;
		await hide(first);
		expect((await read(`${TOPICS}/${started.body.id}`)).body.posts[0]).toMatchObject({ sheet: null });
	});

	test("alone takes a sheet in a reply", async () => {
		const path = `${TOPICS}/${await start()}/posts`;
		const refused = await call("POST", path, { body: "x", sheet: SHEET }, "instructor", crypto.randomUUID());
		expect([refused.status, Object.keys(refused.body.error.fields)]).toEqual([400, ["sheet"]]);
	});
});

describe("a post", () => {
	const post = (id: number) => `/api/forum/posts/${id}`;

	test("is changed by its author alone, from its last revision, and the same call again changes nothing", async () => {
		const id = await reply(await start());
		const change = { body: "Whoever paid it.", revision: 1 };
		const changed = await call("PATCH", post(id), change, "instructor");
		expect([changed.status, changed.body]).toMatchObject([200, { id, revision: 2 }]);
		expect(await call("PATCH", post(id), change, "instructor")).toEqual(changed);
		const stale = await call("PATCH", post(id), { ...change, body: "Another text." }, "instructor");
		expect([stale.status, stale.body.error]).toMatchObject([409, { code: "conflict" }]);
		expect((await call("PATCH", post(id), { ...change, revision: 2 }, "student")).status).toBe(404);
		expect((await call("PATCH", post(id), { ...change, revision: 2 }, "anonymous")).status).toBe(401);
		expect((await call("PATCH", post(id), { body: "", revision: 2 }, "instructor")).status).toBe(400);
		expect((await call("PATCH", post(999_999_999), change, "instructor")).status).toBe(404);
	});

	test("is withdrawn by its author alone, once, and moderators are told where they decide", async () => {
		const id = await reply(await start());
		expect((await call("DELETE", post(id), {}, "student")).status).toBe(404);
		expect((await call("DELETE", post(id), {}, "admin")).status).toBe(403);
		const withdrawn = await call("DELETE", post(id), {}, "instructor");
		expect([withdrawn.status, withdrawn.body]).toEqual([200, { id, number: 2, hidden: false }]);
		expect(await call("DELETE", post(id), {}, "instructor")).toEqual(withdrawn);
		expect((await call("DELETE", post(id), { why: "x" }, "instructor")).status).toBe(400);
		expect((await call("DELETE", post(id), {}, "anonymous")).status).toBe(401);
		expect((await call("PATCH", post(id), { body: "x", revision: 1 }, "instructor")).status).toBe(404);
	});

	test("gets reactions of others, each once, and loses them again", async () => {
		const id = await reply(await start());
		const path = `${post(id)}/reactions`;
		for (const _ of [1, 2]) {
			const counted = await call("POST", path, { name: "helpful" }, "student");
			expect([counted.status, counted.body]).toMatchObject([200, { helpful: 1, doubt: 0 }]);
		}
		expect((await call("POST", path, { name: "helpful" }, "instructor")).status).toBe(403);
		expect((await call("POST", path, { name: "best" }, "student")).status).toBe(400);
		expect((await call("DELETE", path, { name: "helpful" }, "student")).body).toMatchObject({ helpful: 0 });
		expect((await call("POST", path, { name: "helpful" }, "anonymous")).status).toBe(401);
		await hide(id);
		expect((await call("POST", path, { name: "helpful" }, "student")).status).toBe(404);
	});

	test("is accepted as the answer by who asked alone", async () => {
		const topicId = await start();
		const id = await reply(topicId);
		const path = `${post(id)}/accept`;
		const refused = await call("POST", path, {}, "instructor");
		expect([refused.status, refused.body.error]).toMatchObject([403, { message: "Only who asked accepts an answer." }]);
		for (const _ of [1, 2]) expect((await call("POST", path, {}, "student")).status).toBe(200);
		expect((await read(`${TOPICS}/${topicId}`)).body.topic).toMatchObject({ acceptedNumber: 2 });
		expect((await call("POST", path, {}, "anonymous")).status).toBe(401);
		expect((await call("POST", `${post(999_999_999)}/accept`, {}, "student")).status).toBe(404);
	});

	test("of a category that the caller may not enter does not exist for them", async () => {
		const id = await reply(await start());
		await school.db
			.prepare("UPDATE forum_categories SET access = 'course', course_id = 6 WHERE key = 'contracts'")
			.run();
		try {
			const asked: [Method, string, object][] = [
				["PATCH", post(id), { body: "x", revision: 1 }],
				["POST", `${post(id)}/reactions`, { name: "helpful" }],
				["POST", `${post(id)}/accept`, {}],
			];
			for (const [method, path, body] of asked) expect((await call(method, path, body, "student")).status).toBe(404);
		} finally {
			await school.db
				.prepare("UPDATE forum_categories SET access = 'public', course_id = null WHERE key = 'contracts'")
				.run();
		}
	});
});

test("a limit that refuses a post is named with its counts, in the language of the call", async () => {
	const id = await start();
	const body = Array.from({ length: 40 }, (_, at) => `https://link-${at}.example`).join(" ");
	const refused = await call("POST", `${TOPICS}/${id}/posts`, { body }, "student", crypto.randomUUID());
	expect(refused.status).toBe(409);
	expect(refused.body.error).toMatchObject({ code: "conflict", fields: { limit: "links", count: "40" } });
	expect(refused.body.error.message).toContain("In yours: 40.");
});
