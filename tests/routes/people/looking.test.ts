import { beforeAll, describe, expect, test } from "vitest";
import { ACCESS, type Row } from "../access/access-table.ts";
import { share } from "../fuzz/odd-values.ts";
import {
	beginImpersonation,
	ENDS,
	expectNothingNoted,
	openImpersonation,
	pathOf,
	STUDENT,
} from "./open-impersonation.ts";

const looking = openImpersonation();
const { school, begin, end, written } = looking;

const PAGES = ACCESS.filter(({ document, path }) => document && !ENDS.includes(path));
const OWN = [
	...["email", "password", "security", "privacy"].map((path) => `/settings/${path}`),
	...["authenticator", "recovery-codes", "passkeys"].map((path) => `/settings/security/${path}`),
	"/confirm-identity",
	"/notes",
	"/notes.md",
];
const post = (row: Row) =>
	row.path.startsWith("/api/") ? school.postJson(pathOf(row), {}, "admin") : school.postForm(pathOf(row), {}, "admin");

describe("an admin who looks through a learner's account", () => {
	beforeAll(() => beginImpersonation(looking));

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
		expect(await written()).toEqual([]);
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
		const progress = await school.postJson("/api/lessons/1/progress", { completed: true }, "admin");
		expect([progress.status, ((await progress.json()) as { error: { code: string } }).error.code]).toEqual([
			403,
			"forbidden",
		]);
		expect(await written()).toEqual([]);
	});

	test("opens pages, which notes nothing; what is the owner's own stays closed", async () => {
		const pages = PAGES.filter(({ path }) => !OWN.includes(path));
		const own = PAGES.filter(({ path }) => OWN.includes(path));
		expect(own).toHaveLength(OWN.length);
		const closed = await expectNothingNoted(looking, [...own, ...share(pages, 0)]);
		expect(closed.slice(0, own.length)).toEqual(own.map(({ path }) => path));
	});

	test("says in words why nothing was done", async () => {
		const answer = await school.postForm("/profile", { intent: "about", name: "X" }, "admin");
		expect(await answer.text()).toContain("Nothing was done");
	});

	test("ends it, and is back on the page of the person, which tells of both", async () => {
		const ended = await end();
		expect([ended.status, ended.headers.get("Location")]).toEqual([302, `/admin/users/${looking.studentId}`]);
		const { results } = await school.db
			.prepare("select deed from audit_entries where subject_id = ? and deed like 'people.%Looking' order by at, deed")
			.bind(String(looking.studentId))
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
