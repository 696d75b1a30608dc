import { beforeAll, expect, test } from "vitest";
import { decide, latestCase, NOW, report } from "#tests/community/cases.ts";
import { createNotes, makeNote, REPORTABLES } from "#tests/community/made-up-things.ts";
import { db } from "#tests/database.ts";
import { makeUser } from "#tests/factories.ts";
import { expectDistinctColumns, expectNoScan } from "#tests/query-plan.ts";
import { undoDecision } from "../desk/reopen-case.server";
import { listDecidedAppeals, listFirstDecisions } from "./figures.repository.server";

beforeAll(createNotes);

const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const TABLES = ["moderation_decisions", "moderation_cases", "moderation_appeals", "earlier"];

async function openCase() {
	const subject = await makeNote(db, (await makeUser(db)).id);
	await report(db, { subject, by: (await makeUser(db)).id });
	return (await latestCase(db)).id;
}

test("a case counts once, with the time to the decision that was not undone at once", async () => {
	const { id: by } = await makeUser(db, { role: "admin" });
	const id = await openCase();
	const first = await decide(db, { id, by, now: later(10) });
	if (!first.ok) throw new Error(first.reason);
	const undo = { reportables: REPORTABLES, id, decisionId: first.decisionId, actorId: by, requestId: "r" };
	expect(await undoDecision(db, { ...undo, now: later(10) })).toEqual({ ok: true });
	expect(await listFirstDecisions(db, NOW)).toEqual([]);

	await decide(db, { id, by, round: 2, now: later(30) });
	expect(await listFirstDecisions(db, NOW)).toEqual([{ reason: "selling", minutes: 30, decidedAt: later(30) }]);
	expect(await listFirstDecisions(db, later(30))).toEqual([]);
});

test("a period is read by its indexes", async () => {
	for (const statement of [listFirstDecisions(db, NOW), listDecidedAppeals(db, NOW)]) {
		await expectNoScan(statement, TABLES);
		await expectDistinctColumns(statement);
	}
});
