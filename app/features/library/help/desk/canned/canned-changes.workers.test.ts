import { beforeAll, beforeEach, expect, test } from "vitest";
import { listDeedsByName, listDeedsOfSubject } from "#app/features/operations/audit/list-audit-entries.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import { db } from "#tests/database.ts";
import { makeUser } from "#tests/factories.ts";
import { expectDistinctColumns, expectNoScan } from "#tests/query-plan.ts";
import { listAnswerNames, listCannedAnswers } from "./canned.repository.server";
import { CANNED_DEEDS, cannedChanges } from "./canned-changes.server";
import { changeCannedAnswers } from "./change-canned-answers.server";
import { undoCannedChange } from "./undo-canned-change.server";

let now = new Date("2026-11-22T10:00:00Z");
let ruth = 0;
let omar = 0;
let id = 0;

const by = (actorId: number) => {
	now = new Date(now.getTime() + 1000);
	return { actorId, requestId: "r", now };
};
const undo = (changeId: string) => undoCannedChange(db, { changeId, ...by(omar) });
const shown = async (language: Language = "en") =>
	(await listCannedAnswers(db, language)).find((answer) => answer.id === id);
const write = async (language: Language, title: string, body = "Open the settings.") =>
	changeCannedAnswers(db, {
		deed: { intent: "change", id, language, title, body, revision: (await shown(language))?.revision ?? 0 },
		...by(ruth),
	});
const retire = () => changeCannedAnswers(db, { deed: { intent: "retire", id }, ...by(ruth) });
const deeds = () => listDeedsOfSubject(db, { kind: "cannedAnswer", id }, { now, limit: 50 });
const latest = async () => (await deeds())[0]?.id ?? "";
async function history(language: Language = "en") {
	const found = { deeds: await deeds(), answers: await listAnswerNames(db, language) };
	return cannedChanges(found, { language, timeZone: "UTC" });
}

beforeAll(async () => {
	ruth = (await makeUser(db, { name: "Ruth" })).id;
	omar = (await makeUser(db, { name: "Omar" })).id;
});
beforeEach(async () => {
	const words = { language: "en", title: "Second factor", body: "Open the settings." } as const;
	await changeCannedAnswers(db, { deed: { intent: "add", ...words }, ...by(ruth) });
	id = Math.max(...(await listAnswerNames(db, "en")).map((answer) => answer.id));
});

test("what was written is taken back as a change of its own, which is taken back in turn", async () => {
	await write("en", "Two factors", "Open the security settings.");
	expect(await undo(await latest())).toEqual({ ok: true, language: "en" });
	expect(await shown()).toMatchObject({ title: "Second factor", body: "Open the settings." });
	expect(await undo(await latest())).toEqual({ ok: true, language: "en" });
	expect(await shown()).toMatchObject({ title: "Two factors", body: "Open the security settings." });
	expect((await deeds()).map(({ deed, actorName }) => `${deed} ${actorName}`)).toEqual([
		"help.undoAnswer Omar",
		"help.undoAnswer Omar",
		"help.changeAnswer Ruth",
		"help.addAnswer Ruth",
	]);
});

test("only the words of the language that was changed go back; words that it lacked are gone again", async () => {
	await write("de", "Zweiter Faktor");
	await write("en", "Two factors");
	await write("de", "Zwei Faktoren");
	expect(await undo(await latest())).toEqual({ ok: true, language: "de" });
	expect([(await shown("de"))?.title, (await shown())?.title]).toEqual(["Zweiter Faktor", "Two factors"]);

	await write("fr", "Deuxième facteur");
	await undo(await latest());
	expect(await shown("fr")).toMatchObject({ title: "Two factors", inEnglish: true, revision: 0 });
	await undo(await latest());
	expect(await shown("fr")).toMatchObject({ title: "Deuxième facteur", inEnglish: false });
});

test("an answer that was taken out of use is used again, with its words", async () => {
	await retire();
	expect(await shown()).toBeUndefined();
	expect(await write("en", "Too late")).toEqual({ ok: false, reason: "notFound" });
	expect(await undo(await latest())).toEqual({ ok: true, language: null });
	expect(await shown()).toMatchObject({ title: "Second factor" });
	expect(await undo(await latest())).toEqual({ ok: true, language: null });
	expect(await shown()).toBeUndefined();
});

test("what came after is not lost unseen", async () => {
	await write("en", "Two factors");
	const older = await latest();
	await write("de", "Zwei Faktoren");
	expect(await undo(older)).toEqual({ ok: false, reason: "changedMeanwhile" });
	await retire();
	const retired = await latest();
	await undo(retired);
	expect(await undo(retired)).toEqual({ ok: false, reason: "changedMeanwhile" });
	expect((await shown())?.title).toBe("Two factors");
});

test("a form that was loaded before words came and went does not write over what came after", async () => {
	await write("de", "Zweiter Faktor");
	const seen = (await shown("de"))?.revision ?? 0;
	await undo(await latest());
	await write("de", "Zwei Faktoren");
	const stale = { intent: "change", id, language: "de", title: "Alt", body: "Alt", revision: seen } as const;
	expect(await changeCannedAnswers(db, { deed: stale, ...by(ruth) })).toEqual({
		ok: false,
		reason: "changedMeanwhile",
	});
});

test("of two who take the same change back at once one does", async () => {
	await write("en", "Two factors");
	const changeId = await latest();
	const outcomes = await Promise.all([undo(changeId), undo(changeId), undo(changeId)]);
	expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
	expect(await deeds()).toHaveLength(3);
});

test("what was added, and what is no change of an answer, cannot be taken back", async () => {
	for (const unknown of [await latest(), crypto.randomUUID()]) {
		expect(await undo(unknown)).toEqual({ ok: false, reason: "notFound" });
	}
	expect(await shown()).toMatchObject({ title: "Second factor" });
});

test("the page tells changes in the reader's words, and offers to take back the latest of each", async () => {
	await write("de", "Zweiter Faktor");
	await retire();
	expect(await history("de")).toMatchObject([
		{
			what: "Zweiter Faktor",
			by: "Ruth",
			canUndo: true,
			isUndo: false,
			differences: [{ label: "In Gebrauch", from: "ja", to: "nein" }],
		},
		{
			canUndo: false,
			differences: [
				{ label: "Name (Deutsch)", from: "leer", to: "Zweiter Faktor" },
				{ label: "Text (Deutsch)", from: "leer", to: "Open the settings." },
			],
		},
		{ canUndo: false, differences: [{ label: "Name (English)" }, { label: "Text (English)" }] },
	]);
	await undo(await latest());
	expect((await history())[0]).toMatchObject({ isUndo: true, canUndo: true, what: "Second factor" });
});

test("the list goes by the index of the deeds", async () => {
	const statement = listDeedsByName(db, CANNED_DEEDS, { now, limit: 20 });
	await expectNoScan(statement);
	await expectDistinctColumns(statement);
	await expectDistinctColumns(listAnswerNames(db, "de"));
});
