import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
	auditEntries,
	moderationCases,
	moderationDecisions,
	moderationReports,
	moderationSilences,
	outbox,
	users,
} from "#db/schema/schema.ts";
import { decide, latestCase, NOW, report } from "#tests/community/cases.ts";
import { createNotes, makeNote, REPORTABLES, stateOf } from "#tests/community/made-up-things.ts";
import { db } from "#tests/database.ts";
import { makeUser } from "#tests/factories.ts";
import { endSilences } from "../silences/end-silences.server";
import { findSilence, isSilenced } from "../silences/silences.repository.server";
import { casePageData } from "./case-page-data.server";
import { findNextCase } from "./cases.repository.server";
import { CASES_LIST } from "./cases-query";
import { reopenDecision, undoDecision } from "./reopen-case.server";
import { holdCase } from "./take-case.server";

beforeAll(createNotes);

let author = { id: 0 };
let reporter = { id: 0 };
let ann = { id: 0 };
let ben = { id: 0 };
let subject = { kind: "note", id: "" };
let id = 0;
beforeEach(async () => {
	[author, reporter] = [await makeUser(db), await makeUser(db)];
	[ann, ben] = [await makeUser(db, { role: "admin" }), await makeUser(db, { role: "admin" })];
	subject = await makeNote(db, author.id);
	await report(db, { subject, by: reporter.id });
	id = (await latestCase(db)).id;
});

const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
const decisionsOf = () => db.select().from(moderationDecisions).where(eq(moderationDecisions.caseId, id));
const deedsOf = async () =>
	(
		await db
			.select()
			.from(auditEntries)
			.where(eq(auditEntries.subjectId, String(id)))
	).map(({ deed }) => deed);
const by = (actor: { id: number }, now = NOW) => ({ id, actorId: actor.id, requestId: "r", now });
const silenced = async (now: Date, place: "forum" | "community" = "forum") => {
	const [row] = await db
		.select({ is: isSilenced(db, author.id, place, now) })
		.from(users)
		.limit(1);
	return Boolean(row?.is);
};

test("two moderators at once decide once", async () => {
	const outcomes = await Promise.all([
		decide(db, { id, by: ann.id, outcome: "removed" }),
		decide(db, { id, by: ben.id, outcome: "kept" }),
		decide(db, { id, by: ben.id, outcome: "hidden" }),
	]);
	expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
	expect(outcomes.filter((one) => !one.ok && one.reason === "decidedMeanwhile")).toHaveLength(2);
	const decisions = await decisionsOf();
	expect(decisions).toHaveLength(1);
	const states: Record<string, string> = { kept: "shown", hidden: "hidden", removed: "removed" };
	expect((await stateOf(db, subject))?.state).toBe(states[decisions[0]?.outcome ?? "kept"]);
	expect((await deedsOf()).filter((deed) => deed === "moderation.decide")).toHaveLength(1);
});

test("a decision is in the audit, judges the reports, and its mails wait until it cannot be undone", async () => {
	expect(await decide(db, { id, by: ann.id, outcome: "hidden" })).toMatchObject({ ok: true });
	expect(await stateOf(db, subject)).toEqual({ state: "hidden", mayEdit: true });
	const [verdict] = await db.select().from(moderationReports).where(eq(moderationReports.caseId, id));
	expect(verdict?.verdict).toBe("right");
	expect(await deedsOf()).toContain("moderation.decide");
	const [decision] = await decisionsOf();
	const mails = (await db.select().from(outbox)).filter(({ payload }) =>
		JSON.stringify(payload).includes(decision?.id ?? "-"),
	);
	expect(mails.map(({ payload }) => JSON.parse(JSON.stringify(payload)).mail).sort()).toEqual([
		"moderated",
		"reportDecided",
	]);
	expect(mails.every(({ dueAt }) => dueAt.getTime() >= NOW.getTime() + 15_000)).toBe(true);
});

describe("what the moderator has not read", () => {
	const urgent = async (now: Date) => report(db, { subject, by: (await makeUser(db)).id, reason: "childSafety", now });

	test("is not decided: a report of child safety that came in meanwhile keeps its case open and the thing hidden", async () => {
		await urgent(later(60));
		expect(await decide(db, { id, by: ann.id, outcome: "kept", seen: 1, now: later(120) })).toEqual({
			ok: false,
			reason: "reportsCameIn",
		});
		expect(await latestCase(db)).toMatchObject({ id, status: "open", isUrgent: true });
		expect(await stateOf(db, subject)).toEqual({ state: "hidden", mayEdit: false });
		const told = await db.select().from(moderationReports).where(eq(moderationReports.caseId, id));
		expect(told.map(({ verdict }) => verdict)).toEqual([null, null]);
	});

	test("leaves nothing hidden without a case, however the two meet", async () => {
		const [decided] = await Promise.all([decide(db, { id, by: ann.id, outcome: "kept", seen: 1 }), urgent(NOW)]);
		expect(decided.ok || decided.reason === "reportsCameIn").toBe(true);
		expect(await latestCase(db)).toMatchObject({ status: "open", isUrgent: true });
		expect(await stateOf(db, subject)).toMatchObject({ state: "hidden" });
	});
});

test("what its author cannot edit is kept or removed", async () => {
	await report(db, { subject: { kind: "page", id: "/courses/1" }, by: reporter.id });
	const { id: pageCase } = await latestCase(db);
	const hiding = { id: pageCase, by: ann.id, outcome: "hidden" } as const;
	expect(await decide(db, hiding)).toEqual({ ok: false, reason: "notEditable" });
	expect(await decide(db, { ...hiding, outcome: "removed" })).toMatchObject({ ok: true });
});

describe("who decides", () => {
	test("nobody decides a case about oneself, or one that they have reported", async () => {
		await db
			.update(users)
			.set({ role: "admin", capabilities: ["moderation"] })
			.where(eq(users.id, author.id));
		await db
			.update(users)
			.set({ role: "admin", capabilities: ["moderation"] })
			.where(eq(users.id, reporter.id));
		for (const one of [author, reporter]) {
			expect(await decide(db, { id, by: one.id })).toEqual({ ok: false, reason: "ownCase" });
			expect(await holdCase(db, { ...by(one), round: 1 })).toEqual({ ok: false, reason: "ownCase" });
		}
		expect(await decisionsOf()).toEqual([]);
	});

	test("somebody without the right does not, even between guard and batch", async () => {
		await db
			.update(users)
			.set({ capabilities: ["people"] })
			.where(eq(users.id, ann.id));
		expect(await decide(db, { id, by: ann.id })).toMatchObject({ ok: false });
		expect(await decisionsOf()).toEqual([]);
	});

	test("who has taken a case holds it for half an hour", async () => {
		expect(await holdCase(db, { ...by(ann), round: 1 })).toEqual({ ok: true });
		expect(await holdCase(db, { ...by(ben), round: 1 })).toEqual({ ok: false, reason: "takenByOther" });
		expect(await decide(db, { id, by: ben.id, now: later(60) })).toEqual({ ok: false, reason: "takenByOther" });
		expect(await decide(db, { id, by: ben.id, now: later(30 * 60 + 1) })).toMatchObject({ ok: true });
	});

	test("a suspension needs the right for people as well", async () => {
		await db
			.update(users)
			.set({ capabilities: ["moderation"] })
			.where(eq(users.id, ann.id));
		const suspending = { id, sanction: "suspended", length: "7" } as const;
		expect(await decide(db, { ...suspending, by: ann.id })).toEqual({ ok: false, reason: "needsPeople" });
		expect(await stateOf(db, subject)).toMatchObject({ state: "shown" });

		expect(await decide(db, { ...suspending, by: ben.id })).toMatchObject({ ok: true });
		const [person] = await db.select().from(users).where(eq(users.id, author.id));
		expect(person).toMatchObject({ suspendedAt: NOW, suspendedWhy: "It promises a fixed monthly return." });
	});
});

describe("a silence", () => {
	test("lasts from the decision to its instant, in its place alone", async () => {
		await decide(db, { id, by: ann.id, sanction: "silenced", scope: "forum", length: "7" });
		expect([await silenced(NOW), await silenced(NOW, "community")]).toEqual([true, false]);
		const end = later(7 * 86_400);
		expect([await silenced(new Date(end.getTime() - 1)), await silenced(end)]).toEqual([true, false]);
		expect(await findSilence(db, author.id, "forum", NOW)).toMatchObject([{ endsAt: end, scope: "forum" }]);

		await endSilences.work(db, end);
		await endSilences.work(db, end);
		const noted = await db.select().from(auditEntries).where(eq(auditEntries.deed, "moderation.endSilence"));
		expect(noted).toMatchObject([{ subjectKind: "user", subjectId: String(author.id) }]);
	});

	test("of everywhere without an end lasts until it is lifted", async () => {
		await decide(db, { id, by: ann.id, sanction: "silenced", scope: "everywhere", length: "longer" });
		expect(await silenced(later(9e8), "community")).toBe(true);
		expect(
			(await db.select().from(moderationSilences).where(eq(moderationSilences.userId, author.id)))[0]?.endsAt,
		).toBe(null);
	});
});

describe("taking a decision back", () => {
	const undone = async (now: Date, actor = ann) => {
		const [decision] = await decisionsOf();
		return undoDecision(db, { ...by(actor, now), reportables: REPORTABLES, decisionId: decision?.id ?? "" });
	};

	test("restores everything within seconds, for who decided", async () => {
		await decide(db, { id, by: ann.id, sanction: "silenced", scope: "forum", length: "1" });
		expect(await undone(later(5), ben)).toEqual({ ok: false, reason: "notFound" });
		expect(await undone(later(5))).toEqual({ ok: true });
		expect(await stateOf(db, subject)).toMatchObject({ state: "shown" });
		expect(await silenced(later(6))).toBe(false);
		expect(await latestCase(db)).toMatchObject({ status: "open", round: 2 });
		const [told] = await db.select().from(moderationReports).where(eq(moderationReports.caseId, id));
		expect(told?.verdict).toBeNull();
		expect(await decide(db, { id, by: ben.id, round: 2, outcome: "kept" })).toMatchObject({ ok: true });
	});

	test.each([
		["watchedWords", true],
		["trustedReports", false],
	] as const)("hides again what %s had hidden, as its room holds it where it was held", async (hiddenBy, isHeld) => {
		const note = REPORTABLES.get("note");
		if (!note) throw new Error("No notes");
		const hold: typeof note.hold = (_, thing) => note.hide(db, { ...thing, mayEdit: true });
		const reportables = new Map(REPORTABLES).set("note", { ...note, hold });
		await db.update(moderationCases).set({ hiddenAt: NOW, hiddenBy }).where(eq(moderationCases.id, id));
		await decide(db, { id, by: ann.id, outcome: "removed" });
		const [decision] = await decisionsOf();
		const undo = { ...by(ann, later(5)), reportables, decisionId: decision?.id ?? "" };
		expect(await undoDecision(db, undo)).toEqual({ ok: true });
		expect(await stateOf(db, subject)).toEqual({ state: "hidden", mayEdit: isHeld });
		expect(await deedsOf()).toContain("moderation.undo");
	});

	test("comes too late after that, but any moderator may open the case again", async () => {
		await decide(db, { id, by: ann.id });
		expect(await undone(later(60))).toEqual({ ok: false, reason: "tooLateToUndo" });
		const [decision] = await decisionsOf();
		const again = { ...by(ben, later(60)), reportables: REPORTABLES, decisionId: decision?.id ?? "" };
		expect(await reopenDecision(db, again)).toEqual({ ok: true });
		expect(await stateOf(db, subject)).toMatchObject({ state: "shown" });
		expect(await reopenDecision(db, again)).toEqual({ ok: false, reason: "changedMeanwhile" });
	});

	test("is refused while the thing has a newer open case", async () => {
		await decide(db, { id, by: ann.id, outcome: "kept" });
		await report(db, { subject, by: (await makeUser(db)).id });
		const [decision] = await decisionsOf();
		const again = { ...by(ben), reportables: REPORTABLES, decisionId: decision?.id ?? "" };
		expect(await reopenDecision(db, again)).toEqual({ ok: false, reason: "openAgain" });
	});

	test("lifts the suspension that it made, and no other", async () => {
		await decide(db, { id, by: ann.id, sanction: "suspended", length: "longer" });
		expect(await undone(later(3))).toEqual({ ok: true });
		const [person] = await db.select().from(users).where(eq(users.id, author.id));
		expect(person?.suspendedAt).toBeNull();
	});
});

test("the next case is one that the moderator may decide: no own one, none that another holds", async () => {
	const own = await makeNote(db, ben.id);
	await report(db, { subject: own, by: reporter.id, now: later(1) });
	const ownId = (await latestCase(db)).id;
	const held = await makeNote(db, author.id);
	await report(db, { subject: held, by: reporter.id, now: later(2) });
	const heldId = (await latestCase(db)).id;
	await holdCase(db, { ...by(ann, later(3)), id: heldId, round: 1 });
	const free = await makeNote(db, author.id);
	await report(db, { subject: free, by: reporter.id, reason: "insult", now: later(4) });
	const freeId = (await latestCase(db)).id;

	const next = async (search: string, now = later(5)) =>
		(await findNextCase(db, CASES_LIST.parse(new URLSearchParams(search)), { userId: ben.id, now }))[0]?.id;
	expect(await next("reason=insult")).toBe(freeId);
	for (const other of [ownId, heldId]) expect(await next("")).not.toBe(other);
	expect(await next("shelf=mine")).toBeUndefined();
});

const pageOf = (reader: { id: number }, search = "") =>
	casePageData(db, {
		reportables: REPORTABLES,
		id,
		user: { id: reader.id, capabilities: ["moderation"], timeZone: "UTC" },
		language: "en",
		search: new URLSearchParams(search),
		now: NOW,
	});

test("a moderator reads no reports of a case about oneself, nor another in the audit who made them", async () => {
	expect((await pageOf(ann))?.reports).toHaveLength(1);
	const own = await pageOf(author);
	expect(own).toMatchObject({ reports: null, case: { isClosed: true } });
	expect(JSON.stringify(own)).not.toContain("The same offer stands elsewhere");
	const entries = await db.select().from(auditEntries).where(eq(auditEntries.deed, "moderation.report"));
	expect(entries.every(({ actorId }) => actorId === null)).toBe(true);
});

test("a case about child safety sends no text until it is asked for", async () => {
	await report(db, { subject, by: (await makeUser(db)).id, reason: "childSafety" });
	const read = (search: string) => pageOf(ann, search);
	expect(JSON.stringify(await read(""))).not.toContain("Guaranteed");
	expect(JSON.stringify(await read("show=1"))).toContain("Guaranteed");
});
