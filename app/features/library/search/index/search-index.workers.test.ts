import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { ENTRY_KINDS } from "#app/entry-kinds.server.ts";
import { withdrawShipped } from "#app/features/library/entries/withdraw-shipped.server.ts";
import { SEARCHABLES } from "#app/searchables.server.ts";
import { foldProgress, searchDocuments, searchSynonyms } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { course, everyWords, fillSearch, now, resource, search, ship, shipIt, term } from "#tests/library/search.ts";
import { isIndexIncomplete, rebuildIndex } from "./rebuild-index.server";
import { refoldIndex } from "./refold.server";

beforeAll(fillSearch);

const TOOLS = { searchables: SEARCHABLES, kinds: ENTRY_KINDS };

describe("the index follows what is published", () => {
	const once = (title: string) => term("moving", { en: everyWords(title, "Text.", { aliases: [`${title} alias`] }) });

	test("in the batch that publishes, and out with what is withdrawn", async () => {
		await ship(once("kookaburra"));
		expect((await search("kookaburra")).total).toBe(1);
		await ship(once("cassowary"));
		expect([(await search("kookaburra")).total, (await search("cassowary")).total]).toEqual([0, 1]);
		await withdrawShipped(db, { kind: "term", key: "moving", kinds: ENTRY_KINDS, now });
		expect((await search("cassowary")).total).toBe(0);
		expect(await db.select().from(searchSynonyms).where(sql`alias like 'cassowary%'`)).toEqual([]);
	});

	test("lessons that leave a course leave the search", async () => {
		await shipIt(course(9103, "Bandicoot"));
		const edition = course(9103, "Bilby");
		edition.modules[0]?.lessons.pop();
		await shipIt(edition, "b");
		const rows = await db.select({ title: searchDocuments.title }).from(searchDocuments).where(sql`course_id = 9103`);
		expect(rows.map(({ title }) => title).sort()).toEqual(["Bilby", "Quokka preview"]);
		expect([(await search("bandicoot")).total, (await search("bilby")).total]).toEqual(
			[0, 2].map((n) => Math.min(n, 1)),
		);
	});

	test("made anew it is the same", async () => {
		await ship(resource("for-all", "public", "Numbat sheet"));
		await ship(resource("for-members", "signedIn", "Platypus sheet"));
		const all = async () => ({
			rows: await db.select().from(searchDocuments).orderBy(searchDocuments.id),
			synonyms: await db.select().from(searchSynonyms).orderBy(searchSynonyms.id),
			found: await Promise.all(["assignment", "договоры", "转让", "quokka"].map(async (q) => (await search(q)).hits)),
		});
		const before = await all();
		expect(await rebuildIndex(db, { ...TOOLS, now })).toBeGreaterThan(5);
		expect(await all()).toEqual(before);

		await db.delete(searchDocuments);
		await db.delete(searchSynonyms);
		expect([(await search("assignment")).total, await isIndexIncomplete(db, SEARCHABLES)]).toEqual([0, true]);
		await rebuildIndex(db, { ...TOOLS, now });
		const withoutIds = <T extends { id: number }>(rows: T[]) =>
			rows.map(({ id: _id, ...row }) => JSON.stringify(row)).sort();
		const after = await all();
		expect(withoutIds(after.rows)).toEqual(withoutIds(before.rows));
		expect(withoutIds(after.synonyms)).toEqual(withoutIds(before.synonyms));
		expect(after.found).toEqual(before.found);
		expect(await isIndexIncomplete(db, SEARCHABLES)).toBe(false);
	});

	test("made by an older folding it is made anew by the clock, once", async () => {
		await ship(resource("for-strasse", "public", "Straße der Οδυσσέας"));
		await db.update(searchDocuments).set({ cut: null }).where(sql`title like 'Straße%'`);
		expect((await search("strasse")).total).toBe(0);
		await db.delete(foldProgress);
		let ticks = 0;
		while ((await refoldIndex(TOOLS).work(db, now)) > 0) ticks += 1;
		expect(ticks).toBeGreaterThan(0);
		for (const q of ["strasse", "STRAßE", "οδυσσεας", "οδυσσέα"]) expect((await search(q)).total, q).toBe(1);
		expect(await refoldIndex(TOOLS).work(db, now)).toBe(0);
	});
});
