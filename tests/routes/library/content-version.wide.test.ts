import { beforeAll, describe, expect, test } from "vitest";
import { ENTRY_KINDS } from "#app/entry-kinds.server.ts";
import { openedSchool } from "../school.ts";

const school = openedSchool();

/** Any page cached for visitors: the content version invalidates all of them. */
const KEPT = "/pricing";
const isKept = async () =>
	(await school.request(KEPT)).headers.get("Server-Timing")?.includes('page;desc="kept') ?? false;
const haveKept = () => expect.poll(isKept, { timeout: 20_000 }).toBe(true);

const post = (path: string, fields: Record<string, string>) => school.postForm(path, fields, "admin");

async function editorOf(adminList: string, kind: string, after = 0) {
	const first =
		"select document_id id, slug from library_entries where kind = ? and retired_at is null and document_id > ? order by 1 limit 1";
	const row = await school.db.prepare(first).bind(kind, after).first<{ id: number; slug: string }>();
	if (!row) throw new Error(`There is no ${kind}.`);
	return { ...row, path: `/admin/${adminList}/${row.id}` };
}

/** Required fields of a translation, by kind. */
const page = { "entry.title": "Un titre", "entry.summary": "Un résumé.", "entry.body": "Un texte." };
const ENTRIES: { kind: string; adminList: string; words: Record<string, string> }[] = [
	{ kind: "help", adminList: "help", words: page },
	{ kind: "section", adminList: "help", words: { "entry.title": "Un titre" } },
	{ kind: "resource", adminList: "resources", words: page },
	{
		kind: "term",
		adminList: "glossary",
		words: { "entry.title": "Un titre à part", "entry.short": "Une définition." },
	},
	{ kind: "manual", adminList: "manual", words: page },
	{ kind: "legal", adminList: "legal", words: page },
	{ kind: "place", adminList: "places", words: { "entry.title": "Un lieu", "entry.rules.licence.text": "Un texte." } },
];

test("every kind is among them", () => {
	expect(ENTRIES.map(({ kind }) => kind).sort()).toEqual([...ENTRY_KINDS.keys()].sort());
});

describe.each(ENTRIES)("kept pages end when an entry of kind $kind", ({ kind, adminList, words }) => {
	test("is published; a draft alone ends none", async () => {
		const { path } = await editorOf(adminList, kind);
		const draft = { lang: "fr", revision: "0", factsRevision: "0", intent: "save", ...words };
		await haveKept();
		expect((await post(path, draft)).headers.get("Location")).toContain("done=saved");
		expect(await isKept()).toBe(true);
		const published = await post(path, { intent: "publishNow", drafts: "fr:1:0", note: "" });
		expect(published.headers.get("Location")).toContain("done=published");
		expect(await isKept()).toBe(false);
	});

	test("leaves the library and comes back", async () => {
		const { path, slug } = await editorOf(adminList, kind);
		// A section can only be retired when it is empty.
		await school.db.prepare("update library_entries set retired_at = 0 where section = ?").bind(slug).run();
		for (const [intent, done] of [
			["retire", "retired"],
			["restore", "restored"],
		] as const) {
			await haveKept();
			expect((await post(path, { intent })).headers.get("Location")).toContain(`done=${done}`);
			expect([intent, await isKept()]).toEqual([intent, false]);
		}
	});

	test("has an older version again", async () => {
		const { path } = await editorOf(adminList, kind);
		await haveKept();
		const back = await post(`${path}/history`, { intent: "takeBack", version: "1" });
		expect(back.status).toBe(302);
		expect(await isKept()).toBe(false);
	});
});

test("kept pages end when a term is merged into another", async () => {
	const into = await editorOf("glossary", "term");
	const merged = await editorOf("glossary", "term", into.id);
	await haveKept();
	expect((await post(merged.path, { intent: "merge", into: into.slug })).headers.get("Location")).toContain(
		"done=merged",
	);
	expect(await isKept()).toBe(false);
});

test("kept pages end when an entry changes its place in the list", async () => {
	const { id } = await editorOf("help", "help");
	await haveKept();
	expect((await post("/admin/help", { id: String(id), direction: "down" })).status).toBe(302);
	expect(await isKept()).toBe(false);
});

const one = async (query: string) => {
	const value = await school.db.prepare(query).first<string | number>("v");
	if (value === null) throw new Error(`Nothing is found by: ${query}`);
	return value;
};
const personOf = (email: string) => one(`select id v from users where email = '${email}@grew.example'`);
const bystander = (after = "") =>
	`select id v from users where role = 'student' and email not like 'student%@grew.example' ${after} order by id limit 1`;

describe("kept pages end", () => {
	beforeAll(async () => {
		await school.db
			.prepare(
				"insert into affiliates (user_id, code, status, applied_at) select id, 'IDA1', 'active', 0 from users where email = ?",
			)
			.bind("instructor@grew.example")
			.run();
	});

	test("when a course has another teacher", async () => {
		const from = await personOf("instructor");
		const courseId = await one(`select min(id) v from courses where instructor_id = ${from}`);
		await haveKept();
		const to = String(await personOf("instructor2"));
		const given = await post(`/admin/users/${from}`, { intent: "handOver", courseId: String(courseId), to });
		expect([given.status, await isKept()]).toEqual([200, false]);
	});

	test("when the price of a course changes; a draft of its words ends none", async () => {
		const path = "/instructor-dashboard/courses/2";
		const price = "select (price_cents / 100) || ' ' || currency v from courses where id = 2";
		const seen = await school.db.prepare(price).first<string>("v");
		const facts = await school.db
			.prepare("select slug, topic, level from courses where id = 2")
			.first<Record<string, string>>();
		await haveKept();
		const draft = { intent: "save", lang: "fr", revision: "0", factsRevision: "0", title: "Autre", ...facts };
		expect((await post(path, draft)).status).toBe(302);
		expect(await isKept()).toBe(true);
		const changed = await post(path, {
			intent: "price",
			amount: "41",
			currency: "USD",
			seen: String(seen),
			confirmed: "on",
		});
		expect([changed.headers.get("Location"), await isKept()]).toEqual([`${path}?lang=en&done=priced#price`, false]);
	});

	test("when a topic is named anew; a form that is refused ends none", async () => {
		const path = "/admin/categories";
		await haveKept();
		expect((await post(path, { intent: "addLevel", "names.en": "" })).status).toBe(400);
		expect(await isKept()).toBe(true);
		expect((await post(path, { intent: "up", kind: "topic", key: "law", version: "1" })).status).toBe(302);
		expect(await isKept()).toBe(false);
	});

	test("when an affiliate takes another name on the leaderboard; a link of theirs ends none", async () => {
		const send = (fields: Record<string, string>) => school.postForm("/affiliate-dashboard", fields, "instructor");
		await haveKept();
		expect((await send({ intent: "addLink", subId: "autumn", path: "/courses" })).status).toBe(200);
		expect(await isKept()).toBe(true);
		expect((await send({ intent: "leaderboard", isListed: "on", alias: "Meridian" })).status).toBe(200);
		expect(await isKept()).toBe(false);
	});

	test.each([{ intent: "suspend", why: "Clicks of their own." }, { intent: "resume" }])(
		"when an affiliate hears: $intent",
		async (decision) => {
			const id = await one(`select id v from affiliates where user_id = ${await personOf("instructor")}`);
			await haveKept();
			const decided = await post(`/admin/affiliates/${id}`, decision as Record<string, string>);
			expect(decided.headers.get("Location")).toContain("done=done");
			expect(await isKept()).toBe(false);
		},
	);

	test("when a new plan is the most popular one", async () => {
		await haveKept();
		const plan = { slug: "guild", position: "9", mostPopular: "on", active: "on", "words.en.name": "Guild" };
		expect((await post("/admin/plans/new", plan)).headers.get("Location")).toBe("/admin/plans?saved=1");
		expect(await isKept()).toBe(false);
	});

	test("when two accounts become one", async () => {
		const kept = await one(bystander());
		const closed = await one(bystander(`and id > ${kept}`));
		await haveKept();
		const merged = await post(`/admin/users/${kept}/merge`, { other: String(closed) });
		expect(merged.headers.get("Location")).toBe(`/admin/users/${kept}`);
		expect(await isKept()).toBe(false);
	});

	test("when somebody who wrote a review has another name; a headline, which nobody sees there, ends none", async () => {
		const id = await personOf("student");
		const courseId = await one("select min(id) v from courses");
		await school.db
			.prepare(
				"insert into course_reviews (course_id, user_id, stars, body, language, created_at) values (?, ?, 5, 'Good.', 'en', 1) on conflict do nothing",
			)
			.bind(courseId, id)
			.run();
		const name = String(await one(`select name v from users where id = ${id}`));
		const save = (fields: Record<string, string>) =>
			school.postForm("/profile", { intent: "about", name, ...fields }, "student");
		await haveKept();
		expect((await save({ headline: "Learns" })).status).toBe(200);
		expect(await isKept()).toBe(true);
		expect((await save({ name: "Another Name" })).status).toBe(200);
		expect(await isKept()).toBe(false);
	});
});
