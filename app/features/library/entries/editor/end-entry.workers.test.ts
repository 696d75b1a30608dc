import { expect, test } from "vitest";
import { ENTRY_KINDS } from "#app/entry-kinds.server.ts";
import { FACTS_LANGUAGE } from "#app/features/library/versioned-content/part.ts";
import { listDeedsOfSubject } from "#app/features/operations/audit/list-audit-entries.server.ts";
import { db } from "#tests/database.ts";
import {
	create,
	edited,
	english,
	facts,
	now,
	openEditor,
	publish,
	titleOf,
	write,
} from "#tests/library/edited-entry.ts";
import { kindNamed } from "#tests/library/kinds.ts";
import { restoreEntry, retireEntry } from "../projection.repository.server";
import { createEntry } from "./create-entry.server";
import { findEditedEntry } from "./edited-entry.server";
import { discardDraft, restore, retire } from "./end-entry.server";
import { listEntryVersions } from "./history/entry-versions.server";
import { moveEntry } from "./move-entry.server";
import { revertToVersion } from "./take-back.server";

const { deed } = await openEditor();

test("an older version is published again as the newest, and drafts stay", async () => {
	const id = await create("help", "taken-back");
	await publish(id);
	await write(id, { en: { ...english, title: "Second" } });
	await publish(id);
	await write(id, { en: { ...english, title: "Third, a draft" } });

	expect(
		await revertToVersion(db, { entryId: id, versionNumber: 1, note: "Back", needsSecondPerson: true, ...deed }),
	).toEqual({ ok: true });
	expect(await titleOf("taken-back")).toBe("Begin");
	expect((await listEntryVersions(db, id)).map(({ number, note }) => [number, note])).toEqual([
		[3, "Back"],
		[2, ""],
		[1, ""],
	]);
	expect((await edited(id)).drafts.en?.body.title).toBe("Third, a draft");
	expect(
		await revertToVersion(db, { entryId: id, versionNumber: 9, note: "", needsSecondPerson: false, ...deed }),
	).toEqual({
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
	expect(await restore(db, { entryId: id, ...deed })).toEqual({ ok: true });
	expect(await titleOf("retired")).toBe("Begin");
	const deeds = await listDeedsOfSubject(db, { kind: "document", id }, { now, limit: 9 });
	expect(deeds.map((one) => one.deed).sort()).toEqual(["library.publish", "library.restore", "library.retire"]);
});

test("a draft that is discarded is gone; an entry that was never published goes with its English", async () => {
	const id = await create("help", "discarded");
	expect(
		await discardDraft(db, { entryId: id, ...deed, language: "en", seen: { en: 5, [FACTS_LANGUAGE]: 1 } }),
	).toEqual({
		ok: false,
		reason: "changedMeanwhile",
	});
	expect(
		await discardDraft(db, { entryId: id, ...deed, language: "en", seen: { en: 1, [FACTS_LANGUAGE]: 1 } }),
	).toEqual({
		ok: true,
		isGone: true,
	});
	expect(await findEditedEntry(db, ENTRY_KINDS, id)).toBeNull();

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

test("a section leaves only when nothing stands in it, and what stood in it comes back only with it", async () => {
	const section = await createEntry(db, {
		kind: kindNamed("section"),
		key: "help-closing",
		facts: { of: "help", icon: "map" },
		words: { title: "Closing", summary: "" },
		editorId: deed.by,
		now,
	});
	if (!section.ok) throw new Error(section.reason);
	expect(await publish(section.id)).toEqual({ ok: true });
	const id = await create("help", "in-closing", english, { ...facts, category: "closing" });
	expect(await publish(id)).toEqual({ ok: true });

	const ask = () => retire(db, { entryId: section.id, ...deed });
	expect(await ask()).toEqual({ ok: false, reason: "sectionInUse", count: 1 });
	expect((await edited(section.id)).listed?.retiredAt).toBe(null);

	expect(await retire(db, { entryId: id, ...deed })).toEqual({ ok: true });
	expect(await ask()).toEqual({ ok: true });
	expect(await restore(db, { entryId: id, ...deed })).toEqual({ ok: false, reason: "sectionRetired" });
	expect(await restore(db, { entryId: section.id, ...deed })).toEqual({ ok: true });
	expect(await restore(db, { entryId: id, ...deed })).toEqual({ ok: true });
});

test("the write itself leaves a section in which something stands where it is", async () => {
	const section = await createEntry(db, {
		kind: kindNamed("section"),
		key: "help-raced",
		facts: { of: "help", icon: "map" },
		words: { title: "Raced", summary: "" },
		editorId: deed.by,
		now,
	});
	if (!section.ok) throw new Error(section.reason);
	await publish(section.id);
	const id = await create("help", "in-raced", english, { ...facts, category: "raced" });
	await publish(id);
	const [write] = retireEntry(db, { documentId: section.id, kinds: ENTRY_KINDS, now: now });
	await write;
	expect((await edited(section.id)).listed?.retiredAt).toBe(null);

	// The other way round: an entry of a retired section cannot be restored.
	for (const leaves of [id, section.id]) expect(await retire(db, { entryId: leaves, ...deed })).toEqual({ ok: true });
	await restoreEntry(db, { documentId: id, kinds: ENTRY_KINDS, now: now });
	expect((await edited(id)).listed?.retiredAt).not.toBe(null);
	await restoreEntry(db, { documentId: section.id, kinds: ENTRY_KINDS, now: now });
	await restoreEntry(db, { documentId: id, kinds: ENTRY_KINDS, now: now });
	expect((await edited(id)).listed?.retiredAt).toBe(null);
});
