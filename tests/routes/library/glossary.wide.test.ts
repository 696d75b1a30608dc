import { describe, expect, test } from "vitest";
import { openedSchool } from "../school.ts";

const school = openedSchool();
const tripsOf = (response: Response) => /(\d+) trips?/.exec(response.headers.get("Server-Timing") ?? "")?.[1];
const termsIn = (html: string) => [...html.matchAll(/<a class="term" href="([^"]+)" data-term="([^"]+)"/g)];

describe("terms link themselves", () => {
	test("in a lesson, in one trip, whether the isolate knows them or not", async () => {
		// The first opening of a lesson is recorded, in a trip of its own.
		await school.request("/lessons/1", { as: "student", headers: { "Accept-Language": "fr" } });
		const trips: (string | undefined)[] = [];
		for (let time = 0; time < 3; time += 1) {
			const response = await school.request("/lessons/1", { as: "student" });
			trips.push(tripsOf(response));
			const linked = termsIn(await response.text());
			expect(linked.length).toBeGreaterThan(2);
			expect(linked.map(([, href]) => href)).toContain("/glossary/cash-buyer");
		}
		expect(trips).toEqual(["1", "1", "1"]);
	});

	test("in each language under its own names", async () => {
		for (const [language, name] of [
			["ru", /data-term="[^"]+">[а-яё ]+</],
			["zh", /data-term="[^"]+">\p{Script=Han}+</u],
			["de", /data-term="[^"]+">[A-ZÄÖÜa-zäöüß -]+</],
		] as const) {
			const headers = { "Accept-Language": language };
			const html = await (await school.request("/lessons/1", { as: "student", headers })).text();
			expect(html, language).toMatch(name);
		}
	});

	test("in a term, a help article and a resource, with the prefix of the page, but not in their own text", async () => {
		const term = await (await school.request("/fr/glossary/assignment-fee")).text();
		expect(termsIn(term).length).toBeGreaterThan(0);
		expect(termsIn(term).every(([, href]) => href?.startsWith("/fr/glossary/"))).toBe(true);
		expect(termsIn(term).map(([, , slug]) => slug)).not.toContain("assignment-fee");
		const slugs = [...(await (await school.request("/help")).text()).matchAll(/href="\/help\/([a-z-]+)"/g)];
		const articles = await Promise.all(slugs.map(async ([, slug]) => (await school.request(`/help/${slug}`)).text()));
		expect(articles.some((html) => termsIn(html).length > 0)).toBe(true);
		const resource = await (await school.request("/de/resources/how-wholesaling-works")).text();
		expect(termsIn(resource).every(([, href]) => href?.startsWith("/de/glossary/"))).toBe(true);
		expect(termsIn(resource).length).toBeGreaterThan(0);
	});
});

describe("the glossary", () => {
	test("has every term under its letter, and only what the address filters by", async () => {
		const all = await (await school.request("/glossary")).text();
		const rows = (html: string) =>
			new Set([...html.matchAll(/href="\/glossary\/([a-z0-9-]+)"/g)].map(([, slug]) => slug));
		expect(rows(all).size).toBeGreaterThan(40);
		expect(all).toContain('id="letter-A"');
		const some = rows(await (await school.request("/glossary?q=ARV")).text());
		expect([some.has("after-repair-value"), some.has("escrow")]).toEqual([true, false]);
		expect(await (await school.request("/zh/glossary")).text()).toContain('id="letter-Z"');
	});

	test.each(["%00", "<script>", "%F0%9F%99%82", "a".repeat(3_000), "%E8%BD%AC"])("takes any filter: %s", async (q) => {
		expect((await school.request(`/glossary?q=${q}`)).status).toBe(200);
	});

	test("says what a term is to search engines, and is in the site map", async () => {
		const html = await (await school.request("/glossary/escrow")).text();
		expect(html).toContain('"@type":"DefinedTerm"');
		expect(html).toMatch(/"inDefinedTermSet":"http[^"]+\/glossary"/);
		expect(await (await school.request("/sitemap.xml")).text()).toContain("/glossary/escrow</loc>");
	});

	test("a term that is not there is a 404 with what may have been meant", async () => {
		const response = await school.request("/glossary/asignment-fe");
		expect(response.status).toBe(404);
		expect(await response.text()).toContain('href="/glossary/assignment-fee"');
	});
});

describe("the card of a term", () => {
	test("is JSON in the asked language that the browser keeps", async () => {
		const response = await school.request("/glossary/assignment-fee/card?lang=ru");
		expect(response.headers.get("Cache-Control")).toBe("private, max-age=300");
		expect(tripsOf(response)).toBe("1");
		expect(await response.json()).toMatchObject({
			title: "Плата за уступку",
			lang: null,
			lesson: { to: expect.stringMatching(/^\/lessons\/\d+$/) },
			titlesInOtherLanguages: expect.arrayContaining([
				expect.objectContaining({ language: "en", title: "Assignment fee" }),
			]),
		});
	});

	test("of no term is a 404", async () => {
		expect((await school.request("/glossary/none/card?lang=xx")).status).toBe(404);
	});
});

test("an admin counts where terms link, and previews a name", async () => {
	const counted = await school.postForm("/admin/glossary/usage", { lang: "en" }, "admin");
	expect([counted.status, counted.headers.get("Location")]).toEqual([
		302,
		"/admin/glossary/usage?lang=en&done=counted",
	]);
	const rows = await school.db.prepare("select count(*) as n from glossary_usage where place = 'lesson'").first("n");
	expect(Number(rows)).toBeGreaterThan(50);

	const asked = new URLSearchParams({ lang: "en", term: "cash-buyer", names: "cash buyer\nassignment fee" });
	const html = await (await school.request(`/admin/glossary/usage?${asked}`, { as: "admin" })).text();
	expect(html).toMatch(/<mark[^>]*>cash buyer<\/mark>/i);
	expect(html).toContain("already belongs to");
	expect((await school.request("/admin/glossary/usage?lang=xx&term=../&names=%00", { as: "admin" })).status).toBe(200);
});

test("the address of a term that was merged leads to the one it has become, in its language and for good", async () => {
	const merged = await school.db
		.prepare("select document_id id from library_entries where kind = 'term' and slug = 'walk-through'")
		.first<number>("id");
	const answer = await school.postForm(`/admin/glossary/${merged}`, { intent: "merge", into: "closing" }, "admin");
	expect(answer.headers.get("Location")).toContain("done=merged");
	for (const [from, to] of [
		["/glossary/walk-through", "/glossary/closing"],
		["/de/glossary/walk-through?from=search", "/de/glossary/closing?from=search"],
		["/glossary/walk-through/card?lang=fr", "/glossary/closing/card?lang=fr"],
	]) {
		const response = await school.request(String(from));
		expect([response.status, response.headers.get("Location")]).toEqual([301, to]);
	}
	expect((await school.request("/glossary/closing/card?lang=fr")).status).toBe(200);
});
