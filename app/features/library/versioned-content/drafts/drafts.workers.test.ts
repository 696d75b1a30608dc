import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { isConflict } from "#db/conflict.ts";
import { runTogether } from "#db/run-together.server.ts";
import { users } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { MADE_AT, makeUser } from "#tests/factories.ts";
import { makeDocument, PART } from "#tests/library/documents.ts";
import {
	type DraftToSave,
	deleteDrafts,
	documentIdOf,
	draftWrite,
	findDocument,
	insertOwnDocument,
	listDrafts,
} from "../face.server";

const [ruth, amara] = [await makeUser(db, { name: "Ruth" }), await makeUser(db, { name: "Amara" })];

const draft = (documentId: DraftToSave["documentId"], given: Partial<DraftToSave> = {}) =>
	draftWrite(db, {
		documentId,
		key: PART,
		language: "en",
		body: { title: "Draft" },
		base: null,
		seen: 0,
		editorId: ruth.id,
		now: MADE_AT,
		...given,
	});
const discard = (documentId: number, seen: number, language = "en") =>
	runTogether(db, deleteDrafts(db, documentId, [{ key: PART, language, revision: seen }]));
const isWritten = (write: Promise<unknown>) =>
	write.then(
		() => true,
		(error: unknown) => {
			if (!isConflict(error)) throw error;
			return false;
		},
	);
const titles = async (id: number) => (await listDrafts(db, id)).map(({ body, revision }) => [body.title, revision]);

test("a draft rises by one revision with each save, and says who wrote last and when", async () => {
	const { id } = await makeDocument();
	await draft(id, { base: "hash-of-english" });
	const later = new Date(MADE_AT.getTime() + 60_000);
	await draft(id, { seen: 1, body: { title: "Second" }, editorId: amara.id, now: later });

	expect(await listDrafts(db, id)).toEqual([
		{
			key: PART,
			language: "en",
			body: { title: "Second" },
			base: null,
			revision: 2,
			editorId: amara.id,
			editorName: "Amara",
			editedAt: later,
		},
	]);
});

test.each([
	["that another has begun meanwhile", 1, 0],
	["that has gone on", 2, 1],
	["that is gone, or was never there", 0, 1],
	["at a revision that is still to come", 1, 2],
])("a draft %s is not written over", async (_case, revisions, seen) => {
	const { id } = await makeDocument();
	for (let revision = 0; revision < revisions; revision += 1) await draft(id, { seen: revision });
	const before = await listDrafts(db, id);
	expect(await isWritten(draft(id, { seen, body: { title: "Late" } }).then())).toBe(false);
	expect(await listDrafts(db, id)).toEqual(before);
});

test("of ten who begin the same draft at once one has begun it, and nobody else's words are in it", async () => {
	const { id } = await makeDocument();
	const outcomes = await Promise.all(
		Array.from({ length: 10 }, (_, at) => isWritten(draft(id, { body: { title: `By ${at}` } }).then())),
	);
	expect(outcomes.filter(Boolean)).toHaveLength(1);
	expect(await titles(id)).toEqual([[`By ${outcomes.indexOf(true)}`, 1]]);
});

test("who writes and who discards at once: one of the two has an effect", async () => {
	const { id } = await makeDocument();
	await draft(id);
	const [written, discarded] = await Promise.all([
		isWritten(draft(id, { seen: 1, body: { title: "Written" } }).then()),
		isWritten(discard(id, 1)),
	]);
	expect([written, discarded].filter(Boolean)).toHaveLength(1);
	expect(await titles(id)).toEqual(written ? [["Written", 2]] : []);
});

test("a draft that has gone on since it was seen is not discarded; one of another language stays", async () => {
	const { id } = await makeDocument();
	await draft(id);
	await draft(id, { seen: 1 });
	await draft(id, { language: "de", body: { title: "Entwurf" } });
	expect(await isWritten(discard(id, 1))).toBe(false);
	expect(await titles(id)).toHaveLength(2);

	expect(await isWritten(discard(id, 2))).toBe(true);
	expect(await titles(id)).toEqual([["Entwurf", 1]]);
});

test.each([
	["one of which has gone on", { language: "de", revision: 1 }],
	["one of which is gone", { language: "fr", revision: 1 }],
	["one of which is named twice", { language: "en", revision: 1 }],
])("drafts %s all stay", async (_case, other) => {
	const { id } = await makeDocument();
	await draft(id);
	await draft(id, { language: "de" });
	await draft(id, { language: "de", seen: 1 });
	const before = await listDrafts(db, id);
	const seen = [
		{ key: PART, language: "en", revision: 1 },
		{ key: PART, ...other },
	];
	expect(await isWritten(runTogether(db, deleteDrafts(db, id, seen)))).toBe(false);
	expect(await listDrafts(db, id)).toEqual(before);
});

test("any number of drafts end in a few statements, and those of another document stay", async () => {
	const [{ id }, other] = [await makeDocument(), await makeDocument()];
	const keys = Array.from({ length: 300 }, (_, at) => `part/${at}`);
	await runTogether(
		db,
		keys.map((key) => draft(id, { key })),
	);
	await draft(other.id, { key: "part/0" });
	const writes = deleteDrafts(
		db,
		id,
		keys.map((key) => ({ key, language: "en", revision: 1 })),
	);
	expect(writes).toHaveLength(2);
	await runTogether(db, writes);
	expect(await listDrafts(db, id)).toEqual([]);
	expect(await listDrafts(db, other.id)).toHaveLength(1);
});

test("drafts of one batch are kept together or not at all", async () => {
	const { id } = await makeDocument();
	await draft(id, { language: "de" });
	const both = runTogether(db, [draft(id, { body: { title: "New" } }), draft(id, { language: "de", seen: 7 })]);
	expect(await isWritten(both)).toBe(false);
	expect(await titles(id)).toEqual([["Draft", 1]]);
});

test("a document and its first draft are made in one batch, before the document has a number", async () => {
	const key = "made-with-its-draft";
	await runTogether(db, [
		insertOwnDocument(db, { kind: "help", key, createdAt: MADE_AT }),
		draft(documentIdOf("help", key), { body: { title: "First" } }),
	]);
	const [document] = await findDocument(db, "help", key);
	expect(await titles(document?.id ?? 0)).toEqual([["First", 1]]);
});

test("a draft keeps whatever was typed, and one that is too large breaks its batch", async () => {
	const { id } = await makeDocument();
	const body = { title: "\ud83d", summary: "", body: "合同 🏚️", rows: [{ key: "", items: [] }], nothing: null };
	await draft(id, { body });
	expect((await listDrafts(db, id))[0]?.body).toEqual(body);

	await expect(draft(id, { seen: 1, body: { body: "я".repeat(300_000) } })).rejects.toThrow();
	expect(await titles(id)).toEqual([["\ud83d", 1]]);
});

test("a draft stays when its writer's account is gone, without a name", async () => {
	const { id } = await makeDocument();
	const gone = await makeUser(db, { name: "Gone" });
	await draft(id, { editorId: gone.id });
	await db.delete(users).where(eq(users.id, gone.id));
	expect(await listDrafts(db, id)).toMatchObject([{ editorId: null, editorName: null, body: { title: "Draft" } }]);
});
