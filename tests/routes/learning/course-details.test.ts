import { beforeAll, expect, test } from "vitest";
import { openedSchool, type Role } from "../school.ts";

const school = openedSchool();

let own = 0;
let foreign = 0;
beforeAll(async () => {
	const first = (isOwn: boolean) =>
		school.db
			.prepare(
				`select min(c.id) id from courses c join users u on u.id = c.instructor_id where (u.email = 'instructor@grew.example') = ${isOwn ? 1 : 0}`,
			)
			.first<number>("id");
	[own, foreign] = [Number(await first(true)), Number(await first(false))];
});

const pathOf = (id: number | string) => `/instructor-dashboard/courses/${id}`;
const draft = (fields: Record<string, string> = {}) => ({
	intent: "save",
	lang: "es",
	revision: "0",
	factsRevision: "0",
	title: "Otro título",
	slug: "x",
	topic: "analysis",
	level: "beginner",
	...fields,
});
const countDrafts = () => school.db.prepare("select count(*) n from document_drafts").first<number>("n");

test("a crafted address leads to no course of another instructor, by any form", async () => {
	const before = await countDrafts();
	for (const id of [foreign, "0", "1e1", "-1", "99999999999", "999999"]) {
		expect((await school.request(pathOf(id), { as: "instructor" })).status).toBe(404);
		expect((await school.postForm(pathOf(id), draft(), "instructor")).status).toBe(404);
		const price = { intent: "price", amount: "0", currency: "USD", seen: "29 USD", confirmed: "on" };
		expect((await school.postForm(pathOf(id), price, "instructor")).status).toBe(404);
	}
	expect(await countDrafts()).toBe(before);
});

test("an instructor changes no price, not of their own course either", async () => {
	const price = { intent: "price", amount: "0", currency: "USD", seen: "29 USD", confirmed: "on" };
	expect((await school.postForm(pathOf(own), price, "instructor")).status).toBe(404);
	const html = await (await school.request(pathOf(own), { as: "instructor" })).text();
	expect(html).toContain("The price is set by an admin with the right to money.");
	expect(html).not.toContain('value="price"');
});

test("a draft is saved and shown again; the second who saves sees both", async () => {
	const saved = await school.postForm(pathOf(own), draft(), "instructor");
	expect([saved.status, saved.headers.get("Location")]).toEqual([302, `${pathOf(own)}?lang=es&done=saved`]);
	const html = await (await school.request(`${pathOf(own)}?lang=es&done=saved`, { as: "instructor" })).text();
	expect(html).toContain('value="Otro título"');
	expect(html).toContain("Saved as a draft.");

	const late = await school.postForm(pathOf(own), draft({ title: "Tercero <b>" }), "admin");
	const shown = await late.text();
	expect(late.status).toBe(409);
	expect(shown).toContain('value="Tercero &lt;b&gt;"');
	expect(shown).toContain("Someone else has changed this draft in the meantime");
});

test("a form that no page sends is refused", async () => {
	expect((await school.postForm(pathOf(own), draft({ lang: "it" }), "instructor")).status).toBe(400);
	expect((await school.postForm(pathOf(own), draft({ position: "1" }), "instructor")).status).toBe(400);
	expect((await school.postForm(pathOf(own), draft({ featured: "on" }), "admin")).status).toBe(400);
});

test("a new course is made of a title and leads to its details; what is not offered is refused", async () => {
	const post = (fields: Record<string, string>) =>
		school.postForm(pathOf("new"), { language: "en", topic: "analysis", level: "beginner", ...fields }, "instructor");
	expect((await post({ title: " " })).status).toBe(400);
	expect((await post({ title: "A", topic: "gone" })).status).toBe(400);
	const made = await post({ title: "Reading a survey" });
	expect(made.headers.get("Location")).toMatch(/^\/instructor-dashboard\/courses\/\d+\?done=created$/);
	const html = await (await school.request(String(made.headers.get("Location")), { as: "instructor" })).text();
	expect(html).toContain('value="Reading a survey"');
	expect(html).toContain("What is red keeps these details from being published.");
});

test.each<[Role, boolean]>([
	["anonymous", false],
	["student", false],
	["instructor", true],
	["admin", true],
])("the page of a course shows %s a way to edit it: %s", async (as, isShown) => {
	const html = await (await school.request(`/courses/${own}`, { as })).text();
	expect(html.includes(`href="${pathOf(own)}?lang=en"`)).toBe(isShown);
	expect(html.includes(pathOf(own))).toBe(isShown);
});
