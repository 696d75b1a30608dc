import { expect, test } from "vitest";
import { db } from "../../../../tests/database";
import { makeCourse, makeUser } from "../../../../tests/factories";
import { listDeedsTo } from "../../audit/list-audit-entries.server";
import { FACTS } from "../../documents/part";
import { findEntry, findMergedInto } from "../entries.repository.server";
import { shipEntry } from "../ship-entry.server";
import { createEntry } from "./create-entry.server";
import { type EditedEntry, englishHash, findEditedEntry, languageStates } from "./edited-entry.server";
import { bringBack, discardDraft, retire } from "./end-entry.server";
import { listEntryVersions } from "./history/entry-versions.server";
import { mergeTerms } from "./merge-terms.server";
import { moveEntry } from "./move-entry.server";
import { publishDrafts } from "./publish-drafts.server";
import { saveDraft } from "./save-draft.server";
import { takeBack } from "./take-back.server";

const now = new Date("2026-11-22T10:00:00Z");
const author = await makeUser(db, { role: "admin", name: "Ruth" });
const other = await makeUser(db, { role: "admin", name: "Amara" });
const deed = { by: author.id, requestId: "r", now };

const facts = { category: "start", routes: ["/"], reviewed: "2026-11-20", related: [], lessons: [] };
const english = { title: "Begin", summary: "How to begin.", keywords: [], body: "Do it." };
const termFacts = { countries: ["anywhere"], link: "first", reviewed: "2026-11-20", related: [], lessons: [] };
const termWords = (title: string, aliases: string[]) => ({ title, short: `What ${title} is.`, aliases, body: "Text." });

await shipEntry(db, {
	entry: {
		kind: "section",
		key: "help-start",
		facts: { of: "help", icon: "compass", position: 10 },
		translations: { en: { title: "Start", summary: "" } },
	},
	sourceHash: "section",
	now,
});

async function edited(id: number): Promise<EditedEntry> {
	const entry = await findEditedEntry(db, id);
	if (!entry) throw new Error(`There is no entry ${id}`);
	return entry;
}

async function create(
	kind: "help" | "term",
	key: string,
	words: Record<string, unknown> = english,
	given = kind === "term" ? termFacts : facts,
) {
	const made = await createEntry(db, { kind, key, facts: given, words, editorId: author.id, now });
	if (!made.ok) throw new Error("taken");
	return made.id;
}

async function publish(id: number, given: Partial<Parameters<typeof publishDrafts>[1]> = {}) {
	const { drafts } = await edited(id);
	const seen = Object.fromEntries(Object.entries(drafts).map(([language, draft]) => [language, draft?.revision ?? 0]));
	const languages = Object.keys(drafts).filter((language) => language !== FACTS);
	return publishDrafts(db, { entryId: id, languages, seen, note: "", needsSecondPerson: false, ...deed, ...given });
}

async function write(id: number, parts: Record<string, Record<string, unknown>>, by = author.id) {
	const entry = await edited(id);
	const seen = Object.fromEntries(
		Object.keys(parts).map((language) => [language, entry.drafts[language]?.revision ?? 0]),
	);
	return saveDraft(db, { entry, parts, seen, source: englishHash(entry), editorId: by, now });
}

const titleOf = async (key: string, language: "en" | "de" = "en") =>
	(await findEntry(db, "help", key, language))[0]?.title;

test("an entry is written, translated and published, and readers see none of it before", async () => {
	const id = await create("help", "begin");
	expect(await titleOf("begin")).toBeUndefined();
	await write(id, { de: { title: "Anfangen", summary: "Wie man anfängt." } });

	expect(await publish(id, { note: "The first" })).toEqual({ ok: true });
	expect([await titleOf("begin"), await titleOf("begin", "de")]).toEqual(["Begin", "Anfangen"]);
	const entry = await edited(id);
	expect(entry.drafts).toEqual({});
	expect(entry.listed).toMatchObject({ section: "help-start", position: 10, retiredAt: null });
	expect(await listEntryVersions(db, id)).toMatchObject([{ number: 1, note: "The first", authorName: "Ruth" }]);
	expect(await listDeedsTo(db, { kind: "document", id }, { now, limit: 5 })).toMatchObject([
		{ deed: "library.publish", after: { entry: "help/begin", languages: "de en" } },
	]);
});

test("a name that another entry of the kind has is refused, of ten who take it at once one has it", async () => {
	const input = { kind: "help" as const, key: "raced", facts, words: english, editorId: author.id, now };
	const outcomes = await Promise.all(Array.from({ length: 10 }, () => createEntry(db, input)));
	const made = outcomes.filter((outcome) => outcome.ok);
	expect(made).toHaveLength(1);
	expect(outcomes.filter(({ ok }) => !ok)).toEqual(Array(9).fill({ ok: false, reason: "slugTaken", id: made[0]?.id }));
});

test("of two who write one draft the second is told and gets what the first has written", async () => {
	const id = await create("help", "two-writers");
	const entry = await edited(id);
	const as = (who: number, title: string) =>
		saveDraft(db, { entry, parts: { en: { ...english, title } }, seen: { en: 1 }, source: null, editorId: who, now });
	const outcomes = await Promise.all([as(author.id, "Mine"), as(other.id, "Theirs"), as(other.id, "Third")]);

	expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
	const refused = outcomes.filter((outcome) => !outcome.ok);
	const kept = (await edited(id)).drafts.en;
	expect(kept?.revision).toBe(2);
	expect(refused.map((outcome) => !outcome.ok && outcome.entry.drafts.en?.body.title)).toEqual(
		Array(2).fill(kept?.body.title),
	);
});

test("facts and English words are kept together or not at all", async () => {
	const id = await create("help", "together");
	const entry = await edited(id);
	await write(id, { en: { ...english, title: "Changed by somebody" } });
	const parts = { [FACTS]: { ...facts, category: "other" }, en: { ...english, title: "Late" } };
	const saved = await saveDraft(db, {
		entry,
		parts,
		seen: { [FACTS]: 1, en: 1 },
		source: null,
		editorId: other.id,
		now,
	});

	expect(saved).toMatchObject({ ok: false, reason: "changedMeanwhile" });
	expect((await edited(id)).drafts[FACTS]).toMatchObject({ revision: 1, body: { category: "start" } });
});

test("a draft that was published or discarded meanwhile is not written over", async () => {
	const id = await create("help", "gone-meanwhile");
	const entry = await edited(id);
	expect(await publish(id)).toEqual({ ok: true });
	const saved = await saveDraft(db, {
		entry,
		parts: { en: { ...english, title: "Late" } },
		seen: { en: 1 },
		source: null,
		editorId: other.id,
		now,
	});

	expect(saved).toMatchObject({ ok: false, reason: "changedMeanwhile" });
	expect((await edited(id)).drafts).toEqual({});
});

test("what is there already makes no draft and no new writer", async () => {
	const id = await create("help", "unchanged");
	expect(await write(id, { [FACTS]: facts, en: english }, other.id)).toEqual({ ok: true, changed: false });
	await publish(id);
	expect(await write(id, { [FACTS]: facts, en: english }, other.id)).toEqual({ ok: true, changed: false });
	expect((await edited(id)).drafts).toEqual({});
});

test("a draft that is not right is kept, and refused when it is to be published, with the fields that are to mend", async () => {
	const { course } = await makeCourse(db);
	const id = await create("help", "wrong", { ...english, title: "" });
	await write(id, {
		[FACTS]: {
			...{ ...facts, category: "nowhere", related: ["begin", "not-there"], lessons: [`${course.slug}/not-there`] },
			routes: ["/courses/:courseId", "/admin/settings", "/courses/:courseId/not-there"],
		},
		de: { title: "Nur der Titel" },
	});

	expect(await publish(id)).toEqual({
		ok: false,
		reason: "invalid",
		problems: {
			en: {
				title: { key: "errors.empty" },
				category: { key: "errors.sectionUnknown", values: { name: "help-nowhere" } },
				related: { key: "errors.relatedUnknown", values: { name: "not-there" } },
				routes: { key: "errors.routeUnknown", values: { name: "/courses/:courseId/not-there" } },
				lessons: { key: "errors.lessonUnknown", values: { name: `${course.slug}/not-there` } },
			},
			de: { summary: { key: "errors.empty" } },
		},
	});
	expect(await listEntryVersions(db, id)).toEqual([]);
	expect((await edited(id)).drafts.en?.body.title).toBe("");
});

test("lessons and related entries that are there are accepted", async () => {
	await publish(await create("help", "friend"));
	const { course, lessons } = await makeCourse(db, { modules: [[{}]] });
	const id = await create("help", "referring", english, {
		...facts,
		related: ["friend"] as never,
		lessons: [`${course.slug}/${lessons[0]?.key}`] as never,
	});
	expect(await publish(id)).toEqual({ ok: true });
});

test("only the languages that are chosen are published, English first", async () => {
	const id = await create("help", "by-language");
	await write(id, { de: { title: "Deutsch", summary: "Worum es geht." } });
	expect(await publish(id, { languages: ["de"] })).toEqual({ ok: false, reason: "englishMissing" });
	expect(await publish(id, { languages: ["fr"] })).toEqual({ ok: false, reason: "nothingChosen" });
	expect(await publish(id, { languages: ["en"] })).toEqual({ ok: true });
	expect([await titleOf("by-language", "de"), Object.keys((await edited(id)).drafts)]).toEqual(["Begin", ["de"]]);
	expect(await publish(id, { languages: ["de"] })).toEqual({ ok: true });
	expect(await titleOf("by-language", "de")).toBe("Deutsch");
});

test("a draft that has gone on since it was seen is not published; of those who publish at once one does", async () => {
	const id = await create("help", "publish-raced");
	expect(await publish(id, { seen: { [FACTS]: 1, en: 7 } })).toEqual({ ok: false, reason: "changedMeanwhile" });
	const outcomes = await Promise.all(Array.from({ length: 6 }, () => publish(id, { seen: { [FACTS]: 1, en: 1 } })));

	expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
	expect(await listEntryVersions(db, id)).toHaveLength(1);
	expect(await listDeedsTo(db, { kind: "document", id }, { now, limit: 9 })).toHaveLength(1);
	expect((await edited(id)).drafts).toEqual({});
});

test("a translation is older once the English has changed, and catches up when it is saved beside it", async () => {
	const id = await create("help", "older");
	const german = { title: "Älter", summary: "Worum es geht." };
	await write(id, { de: german });
	await publish(id);
	const isOlder = async () => languageStates(await edited(id)).find(({ language }) => language === "de")?.isOlder;
	expect(await isOlder()).toBe(false);

	await write(id, { en: { ...english, body: "Do it otherwise." } });
	await publish(id);
	expect(await isOlder()).toBe(true);

	expect(await write(id, { de: german })).toEqual({ ok: true, changed: true });
	expect(await isOlder()).toBe(false);
	expect(await publish(id)).toEqual({ ok: true });
	expect([await isOlder(), (await edited(id)).drafts]).toEqual([false, {}]);
});

test("a translation that ships is as old as the English that shipped with it", async () => {
	const ship = (words: Record<string, unknown>, sourceHash: string) =>
		shipEntry(db, {
			entry: {
				kind: "help",
				key: "shipped",
				facts: { ...facts, position: 0 },
				translations: { en: words, fr: { title: "F", summary: "f", body: "" } },
			},
			sourceHash,
			now,
		});
	await ship({ ...english }, "one");
	const id = (await findEntry(db, "help", "shipped", "en"))[0]?.id ?? 0;
	const french = async () => languageStates(await edited(id)).find(({ language }) => language === "fr")?.isOlder;
	expect(await french()).toBe(false);
	await ship({ ...english, title: "New edition" }, "two");
	expect(await french()).toBe(true);
});

test("an older version is published again as the newest, and drafts stay", async () => {
	const id = await create("help", "taken-back");
	await publish(id);
	await write(id, { en: { ...english, title: "Second" } });
	await publish(id);
	await write(id, { en: { ...english, title: "Third, a draft" } });

	expect(await takeBack(db, { entryId: id, versionNumber: 1, note: "Back", ...deed })).toEqual({ ok: true });
	expect(await titleOf("taken-back")).toBe("Begin");
	expect((await listEntryVersions(db, id)).map(({ number, note }) => [number, note])).toEqual([
		[3, "Back"],
		[2, ""],
		[1, ""],
	]);
	expect((await edited(id)).drafts.en?.body.title).toBe("Third, a draft");
	expect(await takeBack(db, { entryId: id, versionNumber: 9, note: "", ...deed })).toEqual({
		ok: false,
		reason: "notFound",
	});
});

test("an entry is retired and brought back, once each, whoever is in a hurry", async () => {
	const id = await create("help", "retired");
	await publish(id);
	const outcomes = await Promise.all([retire(db, { entryId: id, ...deed }), retire(db, { entryId: id, ...deed })]);
	expect(outcomes.some(({ ok }) => ok)).toBe(true);
	expect(await titleOf("retired")).toBeUndefined();
	expect(await bringBack(db, { entryId: id, ...deed })).toEqual({ ok: true });
	expect(await titleOf("retired")).toBe("Begin");
	const deeds = await listDeedsTo(db, { kind: "document", id }, { now, limit: 9 });
	expect(deeds.map((one) => one.deed).sort()).toEqual(["library.publish", "library.restore", "library.retire"]);
});

test("a draft that is discarded is gone; an entry that was never published goes with its English", async () => {
	const id = await create("help", "discarded");
	expect(await discardDraft(db, { entryId: id, ...deed, language: "en", seen: { en: 5, [FACTS]: 1 } })).toEqual({
		ok: false,
		reason: "changedMeanwhile",
	});
	expect(await discardDraft(db, { entryId: id, ...deed, language: "en", seen: { en: 1, [FACTS]: 1 } })).toEqual({
		ok: true,
		isGone: true,
	});
	expect(await findEditedEntry(db, id)).toBeNull();

	const kept = await create("help", "discarded");
	await publish(kept);
	await write(kept, { en: { ...english, title: "Not yet" } });
	expect(await discardDraft(db, { entryId: kept, ...deed, language: "en", seen: { en: 1 } })).toEqual({
		ok: true,
		isGone: false,
	});
	expect([(await edited(kept)).drafts, await titleOf("discarded")]).toEqual([{}, "Begin"]);
});

test("an entry moves by one place, for readers at once", async () => {
	const move = { ...facts, category: "start" };
	const first = await create("help", "move-1", english, move);
	await publish(first);
	const second = await create("help", "move-2", english, move);
	await publish(second);
	const position = async (id: number) => (await edited(id)).listed?.position ?? 0;
	expect(await position(second)).toBeGreaterThan(await position(first));
	expect(await moveEntry(db, { entryId: second, direction: "up", note: "Moved", ...deed })).toEqual({ ok: true });
	expect(await position(second)).toBeLessThan(await position(first));
	expect((await listEntryVersions(db, second))[0]).toMatchObject({ number: 2, note: "Moved" });
});

test("a name belongs to one term in a language, and who wants it is told whose it is", async () => {
	const id = await create("term", "escrow", termWords("Escrow", ["escrow account"]));
	expect(await publish(id)).toEqual({ ok: true });
	const second = await create("term", "trust", termWords("Trust", ["ESCROW  Account"]));
	const taken = { key: "errors.nameTaken", values: { name: "escrow account", other: "Escrow" } };
	expect(await publish(second)).toEqual({ ok: false, reason: "invalid", problems: { en: { aliases: taken } } });

	await write(second, { en: termWords("Trust", ["trust account"]), de: termWords("Escrow account", []) });
	expect(await publish(second)).toEqual({ ok: true });

	await retire(db, { entryId: id, ...deed });
	await write(second, { en: termWords("Trust", ["escrow account"]) });
	expect(await publish(second)).toEqual({ ok: true });
	expect(await bringBack(db, { entryId: id, ...deed })).toEqual({
		ok: false,
		reason: "nameTaken",
		name: "escrow account",
		other: "Trust",
	});
	expect(await findEntry(db, "term", "escrow", "en")).toEqual([]);
});

test("of two terms that take one name at once one has it", async () => {
	const ids = [
		await create("term", "race-a", termWords("Race A", ["shared name"])),
		await create("term", "race-b", termWords("Race B", ["shared name"])),
	];
	const outcomes = await Promise.all(ids.map((id) => publish(id)));
	expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
	expect(outcomes.find(({ ok }) => !ok)).toMatchObject({
		reason: "invalid",
		problems: { en: { aliases: { key: "errors.nameTaken" } } },
	});
});

test("where a second person approves, the writer does not publish a term", async () => {
	const id = await create("term", "approved", termWords("Approved", []));
	expect(await publish(id, { needsSecondPerson: true })).toEqual({ ok: false, reason: "ownDraft" });
	expect(await publish(id, { needsSecondPerson: true, by: other.id })).toEqual({ ok: true });
	expect(await listDeedsTo(db, { kind: "document", id }, { now, limit: 1 })).toMatchObject([
		{ deed: "library.approve", actorName: "Amara" },
	]);
});

test("two terms become one: names move, and the address of the first leads to the other", async () => {
	const gone = await create("term", "finder", termWords("Finder", ["bird dog"]));
	const stays = await create("term", "scout", termWords("Scout", []));
	await publish(gone);
	await publish(stays);
	expect(await mergeTerms(db, { entryId: gone, into: "nobody", note: "", ...deed })).toEqual({
		ok: false,
		reason: "unknownTerm",
	});
	expect(await mergeTerms(db, { entryId: gone, into: "finder", note: "", ...deed })).toEqual({
		ok: false,
		reason: "unknownTerm",
	});

	expect(await mergeTerms(db, { entryId: gone, into: "scout", note: "Merged", ...deed })).toEqual({
		ok: true,
		id: stays,
	});
	expect((await findEntry(db, "term", "scout", "en"))[0]?.words.aliases).toEqual(["Finder", "bird dog"]);
	expect(await findEntry(db, "term", "finder", "en")).toEqual([]);
	expect(await findMergedInto(db, "finder")).toEqual([{ slug: "scout" }]);
	expect(await mergeTerms(db, { entryId: gone, into: "scout", note: "", ...deed })).toEqual({
		ok: false,
		reason: "notFound",
	});
	expect(await findMergedInto(db, "scout")).toEqual([]);
});
