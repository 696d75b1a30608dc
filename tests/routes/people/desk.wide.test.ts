import Papa from "papaparse";
import { beforeAll, expect, test } from "vitest";
import { NO_SERIAL } from "../access/answers.ts";
import { openedSchool, signIn } from "../school.ts";

const school = openedSchool();
let student = 0;

beforeAll(async () => {
	student = Number(await school.db.prepare("select id from users where email = 'student@grew.example'").first("id"));
});

async function post(path: string, fields: [string, string][]) {
	const response = await school.request(path, { as: "admin", method: "POST", body: new URLSearchParams(fields) });
	return { status: response.status, html: await response.text(), to: response.headers.get("Location") };
}
const tagWith = (html: string, attribute: string) => new RegExp(`<[a-z]+[^>]*${attribute}[^>]*>`).exec(html)?.[0] ?? "";

test("a refused suspension keeps the reason and the day, and says what to do", async () => {
	const { status, html } = await post(`/admin/users/${student}`, [
		["intent", "suspend"],
		["why", "Two people on one account"],
		["until", "2001-02-03"],
	]);
	expect(status).toBe(400);
	expect(tagWith(html, 'id="field-why"')).toContain('value="Two people on one account"');
	expect(tagWith(html, 'id="suspended-until"')).toContain('value="2001-02-03"');
	expect(tagWith(html, 'id="suspended-until"')).toContain('aria-invalid="true"');
	expect(tagWith(html, 'id="course-until"')).not.toContain("2001");
});

test("a reason that is missing keeps the day; a course and a membership keep theirs", async () => {
	const day = "2099-12-31";
	const suspend = await post(`/admin/users/${student}`, [
		["intent", "suspend"],
		["why", ""],
		["until", day],
	]);
	expect(tagWith(suspend.html, 'id="suspended-until"')).toContain(`value="${day}"`);
	expect(tagWith(suspend.html, 'id="field-why"')).toContain("field-why-error");

	const course = await post(`/admin/users/${student}`, [
		["intent", "course"],
		["courseId", "999999"],
		["until", day],
	]);
	expect([course.status, tagWith(course.html, 'id="course-until"').includes(`value="${day}"`)]).toEqual([409, true]);
	const membership = await post(`/admin/users/${student}`, [
		["intent", "membership"],
		["until", "2001-01-01"],
	]);
	expect([membership.status, tagWith(membership.html, 'id="membership-until"').includes('value="2001-01-01"')]).toEqual(
		[400, true],
	);
});

test("refused rights keep the role and every box as they were chosen", async () => {
	const find = "select capabilities c from users where email = 'admin@grew.example'";
	const before = await school.db.prepare(find).first("c");
	const set = (email: string, role: string, capabilities: unknown) =>
		school.db
			.prepare("update users set role = ?, capabilities = ? where email = ?")
			.bind(role, capabilities, email)
			.run();
	// Another admin keeps all rights, or the database would refuse.
	await set("instructor2@grew.example", "admin", before);
	await set("admin@grew.example", "admin", '["people","support"]');
	try {
		const { status, html } = await post(`/admin/users/${student}`, [
			["intent", "rights"],
			["role", "admin"],
			["capabilities", "money"],
			["capabilities", "support"],
		]);
		expect(status).toBe(409);
		const box = (name: string) =>
			tagWith(html, `value="${name}"[^>]*type="checkbox"|type="checkbox"[^>]*value="${name}"`);
		expect(["money", "support", "people"].map((name) => / checked=""/.test(box(name)))).toEqual([true, true, false]);
		expect(/<option[^>]*(?:selected[^>]*value="admin"|value="admin"[^>]*selected)/.test(html)).toBe(true);
	} finally {
		await set("admin@grew.example", "admin", before);
		await set("instructor2@grew.example", "instructor", "[]");
	}
});

test("a refused invitation keeps all that was typed", async () => {
	const { status, html } = await post("/admin/users/invite", [
		["name", "Nadja Özdemir"],
		["email", "no-address"],
		["role", "instructor"],
		["language", "ru"],
	]);
	expect(status).toBe(400);
	expect(tagWith(html, 'id="field-name"')).toContain('value="Nadja Özdemir"');
	expect(tagWith(html, 'id="field-email"')).toContain('value="no-address"');
	for (const chosen of ["instructor", "ru"]) {
		expect(tagWith(html, `value="${chosen}"[^>]*selected|selected[^>]*value="${chosen}"`)).not.toBe("");
	}
});

test("a right is paused, goes on and is taken back from the page of a person", async () => {
	await post(`/admin/users/${student}`, [
		["intent", "membership"],
		["until", ""],
	]);
	const open = "select max(id) id from entitlements where user_id = ? and source_kind = 'grant'";
	const right = () => school.db.prepare(open).bind(student).first<number>("id");
	const deed = async (intent: string, why = "Asked for it") =>
		post(`/admin/users/${student}`, [
			["intent", intent],
			["rightId", String(await right())],
			["why", why],
			["until", ""],
		]);
	const refused = await deed("pause", "");
	expect([refused.status, refused.html.includes(`id="why-${await right()}-error"`)]).toEqual([400, true]);
	const statuses: number[] = [];
	for (const intent of ["pause", "pause", "resume", "takeBack", "takeBack"]) statuses.push((await deed(intent)).status);
	expect(statuses).toEqual([200, 409, 200, 200, 409]);
});

test("people are imported: handed in, looked at, carried out, told in a report", async () => {
	const form = await (await school.request("/admin/users/import", { as: "admin" })).text();
	const key = /name="key" value="([0-9a-f]{32})"/.exec(form)?.[1] ?? "";
	const text = "E-mail;Name\nimported1@mail.example;Ann\nno-address;Bob";
	const body = new FormData();
	for (const [name, value] of Object.entries({ key, text: "", language: "fr" })) body.set(name, value);
	const empty = await school.request("/admin/users/import", { as: "admin", method: "POST", body });
	expect(empty.status).toBe(400);
	body.set("file", new Blob([text], { type: "text/csv" }), "people.csv");
	for (const _ of [1, 2]) {
		const handed = await school.request("/admin/users/import", { as: "admin", method: "POST", body });
		expect([handed.status, handed.headers.get("Location")]).toEqual([302, `/admin/users/import/${key}`]);
	}
	const path = `/admin/users/import/${key}`;
	expect((await school.request(`/admin/enrollments/import/${key}`, { as: "admin" })).status).toBe(404);
	const page = await (await school.request(path, { as: "admin" })).text();
	expect(page).toContain("no-address");

	const wrong = await post(path, [
		["intent", "map"],
		["email", "1"],
	]);
	expect([wrong.status, (await post(path, [["intent", "start"]])).status]).toEqual([302, 409]);
	await post(path, [
		["intent", "map"],
		["email", "0"],
		["name", "1"],
	]);
	const starts = await Promise.all([1, 2, 3].map(() => post(path, [["intent", "start"]])));
	expect(starts.map(({ status }) => status)).toEqual([302, 302, 302]);
	const count = "select count(*) n from outbox where kind = 'intake.step' and payload ->> 'intakeId' = ?";
	expect(await school.db.prepare(count).bind(key).first("n")).toBe(1);
	const report = await school.request(`${path}/report.csv`, { as: "admin" });
	const rows = Papa.parse<string[]>((await report.text()).replace(/^\uFEFF/, "")).data;
	expect(rows[0]).toEqual(["Line", "E-mail", "Result", "What to do"]);
	expect(rows[2]).toEqual(["3", "no-address", "Left out", expect.stringContaining("name@example.com")]);
});

test("the file of people is made by a job, of what the list is asked for", async () => {
	const { status, to } = await post("/admin/users", [
		["intent", "file"],
		["search", "?role=instructor"],
	]);
	expect([status, to]).toEqual([302, "/admin/users?role=instructor#people-file"]);
	expect(await school.db.prepare("select asked ->> 'search' s from exports where kind = 'people'").first("s")).toBe(
		"?role=instructor",
	);
	for (const search of ["//evil.example", "https://evil.example", "?q=a\nb"]) {
		const answer = await post("/admin/users", [
			["intent", "file"],
			["search", search],
		]);
		expect(new URL(answer.to ?? "", school.address).origin).toBe(school.address);
	}
});

test("whoever has not proved who they are neither withdraws a certificate, takes the audit log along, nor changes what admins sign in with", async () => {
	const { cookie } = await signIn(school.address, "admin@grew.example");
	const ask = (path: string, init: RequestInit = {}) => school.request(path, { ...init, headers: { Cookie: cookie } });
	await ask("/courses");
	const own = "user_id = (select id from users where email = 'admin@grew.example')";
	await school.db.prepare(`update sessions set stepped_up_at = 0 where ${own}`).run();
	try {
		const certificate = `/admin/certificates/issued/${NO_SERIAL}`;
		const revoked = await ask(certificate, { method: "POST", body: new URLSearchParams({ why: "misconduct" }) });
		const log = await ask("/admin/audit.csv?deed=people.suspend");
		expect(revoked.status).toBe(403);
		expect(log.headers.get("Location")).toBe(
			`/confirm-identity?returnTo=${encodeURIComponent("/admin/audit.csv?deed=people.suspend")}`,
		);
		expect((await ask("/admin/audit")).status).toBe(200);
		const security = "/admin/settings/adminSecurity";
		const fields = { intent: "save", key: "adminSecurity", version: "0", "value.secondFactor": "on" };
		const turned = await ask(security, { method: "POST", body: new URLSearchParams(fields) });
		expect(turned.status).toBe(403);
		expect((await ask(security)).status).toBe(200);
		const discount = { intent: "preview", key: "discount", version: "0", "value.mode": "hidden" };
		const other = await ask("/admin/settings/discount", { method: "POST", body: new URLSearchParams(discount) });
		expect([other.status, (await ask("/admin/settings/discount")).status]).not.toContain(403);
	} finally {
		await school.db.prepare(`update sessions set stepped_up_at = created_at where ${own}`).run();
	}
});

test("a course goes to another instructor from the page of the one who teaches it; a refused one stays open as it was", async () => {
	const idOf = async (email: string) =>
		Number(await school.db.prepare("select id from users where email = ?").bind(email).first("id"));
	const [from, to] = [await idOf("instructor@grew.example"), await idOf("instructor2@grew.example")];
	const course = "select min(id) id from courses where instructor_id = ?";
	const courseId = Number(await school.db.prepare(course).bind(from).first("id"));
	const teacher = () => school.db.prepare("select instructor_id i from courses where id = ?").bind(courseId).first("i");
	const give = (who: number, next: number) =>
		post(`/admin/users/${who}`, [
			["intent", "handOver"],
			["courseId", String(courseId)],
			["to", String(next)],
		]);
	const page = await (await school.request(`/admin/users/${from}`, { as: "admin" })).text();
	expect(tagWith(page, `id="to-${courseId}"`)).toContain('name="to"');

	const refused = await give(from, student);
	expect([refused.status, refused.html.includes("This account cannot teach")]).toEqual([409, true]);
	expect(await teacher()).toBe(from);

	const given = await give(from, to);
	expect([given.status, given.html.includes("The course has a new instructor.")]).toEqual([200, true]);
	expect(await teacher()).toBe(to);
	expect((await give(from, to)).status).toBe(409);
	expect((await give(to, from)).status).toBe(200);
});

test("one session of several is ended on the page of a person, and the others go on", async () => {
	const first = await signIn(school.address, "student@grew.example");
	const second = await signIn(school.address, "student@grew.example");
	const newest = "select id from sessions where user_id = ? order by created_at desc, rowid desc limit 1";
	const sessionId = String(await school.db.prepare(newest).bind(student).first("id"));
	const end = () =>
		post(`/admin/users/${student}`, [
			["intent", "endSession"],
			["sessionId", sessionId],
		]);
	const opens = async ({ cookie }: { cookie: string }) => {
		await school.request("/courses", { headers: { Cookie: cookie } });
		return (await school.request("/dashboard", { headers: { Cookie: cookie } })).status === 200;
	};
	expect([await opens(first), await opens(second)]).toEqual([true, true]);
	expect((await end()).html).toContain("The session has ended.");
	expect([await opens(first), await opens(second)]).toEqual([true, false]);
	expect((await end()).status).toBe(409);
});
