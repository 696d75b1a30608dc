import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { moderationDecisions } from "#db/schema/schema.ts";
import { decide, latestCase, NOW, ORIGIN, report } from "#tests/community/cases.ts";
import { createNotes, makeNote, REPORTABLES, stateOf } from "#tests/community/made-up-things.ts";
import { db } from "#tests/database.ts";
import { makeUser } from "#tests/factories.ts";
import { expectDistinctColumns, expectNoScan } from "#tests/query-plan.ts";
import { reopenDecision } from "../desk/reopen-case.server";
import { appealDecision, decideAppeal } from "../statements/appeal-decision.server";
import { decisionPageData } from "../statements/decision-page-data.server";
import { findDecision } from "../statements/decisions.repository.server";
import { listOtherHiders } from "./hiders.repository.server";

beforeAll(createNotes);

let author = { id: 0 };
let ann = { id: 0 };
let ben = { id: 0 };
let subject = { kind: "note", id: "" };
let first = { caseId: 0, decisionId: "" };
beforeEach(async () => {
	author = await makeUser(db);
	[ann, ben] = [await makeUser(db, { role: "admin" }), await makeUser(db, { role: "admin" })];
	subject = await makeNote(db, author.id);
	await report(db, { subject, by: (await makeUser(db)).id });
	first = await decided(ann, "hidden");
});

async function decided(by: { id: number }, outcome: "kept" | "hidden" | "removed") {
	const { id: caseId } = await latestCase(db);
	const made = await decide(db, { id: caseId, by: by.id, outcome });
	if (!made.ok) throw new Error(made.reason);
	return { caseId, decisionId: made.decisionId };
}

/** Of what moderators alone still see. */
async function reportHidden() {
	const moderator = await makeUser(db, { role: "admin" });
	expect(await report(db, { subject, by: moderator.id, isModerator: true, reason: "childSafety" })).toMatchObject({
		ok: true,
	});
}

async function lift({ caseId, decisionId }: typeof first) {
	await appealDecision(db, { decisionId, caseId, memberId: author.id, body: "A quote.", requestId: "r", now: NOW });
	const answer = { outcome: "lifted", reasons: "It is a quote.", origin: ORIGIN, requestId: "r", now: NOW } as const;
	return decideAppeal(db, { reportables: REPORTABLES, caseId, decisionId, actorId: ben.id, ...answer });
}

const reopen = ({ caseId, decisionId }: typeof first) =>
	reopenDecision(db, { reportables: REPORTABLES, id: caseId, decisionId, actorId: ben.id, requestId: "r", now: NOW });
const cameBack = async ({ decisionId }: typeof first) => {
	const [found] = await findDecision(db, decisionId);
	return found && decisionPageData(found, { language: "en", timeZone: "UTC", now: NOW }).decision.cameBack;
};

describe("a won appeal", () => {
	test("shows nothing that an open case hides, and says so; that case shows it", async () => {
		await reportHidden();
		expect(await lift(first)).toMatchObject({ ok: true });
		expect(await stateOf(db, subject)).toEqual({ state: "hidden", mayEdit: false });
		expect(await cameBack(first)).toEqual(["stillHidden"]);

		await decided(ann, "kept");
		expect(await stateOf(db, subject)).toMatchObject({ state: "shown" });
		expect(await cameBack(first)).toEqual(["thing"]);
	});

	test("shows nothing that a later decision has removed", async () => {
		await reportHidden();
		const second = await decided(ann, "removed");
		expect(await lift(first)).toMatchObject({ ok: true });
		expect(await stateOf(db, subject)).toMatchObject({ state: "removed" });
		expect(await lift(second)).toMatchObject({ ok: true });
		expect(await stateOf(db, subject)).toMatchObject({ state: "shown" });
	});

	test("against the later decision leaves the earlier one, with its one edit", async () => {
		await reportHidden();
		expect(await lift(await decided(ann, "removed"))).toMatchObject({ ok: true });
		expect(await stateOf(db, subject)).toEqual({ state: "hidden", mayEdit: true });
	});

	test("of both decisions at once shows the thing", async () => {
		await reportHidden();
		const second = await decided(ann, "removed");
		const outcomes = await Promise.all([lift(first), lift(second)]);
		const refused = [first, second].filter((_, at) => !outcomes[at]?.ok);
		const repeated = [];
		for (const one of refused) repeated.push((await lift(one)).ok);
		expect(repeated).toEqual(refused.map(() => true));
		expect(await stateOf(db, subject)).toMatchObject({ state: "shown" });
	});
});

describe("reopening", () => {
	test("shows nothing that a later decision has removed", async () => {
		await reportHidden();
		await decided(ann, "removed");
		expect(await reopen(first)).toEqual({ ok: true });
		expect(await stateOf(db, subject)).toMatchObject({ state: "removed" });
	});

	test("of the later case hides what its reports had hidden, not as strictly as it was decided", async () => {
		await reportHidden();
		expect(await reopen(await decided(ann, "removed"))).toEqual({ ok: true });
		expect(await stateOf(db, subject)).toEqual({ state: "hidden", mayEdit: false });
	});
});

test("nothing wrong in a later case leaves what the earlier decision hides, until its one edit is used", async () => {
	await reportHidden();
	await decided(ann, "kept");
	expect(await stateOf(db, subject)).toEqual({ state: "hidden", mayEdit: true });

	await reportHidden();
	await db.update(moderationDecisions).set({ editedAt: NOW }).where(eq(moderationDecisions.id, first.decisionId));
	await decided(ann, "kept");
	expect(await stateOf(db, subject)).toMatchObject({ state: "shown" });
});

test("what hides a thing besides a case is found by indexes", async () => {
	await expectNoScan(listOtherHiders(db, 1), ["moderation_cases", "moderation_decisions"]);
	await expectDistinctColumns(listOtherHiders(db, 1));
});
