import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { openCopiedSchool } from "#scripts/school.ts";

const ORIGIN = "https://school.example";
let school: Awaited<ReturnType<typeof openCopiedSchool>>;

/** A school in production without gateway keys. */
beforeAll(async () => {
	school = await openCopiedSchool(inject("seededState"), { vars: { ENVIRONMENT: "", SITE_ORIGIN: ORIGIN } });
});
afterAll(() => school?.close());

const page = async (path: string) => (await fetch(school.address + path, { redirect: "manual" })).text();
const post = (path: string, fields: Record<string, string>) =>
	fetch(school.address + path, {
		method: "POST",
		redirect: "manual",
		body: new URLSearchParams(fields),
		headers: { Origin: ORIGIN },
	});
const waiting = async () => {
	const sql = "select email, user_id, thing_kind, thing_id, language from waiting_list order by id";
	return (await school.bindings.DB.prepare(sql).all()).results;
};

describe("where nothing can be bought", () => {
	test.each(["/", "/courses", "/courses/2", "/pricing", "/pricing?interval=year", "/courses/1"])(
		"%s shows no discount and no way to buy",
		async (path) => {
			const html = await page(path);
			expect(html).toContain("</html>");
			expect(html).not.toMatch(/\d+% OFF|<s\b|less than twelve months/);
			expect(html).not.toMatch(/href="\/checkout|Choose (?:Basic|Pro|Elite)|Buy this course/);
		},
	);

	test("plans and courses lead to the waiting list instead", async () => {
		expect(await page("/pricing")).toContain('href="/waiting-list?plan=pro"');
		expect(await page("/courses/2")).toContain('href="/waiting-list?course=2"');
		expect(await page("/courses/1")).toContain("Enroll for free");
	});

	test("an address is kept with its consent, once however often it comes", async () => {
		const fields = { email: " Ann@Mail.example ", agreed: "on" };
		for (const path of ["/waiting-list?plan=pro", "/waiting-list?plan=pro", "/de/waiting-list?course=2"]) {
			const answer = await post(path, fields);
			expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining("ann@mail.example")]);
		}
		expect(await waiting()).toEqual([
			{ email: "ann@mail.example", user_id: null, thing_kind: "plan", thing_id: 2, language: "en" },
			{ email: "ann@mail.example", user_id: null, thing_kind: "course", thing_id: 2, language: "de" },
		]);
	});

	test("without consent, or with an address that is none, nothing is kept, and what was typed comes back", async () => {
		const before = (await waiting()).length;
		const [unasked, wrong] = [
			await post("/waiting-list?plan=pro", { email: "bea@mail.example" }),
			await post("/waiting-list?plan=pro", { email: "bea", agreed: "on" }),
		];
		expect([unasked.status, wrong.status, (await waiting()).length]).toEqual([400, 400, before]);
		expect(await unasked.text()).toContain('value="bea@mail.example"');
	});

	test("what fills in the hidden field is asked for again, with what was typed, and goes nowhere", async () => {
		const before = (await waiting()).length;
		const answer = await post("/waiting-list?plan=basic", { email: "c@mail.example", agreed: "on", leaveEmpty: "x" });
		expect([answer.status, (await waiting()).length]).toEqual([400, before]);
		const page = await answer.text();
		expect(page).toContain('value="c@mail.example"');
		expect(page).toMatch(/name="leaveEmpty"[^>]*value=""/);
	});

	test("a mail program takes an address off the list by one press, without a session; a visit does not", async () => {
		await post("/waiting-list?plan=pro", { email: "dora@mail.example", agreed: "on" });
		const sql = "select leave_key from waiting_list where email = 'dora@mail.example'";
		const found = await school.bindings.DB.prepare(sql).first<{ leave_key: string }>();
		const link = `${school.address}/waiting-list/leave?token=${found?.leave_key}`;
		const before = (await waiting()).length;
		expect(await (await fetch(link)).text()).toContain("Leave the list");
		expect((await waiting()).length).toBe(before);
		const answer = await fetch(link, {
			method: "POST",
			headers: { "Content-Type": "application/x-www-form-urlencoded" },
			body: "List-Unsubscribe=One-Click",
		});
		expect([answer.status, answer.headers.get("Referrer-Policy")]).toEqual([200, "no-referrer"]);
		expect((await waiting()).length).toBe(before - 1);
	});

	test.each(["/waiting-list", "/waiting-list?plan=none", "/waiting-list?course=1", "/waiting-list?course=999"])(
		"%s is nothing to wait for",
		async (path) => {
			const answer = await fetch(school.address + path, { redirect: "manual" });
			expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/pricing"]);
		},
	);
});
