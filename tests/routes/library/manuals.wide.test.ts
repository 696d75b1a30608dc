import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { openedSchool } from "../school.ts";

const school = openedSchool();
const textOf = async (path: string, init: Parameters<typeof school.request>[1] = {}) =>
	(await school.request(path, init)).text();
const words = (language: string) => JSON.parse(readFileSync(`locales/${language}/library/manuals.json`, "utf8"));
const inLanguage = (language: string) => ({ headers: { "Accept-Language": language } });

describe("a page of a manual", () => {
	test.each(["en", "ru", "fr", "es", "de", "zh"])("is in %s, with its pictures in that language", async (language) => {
		const html = await textOf("/help/manuals/learner/dashboard", inLanguage(language));
		const [, src = ""] = /<figure data-screen="dashboard"><a href="([^"]+)"/.exec(html) ?? [];
		expect(src).toMatch(new RegExp(`^/manual/${language}/dashboard\\.webp\\?v=[0-9a-f]{8}$`));
		const picture = await school.request(src);
		expect([picture.status, picture.headers.get("Content-Type")]).toEqual([200, "image/webp"]);
		expect(html).toContain(words(language).titles.learner);
	});

	test("of no such name is a 404 that names what may have been meant, and every page of the manual", async () => {
		const answer = await school.request("/help/manuals/learner/dashbord");
		const html = await answer.text();
		expect(answer.status).toBe(404);
		expect(html).toContain(words("en").missing.title);
		expect(html.split('href="/help/manuals/learner/dashboard"')).toHaveLength(3);
		expect(html).toContain('href="/help/manuals/learner/your-account"');
	});

	test("of another manual is not found under this one", async () => {
		expect((await school.request("/help/manuals/learner/manual")).status).toBe(404);
		expect((await school.request("/help/manuals/learner/admin-manual")).status).toBe(404);
	});

	test("tells nobody of manuals that are not theirs", async () => {
		for (const path of ["/help/manuals", "/help/manuals/learner", "/help/manuals/learner/dashboard"]) {
			const asStudent = await textOf(path, { as: "student" });
			expect(asStudent).not.toContain("/help/manuals/admin");
			expect(asStudent).not.toContain("/help/manuals/instructor");
		}
		const asInstructor = await textOf("/help/manuals", { as: "instructor" });
		expect(asInstructor).toContain("/help/manuals/instructor");
		expect(asInstructor).not.toContain("/help/manuals/admin");
	});
});

describe("a whole manual", () => {
	test("has every page of it once, and no name twice", async () => {
		const html = await textOf("/help/manuals/admin/print", { as: "admin" });
		const keys =
			"select slug from library_entries where kind = 'manual' and slug like 'admin-%' and retired_at is null";
		const { results } = await school.db.prepare(keys).all<{ slug: string }>();
		expect(results.length).toBeGreaterThan(5);
		for (const { slug } of results) expect(html.split(`<section id="${slug.replace("admin-", "")}"`)).toHaveLength(2);
		const ids = [...html.matchAll(/<(?:h\d|section|nav|article)[^>]* id="([^"]+)"/g)].map(([, id]) => id);
		expect(new Set(ids).size).toBe(ids.length);
	});
});

// Generating one takes seconds.
test.each(["", "/de", "/ru", "/zh"])("a whole manual comes as a PDF: %s", async (prefix) => {
	const response = await school.request(`${prefix}/help/manuals/learner/manual.pdf`);
	expect([response.status, response.headers.get("Content-Type")]).toEqual([200, "application/pdf"]);
	const language = prefix.slice(1) || "en";
	expect(response.headers.get("Content-Disposition")).toBe(`attachment; filename="grew-learner-${language}.pdf"`);
	const bytes = Buffer.from(await response.arrayBuffer());
	expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
	expect(bytes.length).toBeGreaterThan(20_000);
	// Pictures are JPEGs, and the file fits into a mail.
	expect(bytes.toString("latin1").split("/DCTDecode").length).toBeGreaterThan(5);
	expect(bytes.length).toBeLessThan(2_000_000);
});

test("the site map tells of the manual of learners and of no other", async () => {
	const map = await textOf("/sitemaps/1");
	expect(map).toContain("/help/manuals/learner/dashboard<");
	expect(map).not.toMatch(/\/help\/manuals\/(?:admin|instructor)/);
});

test("an admin edits the page in the language in which they read it, sees its pictures, and comes back", async () => {
	const page = await textOf("/de/help/manuals/learner/dashboard", { as: "admin" });
	const [, edit = ""] = /href="(\/admin\/manual\/\d+\?lang=de)"/.exec(page) ?? [];
	expect(await textOf(edit, { as: "admin" })).toContain('href="/de/help/manuals/learner/dashboard"');
	expect(await textOf(edit.replace("?", "/preview?"), { as: "admin" })).toContain('src="/manual/de/dashboard.webp');
});
