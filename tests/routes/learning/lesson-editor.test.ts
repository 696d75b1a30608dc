import { expect, test } from "vitest";
import { openedSchool } from "../school.ts";

const school = openedSchool();

const PATH = "/instructor-dashboard/courses/1/lessons/how-wholesaling-works";
const FOREIGN = "/instructor-dashboard/courses/3/lessons/the-first-page";
const typed = { lang: "en", revision: "0", title: "A title", summary: "A summary.", body: "Text." };

const html = async (path: string) => (await school.request(path, { as: "instructor" })).text();
const drafts = async () =>
	(await school.db.prepare("select count(*) as count from document_drafts").first<{ count: number }>())?.count;

test("another instructor's lesson is not found, by the page, by its form or by what saves while typing", async () => {
	const before = await drafts();
	const answers = await Promise.all([
		school.request(FOREIGN, { as: "instructor" }),
		school.postForm(`${FOREIGN}?lang=en`, typed, "instructor"),
		school.postForm(`${FOREIGN}/text?lang=en`, { ...typed, intent: "save" }, "instructor"),
		school.postForm(`${FOREIGN}/text?lang=en`, { ...typed, intent: "look" }, "instructor"),
		// A lesson of another course under the own one, and names that nobody gave.
		school.request(PATH.replace("how-wholesaling-works", "the-first-page"), { as: "instructor" }),
		school.request(PATH.replace("how-wholesaling-works", "No%20Key"), { as: "instructor" }),
		school.request(PATH.replace("/1/", "/999/"), { as: "instructor" }),
		school.request(PATH.replace("/1/", "/1e0/"), { as: "instructor" }),
	]);
	expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
	expect(await drafts()).toBe(before);
});

test("without script the form saves a draft that learners do not see, and shows both texts to who comes second", async () => {
	const saved = await school.postForm(`${PATH}?lang=en`, { ...typed, title: "Written by hand" }, "instructor");
	expect([saved.status, saved.headers.get("Location")]).toEqual([302, `${PATH}?lang=en`]);
	expect(await html(`${PATH}?lang=en`)).toContain("Written by hand");
	expect(await html("/courses/1")).not.toContain("Written by hand");
	const late = await school.postForm(`${PATH}?lang=en`, { ...typed, title: "Too late" }, "admin");
	expect(late.status).toBe(409);
	const page = await late.text();
	expect([page.includes("Written by hand"), page.includes("Too late")]).toEqual([true, true]);
});

test("saving while typing answers the revision, a conflict with the other draft, and 401 to another account", async () => {
	const at = `${PATH}/text?lang=de`;
	const german = { ...typed, lang: "de", intent: "save" };
	expect(await (await school.postForm(at, german, "instructor")).json()).toMatchObject({ ok: true, revision: 1 });
	const late = await school.postForm(at, { ...german, title: "Anders" }, "admin");
	expect([late.status, await late.json()]).toMatchObject([
		409,
		{ ok: false, reason: "changedMeanwhile", theirs: { revision: 1, typed: { title: "A title" } } },
	]);
	const headers = { "X-Kept-By": "999999" };
	const body = new URLSearchParams(german);
	expect((await school.request(at, { as: "instructor", method: "POST", body, headers })).status).toBe(401);
	expect((await school.request(at, { method: "POST", body, headers })).status).toBe(401);
	expect((await school.postForm(at, { ...german, lang: "fr" }, "instructor")).status).toBe(400);
});

test.each(["<script>alert(1)</script>", '"><img src=x onerror=alert(1)>', "</textarea><script>alert(1)</script>"])(
	"%s in every field stays text, in the page and in the preview",
	async (payload) => {
		const fields = { ...typed, lang: "fr", intent: "save", title: payload, summary: payload, body: payload };
		const seen = await html(`${PATH}?lang=fr`);
		const revision = /name="revision" value="(\d+)"/.exec(seen)?.[1] ?? "0";
		await school.postForm(`${PATH}/text?lang=fr`, { ...fields, revision }, "instructor");
		const page = await html(`${PATH}?lang=fr`);
		expect(page).toContain("alert(1)");
		expect(page).not.toMatch(/<script>alert|<img src=x/);
		const look = await school.postForm(`${PATH}/text?lang=fr`, { ...fields, intent: "look" }, "instructor");
		const { shown } = (await look.json()) as { shown: { body: string } };
		expect(shown.body).not.toMatch(/<script|<img/);
	},
);

test("“Edit” stands on a lesson for its teacher, and not for a student", async () => {
	const id = await school.db
		.prepare("select id from lessons where course_id = 1 and key = 'how-wholesaling-works'")
		.first<number>("id");
	const link = `${PATH}?lang=en`;
	expect(await html(`/lessons/${id}`)).toContain(`href="${link}"`);
	expect(await (await school.request(`/lessons/${id}`, { as: "student" })).text()).not.toContain(
		"/lessons/how-wholesaling-works?",
	);
});
