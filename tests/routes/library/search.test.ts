import { expect, test } from "vitest";
import { openedSchool, type Role, signIn } from "../school.ts";

const school = openedSchool();
const tripsOf = (response: Response) => /(\d+) trips?/.exec(response.headers.get("Server-Timing") ?? "")?.[1];

type Answer = {
	hits: { type: string; title: string; url: string; excerpt: string; language: string }[];
	total: number;
	meant: string | null;
};
const ask = (query: Record<string, string>, as: Role = "anonymous") =>
	school.request(`/api/search?${new URLSearchParams(query)}`, { as });
const find = async (query: Record<string, string>, as: Role = "anonymous") =>
	(await (await ask(query, as)).json()) as Answer;

test("a call answers hits with what they are, where they lead and what they say, in one trip", async () => {
	const response = await ask({ q: "assignment fee", lang: "en" });
	expect([response.status, tripsOf(response)]).toEqual([200, "1"]);
	const { hits, total } = (await response.json()) as Answer;
	expect(hits[0]).toMatchObject({
		type: "glossary",
		title: "assignment fee",
		url: "/glossary/assignment-fee",
		language: "en",
	});
	expect(hits.length).toBeLessThanOrEqual(20);
	expect(total).toBeGreaterThanOrEqual(hits.length);
	for (const hit of hits) {
		expect(Object.values(hit).every((value) => typeof value === "string")).toBe(true);
		expect(hit.excerpt).not.toMatch(/<\/?[a-z]|\*\*|\]\(/);
	}
});

test("a mistyped word is understood", async () => {
	const { hits, meant } = await find({ q: "asignment", lang: "en" });
	expect(meant).toBe("assignment");
	expect(hits[0]?.title).toMatch(/assignment/i);
});

test.each([
	["ru", "договоры"],
	["fr", "contrat"],
	["es", "contrato"],
	["de", "vertrag"],
	["zh", "合同"],
])("in %s “%s” finds something in that language", async (lang, q) => {
	const { hits } = await find({ q, lang });
	expect(hits[0]?.language).toBe(lang);
});

test("one type is one type", async () => {
	const all = await find({ q: "contract", lang: "en" });
	const courses = await find({ q: "contract", lang: "en", type: "course" });
	expect(new Set(courses.hits.map(({ type }) => type))).toEqual(new Set(["course"]));
	expect(courses.total).toBeLessThan(all.total);
	expect(courses.total).toBeGreaterThan(0);
});

test.each<[string, Record<string, string>]>([
	["q", {}],
	["q", { q: "" }],
	["q", { q: "  \n " }],
	["q", { q: "x".repeat(301) }],
	["type", { q: "a", type: "user" }],
	["lang", { q: "a", lang: "xx" }],
])("%s is refused by name: %j", async (field, query) => {
	const response = await ask(query);
	expect(response.status).toBe(400);
	const { error } = (await response.json()) as { error: { code: string; fields: Record<string, string> } };
	expect([error.code, Object.keys(error.fields)]).toEqual(["bad_request", [field]]);
});

test.each([
	'"',
	"*",
	"NEAR(",
	"a AND",
	"^",
	"{x}:",
	"title:",
	"%00",
	"😀".repeat(300),
	"合".repeat(300),
	"\u202e",
	"' OR 1=1 --",
])("%s is 200 for calls and pages", async (q) => {
	const path = `search?${new URLSearchParams({ q })}`;
	for (const address of [`/api/${path}`, `/${path}`, `/zh/${path}`]) {
		expect([address, (await school.request(address)).status]).toEqual([address, 200]);
	}
});

test("the text of a lesson is found by who may open it, and by nobody else", async () => {
	const row = await school.db
		.prepare(
			`select d.title, d.text, d.course_id as course from search_documents d
			where d.access = 'entitled' and d.type = 'lesson' and d.language = 'en' and d.course_id = 6 limit 1`,
		)
		.first<{ title: string; text: string; course: number }>();
	const q = String(row?.text).split(" ").slice(20, 32).join(" ").slice(0, 200);
	const lessons = async (as: Role) =>
		(await find({ q, lang: "en", type: "lesson" }, as)).hits.map(({ title }) => title);

	expect(await lessons("admin")).toContain(row?.title);
	for (const as of ["anonymous", "student"] as const) {
		const { hits } = await find({ q: String(row?.title), lang: "en", type: "lesson" }, as);
		const found = hits.find(({ title }) => title === row?.title);
		expect(found).toMatchObject({ url: `/courses/${row?.course}`, excerpt: "" });
		const asked = await find({ q, lang: "en" }, as);
		expect(asked.hits.filter(({ title, url }) => title === row?.title && url.startsWith("/lessons/"))).toEqual([]);
		expect(asked.hits.filter(({ excerpt }) => excerpt.includes(q.slice(0, 60)))).toEqual([]);
	}
});

test("manuals are found by those whose they are, legal pages by everybody, each under a name of its own", async () => {
	const count = async (role: string) => {
		const found = "select count(*) n from library_entries where kind = 'manual' and slug like ? and retired_at is null";
		return (await school.db.prepare(found).bind(`${role}-%`).first<{ n: number }>("n")) ?? 0;
	};
	const manuals = ["learner", "instructor", "admin"] as const;
	const rows = "select distinct access from search_documents where path like ?";
	for (const [role, access] of [
		["learner", "public"],
		["instructor", "instructors"],
		["admin", "admins"],
	] as const) {
		expect(await count(role)).toBeGreaterThan(3);
		const { results } = await school.db.prepare(rows).bind(`/help/manuals/${role}/%`).all();
		expect(results).toEqual([{ access }]);
	}
	const opened = new Set<string>();
	const rolesFound = async (as: Role) => {
		const titles = "select title from search_documents where language = 'en' and path = ?";
		const found = await Promise.all(
			manuals.map(async (role) => {
				const path = "select path from search_documents where language = 'en' and path like ? order by id limit 1";
				const first = await school.db.prepare(path).bind(`/help/manuals/${role}/%`).first<string>("path");
				const q = (await school.db.prepare(titles).bind(first).first<string>("title")) ?? "";
				const { hits } = await find({ q, lang: "en", type: "manual" }, as);
				for (const { url } of hits) {
					if (!opened.has(url)) expect((await school.request(url, { as })).status).toBe(200);
					opened.add(url);
				}
				return hits.some(({ url }) => url === first) ? [role] : [];
			}),
		);
		return found.flat();
	};
	expect(await rolesFound("anonymous")).toEqual(["learner"]);
	expect(await rolesFound("student")).toEqual(["learner"]);
	expect(await rolesFound("instructor")).toEqual(["learner", "instructor"]);
	expect(await rolesFound("admin")).toEqual(["learner", "instructor", "admin"]);

	const { hits } = await find({ q: "privacy", lang: "en", type: "legal" });
	expect(hits.map(({ url }) => url)).toContain("/legal/privacy");
	const page = await (await school.request("/de/search?q=Dashboard&type=manual")).text();
	expect(page).toContain("Handbücher");
});

test("what comes first is in the language of the page that asks, whatever the cookie says, and none is left out", async () => {
	const ask = async (query: string) => {
		const response = await school.request(`/api/search?q=escrow${query}`, { headers: { Cookie: "lang=en" } });
		return (await response.json()) as { hits: { language: string }[]; total: number };
	};
	const [plain, german] = [await ask(""), await ask("&prefer=de")];
	expect([plain.hits[0]?.language, german.hits[0]?.language]).toEqual(["en", "de"]);
	expect(german.total).toBe(plain.total);
	expect((await school.request("/api/search?q=escrow&prefer=xx")).status).toBe(400);
});

test("the page shows the same, is not for search engines, and says when there is nothing", async () => {
	const page = await (await school.request("/search?q=assignment", { headers: { "Accept-Language": "en" } })).text();
	expect(page).toContain('<meta name="robots" content="noindex"');
	expect(page).toMatch(/<mark[^>]*>[Aa]ssignment<\/mark>/);
	const nothing = await (await school.request("/de/search?q=xqzvwkj")).text();
	expect(nothing).toContain("wurde nichts gefunden");
	expect((await school.request("/search?q=assignment&page=9999")).status).toBe(200);
});

test("the pages to go to are those that one may open", async () => {
	const pages = async (as: Role) =>
		((await (await school.request("/search/pages", { as })).json()) as { path: string }[]).map(({ path }) => path);
	const [guest, student, admin] = [await pages("anonymous"), await pages("student"), await pages("admin")];
	expect(guest).toEqual(expect.arrayContaining(["/courses", "/login"]));
	expect(guest.filter((path) => /^\/(admin|dashboard)|:|reset-password|outbox/.test(path))).toEqual([]);
	expect(student).toContain("/dashboard");
	expect(student.filter((path) => /^\/(admin|login)/.test(path))).toEqual([]);
	expect(admin).toEqual(expect.arrayContaining(["/admin", "/admin/settings"]));
});

test("no two pages to go to read the same", async () => {
	type Page = { name: string; within?: string[]; path: string };
	const pages = (await (await school.request("/search/pages", { as: "admin" })).json()) as Page[];
	const labels = pages.map(({ name, within }) => [name, ...(within ?? [])].join(" "));
	expect(labels.filter((label, at) => labels.indexOf(label) !== at)).toEqual([]);
	expect(pages).toContainEqual({ path: "/admin/users/import", name: "import", within: ["admin", "users"] });
});

test("a session that has ended shows what a visitor sees", async () => {
	const { cookie } = await signIn(school.address, "admin@grew.example");
	await school.request("/api/auth/logout", { method: "POST", headers: { Cookie: cookie } });
	const response = await school.request("/search?q=contract", { headers: { Cookie: cookie } });
	expect(await response.text()).not.toMatch(/href="\/lessons\//);
});
