import { expect, test } from "vitest";
import { db } from "#tests/database.ts";
import { makeUser, MADE_AT as now } from "#tests/factories.ts";
import { dropSentDraft } from "./drafts.repository.server";
import { keepDraft } from "./keep-draft.server";

const at = (userId: number) => ({ userId, place: "new", title: "", fields: {}, replyTo: null, now });

test("an older tab overwrites nothing newer, and is told what stands there", async () => {
	const { id } = await makeUser(db);
	expect(await keepDraft(db, { ...at(id), sequence: 1, body: "one" })).toMatchObject({ isKept: true, sequence: 1 });
	expect(await keepDraft(db, { ...at(id), sequence: 2, body: "two" })).toMatchObject({ isKept: true, sequence: 2 });
	const late = await keepDraft(db, { ...at(id), sequence: 2, body: "from another tab" });
	expect(late).toMatchObject({ isKept: false, sequence: 2, body: "two" });
});

test("what was sent does not come back from a tab that still holds it", async () => {
	const { id } = await makeUser(db);
	await keepDraft(db, { ...at(id), sequence: 1, body: "sent" });
	await dropSentDraft(db, { userId: id, place: "new", now });
	expect(await keepDraft(db, { ...at(id), sequence: 2, body: "sent" })).toMatchObject({ isKept: false, body: "" });
	expect(await keepDraft(db, { ...at(id), sequence: 3, body: "next" })).toMatchObject({ isKept: true, body: "next" });
});

test("a save that was on its way when the text was sent does not come back either", async () => {
	const { id } = await makeUser(db);
	await dropSentDraft(db, { userId: id, place: "new", now });
	expect(await keepDraft(db, { ...at(id), sequence: 1, body: "sent" })).toMatchObject({ isKept: false, body: "" });
	expect(await keepDraft(db, { ...at(id), sequence: 2, body: "next" })).toMatchObject({ isKept: true, body: "next" });
});

test("keeps the whole form, and tells when another tab has another sheet with the same text", async () => {
	const { id } = await makeUser(db);
	const fields = { withSheet: "on", "deal.asking": "120000" };
	const draft = { ...at(id), place: "7", sequence: 1, body: "Mine", replyTo: 3 };
	expect(await keepDraft(db, { ...draft, fields })).toMatchObject({ isKept: true, fields });
	const other = await keepDraft(db, { ...draft, fields: { ...fields, "deal.asking": "90000" } });
	expect(other).toMatchObject({ isKept: false, fields });
});
