import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { listDeedsOfSubject } from "#app/features/operations/audit/list-audit-entries.server.ts";
import { outbox, ticketMessages, tickets } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeUser } from "#tests/factories.ts";
import { makeTicket } from "#tests/library/help.ts";
import { changeTicketStatus } from "../tickets/settle-ticket.server";
import { writeInTicket } from "../tickets/write-in-ticket.server";
import { answerTicket, changeStatusAsStaff, noteInTicket } from "./answer-ticket.server";
import { assignTicket } from "./assign-ticket.server";

const now = new Date("2026-11-22T10:00:00Z");
const origin = "https://school.example";
const [ruth, amara] = [await makeUser(db, { role: "admin" }), await makeUser(db, { role: "admin" })];
const owner = await makeUser(db);
const open = () => makeTicket(db, { ownerId: owner.id });
const by = (actorId: number) => ({ actorId, requestId: "r", now, origin });
const find = async (key: string) => (await db.select().from(tickets).where(eq(tickets.key, key)))[0];
const written = async (ticketId: number) =>
	(await db.select().from(ticketMessages).where(eq(ticketMessages.ticketId, ticketId))).map(
		({ kind, body }) => `${kind}: ${body}`,
	);
const answer = (key: string, given: Partial<Parameters<typeof answerTicket>[1]> = {}) =>
	answerTicket(db, {
		key,
		formKey: crypto.randomUUID(),
		revision: 1,
		message: "An answer.",
		status: "answered",
		...by(ruth.id),
		...given,
	});
const write = (key: string, given: Partial<Parameters<typeof writeInTicket>[1]> = {}) =>
	writeInTicket(db, {
		owner: { userId: owner.id, key },
		formKey: crypto.randomUUID(),
		message: "More.",
		origin,
		now,
		rateLimitScale: 100,
		...given,
	});
const deedsTo = async (key: string) =>
	(await listDeedsOfSubject(db, { kind: "ticket", id: key }, { now, limit: 99 })).map(({ deed }) => deed);
const isOk = ({ ok }: { ok: boolean }) => ok;

test("an answer that was begun before its owner wrote again is not sent, and nothing tells of it", async () => {
	const { key, id } = await open();
	expect(await write(key)).toMatchObject({ ok: true });
	const mails = (await db.select().from(outbox)).length;
	expect(await answer(key)).toEqual({ ok: false, reason: "changedMeanwhile" });
	expect(await written(id)).toEqual(["person: More."]);
	expect([await deedsTo(key), (await db.select().from(outbox)).length]).toEqual([[], mails]);
	expect(await find(key)).toMatchObject({ status: "open", assigneeId: null, firstAnsweredAt: null });
});

test("an answer and its owner's words that cross: the ticket never waits for who has just written", async () => {
	for (let round = 0; round < 3; round += 1) {
		const { key, id } = await open();
		const [answered, wrote] = await Promise.all([answer(key), write(key)]);
		expect(wrote).toMatchObject({ ok: true });
		expect(await written(id)).toHaveLength(answered.ok ? 2 : 1);
		expect((await find(key))?.status).toBe("open");
	}
});

test("an answer that is sent ten times at once is written once, with one mail and one deed", async () => {
	const { key, id } = await open();
	const formKey = crypto.randomUUID();
	const before = (await db.select().from(outbox)).length;
	const outcomes = await Promise.all(Array.from({ length: 10 }, () => answer(key, { formKey })));
	expect(outcomes.every(isOk)).toBe(true);
	expect(await written(id)).toEqual(["staff: An answer."]);
	expect(await deedsTo(key)).toEqual(["help.reply"]);
	expect((await db.select().from(outbox)).length).toBe(before + 1);
});

test("the key of a form that was used in another ticket answers nothing", async () => {
	const [one, two] = [await open(), await open()];
	const formKey = crypto.randomUUID();
	expect(await answer(one.key, { formKey })).toMatchObject({ ok: true });
	expect(await answer(two.key, { formKey })).toEqual({ ok: false, reason: "changedMeanwhile" });
	expect([await written(two.id), await deedsTo(two.key)]).toEqual([[], []]);
	expect(await write(two.key, { formKey })).toEqual({ ok: false, reason: "notFound" });
	expect(await find(two.key)).toMatchObject({ status: "open", revision: 1 });
});

test("a note with the key of another ticket's form is not said to be written", async () => {
	const [one, two] = [await open(), await open()];
	const note = { formKey: crypto.randomUUID(), message: "Between us.", ...by(ruth.id) };
	expect(await noteInTicket(db, { key: one.key, ...note })).toEqual({ ok: true, jobIds: [] });
	expect(await noteInTicket(db, { key: one.key, ...note })).toEqual({ ok: true, jobIds: [] });
	expect(await written(one.id)).toEqual(["note: Between us."]);
	expect(await noteInTicket(db, { key: two.key, ...note })).toEqual({ ok: false, reason: "changedMeanwhile" });
	expect(await written(two.id)).toEqual([]);
});

test("of staff who close a ticket and its owner who writes in it: it is open whenever the words came last", async () => {
	const { key } = await open();
	const [closed, wrote] = await Promise.all([
		changeStatusAsStaff(db, { key, intent: "close", revision: 1, ...by(ruth.id) }),
		write(key),
	]);
	expect(wrote).toMatchObject({ ok: true });
	expect(await find(key)).toMatchObject({ status: "open", closedAt: null, revision: closed.ok ? 3 : 2 });
});

test("its owner closes a ticket once, however often the button is pressed, and opens it again", async () => {
	const { key } = await open();
	const settle = (intent: "close" | "reopen") =>
		changeTicketStatus(db, { owner: { userId: owner.id, key }, intent, origin, now });
	expect((await Promise.all(Array.from({ length: 6 }, () => settle("close")))).every(isOk)).toBe(true);
	expect(await find(key)).toMatchObject({ status: "closed", revision: 2 });
	expect((await Promise.all(Array.from({ length: 6 }, () => settle("reopen")))).some(isOk)).toBe(true);
	expect(await find(key)).toMatchObject({ status: "open", closedAt: null, revision: 3 });
});

test("of two who hand one ticket to different people one does, and the deed tells from whom to whom", async () => {
	const { key } = await open();
	const hand = (to: number | null, from: number | null = null) =>
		assignTicket(db, { key, from, to, actorId: ruth.id, requestId: "r", now });
	const outcomes = await Promise.all([hand(ruth.id), hand(amara.id)]);
	expect(outcomes.filter(isOk)).toHaveLength(1);
	const has = (await find(key))?.assigneeId ?? null;
	expect([ruth.id, amara.id]).toContain(has);
	expect(await hand(null, has)).toEqual({ ok: true });
	expect(await listDeedsOfSubject(db, { kind: "ticket", id: key }, { now, limit: 1 })).toMatchObject([
		{ before: { assigneeId: has }, after: { assigneeId: null } },
	]);
});

test("a ticket that is not there, or not confirmed, is answered, noted, closed and handed to nobody", async () => {
	const unconfirmed = await makeTicket(db, { status: "unconfirmed", guestName: "G", guestEmail: "g@x.example" });
	for (const key of [unconfirmed.key, "no-such-ticket", ""]) {
		const missing = { ok: false, reason: "notFound" };
		expect(await answer(key)).toEqual(missing);
		expect(await noteInTicket(db, { key, formKey: crypto.randomUUID(), message: "x", ...by(ruth.id) })).toEqual(
			missing,
		);
		expect(await changeStatusAsStaff(db, { key, intent: "close", revision: 1, ...by(ruth.id) })).toEqual(missing);
		expect(await assignTicket(db, { key, from: null, to: ruth.id, actorId: ruth.id, requestId: "r", now })).toEqual(
			missing,
		);
	}
	expect(await written(unconfirmed.id)).toEqual([]);
});
