import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { ENTRY_KINDS } from "#app/entry-kinds.server.ts";
import { storedPart } from "#app/features/library/versioned-content/part.ts";
import { SEARCHABLES } from "#app/searchables.server.ts";
import type { JsonObject } from "#app/shared/json.ts";
import { glossaryAliases, libraryEntries, libraryTranslations } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { MADE_AT, makeCourse } from "#tests/factories.ts";
import { addVersionOf, makeDocument, stateOf } from "#tests/library/documents.ts";
import { entryParts } from "./entry-parts.server";
import { getKind } from "./kinds/entry-kinds";
import { restoreEntry, retireEntry, writeMergedInto } from "./projection.repository.server";
import { publishEntry } from "./publish-entry.server";

const later = new Date(MADE_AT.getTime() + 86_400_000);
const help = { category: "start", routes: ["/"], reviewed: "2026-11-20", related: [], lessons: [], position: 10 };
const words = { title: "Begin", summary: "How.", body: "## One", keywords: ["start"] };

async function version(
	{ id, kind, key }: Awaited<ReturnType<typeof makeDocument>>,
	facts: JsonObject,
	translations: Record<string, JsonObject | undefined>,
) {
	const parts = entryParts(getKind(ENTRY_KINDS, kind), { key, facts, translations }).map(storedPart);
	return addVersionOf(id, parts);
}
const publish = (versionId: string, given: Partial<Parameters<typeof publishEntry>[1]> = {}) =>
	publishEntry(db, { versionId, searchables: SEARCHABLES, kinds: ENTRY_KINDS, now: MADE_AT, ...given });
const entryOf = async (id: number) =>
	(await db.select().from(libraryEntries).where(eq(libraryEntries.documentId, id)))[0];
const translationsOf = (id: number) =>
	db
		.select()
		.from(libraryTranslations)
		.where(eq(libraryTranslations.documentId, id))
		.orderBy(libraryTranslations.language);

test("readers see the facts and words of a version, Markdown as HTML, and what is of its kind alone apart", async () => {
	const document = await makeDocument();
	await publish(await version(document, help, { en: words, zh: { title: "开始", summary: "" } }));

	expect(await entryOf(document.id)).toMatchObject({
		kind: "help",
		slug: document.key,
		section: "help-start",
		position: 10,
		access: "public",
		courseId: null,
		reviewedOn: "2026-11-20",
		details: help,
		publishedAt: MADE_AT,
		retiredAt: null,
	});
	expect(await translationsOf(document.id)).toMatchObject([
		{ language: "en", title: "Begin", summary: "How.", words: { keywords: ["start"] } },
		{ language: "zh", title: "开始", summary: "", body: "", bodyHtml: "", words: {} },
	]);
	expect((await translationsOf(document.id))[0]?.bodyHtml).toContain("<h2");
});

test("a version that is out already is not published again, unless its day is to be asked once more", async () => {
	const document = await makeDocument();
	const versionId = await version(document, help, { en: words });
	expect(await publish(versionId)).toEqual({ ok: true, changed: true });
	expect(await publish(versionId, { now: later })).toEqual({ ok: true, changed: false });
	expect((await entryOf(document.id))?.changedAt).toEqual(MADE_AT);
	expect(await publish(versionId, { now: later, again: true })).toEqual({ ok: true, changed: true });
	expect((await entryOf(document.id))?.changedAt).toEqual(later);
});

test("the day of the first publication stays, that of the last change moves on, and a language that is gone has gone", async () => {
	const document = await makeDocument();
	await publish(await version(document, help, { en: words, de: { title: "Anfangen", summary: "Wie." } }));
	await publish(await version(document, { ...help, position: 20 }, { en: words }), { now: later });
	expect(await entryOf(document.id)).toMatchObject({ position: 20, publishedAt: MADE_AT, changedAt: later });
	expect((await translationsOf(document.id)).map(({ language }) => language)).toEqual(["en"]);
});

test("there is no version that there is not", async () => {
	expect(await publish("no-such-version")).toEqual({ ok: false, reason: "notFound" });
	expect(await publish("")).toEqual({ ok: false, reason: "notFound" });
});

test("of five who publish their versions at once those who come second are told, and readers see one whole version", async () => {
	const document = await makeDocument();
	const versions: string[] = [];
	for (let at = 0; at < 5; at += 1) {
		versions.push(await version(document, { ...help, position: at }, { en: { ...words, title: `Title ${at}` } }));
	}
	const outcomes = await Promise.all(versions.map((versionId) => publish(versionId)));
	expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
	expect(outcomes.filter(({ ok }) => !ok)).toEqual(Array(4).fill({ ok: false, reason: "changedMeanwhile" }));

	const entry = await entryOf(document.id);
	const [english] = await translationsOf(document.id);
	expect(english?.title).toBe(`Title ${entry?.position}`);
	expect((await stateOf(document.id)).publishedVersionId).toBe(versions[entry?.position ?? -1]);
});

test("five who publish the same version at once all hear that it is out, and one has done it", async () => {
	const versionId = await version(await makeDocument(), help, { en: words });
	const outcomes = await Promise.all(Array.from({ length: 5 }, () => publish(versionId)));
	expect(outcomes.every(({ ok }) => ok)).toBe(true);
	expect(outcomes.filter((outcome) => outcome.ok && outcome.changed)).toHaveLength(1);
});

test("a write beside the switch that fails takes the switch with it, first or last", async () => {
	const document = await makeDocument();
	const versionId = await version(document, help, { en: words });
	const taken = await makeDocument();
	await publish(await version(taken, help, { en: words }));
	const failing = db.update(libraryEntries).set({ slug: taken.key }).where(eq(libraryEntries.documentId, document.id));
	expect(await publish(versionId, { alongside: [failing] })).toEqual({ ok: false, reason: "slugTaken" });
	expect(await entryOf(document.id)).toBeUndefined();
	expect((await stateOf(document.id)).publishedVersionId).toBeNull();
});

test("a resource is opened by its course, and by none where there is no such course", async () => {
	const { course } = await makeCourse(db);
	const [known, unknown] = [await makeDocument({ kind: "resource" }), await makeDocument({ kind: "resource" })];
	const facts = { kind: "article", topic: "law", countries: ["anywhere"], access: "entitled", reviewed: "2026-11-20" };
	await publish(await version(known, { ...facts, course: course.slug }, { en: words }));
	await publish(await version(unknown, { ...facts, course: "not-there" }, { en: words }));
	expect(await entryOf(known.id)).toMatchObject({ access: "entitled", courseId: course.id });
	// An entry whose course is unknown stays closed to everybody.
	expect(await entryOf(unknown.id)).toMatchObject({ access: "entitled", courseId: null });
});

test("a legal page shows the version in force, and notes which one that is", async () => {
	const document = await makeDocument({ kind: "legal" });
	const legal = (effective: string, title: string) =>
		version(document, { effective, position: 1 }, { en: { title, summary: "s", body: "b" } });
	await publish(await legal("2026-01-01", "In force"));
	const next = await legal("2026-12-01", "From December");
	expect(await publish(next)).toEqual({ ok: true, changed: true });
	expect((await stateOf(document.id)).publishedVersionId).toBe(next);
	expect(await entryOf(document.id)).toMatchObject({ reviewedOn: "2026-01-01", details: { version: 1 } });
	expect((await translationsOf(document.id))[0]?.title).toBe("In force");

	await publish(next, { again: true, now: new Date("2026-12-01T00:00:00Z") });
	expect(await entryOf(document.id)).toMatchObject({ reviewedOn: "2026-12-01", details: { version: 2 } });
	expect((await translationsOf(document.id))[0]?.title).toBe("From December");
});

const term = (title: string, aliases: string[]) => ({ title, short: "s", aliases, body: "" });
const termFacts = { countries: ["anywhere"], related: [], lessons: [], link: "first", reviewed: "2026-11-20" };
const namesOf = async (id: number) =>
	(await db.select().from(glossaryAliases).where(eq(glossaryAliases.documentId, id)))
		.map(({ language, folded }) => `${language}: ${folded}`)
		.sort();

test("the names of a term are those of its version in each language, no others and no longer", async () => {
	const document = await makeDocument({ kind: "term" });
	await publish(
		await version(document, termFacts, { en: term("Lien", ["Charge", "CHARGE"]), ru: term("Залог", ["обременение"]) }),
	);
	expect(await namesOf(document.id)).toEqual(["en: charge", "en: lien", "ru: залог", "ru: обременение"]);
	await publish(await version(document, termFacts, { en: term("Lien", []) }));
	expect(await namesOf(document.id)).toEqual(["en: lien"]);
});

test("a name that another term has is refused in its language and accepted in another, in any writing", async () => {
	const [first, second] = [await makeDocument({ kind: "term" }), await makeDocument({ kind: "term" })];
	await publish(await version(first, termFacts, { en: term("Easement", ["Right of Way"]) }));
	const taken = await version(second, termFacts, { en: term("Passage", ["right  OF way"]) });
	expect(await publish(taken)).toEqual({ ok: false, reason: "aliasTaken" });
	expect(await entryOf(second.id)).toBeUndefined();
	const elsewhere = await version(second, termFacts, { en: term("Passage", []), de: term("Right of way", []) });
	expect(await publish(elsewhere)).toEqual({ ok: true, changed: true });
});

test("an entry that is retired keeps its row and gives its names back; it is retired once and comes back once", async () => {
	const document = await makeDocument({ kind: "term" });
	await publish(await version(document, termFacts, { en: term("Escheat", []) }));
	for (const write of retireEntry(db, { documentId: document.id, kinds: ENTRY_KINDS, now: later })) await write;
	for (const write of retireEntry(db, {
		documentId: document.id,
		kinds: ENTRY_KINDS,
		now: new Date(later.getTime() + 1),
	}))
		await write;
	expect(await entryOf(document.id)).toMatchObject({ retiredAt: later, slug: document.key });
	expect(await namesOf(document.id)).toEqual([]);

	await writeMergedInto(db, document.id, "another");
	expect((await entryOf(document.id))?.details).toMatchObject({ mergedInto: "another", link: "first" });
	await restoreEntry(db, { documentId: document.id, kinds: ENTRY_KINDS, now: later });
	expect(await entryOf(document.id)).toMatchObject({ retiredAt: null, details: termFacts });
	await restoreEntry(db, { documentId: document.id, kinds: ENTRY_KINDS, now: new Date(later.getTime() + 5) });
	expect((await entryOf(document.id))?.changedAt).toEqual(later);
});

test("a new version of an entry that has left brings it back under the number that it had", async () => {
	const document = await makeDocument();
	await publish(await version(document, help, { en: words }));
	for (const write of retireEntry(db, { documentId: document.id, kinds: ENTRY_KINDS, now: MADE_AT })) await write;
	await publish(await version(document, help, { en: { ...words, title: "Back" } }), { now: later });
	expect(await entryOf(document.id)).toMatchObject({ documentId: document.id, retiredAt: null });
	expect((await translationsOf(document.id))[0]?.title).toBe("Back");
});

test("odd words are read as they were written", async () => {
	const document = await makeDocument();
	const odd = {
		title: "🏚️ \"quoted\" 'single' \\ 中文",
		summary: "a\nb\tc",
		body: "{{x}} <b>",
		keywords: ["\u202eabc", "ё"],
	};
	await publish(await version(document, help, { en: odd }));
	const [english] = await translationsOf(document.id);
	expect(english).toMatchObject({
		title: odd.title,
		summary: odd.summary,
		body: odd.body,
		words: { keywords: odd.keywords },
	});
	expect(english?.bodyHtml).not.toContain("<b>");
});
