import { beforeAll, expect, test } from "vitest";
import { openedSchool, signIn } from "../school.ts";

const school = openedSchool();

let own = 0;
let foreign = 0;
let second = { id: 0, cookie: "" };
const SECOND = "instructor2@grew.example";

beforeAll(async () => {
	const first = (isOwn: boolean) =>
		school.db
			.prepare(
				`select min(c.id) id from courses c join users u on u.id = c.instructor_id where (u.email = 'instructor@grew.example') = ${isOwn ? 1 : 0}`,
			)
			.first<number>("id");
	[own, foreign] = [Number(await first(true)), Number(await first(false))];
	const id = Number(await school.db.prepare("select id from users where email = ?").bind(SECOND).first<number>("id"));
	second = { id, cookie: (await signIn(school.address, SECOND)).cookie };
});

const pathOf = (id: number) => `/instructor-dashboard/courses/${id}`;
const add = (id: number, who = SECOND) => school.postForm(pathOf(id), { intent: "addTeacher", who }, "instructor");
const asSecond = (path: string, fields?: Record<string, string>) =>
	school.request(path, {
		headers: { Cookie: second.cookie },
		...(fields ? { method: "POST", body: new URLSearchParams(fields) } : {}),
	});
const countTeachers = () =>
	school.db.prepare("select count(*) n from course_teachers where left_at is null").first<number>("n");

test("nobody is added to, moved in or removed from another's course, and no other account is found", async () => {
	expect((await add(foreign)).status).toBe(404);
	const forms: Record<string, string>[] = [
		{ intent: "removeTeacher", teacher: String(second.id) },
		{ intent: "returnTeacher", teacher: String(second.id) },
		{ intent: "moveTeacher", teacher: "1", step: "up", seen: "2 1" },
	];
	for (const fields of forms) {
		expect((await school.postForm(pathOf(foreign), fields, "instructor")).status).toBe(404);
	}
	const refused = await add(own, "student@grew.example");
	expect(refused.status).toBe(400);
	const html = await refused.text();
	expect(html).toContain("No instructor with a confirmed account is found by that.");
	expect(html).toContain('value="student@grew.example"');
	expect(await countTeachers()).toBe(0);
});

test("who teaches with the owner may do as they do, and nothing once they are removed", async () => {
	const lesson = String(
		await school.db.prepare("select key from lessons where course_id = ? limit 1").bind(own).first<string>("key"),
	);
	const pages = ["", "/curriculum", "/history", "/publish", `/lessons/${lesson}`].map((page) => pathOf(own) + page);
	for (const page of pages) expect([page, (await asSecond(page)).status]).toEqual([page, 404]);

	const done = await add(own);
	expect(done.headers.get("Location")).toBe(`${pathOf(own)}?lang=en&done=teacherAdded&teacher=${second.id}#teachers`);
	for (const page of pages) expect([page, (await asSecond(page)).status]).toEqual([page, 200]);
	const list = await (await asSecond(`/instructor-dashboard/learners.csv?course=${own}`)).status;
	expect(list).toBe(200);
	const draft = { intent: "save", lang: "es", revision: "0", factsRevision: "0", title: "Otro", slug: "x" };
	expect((await asSecond(pathOf(own), { ...draft, topic: "analysis", level: "beginner" })).status).toBe(302);
	const removeOwner = { intent: "removeTeacher", teacher: String(await ownerId()) };
	expect((await asSecond(pathOf(own), removeOwner)).status).toBe(409);
	const price = { intent: "price", amount: "0", currency: "USD", seen: "29 USD", confirmed: "on" };
	expect((await asSecond(pathOf(own), price)).status).toBe(404);
	expect((await asSecond(pathOf(foreign))).status).toBe(200);

	const removed = await school.postForm(
		pathOf(own),
		{ intent: "removeTeacher", teacher: String(second.id) },
		"instructor",
	);
	const shown = await (await school.request(String(removed.headers.get("Location")), { as: "instructor" })).text();
	expect(shown).toContain('value="returnTeacher"');
	for (const page of pages) expect([page, (await asSecond(page)).status]).toEqual([page, 404]);
	const back = { intent: "returnTeacher", teacher: String(second.id) };
	expect((await asSecond(pathOf(own), back)).status).toBe(404);
	expect((await school.postForm(pathOf(own), back, "instructor")).status).toBe(302);
	expect((await asSecond(pathOf(own))).status).toBe(200);
	const left = await asSecond(pathOf(own), { intent: "removeTeacher", teacher: String(second.id) });
	expect(left.headers.get("Location")).toBe("/instructor-dashboard");
});

const ownerId = () =>
	school.db.prepare("select instructor_id id from courses where id = ?").bind(own).first<number>("id");

test("“Edit” leads from each page to its editor in its language, and only whoever may edit sees it", async () => {
	const lesson = await school.db
		.prepare("select id, key from lessons where course_id = ? and free_preview = 1 limit 1")
		.bind(own)
		.first<{ id: number; key: string }>();
	const entry = async (kind: string, slug: string) =>
		school.db
			.prepare("select document_id id from library_entries where kind = ? and slug = ?")
			.bind(kind, slug)
			.first<number>("id");
	const term = await entry("term", "assignment-fee");
	const terms = await entry("legal", "terms");
	const manual = await entry("manual", "learner-dashboard");
	const [place] = (
		await school.db
			.prepare("select document_id id from library_entries where kind = 'place' limit 1")
			.all<{ id: number }>()
	).results;
	const cases: [path: string, editor: string, others: ("instructor" | "student" | "anonymous")[]][] = [
		[`/de/courses/${own}`, `${pathOf(own)}?lang=de`, ["student", "anonymous"]],
		[`/de/courses/${own}/modules`, `${pathOf(own)}/curriculum`, ["student", "anonymous"]],
		[`/de/courses/${own}/preview/${lesson?.id}`, `${pathOf(own)}/lessons/${lesson?.key}?lang=de`, ["anonymous"]],
		["/de/glossary/assignment-fee", `/admin/glossary/${term}?lang=de`, ["instructor", "student", "anonymous"]],
		["/de/legal/terms", `/admin/legal/${terms}?lang=de`, ["instructor", "student", "anonymous"]],
		["/de/help/manuals/learner/dashboard", `/admin/manual/${manual}?lang=de`, ["instructor", "anonymous"]],
		["/de/resources/rules-by-place", `/admin/places/${place?.id}?lang=de`, ["instructor", "anonymous"]],
	];
	for (const [path, editor, others] of cases) {
		const html = await (await school.request(path, { as: "admin" })).text();
		expect([path, html.includes(`href="${editor}"`)]).toEqual([path, true]);
		for (const as of others) {
			const other = await (await school.request(path, { as })).text();
			expect([path, as, other.includes(editor.replace(/\?.*/, ""))]).toEqual([path, as, false]);
		}
	}
	const teacher = await (await school.request(`/de/courses/${own}`, { as: "instructor" })).text();
	expect(teacher).toContain(`href="${pathOf(own)}?lang=de"`);
	const strange = await (await school.request(`/de/courses/${foreign}`, { as: "instructor" })).text();
	expect(strange).not.toContain(pathOf(foreign));
});
