import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { seedDatabase } from "#db/seed.ts";
import { prepareDatabase, type SchoolBindings } from "#scripts/prepare-database.ts";
import { openBindings } from "#scripts/state-bindings.ts";

let content: string;
let state: string;
let bindings: SchoolBindings;
let close: () => Promise<void>;

beforeEach(async () => {
	content = mkdtempSync(join(tmpdir(), "content-"));
	writeCourse(1, "first", "instructor@grew.example");
	writeCourse(2, "second", "instructor2@grew.example");
	state = mkdtempSync(join(tmpdir(), "publishing-"));
	({ bindings, close } = await openBindings(state));
	await prepareDatabase(bindings, () => {}, { demoPeople: false, content });
});
afterEach(async () => {
	await close();
	for (const folder of [content, state]) rmSync(folder, { recursive: true });
});

test("a course goes to a confirmed instructor with its address or to the admin, never to who only took the address", async () => {
	await enter("instructor@grew.example", "student", 1);
	await enter("instructor2@grew.example", "instructor", null);
	await publish();
	expect(await owners()).toEqual([]);

	await enter("admin@school.example", "admin", 1);
	await bindings.DB.prepare("update users set email_verified_at = 1 where email = 'instructor2@grew.example'").run();
	await publish();
	expect(await owners()).toEqual(["admin@school.example", "instructor2@grew.example"]);
});

test("the command says what left a course and where the school's own differs, and says nothing twice", async () => {
	await enter("admin@school.example", "admin", 1);
	expect(await publish()).toEqual([
		"Published “Course 1”: 1 module, 2 lessons, 1 language.",
		"Published “Course 2”: 1 module, 2 lessons, 1 language.",
	]);
	expect(await publish()).toEqual([]);
	const lessons = await lessonsOf(1);

	await bindings.DB.prepare("update courses set price_cents = 100 where id = 1").run();
	writeCourse(1, "first", "instructor@grew.example", 4_900);
	const folder = join(content, "courses/first/01-ground");
	rmSync(join(folder, "02-two.en.md"));
	renameSync(join(folder, "01-one.en.md"), join(folder, "01-opening.en.md"));
	write("courses/first/01-ground/01-opening.en.md", lesson("One", "key: one\n"));

	expect(await publish()).toEqual([
		"Updated “Course 1”: 1 module, 1 lesson, 1 language.",
		"  Lessons that have left it, records kept: two.",
		"  The school’s own price stays; another one ships.",
	]);
	expect(await publish()).toEqual([]);
	expect(await lessonsOf(1)).toEqual([lessons[0], { ...lessons[1], retired: 1 }]);
	expect(await bindings.DB.prepare("select price_cents from courses where id = 1").first("price_cents")).toBe(100);
});

test("a school without demo people has the categories of the forum, and nothing that anybody has written or read", async () => {
	await enter("admin@school.example", "admin", 1);
	await publish();
	const count = (table: string) => bindings.DB.prepare(`select count(*) as n from ${table}`).first<number>("n");
	expect(await count("forum_categories")).toBe(6);
	expect(await count("forum_categories where retired_at is null and topic_count = 0")).toBe(6);
	for (const table of [
		"forum_topics",
		"forum_posts",
		"forum_reads",
		"forum_reading_days",
		"forum_trust_levels",
		"moderation_cases",
		"moderation_reports",
	])
		expect([table, await count(table)]).toEqual([table, 0]);
});

async function publish(): Promise<string[]> {
	const said: string[] = [];
	const say = (line: string) => {
		said.push(line);
	};
	await seedDatabase(bindings.DB, bindings.MEDIA, say, { demoPeople: false, content });
	return said;
}

function enter(email: string, role: string, verifiedAt: number | null) {
	return bindings.DB.prepare(
		"insert into users (name, email, role, email_verified_at, created_at) values ('N', ?, ?, ?, 0)",
	)
		.bind(email, role, verifiedAt)
		.run();
}

async function owners() {
	const sql = "select distinct u.email from courses c join users u on u.id = c.instructor_id order by u.email";
	return (await bindings.DB.prepare(sql).all<{ email: string }>()).results.map(({ email }) => email);
}

async function lessonsOf(course: number) {
	const sql = "select id, key, retired_at is not null as retired from lessons where course_id = ? order by id";
	return (await bindings.DB.prepare(sql).bind(course).all<{ id: number; key: string; retired: number }>()).results;
}

function writeCourse(id: number, slug: string, instructor: string, amountCents = 2_900) {
	const outcomes = [1, 2, 3, 4, 5, 6].map((number) => `  - "Do ${number}"\n`).join("");
	write(
		`courses/${slug}/course.en.md`,
		`---\nid: ${id}\nslug: ${slug}\ntopic: analysis\nlevel: beginner\nprice: { amountCents: ${amountCents}, currency: USD }\ninstructor: ${instructor}\ntitle: "Course ${id}"\nshortDescription: "Short."\noutcomes:\n${outcomes}modules:\n  01-ground: { title: "Ground", summary: "First." }\n---\nWhat it is about.\n`,
	);
	write(`courses/${slug}/01-ground/01-one.en.md`, lesson("One"));
	write(`courses/${slug}/01-ground/02-two.en.md`, lesson("Two"));
}

function lesson(title: string, more = "") {
	return `---\ntitle: "${title}"\nsummary: "In a sentence."\n${more}type: article\nminutes: 5\n---\n## Begin\n\nA line.\n`;
}

function write(path: string, text: string) {
	mkdirSync(dirname(join(content, path)), { recursive: true });
	writeFileSync(join(content, path), text);
}
