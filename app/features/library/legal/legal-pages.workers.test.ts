import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { ENTRY_KINDS } from "#app/entry-kinds.server.ts";
import { findEntry, listEntries } from "#app/features/library/entries/face.server.ts";
import { shipEntry } from "#app/features/library/entries/ship-entry.server.ts";
import { rebuildIndex } from "#app/features/library/search/index/rebuild-index.server.ts";
import { SEARCHABLES } from "#app/searchables.server.ts";
import { readContentVersion } from "#app/shared/request/content-version.ts";
import { searchDocuments } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeUser } from "#tests/factories.ts";
import { listConsents } from "./consents.repository.server";
import { comeIntoForce } from "./in-force/come-into-force.server";
import { legalData } from "./legal-data.server";
import { listLegalVersions } from "./read-legal-page.server";
import { consentsOfRegistration } from "./record-consents.server";

const now = new Date("2026-11-22T10:00:00Z");

async function publishTerms(effective: string, body: string, summary = "What holds.") {
	const words = { title: "Terms", summary, body };
	const facts = { effective, consent: true, position: 1 };
	const entry = { kind: "legal" as const, key: "terms", facts, translations: { en: words } };
	await shipEntry(db, { entry, sourceHash: body, searchables: SEARCHABLES, kinds: ENTRY_KINDS, now });
}

async function read(query: string, day = "2026-11-22") {
	const [[entry], versions] = await db.batch([findEntry(db, "legal", "terms", "de"), listLegalVersions(db, "terms")]);
	const found = { entry, versions, settings: [] };
	return legalData({
		db,
		key: "terms",
		language: "de",
		search: new URLSearchParams(query),
		now: new Date(`${day}T10:00:00Z`),
		found,
	});
}

test("each version stays readable, with what the next one changed", async () => {
	await publishTerms("2026-01-01", "## Money\n\nTen days.");
	await publishTerms("2026-11-22", "## Money\n\nFourteen days.");

	const current = await read("");
	expect(current?.view).toMatchObject({ title: "Terms", inEnglish: true, headings: [{ id: "part-1", text: "Money" }] });
	expect(current?.view?.versions.map(({ number, from, isCurrent }) => [number, from, isCurrent])).toEqual([
		[2, "22. November 2026", true],
		[1, "1. Januar 2026", false],
	]);
	expect((await read("version=1"))?.view?.html).toContain("Ten days.");
	expect((await read("version=99"))?.view?.html).toContain("Fourteen days.");

	const changes = (await read("version=2&changes=1"))?.changes;
	const changed = changes?.difference.filter(({ kind }) => kind !== "same").map(({ kind, text }) => [kind, text]);
	expect(changed).toEqual([
		["taken", "Ten"],
		["added", "Fourteen"],
	]);
});

test("whoever registers agrees to the versions in force, and to no page that there is not", async () => {
	await publishTerms("2026-11-22", "## Money\n\nFourteen days.");
	const ada = await makeUser(db, { name: "Ada" });
	for (const statement of consentsOfRegistration(db, { userId: ada.id, language: "fr", now })) await statement;

	const kept = await listConsents(db, ada.id);
	expect(kept).toMatchObject([{ document: "terms", language: "fr", occasion: "registration", at: now }]);
	expect(kept[0]?.version).toBe(2);
});

describe("a version with a later day", () => {
	const agree = async (at: Date) => {
		const { id } = await makeUser(db);
		for (const statement of consentsOfRegistration(db, { userId: id, language: "en", now: at })) await statement;
		return (await listConsents(db, id)).map(({ document, version }) => [document, version]);
	};
	beforeEach(async () => {
		await publishTerms("2026-11-22", "## Money\n\nFourteen days.");
		await publishTerms("2027-01-01", "## Money\n\nThirty days.");
	});
	const comes = async (day: string) => (await read("", day))?.view?.versions.find(({ isComing }) => isComing)?.number;

	test("is shown as coming, and what is in force stays the page until then", async () => {
		const before = (await read("", "2026-12-31"))?.view;
		expect(before?.html).toContain("Fourteen days.");
		expect(before?.shown).toMatchObject({ isCurrent: true, isComing: false });
		const next = await comes("2026-12-31");
		expect(next).toBe((before?.shown.number ?? 0) + 1);
		expect((await read(`version=${next}`, "2026-12-31"))?.view?.html).toContain("Thirty days.");

		const after = (await read("", "2027-01-01"))?.view;
		expect([after?.html.includes("Thirty days."), after?.shown.number, await comes("2027-01-01")]).toEqual([
			true,
			next,
			undefined,
		]);
	});

	test("is what the list and the search show from that day on, by the clock", async () => {
		await publishTerms("2027-02-01", "## Money\n\nForty days.", "What holds from February.");
		const clock = comeIntoForce({ cache: env.CACHE, searchables: SEARCHABLES, kinds: ENTRY_KINDS });
		const shown = async () => {
			const [[listed], [found]] = await db.batch([
				listEntries(db, { kind: "legal", language: "en" }),
				db.select().from(searchDocuments).where(eq(searchDocuments.path, "/legal/terms")),
			]);
			return [listed?.summary, found?.text, listed?.changedAt.toISOString().slice(0, 10)];
		};
		const today = ["What holds.", "What holds. Money Fourteen days.", "2026-11-22"];
		expect(await shown()).toEqual(today);
		expect(await clock.work(db, new Date("2026-12-31T23:59:00Z"))).toBe(0);
		await rebuildIndex(db, { searchables: SEARCHABLES, kinds: ENTRY_KINDS, now });
		expect(await shown()).toEqual(today);

		const kept = await readContentVersion(env.CACHE);
		expect(await clock.work(db, new Date("2027-02-01T00:01:00Z"))).toBe(1);
		const february = ["What holds from February.", "What holds from February. Money Forty days.", "2027-02-01"];
		expect(await shown()).toEqual(february);
		expect(await readContentVersion(env.CACHE)).not.toBe(kept);
		expect(await clock.work(db, new Date("2027-02-01T00:06:00Z"))).toBe(0);
		await rebuildIndex(db, {
			searchables: SEARCHABLES,
			kinds: ENTRY_KINDS,
			now: new Date("2027-02-02T00:00:00Z"),
		});
		expect(await shown()).toEqual(february);
	});

	test("is not what somebody agrees to before that day", async () => {
		const current = (await read(""))?.view?.shown.number ?? 0;
		expect(await agree(new Date("2026-12-31T23:59:59Z"))).toEqual([["terms", current]]);
		expect(await agree(new Date("2027-01-01T00:00:00Z"))).toEqual([["terms", current + 1]]);
		expect(await agree(new Date("2025-01-01T00:00:00Z"))).toEqual([["terms", 1]]);
	});
});
