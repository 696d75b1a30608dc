import { expect, test } from "vitest";
import { CAPABILITIES } from "#db/schema/people/capabilities.ts";
import { openedSchool } from "../school.ts";

const school = openedSchool();

type Hit = { title: string; note: string; to: string };
type Hits = Partial<Record<string, Hit[]>>;
type Group = { kind: string; name: string; icon: string; hits: Hit[] };
const ask = async (query: Record<string, string>) =>
	(await (await school.request(`/search/desk?${new URLSearchParams(query)}`, { as: "admin" })).json()) as Group[];
const find = async (q: string): Promise<Hits> =>
	Object.fromEntries((await ask({ q })).map(({ kind, hits }) => [kind, hits]));

async function holding<T>(capabilities: readonly string[], look: () => Promise<T>): Promise<T> {
	const set = (email: string, role: string, held: readonly string[]) =>
		school.db
			.prepare("update users set role = ?, capabilities = ? where email = ?")
			.bind(role, JSON.stringify(held), email)
			.run();
	// Another admin keeps all rights, or the database would refuse.
	await set("instructor2@grew.example", "admin", CAPABILITIES);
	await set("admin@grew.example", "admin", capabilities);
	try {
		return await look();
	} finally {
		await set("admin@grew.example", "admin", CAPABILITIES);
		await set("instructor2@grew.example", "instructor", []);
	}
}

test("people are found by name and address, orders by number, tickets by subject and number, courses by title, and each leads to its page", async () => {
	const order = await school.db.prepare("select id from orders order by created_at desc").first<string>("id");
	const ticket = await school.db
		.prepare("select key, year, serial, subject from tickets where status <> 'unconfirmed' limit 1")
		.first<{ key: string; year: number; serial: number; subject: string }>();
	const student = await school.db
		.prepare("select id, name from users where email = 'student@grew.example'")
		.first<{ id: number; name: string }>();
	const person = { title: student?.name, note: "student@grew.example", to: `/admin/users/${student?.id}` };

	expect((await find("student@grew.example")).people).toContainEqual(person);
	expect((await find(String(student?.name))).people).toContainEqual(person);
	const number = `GR-${order?.slice(0, 8).toUpperCase()}`;
	for (const typed of [number, number.toLowerCase(), number.slice(0, 9)]) {
		expect((await find(typed)).orders?.map(({ title, to }) => [title, to])).toContainEqual([
			number,
			`/admin/orders/${order}`,
		]);
	}
	const named = `G-${ticket?.year}-${String(ticket?.serial).padStart(5, "0")}`;
	for (const typed of [named, String(ticket?.subject)]) {
		expect((await find(typed)).tickets?.map(({ to }) => to)).toContain(`/admin/help/tickets/${ticket?.key}`);
	}
	const course = await school.db
		.prepare("select course_id id, title from course_translations where language = 'en' limit 1")
		.first<{ id: number; title: string }>();
	expect((await find(String(course?.title))).courses?.map(({ to }) => to)).toContain(
		`/instructor-dashboard/courses/${course?.id}`,
	);
	for (const { to } of (await ask({ q: "a" })).flatMap(({ hits }) => hits)) {
		expect((await school.request(to, { as: "admin" })).status).toBe(200);
	}
});

test.each([
	["people", ["people"]],
	["money", ["orders"]],
	["support", ["tickets"]],
	["content", ["courses"]],
	["settings", []],
])("an admin with %s finds %j and nothing else", async (capability, kinds) => {
	const found = await holding([capability], async () => [await find("student"), await find("GR-"), await find("")]);
	for (const hits of found) expect(Object.keys(hits)).toEqual(kinds);
});

test.each(["student", "instructor", "anonymous"] as const)("%s finds nothing at the desk", async (as) => {
	const response = await school.request("/search/desk?q=student", { as, redirect: "manual" });
	expect(response.status).toBe(302);
	expect(await response.text()).not.toContain("grew.example");
});

test("nothing typed is a whole list, and odd letters are no error", async () => {
	expect(await find("  ")).toEqual({ people: [], orders: [], tickets: [], courses: [] });
	for (const odd of ['"', "*", "%00", "a".repeat(5_000), "{name} : x", "GR-"]) {
		expect(Object.keys(await find(odd))).toEqual(["people", "orders", "tickets", "courses"]);
	}
});

test("each kind has its name in the language of the page that asks, and a drawing", async () => {
	const shown = (await ask({ q: "", prefer: "de" })).map(({ name, icon }) => [name, icon]);
	expect(shown).toEqual([
		["Personen", "person"],
		["Bestellungen", "card"],
		["Anfragen", "message"],
		["Kurse", "book"],
	]);
});
