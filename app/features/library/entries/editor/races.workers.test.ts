import { expect, test } from "vitest";
import { ENTRY_KINDS } from "#app/entry-kinds.server.ts";
import { findMergedInto } from "#app/features/library/glossary/face.server.ts";
import { FACTS_LANGUAGE } from "#app/features/library/versioned-content/part.ts";
import { listDeedsOfSubject } from "#app/features/operations/audit/list-audit-entries.server.ts";
import { isConflict } from "#db/conflict.ts";
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
import { findEntry, listEntries } from "../entries.repository.server";
import { requireSection } from "../projection.repository.server";
import { discardDraft, restore, retire } from "./end-entry.server";
import { listEntryVersions } from "./history/entry-versions.server";
import { mergeEntries } from "./merge-entries.server";
import { moveEntry } from "./move-entry.server";
import { revertToVersion } from "./take-back.server";

const { deed, other } = await openEditor();

const isOk = ({ ok }: { ok: boolean }) => ok;
const deedsTo = async (id: number) =>
	(await listDeedsOfSubject(db, { kind: "document", id }, { now, limit: 99 })).map((one) => one.deed).sort();
const back = (entryId: number, versionNumber: number) =>
	revertToVersion(db, { entryId, versionNumber, note: "", needsSecondPerson: false, ...deed });
const merge = (entryId: number, into: string) =>
	mergeEntries(db, { entryId, into, note: "", needsSecondPerson: false, ...deed });

test("who publishes a draft and who goes on writing it: one of the two is told, and no word is lost", async () => {
	const id = await create("help", "publish-or-write");
	const [published, written] = await Promise.all([
		publish(id, { seen: { [FACTS_LANGUAGE]: 1, en: 1 } }),
		write(id, { en: { ...english, title: "Written on" } }, other),
	]);
	expect([published, written].filter(isOk)).toHaveLength(1);
	const drafted = (await edited(id)).drafts.en?.body.title;
	expect([await titleOf("publish-or-write"), drafted]).toEqual(
		published.ok ? ["Begin", undefined] : [undefined, "Written on"],
	);

	// The one that was refused tries again on top of the new state.
	expect(published.ok ? await write(id, { en: { ...english, title: "Again" } }) : await publish(id)).toMatchObject({
		ok: true,
	});
});

test("who publishes a draft and who discards it: one of the two has an effect", async () => {
	const id = await createPublished("help", "publish-or-discard");
	await write(id, { en: { ...english, title: "Second" } });
	const [published, discarded] = await Promise.all([
		publish(id, { seen: { en: 1 } }),
		discardDraft(db, { entryId: id, ...deed, language: "en", seen: { en: 1 } }),
	]);
	expect([published, discarded].filter(isOk)).toHaveLength(1);
	expect(await titleOf("publish-or-discard")).toBe(published.ok ? "Second" : "Begin");
	expect((await edited(id)).drafts).toEqual({});
});

test("an entry that is published for the first time while its draft is discarded is there, or is not", async () => {
	const id = await create("help", "first-or-never");
	const seen = { [FACTS_LANGUAGE]: 1, en: 1 };
	const [published, discarded] = await Promise.all([
		publish(id, { seen }),
		discardDraft(db, { entryId: id, ...deed, language: "en", seen }),
	]);
	expect([published, discarded].filter(isOk)).toHaveLength(1);
	expect(await titleOf("first-or-never")).toBe(published.ok ? "Begin" : undefined);
});

test("two who publish two languages at once: both stand in the end, and who was told publishes again", async () => {
	const id = await createPublished("help", "two-languages");
	await write(id, { de: { title: "Deutsch", summary: "Worum." } });
	await write(id, { ru: { title: "Русский", summary: "О чём." } }, other);
	const [german, russian] = await Promise.all([
		publish(id, { languages: ["de"] }),
		publish(id, { languages: ["ru"], by: other }),
	]);
	expect([german, russian].some(isOk)).toBe(true);
	for (const language of ["de", "ru"]) await publish(id, { languages: [language] });
	const titles = await Promise.all(
		(["de", "ru"] as const).map(async (language) => (await findEntry(db, "help", "two-languages", language))[0]?.title),
	);
	expect(titles).toEqual(["Deutsch", "Русский"]);
});

test("two who take back different versions at once: the newest version is what readers see", async () => {
	const id = await createPublished("help", "back-and-back");
	for (const title of ["Second", "Third"]) {
		await write(id, { en: { ...english, title } });
		await publish(id);
	}
	const outcomes = await Promise.all([back(id, 1), back(id, 2)]);
	expect(outcomes.some(isOk)).toBe(true);
	const [newest] = await listEntryVersions(db, id);
	const { document } = await edited(id);
	expect(document.publishedVersionId).toBe(newest?.id);
	expect(await titleOf("back-and-back")).toBe(outcomes[1]?.ok ? "Second" : "Begin");
	expect((await deedsTo(id)).filter((one) => one === "library.restore")).toHaveLength(outcomes.filter(isOk).length);
});

test("five who move one entry at once move it by one place for each that was told so, and lose none", async () => {
	await openSection("moving");
	const inIt = { ...facts, category: "moving" };
	const ids: number[] = [];
	for (const at of [1, 2, 3, 4, 5, 6]) ids.push(await createPublished("help", `moving-${at}`, english, inIt));
	const last = ids.at(-1) ?? 0;
	const moves = await Promise.all(
		Array.from({ length: 5 }, () => moveEntry(db, { entryId: last, direction: "up", note: "Moved", ...deed })),
	);

	const listed = await listEntries(db, { kind: "help", language: "en", section: "help-moving" });
	expect(listed).toHaveLength(6);
	const moved = moves.filter(isOk).length;
	expect(moved).toBeGreaterThan(0);
	expect((await deedsTo(last)).filter((one) => one === "library.move")).toHaveLength(
		(await listEntryVersions(db, last)).length - 1,
	);
	expect(listed.findIndex(({ id }) => id === last)).toBeLessThan(5);
});

test("an entry that is retired while its draft is published: the last of the two counts, and both are noted", async () => {
	const id = await createPublished("help", "retire-or-publish");
	await write(id, { en: { ...english, title: "Second" } });
	const [retired, published] = await Promise.all([retire(db, { entryId: id, ...deed }), publish(id)]);
	const { listed } = await edited(id);
	expect([retired.ok, published.ok].some(Boolean)).toBe(true);
	expect(await deedsTo(id)).toEqual(
		["library.publish", ...(published.ok ? ["library.publish"] : []), ...(retired.ok ? ["library.retire"] : [])].sort(),
	);
	expect(await titleOf("retire-or-publish")).toBe(listed?.retiredAt ? undefined : published.ok ? "Second" : "Begin");
});

test("ten who bring an entry back at once bring it back once", async () => {
	const id = await createPublished("help", "back-by-ten");
	await retire(db, { entryId: id, ...deed });
	const outcomes = await Promise.all(Array.from({ length: 10 }, () => restore(db, { entryId: id, ...deed })));
	expect(outcomes.some(isOk)).toBe(true);
	expect(await titleOf("back-by-ten")).toBe("Begin");
	expect(await deedsTo(id)).toEqual(["library.publish", "library.restore", "library.retire"]);
});

test("an article and the section that it is to stand in: never an article in a section that has left", async () => {
	for (const round of [1, 2, 3]) {
		const section = await openSection(`closing-${round}`);
		const id = await create("help", `closing-article-${round}`, english, { ...facts, category: `closing-${round}` });
		const [published, retired] = await Promise.all([publish(id), retire(db, { entryId: section, ...deed })]);
		expect([published, retired].filter(isOk)).toHaveLength(1);
		const isIn = (await edited(section)).listed?.retiredAt === null;
		expect([isIn, (await edited(id)).listed?.retiredAt === null]).toEqual([!retired.ok, published.ok]);
	}
});

test("the write itself is refused to an entry whose section has left", async () => {
	const section = await openSection("written-last");
	const id = await createPublished("help", "in-written-last", english, { ...facts, category: "written-last" });
	await requireSection(db, ENTRY_KINDS, id);
	for (const entryId of [id, section]) await retire(db, { entryId, ...deed });
	await expect(requireSection(db, ENTRY_KINDS, id).then()).rejects.toSatisfy(isConflict);
	await requireSection(db, ENTRY_KINDS, section);
});

test("a translation of an entry that has left is not published into a section that has left with it", async () => {
	const section = await openSection("left-before");
	const id = await createPublished("help", "in-left-before", english, { ...facts, category: "left-before" });
	await write(id, { de: { title: "Deutsch", summary: "Worum." } });
	for (const entryId of [id, section]) await retire(db, { entryId, ...deed });
	expect(await publish(id)).toEqual({
		ok: false,
		reason: "invalid",
		problems: { en: { category: { key: "errors.sectionUnknown", values: { name: "help-left-before" } } } },
	});
	await restore(db, { entryId: section, ...deed });
	expect(await publish(id)).toEqual({ ok: true });
});

test("two terms that are merged into each other at once: one stays, with the names of both", async () => {
	const [one, two] = [
		await createPublished("term", "mutual-a", termWords("Mutual A", ["first of the two"])),
		await createPublished("term", "mutual-b", termWords("Mutual B", ["second of the two"])),
	];
	const outcomes = await Promise.all([merge(one, "mutual-b"), merge(two, "mutual-a")]);
	expect(outcomes.filter(isOk)).toHaveLength(1);
	const [gone, stays] = outcomes[0]?.ok ? ["mutual-a", "mutual-b"] : ["mutual-b", "mutual-a"];
	expect(await findMergedInto(db, String(gone))).toEqual([{ slug: stays }]);
	const [found] = await findEntry(db, "term", String(stays), "en");
	expect([found?.title, ...((found?.words.aliases as string[]) ?? [])].sort()).toEqual([
		"Mutual A",
		"Mutual B",
		"first of the two",
		"second of the two",
	]);
});

test("a term that is retired while another is merged into it does not come back by that", async () => {
	const [gone, stays] = [
		await createPublished("term", "into-retired", termWords("Into retired", [])),
		await createPublished("term", "retired-meanwhile", termWords("Retired meanwhile", [])),
	];
	const [merged, retired] = await Promise.all([
		merge(gone, "retired-meanwhile"),
		retire(db, { entryId: stays, ...deed }),
	]);
	expect([merged, retired].some(isOk)).toBe(true);
	const isIn = async (id: number) => (await edited(id)).listed?.retiredAt === null;
	expect([await isIn(gone), await isIn(stays)]).toEqual([!merged.ok, !retired.ok]);
});

test("two terms that are merged into a third at once: both names lead to it, or one is told", async () => {
	const ids = [
		await createPublished("term", "into-third-a", termWords("Into third A", [])),
		await createPublished("term", "into-third-b", termWords("Into third B", [])),
	];
	await createPublished("term", "third", termWords("Third", []));
	const outcomes = await Promise.all(ids.map((id) => merge(id, "third")));
	for (const [at, outcome] of outcomes.entries()) {
		if (!outcome.ok) await merge(ids[at] ?? 0, "third");
	}
	expect((await findEntry(db, "term", "third", "en"))[0]?.words.aliases).toHaveLength(2);
	for (const slug of ["into-third-a", "into-third-b"])
		expect(await findMergedInto(db, slug)).toEqual([{ slug: "third" }]);
});
