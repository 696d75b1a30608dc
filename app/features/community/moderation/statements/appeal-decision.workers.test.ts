import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { mergePeople } from "#app/features/people/users/merge/merge-people.server.ts";
import { PERSONAL_DATA } from "#app/personal-data.server.ts";
import { hashSecret } from "#app/shared/request/secrets.server.ts";
import { auditEntries, moderationDecisions, moderationReports, moderationSilences } from "#db/schema/schema.ts";
import { decide, latestCase, NOW, ORIGIN, report } from "#tests/community/cases.ts";
import { createNotes, makeNote, REPORTABLES, stateOf } from "#tests/community/made-up-things.ts";
import { db } from "#tests/database.ts";
import { makeUser } from "#tests/factories.ts";
import { appealDecision, decideAppeal } from "./appeal-decision.server";
import { decisionCopy, decisionPageData } from "./decision-page-data.server";
import { decisionOfReader } from "./decision-reader.server";
import { findDecision } from "./decisions.repository.server";
import { appealDecidedMail, moderatedMail } from "./statement-mails.server";

beforeAll(createNotes);

let author = { id: 0 };
let reporter = { id: 0, name: "" };
let ann = { id: 0 };
let ben = { id: 0 };
let subject = { kind: "note", id: "" };
let caseId = 0;
let decisionId = "";
beforeEach(async () => {
	author = await makeUser(db, { language: "de", name: "Prime" });
	reporter = await makeUser(db, { name: "Whistling Wombat" });
	[ann, ben] = [await makeUser(db, { role: "admin" }), await makeUser(db, { role: "admin" })];
	subject = await makeNote(db, author.id);
	await report(db, { subject, by: reporter.id });
	caseId = (await latestCase(db)).id;
	const decided = await decide(db, { id: caseId, by: ann.id, sanction: "silenced", scope: "forum", length: "7" });
	if (!decided.ok) throw new Error(decided.reason);
	decisionId = decided.decisionId;
});

const appeal = (now = NOW) =>
	appealDecision(db, { decisionId, caseId, memberId: author.id, body: "It is a quote.", requestId: "r", now });
const answer = (by: { id: number }, outcome: "upheld" | "lifted") =>
	decideAppeal(db, {
		reportables: REPORTABLES,
		caseId,
		decisionId,
		actorId: by.id,
		outcome,
		reasons: "The quotation is marked.",
		origin: ORIGIN,
		requestId: "r",
		now: NOW,
	});
const found = async () => {
	const [decision] = await findDecision(db, decisionId);
	if (!decision) throw new Error("There is no decision.");
	return decision;
};
const occasion = { decisionId: "", language: null, origin: ORIGIN, askedAt: NOW, now: NOW };

test("a member appeals once, also when it is sent twice at once, and not after thirty days", async () => {
	expect(await appeal(new Date(NOW.getTime() + 31 * 86_400_000))).toEqual({ ok: false, reason: "appealTooLate" });
	const outcomes = await Promise.all([appeal(), appeal()]);
	expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
	expect(await appeal()).toEqual({ ok: false, reason: "appealedAlready" });
});

test("whoever decided first never decides the appeal; another does, once", async () => {
	await appeal();
	expect(await answer(ann, "upheld")).toEqual({ ok: false, reason: "ownAppeal" });
	const outcomes = await Promise.all([answer(ben, "upheld"), answer(ben, "lifted")]);
	expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
	expect(await answer(ben, "upheld")).toEqual({ ok: false, reason: "appealDecided" });
});

test("lifting shows the thing again, ends the silence, and says what came back", async () => {
	await appeal();
	expect(await answer(ben, "lifted")).toMatchObject({ ok: true });
	expect(await stateOf(db, subject)).toMatchObject({ state: "shown" });
	const [silence] = await db.select().from(moderationSilences).where(eq(moderationSilences.decisionId, decisionId));
	expect(silence?.liftedAt).toEqual(NOW);
	const [told] = await db.select().from(moderationReports).where(eq(moderationReports.caseId, caseId));
	expect(told?.verdict).toBe("wrong");
	const { decision } = decisionPageData(await found(), { language: "en", timeZone: "UTC", now: NOW });
	expect(decision).toMatchObject({ isLifted: true, mayAppeal: false, cameBack: ["thing", "writing"] });
	const deeds = await db
		.select()
		.from(auditEntries)
		.where(eq(auditEntries.subjectId, String(caseId)));
	expect(deeds.map(({ deed }) => deed)).toEqual(expect.arrayContaining(["moderation.appeal", "moderation.lift"]));
});

test("upholding changes nothing and tells the reasons", async () => {
	await appeal();
	expect(await answer(ben, "upheld")).toMatchObject({ ok: true });
	expect(await stateOf(db, subject)).toMatchObject({ state: "removed" });
	const mail = await composed(appealDecidedMail);
	expect(mail?.values).toMatchObject({ outcome: "Die Entscheidung bleibt", reasons: "The quotation is marked." });
});

async function composed(kind: typeof moderatedMail | typeof appealDecidedMail) {
	return kind.compose(db, { ...occasion, decisionId, userId: author.id });
}

test("the mail carries the whole statement in the member's language, and a link that opens without signing in", async () => {
	const mail = await composed(moderatedMail);
	expect(mail).toMatchObject({ language: "de" });
	const { decision, statement, link } = mail?.values ?? {};
	expect(decision).toMatch(/^Ihr Text wurde entfernt, und Sie können bis .+ nicht schreiben$/);
	expect(statement).toContain("It promises a fixed monthly return.");
	expect(statement).toContain("2. Kein Verkauf, keine Renditeangebote");
	expect(statement).toContain("Forum");

	const token = new URL(link ?? "").searchParams.get("token");
	const read = { id: decisionId, clientIp: "ip", now: NOW, rateLimitScale: 1 };
	expect(await decisionOfReader(db, { ...read, token, userId: null })).toMatchObject({ id: decisionId });
	expect(await decisionOfReader(db, { ...read, token: "guess", userId: null })).toBeNull();
	expect(await decisionOfReader(db, { ...read, token: null, userId: reporter.id })).toBeNull();
	expect(await decisionOfReader(db, { ...read, token: null, userId: author.id })).toMatchObject({ id: decisionId });
	expect(await hashSecret(token ?? "")).not.toBe(token);
});

test("neither statement nor copy nor page names who reported", async () => {
	const decision = await found();
	const reading = { language: "en", timeZone: "UTC", now: NOW } as const;
	const shown = JSON.stringify(decisionPageData(decision, reading)) + decisionCopy(decision, reading);
	expect(shown).toContain("Guaranteed 20% a month");
	expect(shown).not.toContain(reporter.name);
	expect(shown).not.toContain("The same offer stands elsewhere");
});

test("a member appeals after another account was merged into theirs, and is told", async () => {
	const kept = await makeUser(db, { language: "fr" });
	const merged = await mergePeople(db, {
		personalData: PERSONAL_DATA,
		keptId: kept.id,
		closedId: author.id,
		actorId: ann.id,
		requestId: "r",
		now: NOW,
	});
	expect(merged).toMatchObject({ ok: true });
	const own = { id: decisionId, token: null, userId: kept.id, clientIp: "ip", now: NOW, rateLimitScale: 1 };
	expect(await decisionOfReader(db, own)).toMatchObject({ id: decisionId, memberId: kept.id });
	expect(await decisionOfReader(db, { ...own, userId: author.id })).toBeNull();

	expect(await appeal()).toEqual({ ok: true });
	expect(await answer(ben, "lifted")).toMatchObject({ ok: true });
	expect(await appealDecidedMail.compose(db, { ...occasion, decisionId, userId: kept.id })).toMatchObject({
		to: kept.email,
		language: "fr",
	});
});

test("a decision that was taken back sends no mail", async () => {
	await db
		.update(moderationDecisions)
		.set({ liftedAt: NOW, liftedWhy: "undone" })
		.where(eq(moderationDecisions.id, decisionId));
	expect(await composed(moderatedMail)).toBeNull();
});
