import { beforeAll, describe, expect, test } from "vitest";
import { ACCESS, type Row } from "../access/access-table.ts";
import { openedSchool } from "../school.ts";

const school = openedSchool();
const STUDENT = "student@grew.example";
let studentId = 0;
/** What there was when the looking began. */
let before: Record<string, string>;

beforeAll(async () => {
	const find = school.db.prepare("select id from users where email = ?").bind(STUDENT);
	studentId = (await find.first<{ id: number }>())?.id ?? 0;
});

/** Every row of every table, so that nothing that is written can hide; the search's index follows its documents and words. */
async function dump(): Promise<Record<string, string>> {
	const { results } = await school.db
		.prepare(
			`select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name not like '_cf_%'
			and name not like 'search_index%' and name not like 'search_trigrams%'`,
		)
		.all<{ name: string }>();
	const tables = results.map(({ name }) => name);
	const contents = await Promise.all(
		tables.map(async (name) => JSON.stringify((await school.db.prepare(`select * from "${name}"`).all()).results)),
	);
	return Object.fromEntries(tables.map((name, at) => [name, contents[at] ?? ""]));
}

const changed = (before: Record<string, string>, after: Record<string, string>) =>
	Object.keys({ ...before, ...after }).filter((name) => before[name] !== after[name]);

const begin = () => school.postForm(`/admin/users/${studentId}`, { intent: "look", why: "A ticket" }, "admin");
const end = () => school.postForm("/looking/end", {}, "admin");
/** Ended on purpose by their own deeds: the look, or the session it belongs to. */
const ENDS = ["/looking/end", "/logout", "/api/auth/logout"];
/** The owner's own, what counts how often one asks before it works, and a film that the learner may not see either. */
const MAY_BE_CLOSED =
	/^\/(?:settings\/|notes(?:\.md)?$|confirm-identity|exports\/|api\/(?:search|me\/export)|resources\/.*(?:checklist\.pdf|media\/film)$)/;
const pathOf = ({ path }: Row) => path.replace("LOCKED", "1").replace(/ENTRY_\w+/, "1");
const post = (row: Row) =>
	row.path.startsWith("/api/") ? school.postJson(pathOf(row), {}, "admin") : school.postForm(pathOf(row), {}, "admin");

describe("an admin who looks through a learner's account", () => {
	beforeAll(async () => {
		const begun = await begin();
		expect([begun.status, begun.headers.get("Location")]).toEqual([302, "/dashboard"]);
		// What a browser keeps is settled with the first page.
		await school.request("/dashboard", { as: "admin" });
		before = await dump();
	});

	test("sees their pages with a banner that ends it, and no cache keeps them", async () => {
		const me = (await (await school.request("/api/auth/me", { as: "admin" })).json()) as { email: string };
		expect(me.email).toBe(STUDENT);
		for (const path of ["/dashboard", "/courses", "/lessons/1"]) {
			const page = await school.request(path, { as: "admin" });
			expect([page.status, /no-store|private/.test(page.headers.get("Cache-Control") ?? "")]).toEqual([200, true]);
			expect(await page.text()).toContain('action="/looking/end"');
		}
	});

	test("can send every form and every write of the API, and the database stays as it is", async () => {
		const odd: string[] = [];
		let refused = 0;
		for (const row of ACCESS.filter(({ path }) => !ENDS.includes(path))) {
			const { status } = await post(row);
			if (status === 403) refused += 1;
			else if (status !== 405 && status !== 404) odd.push(`${row.path}: ${status}`);
		}
		expect(odd).toEqual([]);
		expect(refused).toBeGreaterThan(60);
		expect(changed(before, await dump())).toEqual([]);
	});

	test("writes nothing by what is meant either: a lesson, a profile, a setting, a choice, a view, a file", async () => {
		const forms: [string, Record<string, string>][] = [
			["/lessons/1", { intent: "complete" }],
			["/profile", { intent: "about", name: "Somebody Else" }],
			["/settings", { intent: "name", name: "Somebody Else" }],
			["/settings/learning", { weeklyGoalMinutes: "60" }],
			["/preferences/theme", { theme: "dark" }],
			["/courses/1", {}],
			["/help/what-is-wholesaling/views", {}],
		];
		for (const [path, fields] of forms) expect((await school.postForm(path, fields, "admin")).status).toBe(403);
		const written = await school.postJson("/api/lessons/1/progress", { completed: true }, "admin");
		expect([written.status, ((await written.json()) as { error: { code: string } }).error.code]).toEqual([
			403,
			"forbidden",
		]);
		expect(changed(before, await dump())).toEqual([]);
	});

	test("opens every page, which notes nothing; what is the owner's own stays closed", async () => {
		const closed: string[] = [];
		for (const row of ACCESS.filter(({ document, path }) => document && !ENDS.includes(path))) {
			const { status } = await school.request(pathOf(row), { as: "admin" });
			expect([row.path, status < 500]).toEqual([row.path, true]);
			if (status === 403) closed.push(row.path);
		}
		expect(changed(before, await dump())).toEqual([]);
		for (const path of ["email", "password", "security", "privacy"]) expect(closed).toContain(`/settings/${path}`);
		for (const path of ["authenticator", "recovery-codes", "passkeys"])
			expect(closed).toContain(`/settings/security/${path}`);
		expect(closed).toContain("/confirm-identity");
		for (const path of ["/notes", "/notes.md"]) expect(closed).toContain(path);
		expect(closed.filter((path) => !MAY_BE_CLOSED.test(path))).toEqual([]);
	});

	test("says in words why nothing was done", async () => {
		const answer = await school.postForm("/profile", { intent: "about", name: "X" }, "admin");
		expect(await answer.text()).toContain("Nothing was done");
	});

	test("ends it, and is back on the page of the person, which tells of both", async () => {
		const ended = await end();
		expect([ended.status, ended.headers.get("Location")]).toEqual([302, `/admin/users/${studentId}`]);
		const { results } = await school.db
			.prepare("select deed from audit_entries where subject_id = ? and deed like 'people.%Looking' order by at, deed")
			.bind(String(studentId))
			.all<{ deed: string }>();
		expect(results.map(({ deed }) => deed)).toEqual(["people.beginLooking", "people.endLooking"]);
		expect((await school.request("/admin", { as: "admin" })).status).toBe(200);
	});
});

test("another admin is not looked through, and signing out while looking signs the admin out", async () => {
	const find = school.db.prepare("select id from users where email = ?");
	const admin = await find.bind("admin@grew.example").first<{ id: number }>();
	const own = await school.postForm(`/admin/users/${admin?.id}`, { intent: "look", why: "A ticket" }, "admin");
	expect(own.status).toBe(409);

	await begin();
	const out = await school.postForm("/logout", {}, "admin");
	expect([out.status, out.headers.get("Location")]).toEqual([302, "/login"]);
	expect((await school.request("/admin", { as: "admin" })).headers.get("Location")).toMatch(/^\/login/);
});
