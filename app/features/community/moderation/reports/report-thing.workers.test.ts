import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { runTogether } from "#db/run-together.server.ts";
import { auditEntries, moderationCases, moderationReports, outbox } from "#db/schema/schema.ts";
import { decide, latestCase, NOW, report } from "#tests/community/cases.ts";
import { createNotes, editNote, makeNote, REPORTABLES, stateOf } from "#tests/community/made-up-things.ts";
import { db } from "#tests/database.ts";
import { makeUser } from "#tests/factories.ts";
import { subjectOfPath } from "../reportables";
import { weighReports } from "./weigh-reports.server";

beforeAll(createNotes);

let author = { id: 0 };
let subject = { kind: "note", id: "" };
beforeEach(async () => {
	author = await makeUser(db);
	subject = await makeNote(db, author.id);
});

const reportsOf = (caseId: number) => db.select().from(moderationReports).where(eq(moderationReports.caseId, caseId));

/** A member whose earlier reports were right. */
async function trustedMember(right = 3) {
	const member = await makeUser(db);
	for (let at = 0; at < right; at += 1) {
		const [decided] = await db
			.insert(moderationCases)
			.values({ subjectKind: "note", subjectId: crypto.randomUUID(), path: "/", reason: "other", openedAt: NOW })
			.returning();
		await db.insert(moderationReports).values({
			key: crypto.randomUUID(),
			caseId: decided?.id ?? 0,
			reporterId: member.id,
			language: "en",
			reason: "other",
			reportedAt: NOW,
			verdict: "right",
		});
	}
	return member.id;
}

test("a report keeps what was reported at that moment; editing afterwards does not change the case", async () => {
	const { id } = await makeUser(db);
	expect(await report(db, { subject, by: id })).toMatchObject({ ok: true, isNew: true });
	await editNote(db, subject, "Good returns possible.");

	expect(await latestCase(db)).toMatchObject({
		authorId: author.id,
		title: "Offer",
		body: "Guaranteed 20% a month, write to me",
		path: `/notes/${subject.id}`,
		reason: "selling",
		hiddenAt: null,
	});
	expect(await stateOf(db, subject)).toMatchObject({ state: "shown" });
});

test("somebody has one open report of a thing, also when two are sent at once", async () => {
	const { id } = await makeUser(db);
	const outcomes = await Promise.all([1, 2, 3, 4].map(() => report(db, { subject, by: id })));
	expect(outcomes.filter((one) => one.ok && one.isNew)).toHaveLength(1);
	expect(outcomes.every(({ ok }) => ok)).toBe(true);
	expect(await reportsOf((await latestCase(db)).id)).toHaveLength(1);
});

test("reports of several members at once join one open case, and each is in the audit with its mail", async () => {
	const members = await Promise.all([1, 2, 3].map(() => makeUser(db)));
	await Promise.all(members.map(({ id }) => report(db, { subject, by: id })));

	const open = await db.select().from(moderationCases).where(eq(moderationCases.subjectId, subject.id));
	expect(open).toHaveLength(1);
	const reports = await reportsOf(open[0]?.id ?? 0);
	expect(reports.map(({ reporterId }) => reporterId).sort()).toEqual(members.map(({ id }) => id).sort());
	const entries = await db
		.select()
		.from(auditEntries)
		.where(eq(auditEntries.subjectId, String(open[0]?.id)));
	expect(entries.map(({ deed }) => deed)).toEqual(["moderation.report", "moderation.report", "moderation.report"]);
	const mails = await db.select().from(outbox);
	const keys = mails.flatMap(({ payload }) => JSON.stringify(payload)).join();
	expect(reports.every(({ key }) => keys.includes(key))).toBe(true);
});

test("nobody reports their own, and what is not to be seen is not found", async () => {
	expect(await report(db, { subject, by: author.id })).toEqual({ ok: false, reason: "own" });
	const { id } = await makeUser(db);
	expect(await report(db, { subject: { kind: "note", id: "999999" }, by: id })).toEqual({
		ok: false,
		reason: "notFound",
	});
	expect(await report(db, { subject: { kind: "none", id: "1" }, by: id })).toEqual({ ok: false, reason: "notFound" });
});

test("one trusted member never hides a thing, two do, and untrusted ones count for nothing", async () => {
	const weigh = async () => runTogether(db, await weighReports(db, { reportables: REPORTABLES, subject, now: NOW }));
	await report(db, { subject, by: await trustedMember(50) });
	for (const _ of [1, 2, 3]) await report(db, { subject, by: (await makeUser(db)).id });
	await weigh();
	expect(await stateOf(db, subject)).toMatchObject({ state: "shown" });

	await report(db, { subject, by: await trustedMember() });
	await weigh();
	expect(await stateOf(db, subject)).toMatchObject({ state: "hidden", mayEdit: false });
	const cases = await db.select().from(moderationCases).where(eq(moderationCases.subjectId, subject.id));
	expect(cases).toMatchObject([{ hiddenBy: "trustedReports", hiddenAt: NOW }]);
	expect(await weighReports(db, { reportables: REPORTABLES, subject, now: NOW })).toEqual([]);
});

test("what was decided before trusted reports were weighed stays as it was decided", async () => {
	for (const by of [await trustedMember(), await trustedMember()]) await report(db, { subject, by });
	const writes = await weighReports(db, { reportables: REPORTABLES, subject, now: NOW });
	const { id } = await latestCase(db);
	const moderator = await makeUser(db, { role: "admin" });
	expect(await decide(db, { id, by: moderator.id, outcome: "kept" })).toMatchObject({ ok: true });

	await expect(runTogether(db, writes)).rejects.toThrow();
	expect(await stateOf(db, subject)).toMatchObject({ state: "shown" });
	expect(await weighReports(db, { reportables: REPORTABLES, subject, now: NOW })).toEqual([]);
});

test("child safety hides at once by one report, goes first and locks the evidence for a year", async () => {
	await report(db, { subject, by: (await makeUser(db)).id });
	await report(db, { subject, by: (await makeUser(db)).id, reason: "childSafety" });
	expect(await stateOf(db, subject)).toMatchObject({ state: "hidden" });
	expect(await latestCase(db)).toMatchObject({
		isUrgent: true,
		reason: "childSafety",
		hiddenBy: "childSafety",
		evidenceUntil: new Date(NOW.getTime() + 365 * 86_400_000),
	});
});

test("a guest reports a thing or a page by its address, and double sending makes one report", async () => {
	const guest = { name: "Ada", email: "ada@mail.example" };
	expect(subjectOfPath(REPORTABLES, `/notes/${subject.id}`)).toEqual(subject);
	const page = subjectOfPath(REPORTABLES, "/courses/1");
	expect(page).toEqual({ kind: "page", id: "/courses/1" });

	const formKey = crypto.randomUUID();
	const [first, again] = await Promise.all([1, 2].map(() => report(db, { subject: page, by: guest, formKey })));
	expect([first?.ok, again?.ok]).toEqual([true, true]);
	const found = await latestCase(db);
	expect(found).toMatchObject({ subjectKind: "page", title: "/courses/1", authorId: null });
	expect(await reportsOf(found.id)).toMatchObject([{ guestEmail: guest.email, reporterId: null }]);
});

test("of guests who send several forms at once each address has one report, and one mail", async () => {
	const one = { name: "Ada", email: "ada.twice@mail.example" };
	const two = { name: "Ben", email: "ben.twice@mail.example" };
	const sent = await Promise.all([one, one, two, one, two].map((by) => report(db, { subject, by })));
	expect(sent.map((outcome) => outcome.ok && outcome.isNew).filter(Boolean)).toHaveLength(2);
	const found = await latestCase(db);
	const emails = (await reportsOf(found.id)).map(({ guestEmail }) => guestEmail);
	expect(emails.sort()).toEqual([one.email, two.email]);
	const keys = (await reportsOf(found.id)).map(({ key }) => key);
	const mailed = (await db.select().from(outbox)).map(({ payload }) => payload.reportKey);
	expect(mailed.filter((key) => keys.some((one) => one === key))).toHaveLength(2);

	await db.update(moderationCases).set({ status: "decided" }).where(eq(moderationCases.id, found.id));
	expect(await report(db, { subject, by: one })).toMatchObject({ ok: true, isNew: true });
});

test("sent again with its key after the decision, a report is that one, and opens no second case", async () => {
	const { id } = await makeUser(db);
	const formKey = crypto.randomUUID();
	await report(db, { subject, by: id, formKey });
	const found = await latestCase(db);
	await db.update(moderationCases).set({ status: "decided" }).where(eq(moderationCases.id, found.id));
	const later = new Date(NOW.getTime() + 60_000);
	const again = await report(db, { subject, by: id, formKey, now: later });
	expect(again).toMatchObject({ ok: true, isNew: false, reportedAt: NOW });
	expect((await latestCase(db)).id).toBe(found.id);
});

test("a person who reports very much is refused, with the time when it ends", async () => {
	const { id } = await makeUser(db);
	for (let at = 0; at < 20; at += 1) await report(db, { subject: await makeNote(db, author.id), by: id });
	expect(await report(db, { subject, by: id })).toMatchObject({ ok: false, reason: "tooMany" });
});
