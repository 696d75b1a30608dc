import { expect, test } from "vitest";
import { ENTRY_KINDS } from "#app/entry-kinds.server.ts";
import { findDocument } from "#app/features/library/versioned-content/face.server.ts";
import { SEARCHABLES } from "#app/searchables.server.ts";
import { db } from "#tests/database.ts";
import { findEntry, listEntries } from "./entries.repository.server";
import type { Entry } from "./entry-parts.server";
import { entryWords } from "./entry-words";
import { shipEntry } from "./ship-entry.server";
import { withdrawShipped } from "./withdraw-shipped.server";

const now = new Date("2026-11-22T10:00:00Z");
const entry = (key: string, change: Partial<Entry["facts"]> = {}, words: Entry["translations"] = {}): Entry => ({
	kind: "help",
	key,
	facts: {
		category: "start",
		position: 10,
		reviewed: "2026-11-20",
		related: [],
		lessons: [],
		routes: ["/"],
		...change,
	},
	translations: {
		en: { title: "Begin", summary: "How to begin.", body: "## One\n\nDo it.", keywords: ["start"] },
		...words,
	},
});
const ship = (shipped: Entry, sourceHash = JSON.stringify(shipped)) =>
	shipEntry(db, { entry: shipped, sourceHash, searchables: SEARCHABLES, kinds: ENTRY_KINDS, now });

test("an entry is read in each language, field by field in English where it lacks one", async () => {
	await ship(entry("begin", {}, { de: { title: "Anfangen", summary: "", body: "", keywords: ["Start"] } }));

	const [german] = await findEntry(db, "help", "begin", "de");
	expect(german).toMatchObject({ title: "Anfangen", summary: "How to begin.", inEnglish: false, bodyInEnglish: true });
	expect(german?.bodyHtml).toContain('<h2 id="part-1">One</h2>');
	expect(german && entryWords(german).words).toEqual({ keywords: ["Start"] });
	const [french] = await findEntry(db, "help", "begin", "fr");
	expect(french).toMatchObject({ title: "Begin", inEnglish: true });
});

test("shipped twice it is written once, and an edition replaces what nobody has edited", async () => {
	const first = entry("twice");
	expect(await ship(first)).toMatchObject({ ok: true, isNew: true, changed: true });
	expect(await ship(first)).toMatchObject({ ok: true, isNew: false, changed: false });
	const second = entry("twice", { position: 20 }, { en: { title: "Begin again", summary: "s", body: "b" } });
	expect(await ship(second)).toMatchObject({ ok: true, changed: true, kept: [] });

	const [found] = await findEntry(db, "help", "twice", "en");
	expect(found).toMatchObject({ title: "Begin again", position: 20, section: "help-start" });
});

test.each([
	["help", "panel"],
	["resource", "rules-by-place"],
	["manual", "admin-print"],
] as const)("a name that belongs to a page is refused, and nothing is made of it: %s %s", async (kind, key) => {
	const reserved = { ...entry(key), kind };
	expect(await ship(reserved)).toEqual({ ok: false, reason: "slugReserved" });
	expect(await findDocument(db, kind, key)).toEqual([]);
});

test("entries are listed by section and position, and one that ships no more has left", async () => {
	await ship(entry("later", { category: "order", position: 30 }));
	await ship(entry("sooner", { category: "order", position: 20 }));
	const listed = () => listEntries(db, { kind: "help", language: "en", section: "help-order" });
	expect((await listed()).map(({ slug }) => slug)).toEqual(["sooner", "later"]);

	expect(await withdrawShipped(db, { kind: "help", key: "sooner", kinds: ENTRY_KINDS, now })).toBe(true);
	expect((await listed()).map(({ slug }) => slug)).toEqual(["later"]);
	expect(await findEntry(db, "help", "sooner", "en")).toEqual([]);

	await ship(entry("sooner", { category: "order", position: 25 }));
	expect((await listed()).map(({ slug }) => slug)).toEqual(["sooner", "later"]);
});

test("ten who ship the same at once make one", async () => {
	const outcomes = await Promise.all(Array.from({ length: 10 }, () => ship(entry("raced"))));
	expect(outcomes.every((outcome) => outcome.ok || outcome.reason === "changedMeanwhile")).toBe(true);
	expect(await findEntry(db, "help", "raced", "en")).toHaveLength(1);
});

test("a resource ships in a topic that the school has, and in no other", async () => {
	const facts = { kind: "article", countries: ["anywhere"], access: "public", reviewed: "2026-11-20" };
	const resource = (topic: string): Entry => ({
		kind: "resource",
		key: `about-${topic}`,
		facts: { ...facts, topic },
		translations: { en: { title: topic, summary: "About it.", body: "Text." } },
	});
	expect(await ship(resource("law"))).toMatchObject({ ok: true });
	expect(await ship(resource("space"))).toEqual({ ok: false, reason: "topicUnknown" });
	expect(await findDocument(db, "resource", "about-space")).toEqual([]);
});
