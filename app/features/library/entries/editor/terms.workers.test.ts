import { expect, test } from "vitest";
import { findMergedInto } from "#app/features/library/glossary/face.server.ts";
import { listDeedsOfSubject } from "#app/features/operations/audit/list-audit-entries.server.ts";
import { db } from "#tests/database.ts";
import { create, edited, now, openEditor, publish, termWords, write } from "#tests/library/edited-entry.ts";
import { findEntry } from "../entries.repository.server";
import { languageStates } from "./edited-entry.server";
import { restore, retire } from "./end-entry.server";
import { mergeEntries } from "./merge-entries.server";
import { moveEntry } from "./move-entry.server";
import { revertToVersion } from "./take-back.server";

const { deed, other } = await openEditor();

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
	expect(await restore(db, { entryId: id, ...deed })).toEqual({
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
	expect(await publish(id, { needsSecondPerson: true, by: other })).toEqual({ ok: true });
	expect(await listDeedsOfSubject(db, { kind: "document", id }, { now, limit: 1 })).toMatchObject([
		{ deed: "library.approve", actorName: "Amara" },
	]);
});

test("two terms become one: names move, and the address of the first leads to the other", async () => {
	const gone = await create("term", "finder", termWords("Finder", ["bird dog"]));
	const stays = await create("term", "scout", termWords("Scout", []));
	await publish(gone);
	await publish(stays);
	expect(
		await mergeEntries(db, { entryId: gone, into: "nobody", note: "", needsSecondPerson: false, ...deed }),
	).toEqual({
		ok: false,
		reason: "unknownTerm",
	});
	expect(
		await mergeEntries(db, { entryId: gone, into: "finder", note: "", needsSecondPerson: false, ...deed }),
	).toEqual({
		ok: false,
		reason: "unknownTerm",
	});

	expect(
		await mergeEntries(db, { entryId: gone, into: "scout", note: "Merged", needsSecondPerson: false, ...deed }),
	).toEqual({
		ok: true,
		id: stays,
		waits: false,
	});
	expect((await findEntry(db, "term", "scout", "en"))[0]?.words.aliases).toEqual(["Finder", "bird dog"]);
	expect(await findEntry(db, "term", "finder", "en")).toEqual([]);
	expect(await findMergedInto(db, "finder")).toEqual([{ slug: "scout" }]);
	expect(await mergeEntries(db, { entryId: gone, into: "scout", note: "", needsSecondPerson: false, ...deed })).toEqual(
		{
			ok: false,
			reason: "notFound",
		},
	);
	expect(await findMergedInto(db, "scout")).toEqual([]);
});

test("in a language that the term that stays lacks it takes over the words of the other, until both are taken back", async () => {
	const gone = await create("term", "spotter", termWords("Spotter", []));
	const stays = await create("term", "watcher", termWords("Watcher", []));
	await write(gone, { de: termWords("Späher", ["Kundschafter"]) });
	for (const id of [gone, stays]) await publish(id);
	await mergeEntries(db, { entryId: gone, into: "watcher", note: "Merged", needsSecondPerson: false, ...deed });

	const german = async (slug: string) => (await findEntry(db, "term", slug, "de"))[0];
	expect(await german("watcher")).toMatchObject({ title: "Späher", words: { aliases: ["Kundschafter"] } });
	expect((await findEntry(db, "term", "watcher", "en"))[0]?.words.aliases).toEqual(["Spotter"]);
	const states = languageStates(await edited(stays));
	expect(states.find(({ language }) => language === "de")).toMatchObject({ isPublished: true, isOlder: true });
	const third = await create("term", "scouting", termWords("Scouting", []));
	await write(third, { de: termWords("Kundschafter", []) });
	expect(await publish(third)).toMatchObject({
		ok: false,
		problems: { de: { title: { values: { other: "Watcher" } } } },
	});

	await revertToVersion(db, { entryId: stays, versionNumber: 1, note: "", needsSecondPerson: false, ...deed });
	expect(await restore(db, { entryId: gone, ...deed })).toEqual({ ok: true });
	expect(await german("watcher")).toMatchObject({ title: "Watcher", inEnglish: true });
	expect(await german("spotter")).toMatchObject({ title: "Späher", inEnglish: false });
});

test("where a second person approves, a merge waits until somebody else publishes it", async () => {
	const gone = await create("term", "runner", termWords("Runner", []));
	const stays = await create("term", "courier", termWords("Courier", []));
	await publish(gone);
	await publish(stays);
	const ask = { entryId: gone, into: "courier", note: "Merged", needsSecondPerson: true, ...deed };
	expect(await mergeEntries(db, ask)).toEqual({ ok: true, id: stays, waits: true });
	expect((await findEntry(db, "term", "runner", "en"))[0]?.title).toBe("Runner");
	expect((await findEntry(db, "term", "courier", "en"))[0]?.words.aliases).toEqual([]);

	const languages = ["en"];
	expect(await publish(gone, { languages, needsSecondPerson: true })).toEqual({ ok: false, reason: "ownDraft" });
	expect(await publish(gone, { languages, needsSecondPerson: true, by: other })).toEqual({
		ok: true,
		mergedInto: stays,
	});
	expect((await findEntry(db, "term", "courier", "en"))[0]?.words.aliases).toEqual(["Runner"]);
	expect(await findMergedInto(db, "runner")).toEqual([{ slug: "courier" }]);
	expect((await edited(gone)).drafts).toEqual({});
});

test("where a second person approves, nobody publishes their own version of a term again", async () => {
	const id = await create("term", "taken-back-term", termWords("First", []));
	await publish(id);
	await write(id, { en: termWords("Second", []) });
	await publish(id, { by: other });
	const back = { entryId: id, versionNumber: 1, note: "", needsSecondPerson: true, ...deed };
	expect(await revertToVersion(db, back)).toEqual({ ok: false, reason: "ownVersion" });
	expect((await findEntry(db, "term", "taken-back-term", "en"))[0]?.title).toBe("Second");
	expect(await revertToVersion(db, { ...back, by: other })).toEqual({ ok: true });
	expect((await findEntry(db, "term", "taken-back-term", "en"))[0]?.title).toBe("First");
});

test("terms stand by the alphabet and are not moved", async () => {
	const id = await create("term", "immovable", termWords("Immovable", []));
	await publish(id);
	const before = (await edited(id)).document.publishedVersionId;
	const outcome = await moveEntry(db, { entryId: id, direction: "up", note: "Moved", ...deed });
	expect(outcome).toEqual({ ok: false, reason: "notFound" });
	expect((await edited(id)).document.publishedVersionId).toBe(before);
});
