import { expect, test } from "vitest";
import { openedSchool } from "../school.ts";

const school = openedSchool();

const article = (slug: string, more: Record<string, string> = {}) => ({
	lang: "en",
	revision: "0",
	factsRevision: "0",
	intent: "save",
	slug,
	"entry.title": "A title",
	"entry.summary": "S",
	"entry.body": "B",
	"entry.category": "start",
	"entry.reviewed": "2026-11-20",
	...more,
});
const post = (path: string, fields: Record<string, string>) => school.postForm(path, fields, "admin");
const pathIn = (answer: Response) => String(answer.headers.get("Location")).split("?")[0] ?? "";

test("a slug that is taken is refused by name, with what was typed", async () => {
	const made = await post("/admin/help/new", article("taken-slug"));
	expect(made.status).toBe(302);
	const refused = await post("/admin/help/new", article("taken-slug", { "entry.title": "Typed again" }));
	expect(refused.status).toBe(409);
	const page = await refused.text();
	expect(page).toContain("“taken-slug” is the address of another entry of this kind.");
	expect(page).toContain("Typed again");
});

test.each(["contact", "panel", "tickets", "manuals"])("the address of a page is refused by name: %s", async (slug) => {
	const refused = await post("/admin/help/new", article(slug, { "entry.title": "Typed all the same" }));
	expect(refused.status).toBe(409);
	const page = await refused.text();
	expect(page).toContain(`“${slug}” is the address of a page of the school.`);
	expect(page).toContain("Typed all the same");
});

test("who has not seen the latest revision is told, and nothing is lost", async () => {
	const path = pathIn(await post("/admin/help/new", article("raced-by-two")));
	const write = (title: string) => post(path, article("", { revision: "1", factsRevision: "1", "entry.title": title }));
	const { slug: _, ...fields } = article("");
	const answers = await Promise.all(
		["One", "Two"].map((title) => post(path, { ...fields, revision: "1", factsRevision: "1", "entry.title": title })),
	);
	expect(answers.map(({ status }) => status).sort()).toEqual([302, 409]);
	const refused = answers.find(({ status }) => status === 409);
	expect(await refused?.text()).toContain("Someone else has changed this draft in the meantime");
	expect((await write("A field that the form does not have")).status).toBe(400);
});

test("an alias that another term has is refused by the term's name, and the entry of an admin list is not on another", async () => {
	const term = (slug: string, alias: string) => ({
		lang: "en",
		revision: "0",
		factsRevision: "0",
		intent: "save",
		slug,
		"entry.title": slug,
		"entry.short": "S",
		"entry.aliases": alias,
		"entry.countries": "anywhere",
		"entry.link": "first",
		"entry.reviewed": "2026-11-20",
	});
	const publish = (path: string) => post(path, { intent: "publishNow", drafts: "en:1:1", note: "" });
	const first = pathIn(await post("/admin/glossary/new", term("first-of-names", "the shared name")));
	expect((await publish(first)).status).toBe(302);
	const second = pathIn(await post("/admin/glossary/new", term("second-of-names", "The shared  NAME")));
	const refused = await publish(second);
	expect(refused.status).toBe(400);
	expect(await refused.text()).toContain("“the shared name” is a name of the term “first-of-names”.");

	expect((await school.request(second.replace("glossary", "help"), { as: "admin" })).status).toBe(404);
});

test.each([
	["/admin/help/new", { __intent__: '{"type":"insert","payload":{"name":"entry.a[4294967294]"}}' }],
	["/admin/resources/new", { "entry.sections[4294967294].title": "x" }],
	["/admin/help/new", { "entry.__proto__.x": "y" }],
	["/admin/help/new", { lang: "xx", revision: "-1" }],
	["/admin/glossary/new", { __intent__: "{" }],
	["/admin/help", { id: "0", direction: "up" }],
	["/admin/help", { id: "1", direction: "sideways" }],
])("what no form of %s has is a bad request", async (path, fields) => {
	expect((await post(path, fields as Record<string, string>)).status).toBe(400);
});

test.each([
	["/admin", "/admin"],
	["/admin/glossary", "/admin/help"],
	["/admin/glossary/usage", "/admin/glossary/usage"],
	["/admin/help", "/admin/help"],
	["/admin/help/tickets", "/admin/help/tickets"],
])("the rail lights one entry on %s", async (path, entry) => {
	const page = await (await school.request(path, { as: "admin" })).text();
	const rail = /<nav aria-label="Admin pages"[\s\S]*?<\/nav>/.exec(page)?.[0] ?? "";
	const lit = [...rail.matchAll(/<a [^>]*aria-current="page"[^>]*>/g)].map(
		([link]) => /href="([^"]+)"/.exec(link)?.[1],
	);
	// Once in the rail, once in the menu of narrow screens.
	expect(lit).toEqual([entry, entry]);
});

test("entries are moved where readers see their order, and legal pages stand in that of the footer", async () => {
	const list = async (path: string) => (await school.request(path, { as: "admin" })).text();
	expect(await list("/admin/help")).toContain('name="direction"');
	const legal = await list("/admin/legal");
	expect(legal).toContain("/admin/legal/");
	expect(legal).not.toContain('name="direction"');
});

test("the editor of a term shows where it links, when it is asked, and that of an article does not", async () => {
	const idOf = (kind: string, slug: string) =>
		school.db
			.prepare("select document_id id from library_entries where kind = ? and slug = ?")
			.bind(kind, slug)
			.first<number>("id");
	const read = async (path: string) => (await school.request(path, { as: "admin" })).text();
	const term = `/admin/glossary/${await idOf("term", "cash-buyer")}`;
	expect(await read(`${term}?lang=de`)).toContain("Show the places");
	expect(await read(term)).not.toMatch(/<mark[^>]*>cash buyer/i);
	expect(await read(`${term}?lang=en&links=1`)).toMatch(/<mark[^>]*>cash buyer/i);
	expect(await read(`/admin/help/${await idOf("help", "sign-in")}?links=1`)).not.toContain("Show the places");
});

test("the rules by place are a file", async () => {
	const answer = await school.request("/admin/places.csv", { as: "admin" });
	expect(answer.headers.get("Content-Type")).toContain("text/csv");
	const [head, line] = (await answer.text()).split("\r\n");
	expect(head).toContain("Place,Kind,Country,Rule,Answer,Text");
	expect(line?.split(",").length).toBeGreaterThan(7);
});

test("choices of the editor are named in the language of whoever writes", async () => {
	const read = async (path: string) =>
		(await school.request(path, { as: "admin", headers: { "Accept-Language": "de" } })).text();
	const title = async (sql: string) => school.db.prepare(sql).first<string>("title");
	const category = await title(
		"select title from library_translations t join library_entries e using (document_id) where e.slug = 'help-start' and language = 'de'",
	);
	const course = await title(
		"select t.title from course_translations t join courses c on c.id = t.course_id where c.slug = 'classifieds' and language = 'de'",
	);
	expect(await read("/admin/help/new")).toContain(`<option value="start">${category}</option>`);
	expect(await read("/admin/resources/new")).toContain(`<option value="classifieds">${course}</option>`);
});

test("a category in which articles stand does not leave, and the page says how many they are", async () => {
	const help = (sql: string) => school.db.prepare(sql).first<number>("n");
	const id = await help("select document_id n from library_entries where kind = 'section' and slug = 'help-start'");
	const inside = await help(
		"select count(*) n from library_entries where kind = 'help' and section = 'help-start' and retired_at is null",
	);
	const refused = await post(`/admin/help/${id}`, { intent: "retire" });
	expect(refused.status).toBe(409);
	expect(await refused.text()).toContain(`${inside} entries are in this section`);
});
