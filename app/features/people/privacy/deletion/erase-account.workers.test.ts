import { env } from "cloudflare:workers";
import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { accountDeletions, auditEntries, courses, documentDrafts, forumPosts, users } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeUser } from "#tests/factories.ts";
import { deliverFarewell, dumpTables, ERASED_AT, erase, tablesWith, userOf } from "#tests/people/erasing.ts";
import { makeFullPerson } from "#tests/people/full-person.ts";
import { expectNoScan } from "#tests/query-plan.ts";
import { findDeletion, listDueDeletions } from "./deletions.repository.server";

const media = env.MEDIA;
const now = ERASED_AT;
const plus = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

let count = 0;
let mark = "";
let mira: Awaited<ReturnType<typeof makeFullPerson>>;
beforeEach(async () => {
	mark = `Mira${++count}xyz`;
	mira = await makeFullPerson(db, { mark });
	await db
		.update(users)
		.set({ suspendedWhy: `Why ${mark}` })
		.where(eq(users.id, mira.id));
	for (const id of mira.pictures) await media.put(`uploads/${id}`, mark);
});

describe("erasing", () => {
	test("leaves nothing in any table that says who somebody was, and no file", async () => {
		expect((await tablesWith(mark)).length).toBeGreaterThan(15);
		const other = await makeFullPerson(db, { mark: `Other${mark}` });
		await db.delete(accountDeletions).where(eq(accountDeletions.userId, other.id));
		const others = (await tablesWith(`Other${mark}`)).length;

		await erase(now);
		expect(await userOf(mira.id)).toBeDefined();
		await deliverFarewell(mira.id);
		await erase(plus(5));

		expect(await userOf(mira.id)).toBeUndefined();
		const left = await dumpTables();
		const without = [...left].map(([name, rows]) => [
			name,
			rows.toLowerCase().replaceAll(`other${mark}`.toLowerCase(), ""),
		]);
		expect(without.filter(([, rows]) => rows?.includes(mark.toLowerCase())).map(([name]) => name)).toEqual([]);
		expect((await tablesWith(`Other${mark}`)).length).toBe(others);
		for (const id of mira.pictures) expect(await media.head(`uploads/${id}`)).toBeNull();
	});

	test("empties what somebody wrote for others where they chose so, and leaves it where they did not", async () => {
		const words = { body: `Words ${mark}`, html: `<p>Words ${mark}</p>` };
		await db.update(forumPosts).set(words).where(eq(forumPosts.authorId, mira.id));
		const other = await makeFullPerson(db, { mark: `Other${mark}` });
		const staying = { body: "Badgers stay.", html: "<p>Badgers stay.</p>" };
		await db.update(forumPosts).set(staying).where(eq(forumPosts.authorId, other.id));
		await db.update(accountDeletions).set({ emptiesTexts: true }).where(eq(accountDeletions.userId, mira.id));
		await erase(now);
		await deliverFarewell(mira.id);
		await deliverFarewell(other.id);
		await erase(plus(5));

		expect(await Promise.all([userOf(mira.id), userOf(other.id)])).toEqual([undefined, undefined]);
		expect(await tablesWith(mark)).toEqual([]);
		expect(await tablesWith("Badgers stay.")).toEqual(["forum_posts"]);
	});

	test("ends the pages that are kept for guests, once rows have gone", async () => {
		await erase(now);
		await deliverFarewell(mira.id);
		await env.CACHE.delete("content-version");
		await erase(plus(5));
		expect(await env.CACHE.get("content-version")).not.toBeNull();
	});

	test("keeps the number, and that it was erased", async () => {
		await erase(now);
		await deliverFarewell(mira.id);
		await erase(plus(5));
		const of = and(eq(auditEntries.subjectKind, "user"), eq(auditEntries.subjectId, String(mira.id)));
		const deeds = await db.select().from(auditEntries).where(of);
		expect(deeds.map(({ deed }) => deed).sort()).toEqual(["factors.addPasskey", "privacy.erase"]);
		expect(deeds.every(({ before, after }) => before === null && after === null)).toBe(true);
	});

	test("what was done for the school stays, without a name", async () => {
		await erase(now);
		await deliverFarewell(mira.id);
		const before = await db.select().from(documentDrafts).where(eq(documentDrafts.editorId, mira.id));
		await erase(plus(5));
		expect(before.length).toBe(1);
		const [draft] = await db
			.select()
			.from(documentDrafts)
			.where(eq(documentDrafts.documentId, before[0]?.documentId ?? 0));
		expect(draft).toMatchObject({ editorId: null });
	});

	test("waits for the last mail, for a day and no longer", async () => {
		await erase(now);
		await erase(plus(60));
		expect(await userOf(mira.id)).toBeDefined();
		await erase(plus(24 * 60));
		expect(await userOf(mira.id)).toBeUndefined();
	});

	test("does not begin before its day", async () => {
		await db
			.update(accountDeletions)
			.set({ dueAt: plus(1) })
			.where(eq(accountDeletions.userId, mira.id));
		await erase(now);
		expect((await findDeletion(db, mira.id))[0]?.startedAt).toBeNull();
	});

	test("is put off while somebody teaches, and one that cannot be erased holds up no other", async () => {
		const teacher = await makeFullPerson(db, { mark: `Teach${mark}`, teaches: true });
		await erase(now);
		const [waiting] = await findDeletion(db, teacher.id);
		expect(waiting).toMatchObject({ startedAt: null, dueAt: plus(24 * 60) });
		expect((await userOf(teacher.id))?.endsAt).toEqual(plus(24 * 60));
		expect((await findDeletion(db, mira.id))[0]?.startedAt).toEqual(now);
		await db
			.update(courses)
			.set({ instructorId: (await makeUser(db)).id })
			.where(eq(courses.instructorId, teacher.id));
	});

	test("the log cannot be emptied of an account that is not being erased", async () => {
		const stays = await makeFullPerson(db, { mark: `Stays${mark}` });
		await db
			.update(accountDeletions)
			.set({ dueAt: plus(99_999) })
			.where(eq(accountDeletions.userId, stays.id));
		const emptied = db
			.update(auditEntries)
			.set({ before: null, after: null })
			.where(eq(auditEntries.subjectId, String(stays.id)));
		await expect(emptied).rejects.toThrow();
	});
});

test("what is due goes by an index", async () => {
	await expectNoScan(listDueDeletions(db, now, 5));
});
