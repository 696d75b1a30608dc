import { beforeAll, describe, expect, test } from "vitest";
import { userOfSession } from "#app/features/people/auth/session/viewer.server.ts";
import { db } from "#tests/database.ts";
import { everyWords, fillSearch, now, resource, search, ship, term } from "#tests/library/search.ts";
import { expectNoScan } from "#tests/query-plan.ts";
import { findHits, listNearWords } from "./search.repository.server";

beforeAll(fillSearch);

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

	test("another spelling of a word is found as it is, and nothing else is suggested", async () => {
		const found = await search("kaeufer", { language: "de" });
		expect(found).toMatchObject({ total: 1, instead: null, suggestion: null });
		expect(found.hits[0]?.language).toBe("de");
		expect((await search("合同轉讓", { language: "zh" })).total).toBe(1);
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
	const wanted = {
		match: '"a"*',
		alias: "a",
		language: "de",
		only: "fr",
		type: "course",
		favoured: ["glossary"],
	} as const;
	await expectNoScan(findHits(db, { ...wanted, viewer: userOfSession("x"), now, limit: 20, offset: 0 }));
	await expectNoScan(listNearWords(db, "asignment"));
});
