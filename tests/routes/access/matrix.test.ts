import type { RouteConfigEntry } from "@remix-run/route-config";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import routes from "../../../app/routes.ts";
import { CAPABILITIES } from "../../../db/schema/people/capabilities.ts";
import { share } from "../fuzz/odd-values.ts";
import { libraryEntries } from "../library/library-entries.ts";
import { dataPath, openedSchool, type Role, signIn } from "../school.ts";
import { ACCESS, type Row } from "./access-table.ts";
import { neededFor } from "./capabilities.ts";

const school = openedSchool();
let lockedLesson = 0;
let entries: Record<string, number> = {};

beforeAll(async () => {
	// A quiz of a course that the student has not taken and the instructor does not teach.
	const sql = "select max(id) id from lessons where course_id = 6 and type = 'quiz'";
	lockedLesson = (await school.db.prepare(sql).first<{ id: number }>())?.id ?? 0;
	entries = await libraryEntries(school.db);
});

const pathOf = (row: Row) =>
	row.path.replace("LOCKED", String(lockedLesson)).replace(/ENTRY_\w+/, (name) => String(entries[name]));
const ROLES: Role[] = ["anonymous", "student", "instructor", "admin"];

/** What a request is told, in the words of the table: a status, or where it is sent. */
async function outcome(response: Response): Promise<string> {
	const location = response.headers.get("Location");
	if (location) return `→ ${new URL(location, "http://x").pathname}`;
	return String(response.status);
}

const postNothing = (row: Row, as: Role) =>
	row.path.startsWith("/api/") ? school.postJson(pathOf(row), {}, as) : school.postForm(pathOf(row), {}, as);

/** Single fetch hides a redirect in a 202 whose body names the target. */
async function dataOutcome(response: Response): Promise<string> {
	if (response.status !== 202) return String(response.status);
	const target = /"(\/[^"\\]*)/.exec(await response.text())?.[1] ?? "?";
	return `→ ${target.split("?")[0]}`;
}

/** Before the sessions of the table end; what ends them, and what is not there, stays out. */
const lasting = ACCESS.filter(({ path, document }) => !path.endsWith("/logout") && document?.admin !== "404");

/** Whether an admin may ask with a method: what the table does not say is tried. What it says is asked for below. */
async function takes(row: Row, method: "GET" | "POST"): Promise<boolean> {
	const told = method === "GET" ? row.document?.admin : row.post?.admin;
	if (told) return told !== "405";
	const answer = method === "GET" ? school.request(pathOf(row), { as: "admin" }) : postNothing(row, "admin");
	return (await answer).status !== 405;
}

test.each(lasting)("$path: who asks with a method that it does not take is told those that it takes", async (row) => {
	const refused = await school.request(pathOf(row), { method: "PUT" });
	const allowed = refused.headers.get("Allow")?.split(", ");

	expect(refused.status).toBe(405);
	expect([allowed?.includes("GET"), allowed?.includes("HEAD")]).toEqual(Array(2).fill(await takes(row, "GET")));
	expect(allowed?.includes("POST")).toBe(await takes(row, "POST"));
});

test("every row says what a document or a post is told", () => {
	expect(ACCESS.filter(({ document, post }) => !document && !post)).toEqual([]);
});

const inOrder = ACCESS.map((row, turn) => ({ path: row.path, row, turn }));
describe.each(inOrder)("$path", ({ row, turn }) => {
	const { document, post } = row;
	if (document)
		test.each(ROLES)("as a document, %s", async (role) => {
			// "202 or 200": it depends on how far a job has come.
			expect(document[role].split(" or ")).toContain(await outcome(await school.request(pathOf(row), { as: role })));
		});

	if (document && !row.isResource) {
		// The policy is that of the route alone, which every role asks for below.
		test.each(share(ROLES, turn, 4))("as data, %s", async (role) => {
			const response = await school.request(dataPath(pathOf(row)), { as: role });
			expect(await dataOutcome(response)).toBe(document[role]);
		});

		test.each(ROLES)("as data of this route alone, %s", async (role) => {
			const joint = row.path.includes("?") ? "&" : "?";
			const alone = `${dataPath(pathOf(row))}${joint}_routes=${encodeURIComponent(row.route)}`;
			expect(await dataOutcome(await school.request(alone, { as: role }))).toBe(document[role]);
		});
	}

	if (post)
		test.each(ROLES)("as a post, %s", async (role) => {
			expect(await outcome(await postNothing(row, role))).toBe(post[role]);
		});
});

/** What an admin may open whatever they hold; all else of the admins asks for a capability. */
const FOR_EVERY_ADMIN = /^\/admin$|^\/admin\/overview\.csv$|^\/help\/manuals\/admin|^\/user-manual/;
const isOfAdmins = ({ document, post }: Row) =>
	(document ?? post)?.instructor === "→ /instructor-dashboard" && (document ?? post)?.admin !== "→ /admin";
const ofAdmins = ACCESS.filter(isOfAdmins);
/** Deeds of admins behind a page that is everybody's. */
const isDeedOfAdmins = ({ post }: Row) => post?.instructor === "→ /instructor-dashboard" && post.admin !== "→ /admin";

describe("an admin without a capability", () => {
	const find = "select capabilities c from users where email = 'admin@grew.example'";
	const set = "update users set role = ?, capabilities = ? where email = ?";
	const change = (...values: string[]) =>
		school.db
			.prepare(set)
			.bind(...values)
			.run();
	let before = "[]";
	let cookie = "";

	beforeAll(async () => {
		before = (await school.db.prepare(find).first<{ c: string }>())?.c ?? "[]";
		// Somebody else keeps the rights, or the database would refuse.
		await change("admin", before, "instructor2@grew.example");
		await change("admin", "[]", "admin@grew.example");
		cookie = (await signIn(school.address, "admin@grew.example")).cookie;
		// A browser takes over the preferences of its account with its first page, and asks for that once more.
		await school.request("/courses", { headers: { Cookie: cookie } });
	});
	afterAll(async () => {
		await change("admin", before, "admin@grew.example");
		await change("instructor", "[]", "instructor2@grew.example");
	});

	test("there is a table of pages that ask for one", () => {
		expect(ofAdmins.filter(({ path }) => !FOR_EVERY_ADMIN.test(path)).length).toBeGreaterThan(30);
	});

	test.each(ofAdmins)("$path", async (row) => {
		const expected = (answers: Record<Role, string>) => (FOR_EVERY_ADMIN.test(row.path) ? answers.admin : "→ /admin");
		const ask = async (method: "GET" | "POST") =>
			outcome(await school.request(pathOf(row), { method, headers: { Cookie: cookie }, ...emptyForm(method) }));
		if (row.document) expect(await ask("GET")).toBe(expected(row.document));
		if (row.post?.instructor.startsWith("→")) expect(await ask("POST")).toBe(expected(row.post));
	});
});

const inTurn = CAPABILITIES.map((held, turn) => ({ held, turn }));
describe.each(inTurn)("an admin who holds $held alone", ({ held, turn }) => {
	let cookie = "";
	beforeAll(async () => {
		const who = { name: `Only ${held}`, email: `only-${held}@many.example`, password: "a quiet green valley" };
		await school.postJson("/api/auth/register", who);
		await school.db
			.prepare("update users set role = 'admin', capabilities = ?, email_verified_at = 0 where email = ?")
			.bind(JSON.stringify([held]), who.email)
			.run();
		cookie = (await signIn(school.address, who.email, who.password)).cookie;
		await school.request("/courses", { headers: { Cookie: cookie } });
	});

	test("opens its own pages and no other, and does its own deeds and no other", async () => {
		const told: [string, string, string][] = [];
		const expected: [string, string, string][] = [];
		const isOwn = ({ path }: Row) => FOR_EVERY_ADMIN.test(path) || neededFor(path) === held;
		const rows = ACCESS.filter((one) => isOfAdmins(one) || isDeedOfAdmins(one));
		const others = share(
			rows.filter((row) => !isOwn(row)),
			turn,
			3,
		);
		for (const row of [...rows.filter(isOwn), ...others]) {
			const isOpen = isOwn(row);
			for (const [method, answers] of [["GET", row.document] as const, ["POST", row.post] as const]) {
				if (!answers?.instructor.startsWith("→")) continue;
				const init = { method, headers: { Cookie: cookie }, ...emptyForm(method) };
				told.push([method, row.path, await outcome(await school.request(pathOf(row), init))]);
				const may = (isOpen ? answers.admin : "→ /admin").split(" or ");
				expected.push([method, row.path, may.find((one) => one === told.at(-1)?.[2]) ?? may.join(" or ")]);
			}
		}
		expect(told.filter(([, , answer]) => answer !== "→ /admin").length).toBeGreaterThan(10);
		expect(told).toEqual(expected);
	});
});

describe("an admin without the second factor that the school asks of admins", () => {
	const keep = `insert into site_settings (key, value, version) values ('adminSecurity', ?1, 1)
		on conflict do update set value = ?1`;
	const turn = (secondFactor: boolean) => school.db.prepare(keep).bind(JSON.stringify({ secondFactor })).run();

	let cookie = "";
	const ask = (path: string, init: RequestInit = {}) => school.request(path, { ...init, headers: { Cookie: cookie } });

	beforeAll(async () => {
		cookie = (await signIn(school.address, "admin@grew.example")).cookie;
		await ask("/courses");
		await turn(true);
	});
	afterAll(async () => void (await turn(false)));

	test.each(ofAdmins.filter(({ document }) => document))("$path is led to the security settings", async (row) => {
		expect(await outcome(await ask(pathOf(row)))).toBe("→ /settings/security");
		if (row.post?.instructor.startsWith("→"))
			expect(await outcome(await ask(pathOf(row), { method: "POST", ...emptyForm("POST") }))).toBe(
				"→ /settings/security",
			);
	});

	test("the page says why, and a learner notices nothing", async () => {
		const page = await ask("/settings/security");
		expect(await page.text()).toContain("Set up a second factor first");
		const learner = (await signIn(school.address, "student@grew.example")).cookie;
		await school.request("/courses", { headers: { Cookie: learner } });
		expect((await school.request("/dashboard", { headers: { Cookie: learner } })).status).toBe(200);
	});
});

const emptyForm = (method: "GET" | "POST") => (method === "POST" ? { body: new URLSearchParams() } : {});

test("the table knows every route", () => {
	const idsOf = (entries: RouteConfigEntry[]): string[] =>
		entries.flatMap(({ id, file, children = [] }) => [id ?? file.replace(/\.tsx?$/, ""), ...idsOf(children)]);
	const known = new Set(ACCESS.map((row) => row.route));

	expect(idsOf(routes).filter((id) => !known.has(id))).toEqual([]);
});
