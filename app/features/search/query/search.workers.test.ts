import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { courses, searchDocuments, searchSynonyms, searchWords } from "../../../../db/schema/schema";
import { courseContent } from "../../../../tests/course-content";
import { binding, db } from "../../../../tests/database";
import { makeEntitlement, makeSession, makeUser } from "../../../../tests/factories";
import { expectNoScan } from "../../../../tests/query-plan";
import { userOfSession } from "../../auth/session/viewer.server";
import { shipCourse } from "../../authoring/publishing/ship-course.server";
import type { Entry } from "../../library/entry-parts.server";
import { shipEntry } from "../../library/ship-entry.server";
import { withdrawShipped } from "../../library/withdraw-shipped.server";
import { isIndexIncomplete, rebuildIndex } from "../index/rebuild-index.server";
import { toHit } from "./hit";
import { findHits, listNearWords } from "./search.repository.server";
import { type Asked, readSearch, toOutcome, totalOf } from "./search-for.server";

const now = new Date("2026-11-22T10:00:00Z");
const NOBODY = "";
let teacher = 0;

const everyWords = (title: string, body: string, more = {}) => ({ title, short: body, body, aliases: [], ...more });

function term(key: string, translations: Entry["translations"]): Entry {
	const facts = { countries: ["anywhere"], related: [], lessons: [], link: "first", reviewed: "2026-11-22" };
	return { kind: "term", key, facts, translations };
}

function resource(key: string, access: "public" | "signedIn" | "entitled", title: string, course?: string): Entry {
	const facts = {
		kind: "article",
		topic: "law",
		countries: ["anywhere"],
		access,
		position: 1,
		...(course ? { course } : {}),
	};
	return { kind: "resource", key, facts, translations: { en: { title, summary: "A page.", body: `About ${title}.` } } };
}

const ship = (entry: Entry) => shipEntry(db, { entry, sourceHash: JSON.stringify(entry), now });

const lessonWords = (title: string, body: string) => ({ title, summary: "", body, recall: [], figures: {} });
const course = (id: number, title = `Course ${id}`) =>
	courseContent(
		id,
		[
			{
				key: "open",
				freePreview: true,
				translations: { en: lessonWords("Quokka preview", "The quokka hops freely.") },
			},
			{ key: "paid", translations: { en: lessonWords("Dunnart and kowari", "The secret wombat sleeps in a burrow.") } },
		],
		{ translations: { en: { title, shortDescription: "Short.", description: "Long.", outcomes: ["Do"] } } },
	);
const shipIt = (content: ReturnType<typeof course>, sourceHash = "a") =>
	shipCourse(db, { course: content, sourceHash, instructorId: teacher, publishedAt: now, now });

async function search(q: string, given: Partial<Asked> & { session?: string } = {}) {
	const { session = NOBODY, ...rest } = given;
	const asked: Asked = { q, type: null, language: "en", only: null, page: 1, ...rest };
	const viewer = userOfSession(db, session);
	const first = await readSearch(db, asked, { viewer, now, clientIp: "test" });
	// By the second trip it is known whether anybody is signed in.
	const outcome = await toOutcome(db, asked, first, { viewer: session === NOBODY ? null : viewer, now });
	const hits = outcome.rows.map((row) => toHit(row, { q: outcome.instead?.q ?? q, isSignedIn: session !== NOBODY }));
	return { ...outcome, hits, titles: hits.map(({ title }) => title), total: totalOf(outcome.counts) };
}

beforeAll(async () => {
	teacher = (await makeUser(db, { role: "instructor" })).id;
	await ship(
		term("assignment", {
			en: everyWords("assignment of contract", "Somebody takes over a contract.", {
				aliases: ["assignments", "handover deed"],
			}),
			ru: everyWords("уступка договора", "Передача прав по договору.", { aliases: ["уступки", "уступкой"] }),
			fr: everyWords("cession de contrat", "La cession d’un contrat à un acquéreur."),
			es: everyWords("cesión de contrato", "Señal y cesión del contrato."),
			de: everyWords("Vertragsabtretung", "Die Übertragung von Verträgen an Käufer."),
			zh: everyWords("合同转让", "买方接手您的购买合同。"),
		}),
	);
	await ship(term("wide", { en: everyWords("holding costs", "Costs, and a passing word about an assignment.") }));
	await ship(term("only-english", { en: everyWords("earnest money", "A deposit with a handover deed of sorts.") }));
});

describe("in each language", () => {
	test.each([
		["en", "assignment", "assignment of contract"],
		["en", "ASSIGNMENTS", "assignment of contract"],
		["ru", "договоры", "уступка договора"],
		["ru", "уступку", "уступка договора"],
		["fr", "acquereurs", "cession de contrat"],
		["es", "senal", "cesión de contrato"],
		["de", "vertrag", "Vertragsabtretung"],
		["de", "KAUFERN", "Vertragsabtretung"],
		["zh", "转让", "合同转让"],
		["zh", "购买合同", "合同转让"],
		["zh", "您", "合同转让"],
	] as const)("%s: %s finds %s", async (language, q, title) => {
		const { hits, instead } = await search(q, { language });
		expect([hits[0]?.title, hits[0]?.language, hits[0]?.url, instead]).toEqual([
			title,
			language,
			"/glossary/assignment",
			null,
		]);
	});

	test("what is found in another language is shown in that, each thing once", async () => {
		const { hits } = await search("cession", { language: "de" });
		expect(hits.map(({ title, language }) => [title, language])).toEqual([["cession de contrat", "fr"]]);
		expect(
			(await search("contrat", { language: "es" })).hits.filter(({ url }) => url === "/glossary/assignment"),
		).toHaveLength(1);
	});

	test("the reader’s comes first, then English", async () => {
		const { hits } = await search("contrat assignment contract", { language: "fr" });
		expect(hits[0]?.language).toBe("fr");
		expect((await search("assignment", { language: "fr" })).hits.map(({ language }) => language)).toEqual(["en", "en"]);
	});

	test("asked for one language only, English stands where that has nothing", async () => {
		expect((await search("deposit", { language: "de", only: "de" })).titles).toEqual(["earnest money"]);
		expect((await search("takes over", { language: "de", only: "de" })).titles).toEqual([]);
	});
});

test("a title counts for more than a passing word", async () => {
	expect((await search("assignment")).titles).toEqual(["assignment of contract", "holding costs"]);
});

test("another name of a term finds what the term is called", async () => {
	const { titles } = await search("handover deed");
	expect(titles).toEqual(
		expect.arrayContaining(["assignment of contract", "earnest money", "holding costs"].slice(0, 2)),
	);
	expect(titles[0]).toBe("assignment of contract");
});

describe("what is mistyped", () => {
	test.each(["asignment", "assginment", "assignmetn"])("%s finds assignment, and says so", async (q) => {
		const { titles, instead } = await search(q);
		expect([titles[0], instead]).toEqual(["assignment of contract", { kind: "meant", q: "assignment" }]);
	});

	test("in Russian as well", async () => {
		expect((await search("устпука", { language: "ru" })).titles[0]).toBe("уступка договора");
	});

	test("of several words any is taken where no page has all", async () => {
		const { titles, instead } = await search("assignment zzqqxx");
		expect([titles[0], instead?.kind]).toEqual(["assignment of contract", "anyWord"]);
	});

	test("beyond recognition finds nothing", async () => {
		expect(await search("xqzvwk")).toMatchObject({ hits: [], total: 0, instead: null, suggestion: null });
	});
});

describe("nobody is shown, or counted, what they may not open", () => {
	const id = 9101;
	let learner = "";
	let stranger = "";
	let own = "";
	let admin = "";

	beforeAll(async () => {
		await shipIt(course(id));
		await ship(resource("for-members", "signedIn", "Platypus sheet"));
		await ship(resource("for-owners", "entitled", "Echidna sheet", `course-${id}`));
		const [one, other, chief] = [await makeUser(db), await makeUser(db), await makeUser(db, { role: "admin" })];
		await makeEntitlement(db, { userId: one.id, thingKind: "course", thingId: id });
		await makeEntitlement(db, {
			userId: other.id,
			thingKind: "course",
			thingId: id,
			endedAt: now,
			endedWhy: "refunded",
		});
		[learner, stranger] = [await makeSession(db, one.id), await makeSession(db, other.id)];
		[own, admin] = [await makeSession(db, teacher), await makeSession(db, chief.id)];
	});

	test("the text of a lesson is found by whoever may open it", async () => {
		for (const session of [learner, own, admin]) {
			const { hits, counts } = await search("secret wombat", { session });
			expect(hits).toMatchObject([{ title: "Dunnart and kowari", context: `Course ${id}` }]);
			expect(hits[0]?.url).toMatch(/^\/lessons\/\d+$/);
			expect(hits[0]?.excerpt).toContain("secret wombat");
			expect(counts).toEqual({ lesson: 1 });
		}
		for (const session of [NOBODY, stranger, "forged"]) {
			expect(await search("wombat", { session })).toMatchObject({ hits: [], counts: {}, instead: null });
		}
	});

	test("nor is a word of it what somebody else may have meant", async () => {
		for (const session of [NOBODY, stranger]) {
			expect(await search("womabt", { session })).toMatchObject({ hits: [], instead: null, suggestion: null });
			expect(await search("burow", { session })).toMatchObject({ hits: [], instead: null, suggestion: null });
		}
		expect(await db.select().from(searchWords).where(sql`${searchWords.folded} in ('wombat', 'burrow')`)).toEqual([]);
	});

	test("its title is found by everybody, once, and leads others to the course", async () => {
		expect((await search("kowari")).hits).toMatchObject([{ url: `/courses/${id}`, excerpt: "", language: "en" }]);
		expect((await search("kowari", { session: stranger })).total).toBe(1);
		const { hits, total } = await search("kowari", { session: learner });
		expect([hits[0]?.url.startsWith("/lessons/"), total]).toEqual([true, 1]);
	});

	test("a free preview is found whole, and opened by whoever is signed in", async () => {
		expect((await search("hops freely")).hits).toMatchObject([
			{ title: "Quokka preview", url: `/courses/${id}/preview/1` },
		]);
		const [hit] = (await search("hops freely", { session: stranger })).hits;
		expect(hit?.url).toMatch(/^\/lessons\/\d+$/);
	});

	test("resources are found by who may open them", async () => {
		const found = async (q: string, session: string) => (await search(q, { session })).total;
		expect(await Promise.all([NOBODY, stranger, learner].map((session) => found("platypus", session)))).toEqual([
			0, 1, 1,
		]);
		expect(await Promise.all([NOBODY, stranger, learner].map((session) => found("echidna", session)))).toEqual([
			0, 0, 1,
		]);
	});

	test("pages of manuals are found by those whose manuals they are", async () => {
		const page = (role: string, body: string): Entry => ({
			...{ kind: "manual", key: `${role}-potoroo` },
			facts: { role, chapter: "start", version: "1.0.0", reviewed: "2026-11-22" },
			translations: { en: { title: `Potoroo for ${role}`, summary: "S.", body } },
		});
		for (const entry of [
			page("learner", "The potoroo."),
			page("instructor", "The potoroo grazzles."),
			page("admin", "The potoroo frobnicates."),
		])
			await ship(entry);
		const titles = async (session: string) => {
			const { titles, counts } = await search("potoroo", { session });
			expect(counts).toEqual({ manual: titles.length });
			return titles.map((title) => title.split(" ").at(-1)).sort();
		};
		expect(await Promise.all([NOBODY, "forged", learner].map(titles))).toEqual(Array(3).fill(["learner"]));
		expect(await titles(own)).toEqual(["instructor", "learner"]);
		expect(await titles(admin)).toEqual(["admin", "instructor", "learner"]);
		// Nor is a word of them what somebody else may have meant.
		for (const q of ["grazzels", "frobnicatse", "frobnicates zzqqxx"]) {
			expect(await search(q, { session: learner })).toMatchObject({ hits: [], counts: {}, instead: null });
		}
	});

	test("legal pages are found by everybody", async () => {
		const facts = { effective: "2026-11-22", consent: false, position: 1 };
		const translations = { en: { title: "Refunds", summary: "S.", body: "The bettong clause." } };
		await ship({ kind: "legal", key: "refunds", facts, translations });
		expect((await search("bettong")).hits).toMatchObject([{ type: "legal", url: "/legal/refunds", title: "Refunds" }]);
	});

	test("nor where the search is asked more widely", async () => {
		for (const q of ["platypus zzqqxx", "echidna zzqqxx", "wombat zzqqxx"]) {
			expect(await search(q)).toMatchObject({ hits: [], counts: {}, instead: null });
		}
		expect((await search("platypus zzqqxx", { session: stranger })).titles).toEqual(["Platypus sheet"]);
	});

	test("a course that is not published is found by who has it", async () => {
		await shipIt(course(9102, "Thylacine studies"));
		await db.update(courses).set({ publishedAt: null }).where(sql`id = 9102`);
		for (const q of ["thylacine"]) {
			expect([(await search(q)).total, (await search(q, { session: own })).total]).toEqual([0, 1]);
		}
		expect((await search("quokka", { session: stranger })).total).toBe(1);
	});
});

describe("the index follows what is published", () => {
	const once = (title: string) => term("moving", { en: everyWords(title, "Text.", { aliases: [`${title} alias`] }) });

	test("in the batch that publishes, and out with what is withdrawn", async () => {
		await ship(once("kookaburra"));
		expect((await search("kookaburra")).total).toBe(1);
		await ship(once("cassowary"));
		expect([(await search("kookaburra")).total, (await search("cassowary")).total]).toEqual([0, 1]);
		await withdrawShipped(db, { kind: "term", key: "moving", now });
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
		const all = async () => ({
			rows: await db.select().from(searchDocuments).orderBy(searchDocuments.id),
			synonyms: await db.select().from(searchSynonyms).orderBy(searchSynonyms.id),
			found: await Promise.all(["assignment", "договоры", "转让", "quokka"].map(async (q) => (await search(q)).hits)),
		});
		const before = await all();
		expect(await rebuildIndex(db)).toBeGreaterThan(5);
		expect(await all()).toEqual(before);

		await db.delete(searchDocuments);
		await db.delete(searchSynonyms);
		expect([(await search("assignment")).total, await isIndexIncomplete(db)]).toEqual([0, true]);
		await rebuildIndex(db);
		const withoutIds = <T extends { id: number }>(rows: T[]) =>
			rows.map(({ id: _id, ...row }) => JSON.stringify(row)).sort();
		const after = await all();
		expect(withoutIds(after.rows)).toEqual(withoutIds(before.rows));
		expect(withoutIds(after.synonyms)).toEqual(withoutIds(before.synonyms));
		expect(after.found).toEqual(before.found);
		expect(await isIndexIncomplete(db)).toBe(false);
	});
});

test("results are counted by type and come in pages", async () => {
	for (const number of Array.from({ length: 23 }, (_, at) => at)) {
		await ship(resource(`wallaby-${number}`, "public", `Wallaby ${number}`));
	}
	await ship(term("wallaby", { en: everyWords("wallaby", "Text.") }));
	const first = await search("wallaby");
	const second = await search("wallaby", { page: 2 });
	expect([first.hits.length, second.hits.length, first.counts]).toEqual([20, 4, { glossary: 1, resource: 23 }]);
	expect(new Set([...first.hits, ...second.hits].map(({ url }) => url)).size).toBe(24);
	const terms = await search("wallaby", { type: "glossary" });
	expect([terms.titles, terms.counts]).toEqual([["wallaby"], { glossary: 1, resource: 23 }]);
	expect((await search("wallaby", { type: "course" })).rows).toEqual([]);
});

test.each([
	'"',
	"'",
	"*",
	"a*b",
	"NEAR(a b)",
	"title:x",
	"^a",
	"a AND",
	"OR",
	"- -",
	"{a}",
	"\u0000",
	"\ud800",
	"𠀀",
	"😀 😀",
	"x".repeat(300),
	"合".repeat(300),
	Array.from({ length: 150 }, (_, at) => at).join(" "),
	"%_%",
	"(((((",
	"a\nb",
])("%j is an answer, not an error", async (q) => {
	expect(Array.isArray((await search(q)).hits)).toBe(true);
});

test("nothing that grows is read from end to end", async () => {
	const wanted = { match: '"a"*', alias: "a", language: "de", only: "fr", type: "course" } as const;
	await expectNoScan(findHits(db, { ...wanted, viewer: userOfSession(db, "x"), now, limit: 20, offset: 0 }));
	await expectNoScan(listNearWords(db, "asignment"));
	expect(binding).toBeDefined();
});
