import { describe, expect, test } from "vitest";
import { openedSchool } from "../school.ts";

const school = openedSchool();
const choose = (fields: Record<string, string>, as: "anonymous" | "student" = "anonymous") =>
	school.postForm("/preferences/examples", fields, as);
const read = async (path: string, cookie = "") => {
	const response = await school.request(path, cookie ? { headers: { Cookie: cookie } } : {});
	return { html: await response.text(), isKept: (response.headers.get("Server-Timing") ?? "").includes('desc="kept') };
};
const lessonPath = async () => {
	const row = await school.db
		.prepare("select course_id as course, id from lessons where free_preview = 1 and key = 'asking-price' limit 1")
		.first<{ course: number; id: number }>();
	return `/courses/${row?.course}/preview/${row?.id}`;
};

describe("the units of examples", () => {
	test("are kept in cookies, and the browser comes back to its page and place", async () => {
		const answer = await choose({ units: "both", currency: "EUR", returnTo: "/de/courses?q=x#examples" });
		expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/de/courses?q=x#examples"]);
		expect(answer.headers.getSetCookie()).toEqual([
			expect.stringMatching(/^units=both; Path=\/; Max-Age=31536000; SameSite=Lax/),
			expect.stringMatching(/^currency=EUR; Path=\//),
		]);
	});

	test.each<Record<string, string>>([{}, { units: "miles" }, { currency: "XYZ" }, { units: "both", currency: "euro" }])(
		"%j is no choice",
		async (fields) => {
			const answer = await choose({ ...fields, returnTo: "/courses" });
			expect([answer.status, answer.headers.getSetCookie()]).toEqual([400, []]);
		},
	);

	test("are never led to another site", async () => {
		const answer = await choose({ units: "metric", returnTo: "//evil.example" });
		expect(answer.headers.get("Location")).toBe("/");
	});

	test("show a guest square feet and the second currency, and a kept page only to whom it belongs", async () => {
		const path = await lessonPath();
		await expect.poll(async () => (await read(path)).isKept, { timeout: 20_000 }).toBe(true);
		const chosen = await read(path, "units=both; currency=EUR");
		expect(chosen.isKept).toBe(false);
		expect(chosen.html).toMatch(/\d m²<span data-converted=""> \([\d,]+\u00a0ft²\)/);
		expect(chosen.html).toMatch(/<\/strong><span data-converted=""> \(about €[\d,]+\)/);

		await expect
			.poll(async () => (await read(path, "units=both; currency=EUR")).isKept, { timeout: 20_000 })
			.toBe(true);
		const plain = await read(path);
		expect(plain.isKept).toBe(true);
		expect(plain.html).not.toContain("data-converted=");
		expect(plain.html).toContain('action="/preferences/examples"');
		expect((await read(`/de${path}`, "units=both")).html).toContain("Quadratfuß)");
	});

	test("show a guest square feet on the page of a term, which is kept for each choice", async () => {
		const path = "/glossary/listing-price";
		const plain = await read(path);
		expect(plain.html).toContain('action="/preferences/examples"');
		expect(plain.html).toContain("for 104 m² is about");
		await expect.poll(async () => (await read(path)).isKept, { timeout: 20_000 }).toBe(true);

		const chosen = await read(path, "units=both");
		expect(chosen.isKept).toBe(false);
		expect(chosen.html).toContain('for 104 m²<span data-converted=""> (1,119\u00a0ft²)</span> is about');
		await expect.poll(async () => (await read(path, "units=both")).isKept, { timeout: 20_000 }).toBe(true);
		expect((await read(path)).html).not.toContain("data-converted=");
		expect((await read(`/de${path}`, "units=both")).html).toContain("(1.119\u00a0Quadratfuß)");
	});

	test("are not offered on the page of a term without any", async () => {
		expect((await read("/glossary/escrow", "units=both; currency=EUR")).html).not.toContain("/preferences/examples");
	});

	test("show square feet and the second currency in the outline of a template, to whom it is open", async () => {
		const path = "/resources/first-call-sheet";
		const student = school.cookieOf("student") ?? "";
		expect((await read(path, student)).html).not.toContain("/preferences/examples");
		const outline = "A house of 104 m²\n\n| Line | USD |\n|---|---:|\n| **Left** | **1,000** |";
		await school.db
			.prepare(
				"update library_translations set words = json_set(words, '$.outline', ?) where language = 'en' and document_id = (select document_id from library_entries where kind = 'resource' and slug = 'first-call-sheet')",
			)
			.bind(outline)
			.run();

		const plain = await read(path, student);
		expect(plain.html).toContain('action="/preferences/examples"');
		expect(plain.html).toContain("A house of 104 m²</p>");
		expect(plain.html).not.toContain("data-converted=");
		const chosen = await read(path, `${student}; units=both; currency=EUR`);
		expect(chosen.html).toContain('A house of 104 m²<span data-converted=""> (1,119\u00a0ft²)</span></p>');
		expect(chosen.html).toMatch(/1,000<\/strong><span data-converted=""> \(about €850\)/);
		const guest = await read(path, "units=both; currency=EUR");
		expect(guest.html).not.toMatch(/preferences\/examples|A house of 104/);
	});
});
