import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { documentParts, documentVersions } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { MADE_AT, makeUser } from "#tests/factories.ts";
import { addVersion, makeDocument, PART, partsOf, stateOf } from "#tests/library/documents.ts";
import { deleteUnpublished, documentIdOf, insertOwnDocument } from "./face.server";
import { FACTS_LANGUAGE, manifestOf } from "./part";
import { readVersion } from "./read-version.server";
import { saveVersion } from "./save-version.server";

const save = async (document: Awaited<ReturnType<typeof stateOf>>, texts: Record<string, Record<string, unknown>>) => {
	const parts = partsOf(texts);
	return saveVersion(db, { document, parts, manifest: manifestOf(parts), authorId: null, note: "", now: MADE_AT });
};

test("versions are numbered from 1, with author and note, and each is read as it was saved", async () => {
	const { id } = await makeDocument();
	const author = await makeUser(db, { name: "Ruth" });
	expect(await stateOf(id)).toMatchObject({ headId: null, headNumber: 0, headManifest: null, publishedManifest: null });

	const first = await addVersion(
		id,
		{ [FACTS_LANGUAGE]: { position: 1 }, en: { title: "One" } },
		{ authorId: author.id, note: "First" },
	);
	const second = await addVersion(id, {
		[FACTS_LANGUAGE]: { position: 1 },
		en: { title: "Two" },
		de: { title: "Zwei" },
	});

	expect(await stateOf(id)).toMatchObject({ headId: second, headNumber: 2, publishedVersionId: null });
	const [kept] = await db.select().from(documentVersions).where(eq(documentVersions.id, first));
	expect(kept).toMatchObject({ number: 1, note: "First", authorId: author.id, createdAt: MADE_AT });
	expect(await readVersion(db, first)).toEqual([
		{ key: PART, language: "*", body: { position: 1 } },
		{ key: PART, language: "en", body: { title: "One" } },
	]);
	expect((await readVersion(db, second)).map(({ language, body }) => [language, body.title])).toEqual([
		["*", undefined],
		["de", "Zwei"],
		["en", "Two"],
	]);
});

test("a version that is equal to the latest writes nothing, one that is equal to an older one is new", async () => {
	const { id } = await makeDocument();
	const first = await addVersion(id, { en: { title: "One" } });
	expect(await addVersion(id, { en: { title: "One" } }, { note: "Again" })).toBe(first);
	expect(await stateOf(id)).toMatchObject({ headNumber: 1 });

	await addVersion(id, { en: { title: "Two" } });
	expect(await addVersion(id, { en: { title: "One" } })).not.toBe(first);
	expect(await stateOf(id)).toMatchObject({ headNumber: 3 });
});

test("of eight who save on top of the same version one has the number, the others are told", async () => {
	const { id } = await makeDocument();
	await addVersion(id, { en: { title: "Before" } });
	const seen = await stateOf(id);
	const outcomes = await Promise.all(Array.from({ length: 8 }, (_, at) => save(seen, { en: { title: `By ${at}` } })));

	const saved = outcomes.filter((outcome) => outcome.ok);
	expect(saved).toHaveLength(1);
	expect(outcomes.filter(({ ok }) => !ok)).toEqual(Array(7).fill({ ok: false, reason: "changedMeanwhile" }));
	expect(await stateOf(id)).toMatchObject({ headId: saved[0]?.versionId, headNumber: 2 });
});

test("the loser of a race saves on top of what the winner has saved", async () => {
	const { id } = await makeDocument();
	const seen = await stateOf(id);
	expect(await save(seen, { en: { title: "Winner" } })).toMatchObject({ ok: true });
	expect(await save(seen, { en: { title: "Loser" } })).toEqual({ ok: false, reason: "changedMeanwhile" });
	expect(await save(await stateOf(id), { en: { title: "Loser" } })).toMatchObject({ ok: true });
	expect(await stateOf(id)).toMatchObject({ headNumber: 2 });
});

test("a part is stored once for all documents and versions that hold it, and keeps the day of the first", async () => {
	const text = { title: "Shared by both", body: "名称 🏠 Ёж" };
	const [one, other] = [await makeDocument(), await makeDocument()];
	await addVersion(one.id, { en: text });
	const later = new Date(MADE_AT.getTime() + 1000);
	const version = await addVersion(other.id, { en: text }, { now: later });

	const hash = partsOf({ en: text })[0]?.hash ?? "";
	const stored = await db.select().from(documentParts).where(eq(documentParts.hash, hash));
	expect(stored).toEqual([{ hash, body: text, createdAt: MADE_AT }]);
	expect((await readVersion(db, version))[0]?.body).toEqual(text);
});

test("languages that say the same share one part, and each is read with it", async () => {
	const { id } = await makeDocument();
	const version = await addVersion(id, { en: { title: "Escrow" }, de: { title: "Escrow" }, [FACTS_LANGUAGE]: {} });
	expect(await readVersion(db, version)).toEqual([
		{ key: PART, language: "*", body: {} },
		{ key: PART, language: "de", body: { title: "Escrow" } },
		{ key: PART, language: "en", body: { title: "Escrow" } },
	]);
});

test("many large parts are saved and read whole, in more than one portion", async () => {
	const { id } = await makeDocument();
	const languages = ["en", "es", "fr", "zh", "de", "ru"];
	const texts = Object.fromEntries(
		languages.map((language) => [language, { body: `${language} ${"字".repeat(120_000)}` }]),
	);
	const version = await addVersion(id, texts);

	const read = await readVersion(db, version);
	expect(Object.fromEntries(read.map(({ language, body }) => [language, body]))).toEqual(texts);
});

test.each(["\ud800", "a\udfffb", "\u0000", "'; drop table documents; --", "\\u0041", "👩‍👩‍👧", "‮abc"])(
	"what a text holds is read as it was saved: %j",
	async (odd) => {
		const { id } = await makeDocument();
		const version = await addVersion(id, { en: { title: odd, [odd]: 1 } });
		expect((await readVersion(db, version))[0]?.body).toEqual({ title: odd, [odd]: 1 });
	},
);

test("a version that is not there has no parts", async () => {
	expect(await readVersion(db, "no-such-version")).toEqual([]);
});

test("a document that was never kept as a version can be forgotten, one with a version stays", async () => {
	const [empty, kept] = [await makeDocument(), await makeDocument()];
	await addVersion(kept.id, { en: { title: "Kept" } });
	for (const { id } of [empty, kept]) await deleteUnpublished(db, id);
	await expect(stateOf(empty.id)).rejects.toThrow("no document");
	expect(await stateOf(kept.id)).toMatchObject({ headNumber: 1 });
});

test("a key belongs to one document of a kind, and to another kind as well", async () => {
	const { key, id } = await makeDocument({ kind: "help" });
	await expect(insertOwnDocument(db, { kind: "help", key, createdAt: MADE_AT })).rejects.toThrow();
	await insertOwnDocument(db, { kind: "term", key, createdAt: MADE_AT });
	const numberOf = (kind: "help" | "term" | "legal") => db.get(sql`select ${documentIdOf(kind, key)} as id`);
	expect(await numberOf("help")).toEqual({ id });
	expect(await numberOf("term")).not.toEqual({ id });
	expect(await numberOf("legal")).toEqual({ id: null });
});
