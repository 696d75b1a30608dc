import { and, eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { auditEntries, exports, outbox, users } from "#db/schema/schema.ts";
import { binding, db } from "#tests/database.ts";
import { makeUser } from "#tests/factories.ts";
import { makePeopleFile } from "./make-people-file.server";
import { startPeopleFile } from "./start-people-file.server";

const now = new Date("2026-11-20T12:00:00Z");
let admin = 0;

beforeAll(async () => {
	admin = (await makeUser(db, { role: "admin" })).id;
	await binding
		.prepare(
			`with recursive n(i) as (select 1 union all select i + 1 from n where i < 4500)
			insert into users (name, email, role, country, created_at, last_seen_at)
			select iif(i = 7, '=1+1', 'Person ' || i), 'p' || i || '@file.example', 'student', iif(i % 3 = 0, 'PT', 'DE'), i, i % 5 from n`,
		)
		.run();
});

async function make(search: string) {
	let [text, cursor, steps]: [string, unknown, number] = ["", null, 0];
	let total: number | null = null;
	do {
		const made = await makePeopleFile(db, { ownerId: admin, parameters: { search }, language: "de", cursor, now });
		text += made.pieces.map(({ body }) => body).join("");
		[cursor, total, steps] = [JSON.parse(JSON.stringify(made.cursor)), made.total, steps + 1];
	} while (cursor !== null);
	return { lines: text.split("\r\n"), steps, total };
}

test("all people come into the file once, over several steps, with heads in the reader's language", async () => {
	const everybody = await db.select().from(users);
	const { lines, steps, total } = await make("");
	expect([steps, total, lines.length]).toEqual([3, everybody.length, everybody.length + 1]);
	expect(lines[0]).toMatch(/^\uFEFFId,Name,E-Mail,Rolle,/);
	expect(new Set(lines.slice(1).map((line) => line.split(",")[0])).size).toBe(everybody.length);
	expect(lines.find((line) => line.includes("p7@file.example"))).toContain("'=1+1");
});

test("a filter and an order are those of the list", async () => {
	const { lines, total } = await make("?country=PT&sort=joined");
	expect([lines.length - 1, total]).toEqual([1500, null]);
	expect(lines[1]).toContain("p3@file.example");
});

test("whoever may not see people any more gets nothing", async () => {
	const { id: ownerId } = await makeUser(db, { role: "admin", capabilities: ["support"] });
	const asked = { ownerId, parameters: { search: "" }, language: "en", cursor: null, now };
	await expect(makePeopleFile(db, asked)).rejects.toThrow("may not see people");
});

test("asked for at once it is made once, and noted once", async () => {
	const ask = () =>
		startPeopleFile(db, {
			actorId: admin,
			search: "?role=student",
			language: "en",
			origin: "https://s.example",
			requestId: "r",
			now,
		});
	const started = await Promise.all([ask(), ask(), ask()]);
	expect(started.filter(({ jobId }) => jobId)).toHaveLength(1);
	expect(await db.select().from(exports).where(eq(exports.ownerId, admin))).toMatchObject([
		{ asked: { search: "?role=student" } },
	]);
	expect(await db.select().from(outbox).where(eq(outbox.kind, "export.step"))).toHaveLength(1);
	const noted = and(eq(auditEntries.deed, "people.export"), eq(auditEntries.actorId, admin));
	expect(await db.select().from(auditEntries).where(noted)).toHaveLength(1);
});
