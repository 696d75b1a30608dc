import { describe, expect, test } from "vitest";
import { openedSchool, signIn } from "../school.ts";

const school = openedSchool();
const person = () => ({
	name: "Mira Sol",
	email: `${crypto.randomUUID()}@mail.example`,
	password: "a green valley far",
});
const locationOf = (response: Response) => response.headers.get("Location");
const enrolled = async (email: string) => {
	const sql = "select course_id from enrollments where user_id = (select id from users where email = ?)";
	return (await school.db.prepare(sql).bind(email).all<{ course_id: number }>()).results.map((row) => row.course_id);
};

describe("a free preview", () => {
	test("is whole for a guest, in its language, and names itself to search engines", async () => {
		const response = await school.request("/de/courses/1/preview/1");
		const html = await response.text();

		expect(response.status).toBe(200);
		expect(html).toContain('hrefLang="fr" href="');
		expect(html).toContain('"@type":"LearningResource"');
		expect(html).toContain('"isAccessibleForFree":true');
		expect(html).toContain('href="/de/courses/1/preview/2"');
		expect(html).not.toMatch(/href="[^"]*\/lessons\/\d/);
	});

	test("is what every public link to it leads a guest to, and to the lesson for who is signed in", async () => {
		const links = async (path: string, as?: "student") => {
			const text = await (await school.request(path, { as })).text();
			return text.match(/\/(?:courses\/1\/preview|lessons)\/[12](?=")/g) ?? [];
		};
		for (const path of [
			"/resources/how-wholesaling-works",
			"/resources/listing-red-flags",
			"/glossary/wholesaling",
			"/glossary/wholesaling/card",
			"/help/find-a-course",
		]) {
			const [asGuest, signedIn] = [await links(path), await links(path, "student")];
			expect(asGuest, path).not.toEqual([]);
			expect(
				asGuest.filter((link) => link.startsWith("/lessons/")),
				path,
			).toEqual([]);
			expect(
				signedIn.filter((link) => link.startsWith("/lessons/")),
				path,
			).not.toEqual([]);
		}
		const named = await school.request("/to/classifieds/how-wholesaling-works");
		expect(locationOf(named)).toBe("/courses/1/preview/1");
	});

	test("enrolls, for who is signed in and reads it as a lesson, from its bar and at its end", async () => {
		const { email, name, password } = person();
		await school.postJson("/api/auth/register", { email, name, password });
		const { cookie } = await signIn(school.address, email, password);
		const html = await (await fetch(`${school.address}/lessons/2`, { headers: { Cookie: cookie } })).text();
		const [bar, end] = html.split('<div id="end"');
		expect(bar).toContain("Enroll for free");
		expect(end).toContain("Enroll for free");
	});

	test("stands in the site map; a lesson that is none does not", async () => {
		const map = await (await school.request("/sitemap.xml")).text();
		expect(map).toContain("/courses/1/preview/1</loc>");
		expect(map).not.toContain("/courses/1/preview/3</loc>");
	});

	test("what is none leads to the course, which says why, in the language of the address", async () => {
		const response = await school.request("/de/courses/1/preview/3");
		expect([response.status, locationOf(response)]).toEqual([302, "/de/courses/1?locked=3"]);
	});

	test("its clip opens to guests, that of a closed lesson does not", async () => {
		expect((await school.request("/lessons/2/poster")).status).toBe(200);
		const closed = "select id from lessons where free_preview = 0 limit 1";
		const lesson = await school.db.prepare(closed).first<{ id: number }>();
		expect((await school.request(`/lessons/${lesson?.id}/video`)).status).toBe(403);
	});
});

describe("what a guest has chosen", () => {
	test("registering enrolls in the free course, and goes to its first lesson", async () => {
		const { email, ...rest } = person();
		const answer = await school.postForm("/register?redirectTo=%2Fcourses%2F1&enroll=1", { email, ...rest });
		expect([answer.status, locationOf(answer)]).toEqual([302, "/lessons/1"]);
		expect(await enrolled(email)).toEqual([1]);
		expect(answer.headers.getSetCookie().join()).toContain("notice=welcome");
	});

	test("signing in does so as well, and goes on where the learner stopped", async () => {
		const fields = { email: "student2@grew.example", password: "grew-demo-2026" };
		const answer = await school.postForm("/login?enroll=1&redirectTo=%2Fcourses%2F1", fields);
		expect(locationOf(answer)).toMatch(/^\/lessons\/\d+$/);
	});

	test("opening the page enrolls nobody", async () => {
		const before = await enrolled("student@grew.example");
		await school.request("/register?enroll=4", { as: "student" });
		await school.request("/login?enroll=4", { as: "student" });
		expect(await enrolled("student@grew.example")).toEqual(before);
	});

	test.each([
		["a course that must be bought", "5", "/courses/5"],
		["no number", "1%20or%201", "/courses/5"],
		["a course that is not there", "999999", "/courses/5"],
	])("%s is not given; one lands where the address says", async (_, enroll, expected) => {
		const { email, ...rest } = person();
		const answer = await school.postForm(`/register?redirectTo=%2Fcourses%2F5&enroll=${enroll}`, { email, ...rest });
		expect([locationOf(answer), await enrolled(email)]).toEqual([expected, []]);
	});

	test("a checkout survives registering", async () => {
		const wanted = "/checkout?plan=pro&interval=year&coupon=SPRING";
		const answer = await school.postForm(`/register?redirectTo=${encodeURIComponent(wanted)}`, person());
		expect(locationOf(answer)).toBe(wanted);
	});
});

test("the sign-in page offers each demo account by its role", async () => {
	const here = await (await school.request("/login")).text();
	for (const role of ["student", "instructor", "admin"]) expect(here).toContain(`value="${role}@grew.example"`);
});

test("a page of another role says on the next page why one is there, once", async () => {
	const refused = await school.request("/admin/users", { as: "student" });
	expect([refused.status, locationOf(refused)]).toEqual([302, "/dashboard"]);
	expect(refused.headers.getSetCookie().join()).toContain("notice=closedAdmins");
});

test("where something can be bought, the discount and the way to the checkout are shown", async () => {
	const [courses, plans] = await Promise.all(
		["/courses/2", "/pricing"].map(async (path) => (await school.request(path)).text()),
	);
	expect(courses).toMatch(/\d+% OFF/);
	expect(courses).toContain('href="/checkout?course=2"');
	expect(plans).toMatch(/href="\/checkout[^"]*"[^>]*>Choose Pro/);
});
