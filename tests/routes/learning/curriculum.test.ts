import { beforeAll, expect, test } from "vitest";
import { openedSchool, type Role } from "../school.ts";

const school = openedSchool();
let own = 0;
let foreign = 0;
beforeAll(async () => {
	const coursesOf = async (email: string) =>
		Number(
			await school.db
				.prepare("select max(c.id) as id from courses c join users u on u.id = c.instructor_id where u.email = ?")
				.bind(email)
				.first("id"),
		);
	own = await coursesOf("instructor@grew.example");
	foreign = await coursesOf("instructor2@grew.example");
});

const path = (course: number | string) => `/instructor-dashboard/courses/${course}/curriculum`;
const html = async (address: string, as: Role = "instructor") => (await school.request(address, { as })).text();
const post = (course: number | string, fields: Record<string, string>, as: Role = "instructor") =>
	school.postForm(path(course), fields, as);
const draftsOf = (course: number) =>
	school.db
		.prepare(
			"select count(*) as n from document_drafts d join courses c on c.document_id = d.document_id where c.id = ?",
		)
		.bind(course)
		.first("n");
const lessonsIn = (page: string) => [...page.matchAll(/<li id="lesson-([a-z0-9-]+)"/g)].map(([, key]) => key ?? "");
const modulesIn = (page: string) => [...page.matchAll(/<h2 id="module-([a-z0-9-]+)"/g)].map(([, key]) => key ?? "");

test("every form of another instructor's course is unknown, and writes nothing", async () => {
	const page = await html(path(foreign), "admin");
	const [lesson = ""] = lessonsIn(page);
	const [module = ""] = modulesIn(page);
	expect(lesson).not.toBe("");
	const forms: Record<string, string>[] = [
		{ intent: "addModule", title: "Mine" },
		{ intent: "addLesson", module, title: "Mine", type: "article" },
		{ intent: "saveModule", module, title: "Mine", summary: "" },
		{ intent: "saveLesson", lesson, title: "Mine", minutes: "5", counts: "required" },
		{ intent: "place", lesson, place: `${module}:0` },
		{ intent: "placeModule", module, at: "1" },
		{ intent: "restoreModule", module, at: "0" },
		{ intent: "duplicate", lesson },
		{ intent: "retireLesson", lesson },
		{ intent: "retireModule", module },
	];
	for (const form of forms) {
		expect((await post(foreign, form)).status, form.intent).toBe(404);
		expect((await post(foreign, { ...form, stay: "1" })).status, form.intent).toBe(404);
	}
	expect((await school.request(path(foreign), { as: "instructor" })).status).toBe(404);
	for (const id of ["0", "01", "1e3", "-1", "99999999999", "x"]) {
		expect((await school.request(path(id), { as: "instructor" })).status, id).toBe(404);
		expect((await post(id, { intent: "addModule", title: "Mine" })).status, id).toBe(404);
	}
	expect(await draftsOf(foreign)).toBe(0);
});

test("without script a lesson is added, changed, moved, duplicated, retired and put back", async () => {
	const [first = "", second = ""] = modulesIn(await html(path(own)));
	const added = await post(own, { intent: "addLesson", module: first, title: "A made-up call", type: "quiz" });
	expect([added.status, added.headers.get("Location")]).toEqual([
		302,
		`${path(own)}?lesson=a-made-up-call#lesson-a-made-up-call`,
	]);
	const inspector = await html(`${path(own)}?lesson=a-made-up-call`);
	expect(inspector).toContain('value="A made-up call"');
	expect(inspector).toContain(`value="${second}:0"`);

	const saved = await post(own, {
		intent: "saveLesson",
		lesson: "a-made-up-call",
		title: "The second call",
		minutes: "25",
		counts: "optional",
		freePreview: "on",
		type: "exercise",
	});
	expect(saved.status).toBe(302);
	const changed = await html(`${path(own)}?lesson=a-made-up-call`);
	for (const shown of ["The second call", "Optional", "Free preview", "25"]) expect(changed).toContain(shown);

	expect((await post(own, { intent: "place", lesson: "a-made-up-call", place: `${second}:0` })).status).toBe(302);
	const moved = await html(path(own));
	const secondSection = moved.slice(moved.indexOf(`id="module-${second}"`));
	expect(lessonsIn(secondSection)[0]).toBe("a-made-up-call");

	const copy = await post(own, { intent: "duplicate", lesson: "a-made-up-call" });
	expect(copy.headers.get("Location")).toContain("?lesson=a-made-up-call-2#");
	const [published = ""] = lessonsIn(moved);
	const retired = await post(own, { intent: "retireLesson", lesson: published });
	expect(retired.headers.get("Location")).toBe(`${path(own)}#removed-lesson-${published}`);
	const without = await html(path(own));
	expect(lessonsIn(without)).not.toContain(published);
	expect(without).toContain(`id="removed-lesson-${published}"`);
	const back = /name="place" value="([a-z0-9-]+:0)"/.exec(without.slice(without.indexOf("border-dashed")))?.[1] ?? "";
	expect(back).toBe(`${first}:0`);
	await post(own, { intent: "place", lesson: published, place: back });
	expect(lessonsIn(await html(path(own)))[0]).toBe(published);
});

test("without script a module is added, named, moved, retired and put back", async () => {
	const before = modulesIn(await html(path(own)));
	const added = await post(own, { intent: "addModule", title: "After the deal" });
	expect(added.headers.get("Location")).toBe(`${path(own)}?module=after-the-deal#module-after-the-deal`);
	await post(own, { intent: "saveModule", module: "after-the-deal", title: "Afterwards", summary: "What is left." });
	const named = await html(`${path(own)}?module=after-the-deal`);
	for (const shown of ["Afterwards", "What is left.", "No lesson yet."]) expect(named).toContain(shown);
	await post(own, { intent: "placeModule", module: "after-the-deal", at: "0" });
	expect(modulesIn(await html(path(own)))).toEqual(["after-the-deal", ...before]);
	await post(own, { intent: "retireModule", module: "after-the-deal" });
	expect(modulesIn(await html(path(own)))).toEqual(before);
	await post(own, { intent: "restoreModule", module: "after-the-deal", at: "1" });
	expect(modulesIn(await html(path(own)))[1]).toBe("after-the-deal");
});

test("a refused form says why and keeps what was typed; what the page does not send is a bad request", async () => {
	const [module = ""] = modulesIn(await html(path(own)));
	const title = "y".repeat(101);
	const long = await post(own, { intent: "addLesson", module, title, type: "article" });
	const page = await long.text();
	expect([long.status, page.includes(title), page.includes("A title has at most 100 characters.")]).toEqual([
		400,
		true,
		true,
	]);
	const empty = await post(own, { intent: "addModule", title: " " });
	expect([empty.status, (await empty.text()).includes("Enter a title.")]).toEqual([400, true]);
	const gone = await post(own, { intent: "retireLesson", lesson: "gone" });
	expect([gone.status, (await gone.text()).includes("This is no longer in the curriculum")]).toEqual([409, true]);
	const strange: Record<string, string>[] = [
		{ intent: "delete", lesson: "x" },
		{ intent: "place", lesson: "x", place: "x" },
		{ intent: "addLesson", module, title: "x", type: "essay" },
		{ intent: "addModule", title: "x", role: "admin" },
	];
	for (const fields of strange) {
		expect((await post(own, fields)).status, JSON.stringify(fields)).toBe(400);
	}
});

test("what is typed is shown as text", async () => {
	const [module = ""] = modulesIn(await html(path(own)));
	const title = "<script>alert(1)</script>";
	const added = await post(own, { intent: "addLesson", module, title, type: "article" });
	const page = await html(added.headers.get("Location")?.replace(/#.*/, "") ?? "");
	expect(page).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
	expect(page).not.toContain(title);
});

test("learners see none of it", async () => {
	const rows = await school.db.prepare("select count(*) as n from lessons where key like 'a-made-up-call%'").first("n");
	expect(rows).toBe(0);
});

test("without script a lesson opens after days and another lesson; what contradicts itself is refused in words", async () => {
	const [one = "", two = ""] = lessonsIn(await html(path(own)));
	const form = {
		intent: "saveLesson",
		title: "Late",
		minutes: "5",
		counts: "required",
		days: "3",
		date: "",
		zone: "UTC",
	};
	const saved = await post(own, { ...form, lesson: two, opens: "days", after: one });
	expect(saved.status).toBe(302);
	const page = await html(`${path(own)}?lesson=${two}`);
	expect(page).toContain("Learners read: Opens 3 days after you enroll. Opens after “");
	expect(page).toMatch(/<input[^>]*name="days"[^>]*value="3"/);

	const circle = await post(own, { ...form, lesson: one, opens: "atOnce", after: two });
	const said = await circle.text();
	expect([circle.status, said.includes("The lesson would have to be completed before it opens: ")]).toEqual([
		409,
		true,
	]);
	const dateless = await post(own, { ...form, lesson: one, opens: "date" });
	expect([dateless.status, (await dateless.text()).includes("Choose a date.")]).toEqual([400, true]);
	expect((await post(own, { ...form, lesson: two, opens: "atOnce", after: "" })).status).toBe(302);
	expect(await html(`${path(own)}?lesson=${two}`)).not.toContain("Learners read: ");
});
