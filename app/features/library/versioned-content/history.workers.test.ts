import { expect, test } from "vitest";
import { db } from "#tests/database.ts";
import { MADE_AT, makeUser } from "#tests/factories.ts";
import { addLegalVersion, addVersion, makeDocument, PART, stateOf } from "#tests/library/documents.ts";
import {
	EFFECTIVE_FROM,
	listPartOfVersion,
	listSources,
	listVersions,
	listVersionsOf,
	noteShipped,
	sourceWrite,
	switchVersion,
} from "./face.server";
import { findVersionInForce } from "./in-force.repository.server";
import { FACTS_LANGUAGE } from "./part";
import { versionToShow } from "./version-to-show.server";

const inForce = async (documentId: number, versionId: string, day: string) =>
	(await findVersionInForce(db, { documentId, versionId, day }))[0]?.id;

test("the history of a document stands newest first, with authors, and says which version readers see", async () => {
	const { id, key } = await makeDocument();
	const { id: authorId } = await makeUser(db, { name: "Ruth" });
	const first = await addVersion(id, { [FACTS_LANGUAGE]: { reviewedOn: "2026-01-01" } }, { authorId, note: "First" });
	const second = await addVersion(id, { [FACTS_LANGUAGE]: {}, en: { title: "Two" } }, { note: "Second 第二" });
	await switchVersion(db, {
		documentId: id,
		versionId: first,
		renderer: 1,
		seen: { versionId: null, renderer: null },
	});

	expect(await listVersionsOf(db, "help", key, EFFECTIVE_FROM)).toEqual([
		{ number: 2, note: "Second 第二", createdAt: MADE_AT, authorId: null, isPublished: false, fact: null },
		{ number: 1, note: "First", createdAt: MADE_AT, authorId, isPublished: true, fact: "2026-01-01" },
	]);
	expect(await listVersions(db, id, 9)).toMatchObject([
		{ id: second, number: 2, authorName: null },
		{ id: first, number: 1, authorName: "Ruth" },
	]);
	expect(await listVersions(db, id, 1)).toMatchObject([{ number: 2 }]);
});

test("the history is that of one kind and key, and of nothing that is not there", async () => {
	const help = await makeDocument({ key: "same-key" });
	const term = await makeDocument({ key: "same-key", kind: "term" });
	await addVersion(help.id, { en: { title: "Help" } }, { note: "of help" });
	await addVersion(term.id, { en: { title: "Term" } }, { note: "of term" });
	const notes = async (kind: "help" | "term" | "legal") =>
		(await listVersionsOf(db, kind, "same-key", EFFECTIVE_FROM)).map(({ note }) => note);
	expect([await notes("help"), await notes("term"), await notes("legal")]).toEqual([["of help"], ["of term"], []]);
	expect(await listVersions(db, 999_999, 9)).toEqual([]);
});

test("one part of one version is read in every language that it has", async () => {
	const { id, key } = await makeDocument();
	await addVersion(id, { [FACTS_LANGUAGE]: { a: 1 }, en: { title: "One" }, ru: { title: "Раз" } });
	await addVersion(id, { [FACTS_LANGUAGE]: { a: 2 }, en: { title: "Two" } });
	const read = async (number: number, part = PART) =>
		Object.fromEntries(
			(await listPartOfVersion(db, { kind: "help", key, number, part })).map(({ language, body }) => [language, body]),
		);
	expect(await read(1)).toEqual({ "*": { a: 1 }, en: { title: "One" }, ru: { title: "Раз" } });
	expect(await read(2)).toEqual({ "*": { a: 2 }, en: { title: "Two" } });
	expect([await read(3), await read(0), await read(1, "lesson/one")]).toEqual([{}, {}, {}]);
});

test.each([
	["2025-12-31", "first", "before all days the oldest holds"],
	["2026-01-01", "first", "a version holds from its day"],
	["2026-05-31", "first", "and until the day before the next"],
	["2026-06-01", "second", "on which the next one holds"],
	["2999-01-01", "third", "the newest whose day has come holds"],
])("on %s it is the %s: %s", async (day, expected) => {
	const { id } = await makeDocument({ kind: "legal" });
	const versions = {
		first: await addLegalVersion(id, "2026-01-01"),
		second: await addLegalVersion(id, "2026-06-01"),
		third: await addLegalVersion(id, "2027-01-01"),
	};
	expect(await inForce(id, versions.third, day)).toBe(versions[expected as "first"]);
});

test("of two versions of one day the newer holds, and one brought forward overtakes one that waits", async () => {
	const { id } = await makeDocument({ kind: "legal" });
	await addLegalVersion(id, "2026-01-01");
	const corrected = await addVersion(id, {
		[FACTS_LANGUAGE]: { reviewedOn: "2026-01-01" },
		en: { title: "Corrected" },
	});
	expect(await inForce(id, corrected, "2026-03-01")).toBe(corrected);

	await addLegalVersion(id, "2026-12-01");
	const sooner = await addLegalVersion(id, "2026-04-01");
	expect(await inForce(id, sooner, "2026-04-01")).toBe(sooner);
	expect(await inForce(id, sooner, "2026-12-01")).toBe(sooner);
});

test("a version that is not published yet, or has no day, does not get in the way", async () => {
	const { id } = await makeDocument({ kind: "legal" });
	const undated = await addLegalVersion(id, null);
	const published = await addLegalVersion(id, "2026-01-01");
	await addLegalVersion(id, "2026-02-01");
	expect(await inForce(id, published, "2026-03-01")).toBe(published);
	expect(await inForce(id, published, "2025-03-01")).toBe(undated);
	expect(await inForce(id, "no-such-version", "2026-03-01")).toBeUndefined();
});

test("lists show a legal page as it is in force by the day in UTC, and everything else as published", async () => {
	const { id } = await makeDocument({ kind: "legal" });
	const first = await addLegalVersion(id, "2026-01-01");
	const versionId = await addLegalVersion(id, "2026-11-22");
	const shown = (kind: { comesIntoForce?: boolean }, at: string) =>
		versionToShow(db, { documentId: id, kind, versionId, now: new Date(at) });
	expect(await shown({ comesIntoForce: true }, "2026-11-21T23:59:59.999Z")).toBe(first);
	expect(await shown({ comesIntoForce: true }, "2026-11-22T00:00:00Z")).toBe(versionId);
	expect(await shown({}, "2026-11-21T23:59:59.999Z")).toBe(versionId);
});

test("what was last brought of a shipped document is noted, and replaced by the next edition", async () => {
	const { id } = await makeDocument();
	expect((await stateOf(id)).shipped).toBeNull();
	await noteShipped(db, id, { sourceHash: "one", manifest: [[PART, "en", "h"]] });
	await noteShipped(db, id, { sourceHash: "two", manifest: [] });
	expect((await stateOf(id)).shipped).toEqual({ sourceHash: "two", manifest: [] });
});

test("where a translation came from is one row for each language, and the latest counts", async () => {
	const [{ id }, other] = [await makeDocument(), await makeDocument()];
	const source = { documentId: id, key: PART, language: "de", partHash: "p1", sourceHash: "s1" };
	await sourceWrite(db, source);
	await sourceWrite(db, { ...source, language: "fr" });
	await sourceWrite(db, { ...source, documentId: other.id });
	await sourceWrite(db, { ...source, partHash: "p2", sourceHash: "s2" });
	const rows = await listSources(db, id);
	expect(rows.map(({ language, partHash, sourceHash }) => [language, partHash, sourceHash]).sort()).toEqual([
		["de", "p2", "s2"],
		["fr", "p1", "s1"],
	]);
});
