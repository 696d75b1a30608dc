import { afterAll, beforeAll, expect, test } from "vitest";
import { openedSchool } from "../school.ts";

const school = openedSchool();

const PATH = "/admin/courses";
const post = (fields: Record<string, string>, as: "admin" | "instructor" = "admin") =>
	school.postForm(PATH, fields, as);
const html = async (path: string, as: "admin" | "instructor" | "anonymous" = "admin") =>
	(await school.request(path, { as })).text();
const order = async () =>
	(await school.db.prepare("select id from courses order by position, id").all<{ id: number }>()).results.map(
		({ id }) => id,
	);

let before: number[] = [];
beforeAll(async () => {
	before = await order();
});
afterAll(async () => {
	for (const [at, id] of before.entries()) {
		await school.db
			.prepare("update courses set position = ? where id = ?")
			.bind(at + 1, id)
			.run();
	}
	await school.db.prepare("delete from course_submissions").run();
	await school.db
		.prepare("update site_settings set value = json('{\"byAdmin\":false}') where key = 'courseApproval'")
		.run();
});

test("an admin moves a course, which readers see, and takes it back", async () => {
	const [first = 0, second = 0] = before;
	const moved = await post({ intent: "down", courseId: String(first), seen: "1", search: "state=published" });
	expect([moved.status, moved.headers.get("Location")]).toEqual([302, `${PATH}?state=published&done=moved`]);
	expect((await order()).slice(0, 2)).toEqual([second, first]);
	const page = await html(`${PATH}?done=moved`);
	expect(page).toContain("The order is changed.");
	const changeId = page.match(/name="changeId" value="([^"]+)"/)?.[1] ?? "";
	expect((await post({ intent: "down", courseId: String(first), seen: "1", search: "" })).status).toBe(409);
	expect((await post({ intent: "undo", changeId })).headers.get("Location")).toContain("done=undone");
	expect(await order()).toEqual(before);
	const plain = await post({ intent: "down", courseId: String(second), seen: "2", search: "" });
	expect(plain.headers.get("Location")).toBe(`${PATH}?done=moved`);
});

test("the list is searched and filtered by its address; a page past the end leads to the last", async () => {
	const rows = async (search: string) => [...(await html(`${PATH}?${search}`)).matchAll(/name="chosen"/g)].length;
	const all = await rows("");
	expect(all).toBeGreaterThan(1);
	expect(await rows("state=unpublished")).toBe(0);
	expect(await rows("state=published")).toBe(all);
	expect(await rows("q=zzzz")).toBe(0);
	expect((await school.request(`${PATH}?page=99`, { as: "admin" })).headers.get("Location")).toBe(`${PATH}#courses`);
});

test("a place that is none is refused with its words, a form that no page sends without", async () => {
	const [first = 0] = before;
	const wrong = await post({ intent: "place", courseId: String(first), seen: "1", place: "none", search: "" });
	expect([wrong.status, (await wrong.text()).includes("A place is a whole number")]).toEqual([400, true]);
	expect((await post({ intent: "up", courseId: "x", seen: "1" })).status).toBe(400);
	expect((await post({ intent: "handOver", to: "1" })).status).toBe(400);
	expect((await post({ intent: "feature", courseId: "999999" })).status).toBe(404);
});

test("where an admin approves, an instructor submits, reads the remarks, and an admin finds the queue", async () => {
	await school.db
		.prepare(
			`insert into site_settings (key, value, version) values ('courseApproval', '{"byAdmin":true}', 1)
			on conflict (key) do update set value = excluded.value`,
		)
		.run();
	const course = await school.db
		.prepare(
			`select courses.id, document_id from courses join users on users.id = instructor_id
			where users.email = 'instructor@grew.example' and document_id is not null order by courses.id limit 1`,
		)
		.first<{ id: number; document_id: number }>();
	if (!course) throw new Error("no course");
	await school.db
		.prepare(
			`insert or replace into document_drafts (document_id, key, language, body, revision, edited_at)
			select ?1, 'course', 'en', part.body, 1, 1796000000000 from documents
			join document_versions version on version.id = documents.published_version_id
			join json_each(version.manifest) entry on entry.value ->> 0 = 'course' and entry.value ->> 1 = 'en'
			join document_parts part on part.hash = entry.value ->> 2 where documents.id = ?1`,
		)
		.bind(course.document_id)
		.run();
	const path = `/instructor-dashboard/courses/${course.id}/publish`;
	const send = (fields: Record<string, string>, as: "admin" | "instructor") => school.postForm(path, fields, as);
	const drafts = "course en 1";
	const refused = await send({ intent: "publish", drafts, note: "" }, "instructor");
	expect([refused.status, (await refused.text()).includes("An admin publishes changes of courses.")]).toEqual([
		400,
		true,
	]);
	expect(await html(path, "instructor")).not.toContain('value="publish"');
	expect((await send({ intent: "submit", drafts, note: "Look <b>" }, "admin")).status).toBe(400);
	expect((await send({ intent: "submit", drafts, note: "Look <b>" }, "instructor")).headers.get("Location")).toBe(
		`${path}?done=submitted`,
	);
	expect(await html(PATH)).toContain("1 course waits for a review");
	expect(await html("/admin")).toContain("course waits for a review");
	const shown = await html(path);
	expect(shown).toContain("Look &lt;b&gt;");
	const submission = shown.match(/name="submission" value="([^"]+)"/)?.[1] ?? "";
	expect((await send({ intent: "sendBack", submission, remarks: "No" }, "instructor")).status).toBe(400);
	expect((await send({ intent: "sendBack", submission, remarks: " " }, "admin")).status).toBe(400);
	expect((await send({ intent: "sendBack", submission, remarks: "Check the figures" }, "admin")).status).toBe(302);
	expect((await send({ intent: "withdraw", submission }, "instructor")).status).toBe(409);
	expect(await html(path, "instructor")).toContain("Check the figures");
	expect(await html("/instructor-dashboard", "instructor")).toContain("Sent back with remarks");
	await school.db.prepare("delete from document_drafts where document_id = ?").bind(course.document_id).run();
});

test("withdrawn courses are gone for visitors, stay with their learners, and are offered again", async () => {
	const chosen = (await order()).slice(1, 3);
	const fields = (intent: string) =>
		new URLSearchParams([["intent", intent], ...chosen.map((id) => ["chosen", String(id)])]);
	const send = (intent: string, as: "admin" | "instructor" | "student" = "admin") =>
		school.request(PATH, { as, method: "POST", body: fields(intent) });
	const shown = async () => {
		const catalog = await html(`/courses?q=&sort=newest&w=${crypto.randomUUID()}`, "anonymous");
		return chosen.map((id) => new RegExp(`href="/courses/${id}(?!\\d)`).test(catalog));
	};
	const [first] = chosen;
	await school.db
		.prepare(
			`insert or ignore into enrollments (user_id, course_id, source, status, progress, created_at, last_activity_at)
			select id, ?, 'free', 'active', 10, 1796000000000, 1796000000000 from users where email = 'student@grew.example'`,
		)
		.bind(first)
		.run();
	expect(await shown()).toEqual([true, true]);
	for (const as of ["instructor", "student"] as const) await send("withdraw", as);
	expect(await shown()).toEqual([true, true]);

	const withdrawn = await send("withdraw");
	expect([withdrawn.status, (await withdrawn.text()).includes("Learners who have begun keep it.")]).toEqual([
		200,
		true,
	]);
	expect(await shown()).toEqual([false, false]);
	expect((await school.request(`/courses/${first}?w=1`)).status).toBe(404);
	expect((await school.request(`/courses/${first}?w=1`, { as: "student" })).status).toBe(200);
	expect(await html(`${PATH}?state=withdrawn`)).toContain("Withdrawn");
	const again = await send("withdraw");
	expect([again.status, (await again.text()).includes("Nothing to do here.")]).toEqual([200, true]);

	expect((await send("offer")).status).toBe(200);
	expect(await shown()).toEqual([true, true]);
	const published = await school.db
		.prepare("select count(*) as n from courses where former_published_at is not null")
		.first<number>("n");
	expect(published).toBe(0);
	for (const wrong of [{ intent: "withdraw" }, { intent: "withdraw", chosen: "x" }]) {
		expect((await post(wrong as Record<string, string>)).status).toBe(400);
	}
});

const postChosen = (chosen: readonly number[], fields: Record<string, string>) => {
	const form = new URLSearchParams(fields);
	for (const id of chosen) form.append("chosen", String(id));
	return school.request(PATH, { as: "admin", method: "POST", body: form });
};
const latestChange = async () => (await html(PATH)).match(/name="changeId" value="([^"]+)"/)?.[1] ?? "";

test("chosen courses move to the top together, and back", async () => {
	const start = await order();
	const chosen = start.slice(-2);
	const moved = await postChosen(chosen, { intent: "toTop", search: "state=published", topic: "" });
	expect([moved.status, moved.headers.get("Location")]).toEqual([302, `${PATH}?state=published&done=toTop`]);
	expect((await order()).slice(0, 2)).toEqual(chosen);
	expect(await html(`${PATH}?done=toTop`)).toContain("The chosen courses come first now.");
	expect((await postChosen([999_999], { intent: "toTop" })).status).toBe(409);
	expect((await postChosen([], { intent: "toTop" })).status).toBe(400);
	expect((await post({ intent: "undo", changeId: await latestChange() })).headers.get("Location")).toContain("undone");
	expect(await order()).toEqual(start);
});

test("one of the chosen courses is featured, several are not, and a chosen one is so no longer", async () => {
	const featured = () => school.db.prepare("select id from courses where featured = 1").first<number>("id");
	const start = await featured();
	const [wanted = 0, other = 0] = (await order()).filter((id) => id !== start);
	const several = await postChosen([wanted, other], { intent: "featureChosen" });
	expect([several.status, await several.text()]).toEqual([409, expect.stringContaining("choose exactly one")]);
	const one = await postChosen([wanted], { intent: "featureChosen", search: "state=published", topic: "" });
	expect([one.status, one.headers.get("Location")]).toEqual([302, `${PATH}?state=published&done=featured`]);
	expect(await featured()).toBe(wanted);
	const none = await postChosen([wanted, other], { intent: "unfeatureChosen" });
	expect(none.headers.get("Location")).toBe(`${PATH}?done=unfeatured`);
	expect(await featured()).toBeNull();
	expect((await post({ intent: "undo", changeId: await latestChange() })).headers.get("Location")).toContain("undone");
	expect(await featured()).toBe(wanted);
	expect((await postChosen([999_999], { intent: "featureChosen" })).status).toBe(409);
	expect((await postChosen([], { intent: "unfeatureChosen" })).status).toBe(400);

	await school.db.prepare("update courses set featured = 0").run();
	await school.db
		.prepare("update courses set featured = 1 where id = ?")
		.bind(start ?? 0)
		.run();
});

test("chosen courses get another topic, which visitors find them by, and get their own back", async () => {
	const chosen = (await order()).slice(0, 2);
	const topics = async () =>
		(
			await school.db
				.prepare("select topic from courses where id in (select value from json_each(?)) order by id")
				.bind(JSON.stringify(chosen))
				.all<{ topic: string }>()
		).results.map(({ topic }) => topic);
	const former = await topics();
	const unchosen = await postChosen(chosen, { intent: "setTopic", topic: "" });
	expect([unchosen.status, (await unchosen.text()).includes("Choose a topic that courses are offered.")]).toEqual([
		400,
		true,
	]);
	expect((await postChosen(chosen, { intent: "setTopic", topic: "money" })).status).toBe(409);
	expect((await postChosen([999_999], { intent: "setTopic", topic: "buyers" })).status).toBe(409);
	const set = await postChosen(chosen, { intent: "setTopic", topic: "crossborder" });
	expect(set.headers.get("Location")).toBe(`${PATH}?done=topicSet`);
	expect(await topics()).toEqual(["crossborder", "crossborder"]);
	const found = [...(await html("/courses?topic=crossborder&sort=rating", "anonymous")).matchAll(/<article/g)];
	expect(found.length).toBeGreaterThanOrEqual(2);
	expect((await post({ intent: "undo", changeId: await latestChange() })).headers.get("Location")).toContain("undone");
	expect(await topics()).toEqual(former);
});
