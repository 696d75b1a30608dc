import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { ENTRY_KINDS } from "#app/entry-kinds.server.ts";
import type { Entry } from "#app/features/library/entries/entry-parts.server.ts";
import { shipEntry } from "#app/features/library/entries/ship-entry.server.ts";
import { userOfSession } from "#app/features/people/auth/session/viewer.server.ts";
import { SEARCHABLES } from "#app/searchables.server.ts";
import { db } from "#tests/database.ts";
import { makeSession, makeUser } from "#tests/factories.ts";
import { expectNoScan } from "#tests/query-plan.ts";
import { findHits, MOST_RANKED, readHits } from "./search.repository.server";
import { readSearch, type SearchRequest, searchLimitVerdict } from "./search-for.server";

const now = new Date("2026-11-22T10:00:00Z");

const ship = (entry: Entry) =>
	shipEntry(db, { entry, sourceHash: JSON.stringify(entry), searchables: SEARCHABLES, kinds: ENTRY_KINDS, now });
const named = (title: string) => ({
	title,
	summary: "A page.",
	short: "A word.",
	body: `About ${title}.`,
	aliases: [],
});

function resource(key: string, title: string, access = "public", language: "en" | "zh" = "en"): Entry {
	const facts = { kind: "article", topic: "law", countries: ["anywhere"], access, position: 1 };
	return { kind: "resource", key, facts, translations: { en: named("Page"), [language]: named(title) } };
}

function term(key: string, title: string): Entry {
	const facts = { countries: ["anywhere"], related: [], lessons: [], link: "first", reviewed: "2026-11-22" };
	return { kind: "term", key, facts, translations: { en: named(title) } };
}

type Wanted = Parameters<typeof findHits>[1];
async function find(word: string, given: Partial<Wanted>) {
	const base = {
		match: `"${word}"*`,
		alias: null,
		language: "en",
		only: null,
		type: null,
		viewer: null,
		favoured: ["glossary"],
	} as const;
	const found = readHits(await findHits(db, { ...base, now, limit: 20, offset: 0, ...given }));
	return { ...found, paths: found.rows.map(({ path }) => path).sort() };
}

test("of what very much has, the first in the index is ranked, of what the viewer may open, and that is said", async () => {
	for (const number of [0, 1, 2, 3]) await ship(resource(`closed-quoll-${number}`, `Quoll ${number}`, "signedIn"));
	for (const number of [0, 1, 2, 3]) await ship(resource(`quoll-${number}`, `Quoll ${number}`));
	const cut = await find("quoll", { mostRanked: 3 });
	expect([cut.paths, cut.counts, cut.isCut]).toEqual([
		["/resources/quoll-0", "/resources/quoll-1", "/resources/quoll-2"],
		{ resource: 3 },
		true,
	]);
	const whole = await find("quoll", { mostRanked: 5 });
	expect([whole.rows.length, whole.counts, whole.isCut]).toEqual([4, { resource: 4 }, false]);
});

describe("with many things before it in the index", () => {
	beforeAll(async () => {
		await ship(resource("numbats", "Numbats"));
		await db.run(sql`with recursive counted(number) as (select 1 union all select number + 1 from counted where number < ${MOST_RANKED})
			insert into search_documents (document_id, part_key, language, type, access, path, title, context, aliases, text)
			select document_id, 'part-' || number, language, type, access, path || '#' || number, title, context, aliases, text
			from search_documents cross join counted where path = '/resources/numbats' and language = 'en'`);
		await ship(term("numbat", "numbat"));
		await ship(resource("numbat-zh", "numbat \u8349", "public", "zh"));
	});

	test("what is of the type that is asked for is found, and counted whole", async () => {
		const found = await find("numbat", { type: "glossary" });
		expect([found.paths, found.isCut]).toEqual([["/glossary/numbat"], false]);
		expect(found.counts).toEqual({ resource: MOST_RANKED, glossary: 1 });
		expect((await find("numbat", { type: "help" })).rows).toEqual([]);
		expect((await find("numbat", { type: "resource" })).isCut).toBe(true);
	});

	test("what is in the reader's language is found, and comes first", async () => {
		const { rows } = await find("numbat", { language: "zh" });
		expect(rows[0]).toMatchObject({ path: "/resources/numbat-zh", language: "zh" });
		expect(rows.slice(1).map(({ language }) => language)).toEqual(Array(19).fill("en"));
	});

	test("both at once, and in one language only", async () => {
		const both = await find("numbat", { language: "zh", type: "resource" });
		expect(both.rows[0]).toMatchObject({ path: "/resources/numbat-zh" });
		const only = await find("numbat", { language: "zh", only: "zh", type: "glossary" });
		expect(only.paths).toEqual(["/glossary/numbat"]);
	});
});

describe("who searches too often has to wait", () => {
	// Without letters the index is not queried, but the rate limit still counts.
	const asked: SearchRequest = { q: "-", type: null, language: "en", only: null, page: 1 };
	const ask = (session: string, clientIp: string, times: number) =>
		Promise.all(
			Array.from({ length: times }, () =>
				readSearch(db, asked, { viewer: userOfSession(session), types: SEARCHABLES.types, clientIp, now }),
			),
		);
	const allowed = (reads: Awaited<ReturnType<typeof ask>>, isSignedIn: boolean) =>
		reads.filter((read) => searchLimitVerdict(read, { isSignedIn, now, scale: 1 }).allowed).length;

	test("an account by itself, a classroom behind one address together", async () => {
		const one = await makeSession(db, (await makeUser(db)).id);
		const other = await makeSession(db, (await makeUser(db)).id);
		expect(allowed(await ask(one, "classroom", 61), true)).toBe(60);
		expect(allowed(await ask(other, "classroom", 30), true)).toBe(30);
		expect(allowed(await ask("", "classroom", 61), false)).toBe(60);
		expect(allowed(await ask("", "elsewhere", 5), false)).toBe(5);
	});
});

test("nothing that grows is read from end to end", async () => {
	const viewer = userOfSession("x");
	const wanted = { match: '"a"*', alias: "a", only: null, favoured: ["glossary"], viewer, now, limit: 20, offset: 0 };
	await expectNoScan(findHits(db, { ...wanted, language: "de", type: null }));
	await expectNoScan(findHits(db, { ...wanted, language: "en", type: "help" }));
});
