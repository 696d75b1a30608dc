import { expect, test } from "vitest";
import { listDeedsOfSubject } from "#app/features/operations/audit/list-audit-entries.server.ts";
import { db } from "#tests/database.ts";
import {
	create,
	createPublished,
	edited,
	english,
	facts,
	now,
	openEditor,
	openSection,
	publish,
	termWords,
	titleOf,
	write,
} from "#tests/library/edited-entry.ts";
import { findEntry } from "../entries.repository.server";
import { languageStates } from "./edited-entry.server";
import { retire } from "./end-entry.server";
import { listEntryVersions } from "./history/entry-versions.server";
import { revertToVersion } from "./take-back.server";

const { deed, other } = await openEditor();
const back = (entryId: number, versionNumber: number, given: Partial<Parameters<typeof revertToVersion>[1]> = {}) =>
	revertToVersion(db, { entryId, versionNumber, note: "", needsSecondPerson: false, ...deed, ...given });

test("facts and all languages of a version come back together, and a language that came later goes", async () => {
	const id = await createPublished("help", "all-of-it");
	await write(id, {
		de: { title: "Deutsch", summary: "Worum." },
		en: { ...english, title: "Second", keywords: ["two"] },
	});
	await publish(id);
	expect(await back(id, 1)).toEqual({ ok: true });

	expect((await findEntry(db, "help", "all-of-it", "de"))[0]).toMatchObject({ title: "Begin", inEnglish: true });
	expect(await back(id, 2)).toEqual({ ok: true });
	expect((await findEntry(db, "help", "all-of-it", "de"))[0]).toMatchObject({ title: "Deutsch", inEnglish: false });
	expect((await listEntryVersions(db, id)).map(({ number }) => number)).toEqual([4, 3, 2, 1]);
});

test("it is noted who took which version back, and what readers saw before", async () => {
	const id = await createPublished("help", "noted");
	const { document } = await edited(id);
	await write(id, { en: { ...english, title: "Second" } });
	await publish(id);
	const second = (await edited(id)).document.publishedVersionId;
	await back(id, 1, { by: other, note: "Wrong" });

	const [deedOfIt] = await listDeedsOfSubject(db, { kind: "document", id }, { now, limit: 1 });
	expect(deedOfIt).toMatchObject({
		deed: "library.restore",
		actorName: "Amara",
		before: { version: second },
		after: { takenBack: 1, entry: "help/noted" },
	});
	expect(deedOfIt?.after?.version).not.toBe(document.publishedVersionId);
	expect((await listEntryVersions(db, id))[0]).toMatchObject({ note: "Wrong", authorName: "Amara" });
});

test("the version that readers see already makes no version and no deed", async () => {
	const id = await createPublished("help", "seen-already");
	expect(await back(id, 1)).toEqual({ ok: true });
	expect(await listEntryVersions(db, id)).toHaveLength(1);
	expect(await listDeedsOfSubject(db, { kind: "document", id }, { now, limit: 9 })).toHaveLength(1);
});

test.each([0, -1, 2, 1.5, Number.NaN, 2 ** 53])("there is no version %s", async (number) => {
	const id = (await findEntry(db, "help", "seen-already", "en"))[0]?.id ?? 0;
	expect(await back(id, number)).toEqual({ ok: false, reason: "notFound" });
});

test("nothing is taken back of an entry that is not there, or was never published", async () => {
	const id = await create("help", "only-a-draft");
	expect(await back(id, 1)).toEqual({ ok: false, reason: "notFound" });
	expect(await back(999_999, 1)).toEqual({ ok: false, reason: "notFound" });
});

test("a translation of an older version is told to be older than the English of today", async () => {
	const id = await create("help", "older-again");
	await write(id, { de: { title: "Deutsch", summary: "Worum." } });
	await publish(id);
	await write(id, { en: { ...english, body: "Otherwise." } });
	await publish(id);
	const isOlder = async () => languageStates(await edited(id)).find(({ language }) => language === "de")?.isOlder;
	expect(await isOlder()).toBe(true);
	await back(id, 1);
	expect(await isOlder()).toBe(false);
	await back(id, 2);
	expect(await isOlder()).toBe(true);
});

test("a version whose name another term has by now stays out, and what readers see stays", async () => {
	const id = await createPublished("term", "name-given-away", termWords("Name", ["given away"]));
	await write(id, { en: termWords("Name", []) });
	await publish(id);
	await createPublished("term", "name-taken", termWords("Taken", ["Given  AWAY"]));
	expect(await back(id, 1)).toEqual({ ok: false, reason: "aliasTaken" });
	expect((await findEntry(db, "term", "name-given-away", "en"))[0]?.words.aliases).toEqual([]);
});

test("a version of a section that has left the library stays out, until that is back", async () => {
	const section = await openSection("leaving");
	const id = await createPublished("help", "was-in-leaving", english, { ...facts, category: "leaving" });
	await write(id, { "*": facts });
	await publish(id, { languages: ["en"] });
	expect(await retire(db, { entryId: section, ...deed })).toEqual({ ok: true });

	expect(await back(id, 1)).toEqual({ ok: false, reason: "sectionRetired" });
	expect((await edited(id)).listed?.section).toBe("help-start");
	expect(await titleOf("was-in-leaving")).toBe("Begin");
});

test("an entry that has left comes back with an older version, but not into a section that has left with it", async () => {
	const section = await openSection("left-together");
	const id = await createPublished("help", "left-with-it", english, { ...facts, category: "left-together" });
	await write(id, { en: { ...english, title: "Second" } });
	await publish(id);
	for (const entryId of [id, section]) await retire(db, { entryId, ...deed });
	expect(await back(id, 1)).toEqual({ ok: false, reason: "sectionRetired" });
	expect(await titleOf("left-with-it")).toBeUndefined();
});
