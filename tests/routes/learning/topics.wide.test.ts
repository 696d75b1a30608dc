import { expect, test } from "vitest";
import { LANGUAGE_CODES } from "#app/shared/words/languages.ts";
import { openedSchool } from "../school.ts";

const school = openedSchool();

const PATH = "/admin/categories";
const post = (fields: Record<string, string>) => school.postForm(PATH, fields, "admin");
const html = async (path: string, as: "admin" | "student" | "anonymous" = "anonymous") =>
	(await school.request(path, { as })).text();
const named = (word: string) => Object.fromEntries(LANGUAGE_CODES.map((code) => [`names.${code}`, `${word} ${code}`]));
const topics = async (path: string) =>
	[...(await html(path)).matchAll(/name="topic"[^>]*value="([^"]+)"|value="([^"]+)"[^>]*name="topic"/g)].map(
		([, after, before]) => after ?? before,
	);

test("a topic that is added is offered in the catalog, the editor and profiles, in each language, and retired again", async () => {
	const added = await post({ intent: "addTopic", ...named("Auctions"), drawing: "new-3", forCourses: "on" });
	expect([added.status, added.headers.get("Location")]).toEqual([302, `${PATH}?done=added#topic-auctions-en`]);
	expect(await html(`${PATH}?done=added`, "admin")).toContain("It has been added.");
	expect(await html("/courses?q=1")).toContain("Auctions en");
	expect(await html("/de/courses?q=1")).toContain("Auctions de");
	expect(await html("/admin/resources/new?kind=resource", "admin")).toContain(
		'<option value="auctions-en">Auctions en',
	);
	expect(await html("/profile", "student")).toContain("Auctions en");

	expect((await post({ intent: "retire", kind: "topic", key: "auctions-en", version: "1" })).status).toBe(302);
	expect(await topics("/courses?q=2")).not.toContain("auctions-en");
	expect(await html("/admin/resources/new?kind=resource", "admin")).not.toContain('<option value="auctions-en"');
	expect(await html("/profile", "student")).not.toContain("Auctions en");
});

test("a course in a new topic is found by it, and keeps it when it is retired", async () => {
	await post({ intent: "addTopic", ...named("Leases"), drawing: "new-1", forCourses: "on" });
	await school.db.prepare("update courses set topic = 'leases-en' where id = 2").run();
	const found = await html("/courses?topic=leases-en&q=");
	expect([...found.matchAll(/<article/g)]).toHaveLength(1);
	expect(found).toContain('data-ground="night"');

	await post({ intent: "retire", kind: "topic", key: "leases-en", version: "1" });
	expect(await topics("/courses?sort=newest")).toContain("leases-en");
	expect([...(await html("/courses?topic=leases-en&sort=newest")).matchAll(/<article/g)]).toHaveLength(1);
	await school.db.prepare("update courses set topic = 'analysis' where id = 2").run();
	expect(await topics("/courses?sort=popular")).not.toContain("leases-en");
});

test("an unknown topic in an address is passed over", async () => {
	const all = [...(await html("/courses")).matchAll(/<article/g)].length;
	expect([...(await html("/courses?topic=gone")).matchAll(/<article/g)]).toHaveLength(all);
});

test("the API names the level of a course in the language asked for", async () => {
	const response = await school.request("/api/courses", { headers: { "Accept-Language": "de" } });
	const [first] = (await response.json()) as { level: string; levelName: string }[];
	expect(first).toMatchObject({ level: "beginner", levelName: expect.stringMatching(/^(?:Einstieg|Beginner)$/) });
});

test("what cannot be saved says why, and what came meanwhile is not lost", async () => {
	const taken = await post({ intent: "addTopic", ...named("Contracts"), "names.en": "Contracts", drawing: "new-1" });
	expect([taken.status, (await taken.text()).includes("The key “contracts” is taken already.")]).toEqual([409, true]);
	const late = await post({ intent: "retire", kind: "level", key: "beginner", version: "9" });
	expect([late.status, (await late.text()).includes("Someone has changed it meanwhile.")]).toEqual([409, true]);
	expect((await post({ intent: "retire", kind: "level", key: "gone", version: "1" })).status).toBe(404);
	expect((await post({ intent: "delete", kind: "level", key: "beginner", version: "1" })).status).toBe(400);
});

test("the latest change is undone once", async () => {
	expect((await post({ intent: "down", kind: "level", key: "beginner", version: "1" })).status).toBe(302);
	const changeId = /name="changeId" value="([0-9a-f-]{36})"/.exec(await html(PATH, "admin"))?.[1] ?? "";
	const undone = await post({ intent: "undo", changeId });
	expect([undone.status, undone.headers.get("Location")]).toEqual([302, `${PATH}?done=undone#changes`]);
	const late = await post({ intent: "undo", changeId });
	expect([late.status, (await late.text()).includes("It has been changed again since.")]).toEqual([409, true]);
	expect((await post({ intent: "undo", changeId: "x" })).status).toBe(400);
});

test("a topic that is merged gives all it has to the other, and gets it back", async () => {
	const inTopic = async (key: string) =>
		(await school.db.prepare("select id from courses where topic = ? order by id").bind(key).all<{ id: number }>())
			.results.length;
	const [contracts, analysis] = [await inTopic("contracts"), await inTopic("analysis")];
	const version = async () =>
		String(
			(await school.db.prepare("select version from course_topics where key = 'contracts'").first<number>("version")) ??
				0,
		);
	const merge = async (into: string) =>
		post({ intent: "merge", kind: "topic", key: "contracts", version: await version(), into });
	for (const [into, status] of [
		["", 400],
		["gone", 409],
		["contracts", 409],
	] as const) {
		expect((await merge(into)).status).toBe(status);
	}
	expect((await school.postForm(PATH, { intent: "merge" }, "student")).status).not.toBe(200);
	const merged = await merge("analysis");
	expect([merged.status, merged.headers.get("Location")]).toEqual([302, `${PATH}?done=merged#topic-analysis`]);
	expect([await inTopic("contracts"), await inTopic("analysis")]).toEqual([0, contracts + analysis]);
	const former = await school.request("/courses?topic=contracts&sort=rating");
	expect([former.status, former.headers.get("Location")]).toEqual([301, "/courses?topic=analysis&sort=rating"]);
	const found = await html("/courses?topic=analysis&sort=rating");
	expect([...found.matchAll(/<article/g)]).toHaveLength(contracts + analysis);
	expect(await topics("/courses?sort=rating")).not.toContain("contracts");
	expect(await topics("/resources?sort=title")).not.toContain("contracts");
	expect((await merge("law")).status).toBe(409);

	const changeId = /name="changeId" value="([0-9a-f-]{36})"/.exec(await html(PATH, "admin"))?.[1] ?? "";
	expect((await post({ intent: "undo", changeId })).status).toBe(302);
	expect([await inTopic("contracts"), await inTopic("analysis")]).toEqual([contracts, analysis]);
	expect(await topics("/resources?sort=title")).toContain("contracts");
});

test("the former address of the page leads on with its query", async () => {
	const former = await school.request("/admin/courses/topics?done=merged", { as: "admin" });
	expect([former.status, former.headers.get("Location")]).toEqual([301, "/admin/categories?done=merged"]);
});

test("a topic says what it is about in the catalogue, and its former addresses lead to the new one", async () => {
	const row = await school.db
		.prepare("select version, drawing from course_topics where key = 'sellers'")
		.first<{ version: number; drawing: string }>();
	const words = await school.db
		.prepare("select language, name from course_topic_translations where key = 'sellers'")
		.all<{ language: string; name: string }>();
	const names = Object.fromEntries(words.results.map(({ language, name }) => [`names.${language}`, name]));
	const given = { intent: "changeTopic", key: "sellers", forCourses: "on", drawing: row?.drawing ?? "", ...names };
	const change = (fields: Record<string, string>, version = row?.version ?? 0) =>
		post({ ...given, version: String(version), ...fields });

	const taken = await change({ slug: "buyers" });
	expect([taken.status, /leads to the topic .* already/.test(await taken.text())]).toEqual([409, true]);
	const odd = await change({ slug: "Sell it!" });
	expect([odd.status, (await odd.text()).includes("Use small Latin letters")]).toEqual([400, true]);
	const long = await change({ "descriptions.en": "x".repeat(301) });
	expect([long.status, (await long.text()).includes("Use at most 300 characters.")]).toEqual([400, true]);

	const saved = await change({
		slug: "selling",
		"descriptions.en": "For those who sell <b>.",
		"descriptions.de": "Verkaufen.",
	});
	expect(saved.headers.get("Location")).toBe("/admin/categories?done=saved#topic-sellers");
	for (const list of ["/courses", "/de/courses", "/resources"]) {
		const former = await school.request(`${list}?topic=sellers&sort=newest`);
		expect([former.status, former.headers.get("Location")], list).toEqual([301, `${list}?topic=selling&sort=newest`]);
	}
	const page = await html("/courses?topic=selling");
	expect([...page.matchAll(/<article/g)].length).toBeGreaterThan(0);
	expect(page).toContain('<meta name="description" content="For those who sell &lt;b&gt;."');
	expect(page).toMatch(/<p[^>]*>For those who sell &lt;b&gt;\.<\/p>/);
	expect(await html("/de/courses?topic=selling")).toContain("Verkaufen.");
	expect(await html("/courses?topic=selling&topic=buyers")).not.toContain("For those who sell");
	expect(await html("/fr/courses?topic=selling")).not.toContain("For those who sell");

	const changeId = /name="changeId" value="([0-9a-f-]{36})"/.exec(await html(PATH, "admin"))?.[1] ?? "";
	expect((await post({ intent: "undo", changeId })).status).toBe(302);
	const back = await school.request("/courses?topic=selling");
	expect([back.status, back.headers.get("Location")]).toEqual([301, "/courses?topic=sellers"]);
	expect(await html("/courses?topic=sellers")).not.toContain("For those who sell");
});
