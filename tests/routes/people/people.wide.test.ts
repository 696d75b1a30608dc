import { beforeAll, expect, test } from "vitest";
import { openedSchool } from "../school.ts";

const school = openedSchool();
const ids: Record<string, number> = {};

beforeAll(async () => {
	for (const name of ["mira", "noor", "olaf"]) {
		const email = `${name}@many.example`;
		await school.postJson("/api/auth/register", { name, email, password: "a quiet green valley" });
		ids[name] = await idOf(email);
	}
	ids.admin = await idOf("admin@grew.example");
});

const idOf = async (email: string) =>
	(await school.db.prepare("select id from users where email = ?").bind(email).first<{ id: number }>())?.id ?? 0;
const sessionsOf = async (name: string) =>
	(await school.db.prepare("select count(*) n from sessions where user_id = ?").bind(ids[name]).first<{ n: number }>())
		?.n;
const isSuspended = async (name: string) =>
	(await school.db.prepare("select suspended_at at from users where id = ?").bind(ids[name]).first<{ at: number }>())
		?.at;
const bulk = (intent: string, names: string[], more: Record<string, string> = {}) => {
	const fields = new URLSearchParams({ intent, of: "chosen", why: "", ...more });
	for (const name of names) fields.append("chosen", String(ids[name]));
	return school.request("/admin/users", { as: "admin", method: "POST", body: fields });
};

test("the sessions of those who were chosen end, and what is refused for one is done for the others", async () => {
	expect([await sessionsOf("mira"), await sessionsOf("olaf")]).toEqual([1, 1]);
	const answer = await bulk("endSessions", ["mira", "noor", "admin"]);
	const text = (await answer.text()).replaceAll("<!-- -->", "");
	expect(answer.status).toBe(200);
	expect(text.match(/All sessions have ended\./g)).toHaveLength(2);
	expect(text).toContain("This is your own account.");
	expect([await sessionsOf("mira"), await sessionsOf("noor"), await sessionsOf("olaf")]).toEqual([0, 0, 1]);
	expect((await school.request("/admin", { as: "admin" })).status).toBe(200);
});

test("those who were chosen are suspended with a reason, each with an audit entry; without one nobody is", async () => {
	expect((await bulk("suspend", ["mira"])).status).toBe(400);
	expect((await bulk("suspend", [], { why: "Spam" })).status).toBe(400);
	expect(await isSuspended("mira")).toBe(null);

	expect((await bulk("suspend", ["mira", "noor", "admin"], { why: "Spam" })).status).toBe(200);
	expect([await isSuspended("mira"), await isSuspended("noor")]).toEqual([expect.any(Number), expect.any(Number)]);
	expect([await isSuspended("olaf"), await isSuspended("admin")]).toEqual([null, null]);
	const { results } = await school.db
		.prepare(
			"select subject_id id from audit_entries where deed = 'people.suspend' order by cast(subject_id as integer)",
		)
		.all<{ id: string }>();
	expect(results.map(({ id }) => Number(id))).toEqual([ids.mira, ids.noor]);
});

test("what was chosen and typed for a suspension that is refused comes back, with what is wrong at its field", async () => {
	const typed = "Spam ".repeat(70).trim();
	const answer = await bulk("suspend", ["olaf"], { why: typed });
	const text = await answer.text();
	expect(answer.status).toBe(400);
	const ticked = [...text.matchAll(/<input[^>]*name="chosen"[^>]*>/g)].filter(([box]) => box.includes('checked=""'));
	expect(ticked.map(([box]) => box)).toEqual([expect.stringContaining(`value="${ids.olaf}"`)]);
	const field = text.match(/<input[^>]*id="bulk-why"[^>]*>/)?.[0];
	expect(field).toContain(`value="${typed}"`);
	expect(field).toContain('aria-invalid="true"');
	expect(text).toContain('href="#bulk-why"');
	expect(await isSuspended("olaf")).toBe(null);
});

test("a course is given to those who were chosen", async () => {
	const courseId = await school.db.prepare("select min(id) id from courses where published_at is not null").first("id");
	const answer = await bulk("course", ["olaf"], { courseId: String(courseId) });
	expect(answer.status).toBe(200);
	const held = "select source_kind kind from entitlements where user_id = ? and thing_id = ? and source_kind = 'grant'";
	expect(await school.db.prepare(held).bind(ids.olaf, courseId).first("kind")).toBe("grant");
});

test("the file of those who were chosen holds them alone, and nobody where nobody was chosen", async () => {
	const lines = async (search: string) => {
		const answer = await school.request(`/admin/users.csv?${search}`, { as: "admin" });
		return (await answer.text()).trim().split("\r\n").slice(1);
	};
	const chosen = await lines(`of=chosen&why=&chosen=${ids.noor}&chosen=${ids.olaf}&chosen=x`);
	expect(chosen.map((line) => Number(line.split(",")[0]))).toEqual([ids.noor, ids.olaf]);
	expect(await lines("of=chosen&why=")).toEqual([]);
});

test("the list by name begins with the first of the alphabet", async () => {
	const page = await (await school.request("/admin/users?sort=name", { as: "admin" })).text();
	expect(page).toContain('aria-sort="ascending"');
});

test("a mail program ends the reminders of its address by one press, without a session", async () => {
	const [key, now] = ["k".repeat(43), Date.now()];
	await school.db
		.prepare(
			"insert into learning_reminders (user_id, key, weekdays, hour, next_at, origin) values (?, ?, '[1]', 8, ?, 'x')",
		)
		.bind(ids.olaf, key, now)
		.run();
	const answer = await fetch(`${school.address}/unsubscribe?token=${key}`, {
		method: "POST",
		headers: { "Content-Type": "application/x-www-form-urlencoded" },
		body: "List-Unsubscribe=One-Click",
	});
	expect([answer.status, answer.headers.get("Referrer-Policy")]).toEqual([200, "no-referrer"]);
	expect(await school.db.prepare("select 1 from learning_reminders").first()).toBe(null);
});

test("the list of people takes at most two trips to the database", async () => {
	const answer = await school.request("/admin/users?role=student&q=a&sort=name", { as: "admin" });
	expect(await answer.text()).toContain("<table");
	expect(answer.headers.get("Server-Timing")).toMatch(/d1;desc="[12] trips?\b/);
});

test("the overview takes two trips to the database, of which the second brings the trends", async () => {
	const answer = await school.request("/admin?days=90", { as: "admin" });
	const page = await answer.text();
	expect(page).toContain("What needs attention");
	expect(page).toContain("New registrations on each of the last 90 days");
	expect(answer.headers.get("Server-Timing")).toContain('d1;desc="2 trips');
});
