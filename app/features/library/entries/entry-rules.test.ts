import { describe, expect, test } from "vitest";
import { ENTRY_KINDS } from "#app/entry-kinds.server.ts";
import { legalPath } from "#app/features/library/legal/legal-pages.ts";
import { manualPagePath } from "#app/features/library/manuals/manual-roles.ts";
import { FACTS_LANGUAGE } from "#app/features/library/versioned-content/part.ts";
import { kindNamed } from "#tests/library/kinds.ts";
import { entryParts, storedFacts } from "./entry-parts.server";
import type { EntryKindName } from "./kinds/entry-kind";
import { isReserved } from "./kinds/entry-kinds";
import { kindsForField, RESOURCE_FILE } from "./resource-files";
import { foldName, namesOfTerm } from "./term-names";

const section = (kind: EntryKindName, facts: Record<string, unknown>) =>
	storedFacts(kindNamed(kind), "key", facts).section;

describe("where an entry stands", () => {
	test("is said by what its kind is grouped by", () => {
		expect([
			section("section", { of: "learner" }),
			section("help", { category: "start" }),
			section("manual", { role: "admin", chapter: "people" }),
			section("resource", { topic: "law" }),
			section("place", { country: "US" }),
			section("term", {}),
			section("legal", {}),
		]).toEqual(["learner", "help-start", "admin-people", "law", "US", "", ""]);
	});

	test("is open to all, first and in no course unless its facts say otherwise", () => {
		expect(storedFacts(kindNamed("help"), "a", {})).toMatchObject({
			slug: "a",
			access: "public",
			position: 0,
			course: null,
		});
		expect(storedFacts(kindNamed("resource"), "a", { access: "entitled", course: "c", position: 7 })).toMatchObject({
			access: "entitled",
			course: "c",
			position: 7,
		});
	});

	test("is dated by its review, its day in force, or the oldest of its rules", () => {
		const rules = { licence: { reviewedOn: "2026-05-01" }, marketing: { reviewedOn: "2025-12-31" } };
		const day = (kind: EntryKindName, facts: Record<string, unknown>) =>
			storedFacts(kindNamed(kind), "k", facts).reviewedOn;
		expect([
			day("help", { reviewed: "2026-11-22" }),
			day("legal", { effective: "2027-01-01" }),
			day("place", { rules }),
			day("place", { rules: {} }),
			day("section", {}),
		]).toEqual(["2026-11-22", "2027-01-01", "2025-12-31", "", ""]);
	});
});

test("an entry has one part of facts and one of words for each language that it has", () => {
	const parts = entryParts(kindNamed("help"), {
		key: "begin",
		facts: { category: "start" },
		translations: { en: { title: "Begin" }, de: undefined, zh: { title: "开始" } },
	});
	expect(parts.map(({ key, language }) => [key, language])).toEqual([
		["entry", FACTS_LANGUAGE],
		["entry", "en"],
		["entry", "zh"],
	]);
	expect(parts[0]?.json).toMatchObject({ slug: "begin", section: "help-start", details: { category: "start" } });
});

describe("names that belong to pages", () => {
	test.each([
		["help", "contact"],
		["help", "tickets"],
		["manual", "learner-print"],
		["manual", "instructor-print"],
	] as const)("%s %s is taken", (kind, key) => {
		expect(isReserved(kindNamed(kind), key)).toBe(true);
	});

	test.each([
		["help", "contacts"],
		["help", "contact-us"],
		["term", "contact"],
		["resource", "panel"],
		["manual", "learner-print-it"],
		["manual", "visitor-print"],
	] as const)("%s %s is free", (kind, key) => {
		expect(isReserved(kindNamed(kind), key)).toBe(false);
	});
});

test("an entry has a public page of its own by its kind; manuals of admins and teachers have none", () => {
	const path = (kind: string, slug: string) => ENTRY_KINDS.get(kind)?.siteMapPath?.(slug) ?? null;
	expect([path("term", "a"), path("resource", "a"), path("help", "a")]).toEqual([
		"/glossary/a",
		"/resources/a",
		"/help/a",
	]);
	expect([path("legal", "privacy"), path("legal", "accessibility")]).toEqual(["/legal/privacy", "/accessibility"]);
	expect(path("manual", "learner-first-day")).toBe("/help/manuals/learner/first-day");
	expect([path("manual", "admin-refunds"), path("manual", "instructor-drafts")]).toEqual([null, null]);
	expect([path("section", "help-start"), path("place", "us-tx"), path("course", "a")]).toEqual([null, null, null]);
	expect([manualPagePath("admin-refunds-and-more"), legalPath("terms")]).toEqual([
		"/help/manuals/admin/refunds-and-more",
		"/legal/terms",
	]);
});

test("a field of a resource takes the files that it can show", () => {
	expect(kindsForField("file", "video")).toEqual(["mp4"]);
	expect(kindsForField("captions", "video")).toEqual(["vtt"]);
	expect(kindsForField("captions", "download")).toEqual(["vtt"]);
	expect(kindsForField("file", "download")).toContain("pdf");
	expect(kindsForField("translatedFile", "download")).not.toContain("vtt");
	expect(kindsForField("file", undefined)).toEqual(kindsForField("file", "download"));
	for (const kind of ["pdf", "vtt", "mp4"] as const) expect(RESOURCE_FILE.kinds).toContain(kind);
});

describe("the names of a term", () => {
	test.each([
		["ESCROW  Account", "escrow account"],
		["\u00a0escrow\u3000account\n", "escrow account"],
		["ＥＳＣＲＯＷ account", "escrow account"],
		["Договор", "договор"],
		["e\u0301crit", "\u00e9crit"],
		["合同转让", "合同转让"],
		["ﬁnder", "finder"],
		["🏠", "🏠"],
		["", ""],
	])("%j is compared as %j", (name, folded) => {
		expect(foldName(name)).toBe(folded);
	});

	test("are kept apart where they differ by an accent or by one sign", () => {
		expect(foldName("Señal")).not.toBe(foldName("Senal"));
		expect(foldName("lot-1")).not.toBe(foldName("lot 1"));
	});

	test("are its title and aliases in each language, each once and none that is empty", () => {
		expect(
			namesOfTerm({
				en: { title: "Escrow", aliases: ["escrow", "ESCROW account", " ", "escrow  account"] },
				de: { title: "Treuhand" },
				fr: undefined,
				ru: { title: 7, aliases: "not a list" },
				zh: { title: "", aliases: [null, "托管", {}] },
			}),
		).toEqual([
			{ language: "en", folded: "escrow" },
			{ language: "en", folded: "escrow account" },
			{ language: "de", folded: "treuhand" },
			{ language: "zh", folded: "托管" },
		]);
	});

	test("may be the same in two languages", () => {
		expect(namesOfTerm({ en: { title: "Lease" }, fr: { title: "lease" } })).toHaveLength(2);
	});
});
