import { expect, test } from "vitest";
import { db } from "#tests/database.ts";
import { makeUser, MADE_AT as now } from "#tests/factories.ts";
import { dropSentDraft } from "./drafts.repository.server";
import { keepDraft } from "./keep-draft.server";

const at = (userId: number) => ({ userId, place: "new", title: "", replyTo: null, now });

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
