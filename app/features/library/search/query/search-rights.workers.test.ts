import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import type { Entry } from "#app/features/library/entries/entry-parts.server.ts";
import { courses, searchWords } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeEnrollment, makeEntitlement, makeSession, makeUser } from "#tests/factories.ts";
import { course, fillSearch, NOBODY, now, resource, search, ship, shipIt } from "#tests/library/search.ts";

describe("nobody is shown, or counted, what they may not open", () => {
	const id = 9101;
	let learner = "";
	let stranger = "";
	let own = "";
	let admin = "";

	beforeAll(async () => {
		const teacher = await fillSearch();
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

	test("the text of a lesson that opens later is found by its teacher alone until it opens", async () => {
		const late = 9103;
		const content = course(late);
		const lessons = content.modules[0]?.lessons ?? [];
		await shipIt({
			...content,
			modules: content.modules.map((module) => ({
				...module,
				lessons: lessons.map((lesson) => ({
					...lesson,
					opens: { days: 3 },
					translations: {
						en: { title: "Bilby and pademelon", summary: "", body: "The hidden galah.", recall: [], figures: {} },
					},
				})),
			})),
		});
		const enrolled = async (createdAt: Date) => {
			const { id: userId } = await makeUser(db);
			await makeEnrollment(db, { userId, courseId: late, createdAt });
			return makeSession(db, userId);
		};
		const [fresh, old] = [await enrolled(now), await enrolled(new Date(now.getTime() - 3 * 86_400_000))];
		expect((await search("hidden galah", { session: fresh })).titles).toEqual(["Bilby and pademelon"]);
		expect((await search("hidden galah", { session: fresh })).hits[0]?.url).toContain("/lessons/");
		expect((await search("hidden galah", { session: old })).total).toBe(2);
		for (const session of [own, admin]) expect((await search("hidden galah", { session })).total).toBe(2);
		const byTitle = (await search("pademelon", { session: fresh })).hits.map(({ url, excerpt }) => [url, excerpt]);
		expect(byTitle).toContainEqual([`/courses/${late}`, ""]);
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
			kind: "manual",
			key: `${role}-potoroo`,
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
