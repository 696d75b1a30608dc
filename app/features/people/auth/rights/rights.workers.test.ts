import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { lastDay } from "#app/shared/calendar-day.ts";
import type { Capability } from "#db/schema/people/capabilities.ts";
import { auditEntries, outbox, sessions, users } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeSession, makeUser } from "#tests/factories.ts";
import { makeOnlyAdmins } from "#tests/people/two-admins.ts";
import { expectNoScan } from "#tests/query-plan.ts";
import { NOT_SUSPENDED } from "./audited-suspension";
import { changeRights } from "./change-rights.server";
import { endSuspensions } from "./end-suspensions.server";
import {
	endSessionOf,
	endSessionsOf,
	invitePerson,
	sendPasswordLinkTo,
	sendVerificationTo,
} from "./reach-person.server";
import { listEndedSuspensions } from "./rights.repository.server";
import { liftSuspension, suspendAccount } from "./suspend-account.server";

const now = new Date("2026-11-20T12:00:00Z");
const when = { requestId: "r", now };
const origin = "https://school.example";
const ALL: Capability[] = ["content", "people", "money", "support", "settings"];

const find = async (id: number) => (await db.select().from(users).where(eq(users.id, id)))[0];
const sessionsOf = (id: number) => db.select().from(sessions).where(eq(sessions.userId, id));
const deedsTo = (id: number) =>
	db
		.select()
		.from(auditEntries)
		.where(eq(auditEntries.subjectId, String(id)));
const asActor = (person: { id: number }, capabilities: Capability[] = ALL) => ({ id: person.id, capabilities });

let ann: { id: number };

beforeEach(async () => {
	({ ann } = await makeOnlyAdmins());
});

test("rights are changed, sessions end, and it is told and written down with what was before", async () => {
	const eve = await makeUser(db);
	await makeSession(db, eve.id);
	const wish = { actor: asActor(ann), userId: eve.id, role: "admin" as const, origin, ...when };

	const outcome = await changeRights(db, { ...wish, capabilities: ["support", "content"] });
	expect(outcome).toMatchObject({ ok: true });
	expect(await find(eve.id)).toMatchObject({ role: "admin", capabilities: ["content", "support"] });
	expect(await sessionsOf(eve.id)).toEqual([]);
	expect(await deedsTo(eve.id)).toMatchObject([
		{
			deed: "people.changeRights",
			actorId: ann.id,
			before: { role: "student", capabilities: [] },
			after: { role: "admin", capabilities: ["content", "support"] },
		},
	]);
	const jobId = outcome.ok ? (outcome.jobId ?? "") : "";
	expect(await db.select().from(outbox).where(eq(outbox.id, jobId))).toHaveLength(1);

	await changeRights(db, { ...wish, role: "instructor", capabilities: ["people"] });
	expect(await find(eve.id)).toMatchObject({ role: "instructor", capabilities: [] });
});

test("nobody changes their own rights, nor gives what they do not hold, nor what was taken from them meanwhile", async () => {
	const eve = await makeUser(db, { role: "admin", capabilities: ["people"] });
	const give = (actor: { id: number }, held: Capability[], userId: number) =>
		changeRights(db, { actor: asActor(actor, held), userId, role: "admin", capabilities: ALL, origin, ...when });

	expect(await give(eve, ["people"], eve.id)).toEqual({ ok: false, reason: "own" });
	expect(await give(eve, ["people"], (await makeUser(db)).id)).toEqual({ ok: false, reason: "beyond" });
	const friend = await makeUser(db);
	expect(await give(eve, ALL, friend.id)).toEqual({ ok: false, reason: "changed" });
	expect(await find(friend.id)).toMatchObject({ role: "student", capabilities: [] });
	expect(await deedsTo(friend.id)).toEqual([]);
	expect(await give(ann, ALL, 999_999)).toEqual({ ok: false, reason: "gone" });
});

test("who is suspended is out at once; it is lifted again", async () => {
	const eve = await makeUser(db);
	await makeSession(db, eve.id);
	const until = lastDay("2026-11-30", "Asia/Kolkata");
	expect(await suspendAccount(db, { actorId: ann.id, userId: eve.id, why: "Spam", until, ...when })).toEqual({
		ok: true,
	});
	expect(await sessionsOf(eve.id)).toEqual([]);
	expect(await find(eve.id)).toMatchObject({
		suspendedAt: now,
		suspendedUntil: new Date("2026-11-30T18:30:00Z"),
		suspendedLastDay: "2026-11-30",
		suspendedWhy: "Spam",
	});

	expect(await liftSuspension(db, { actorId: ann.id, userId: eve.id, ...when })).toEqual({ ok: true });
	expect(await find(eve.id)).toMatchObject(NOT_SUSPENDED);
	expect((await deedsTo(eve.id)).map(({ deed }) => deed)).toEqual(["people.suspend", "people.liftSuspension"]);
});

test("after its end an admin's deeds count again, and the clock lifts it with an entry, once and without ending a session", async () => {
	const until = new Date("2026-12-01T00:00:00Z");
	const before = new Date(until.getTime() - 1);
	const [bob, eve] = [await makeUser(db, { role: "admin" }), await makeUser(db)];
	await suspendAccount(db, {
		actorId: ann.id,
		userId: bob.id,
		why: "Spam",
		until: { day: "2026-11-30", endsAt: until },
		...when,
	});
	const end = (at: Date) => endSessionsOf(db, { actorId: bob.id, userId: eve.id, requestId: "r", now: at });
	expect([await end(before), await end(until)]).toEqual([{ ok: false, reason: "changed" }, { ok: true }]);

	await endSuspensions.work(db, before);
	expect(await find(bob.id)).toMatchObject({ suspendedAt: now });
	await makeSession(db, bob.id);
	await endSuspensions.work(db, until);
	await endSuspensions.work(db, until);
	expect(await find(bob.id)).toMatchObject(NOT_SUSPENDED);
	expect(await sessionsOf(bob.id)).toHaveLength(1);
	expect((await deedsTo(bob.id)).slice(1)).toMatchObject([
		{
			deed: "people.liftSuspension",
			actorId: null,
			before: { suspended: true, why: "Spam" },
			after: { suspended: false },
		},
	]);
	await expectNoScan(listEndedSuspensions(db, now, 10));
});

test("one session is ended among several, by who holds the right, and none of somebody else", async () => {
	const [eve, other] = [await makeUser(db), await makeUser(db)];
	const thief = await makeUser(db, { role: "admin", capabilities: ["content"] });
	for (const { id } of [eve, eve, other]) await makeSession(db, id);
	const [[first], [foreign]] = [await sessionsOf(eve.id), await sessionsOf(other.id)];
	const end = (actor: { id: number }, sessionId = "") =>
		endSessionOf(db, { actorId: actor.id, userId: eve.id, sessionId, ...when });

	expect(await end(thief, first?.id)).toEqual({ ok: false, reason: "changed" });
	expect(await end(ann, foreign?.id)).toEqual({ ok: false, reason: "changed" });
	expect([(await sessionsOf(eve.id)).length, (await sessionsOf(other.id)).length]).toEqual([2, 1]);
	expect(await deedsTo(eve.id)).toEqual([]);

	expect(await end(ann, first?.id)).toEqual({ ok: true });
	expect((await sessionsOf(eve.id)).map(({ id }) => id)).not.toContain(first?.id);
	expect(await sessionsOf(eve.id)).toHaveLength(1);
	expect(await end(ann, first?.id)).toEqual({ ok: false, reason: "changed" });
	expect((await deedsTo(eve.id)).map(({ deed }) => deed)).toEqual(["people.endSession"]);
});

test("a password link is the invitation once more for who never came, and a new password for everybody else", async () => {
	const [invited, known] = [await makeUser(db), await makeUser(db)];
	await makeSession(db, known.id);
	const thief = await makeUser(db, { role: "admin", capabilities: ["content"] });
	const send = async (actorId: number, userId: number) => {
		const outcome = await sendPasswordLinkTo(db, { actorId, userId, origin, ...when });
		if (!outcome.ok) return outcome.reason;
		return (await db.select().from(outbox).where(eq(outbox.id, outcome.jobId)))[0]?.payload.mail;
	};
	expect([await send(ann.id, invited.id), await send(ann.id, known.id)]).toEqual(["invitation", "resetPassword"]);
	expect([await send(thief.id, known.id), await send(ann.id, 999_999)]).toEqual(["changed", "gone"]);
	expect((await deedsTo(known.id)).map(({ deed }) => deed)).toEqual(["people.sendPasswordLink"]);
});

test("sessions are ended, verification is sent and people are invited by who holds the right, and by nobody else", async () => {
	const eve = await makeUser(db);
	const thief = await makeUser(db, { role: "admin", capabilities: ["content"] });
	const invited = { name: "New", email: "new@mail.example", role: "instructor", language: "de" } as const;
	await makeSession(db, eve.id);

	expect(await endSessionsOf(db, { actorId: thief.id, userId: eve.id, ...when })).toEqual({
		ok: false,
		reason: "changed",
	});
	expect(await sessionsOf(eve.id)).toHaveLength(1);
	expect(await invitePerson(db, { actorId: thief.id, invited, origin, ...when })).toEqual({
		ok: false,
		reason: "changed",
	});

	expect(await endSessionsOf(db, { actorId: ann.id, userId: eve.id, ...when })).toEqual({ ok: true });
	expect(await sessionsOf(eve.id)).toEqual([]);
	expect(await sendVerificationTo(db, { actorId: ann.id, userId: eve.id, origin, ...when })).toMatchObject({
		ok: true,
	});
	expect(await invitePerson(db, { actorId: ann.id, invited, origin, ...when })).toMatchObject({ ok: true });
	expect(await invitePerson(db, { actorId: ann.id, invited, origin, ...when })).toEqual({ ok: false, reason: "taken" });
	expect(await db.select().from(users).where(eq(users.email, invited.email))).toMatchObject([
		{ role: "instructor", language: "de" },
	]);
});
