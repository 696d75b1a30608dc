import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { DAY_MS } from "#app/shared/durations.ts";
import { hashSecret } from "#app/shared/request/secrets.server.ts";
import { outbox, ticketMessages, tickets } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeUser } from "#tests/factories.ts";
import { makeTicket } from "#tests/library/help.ts";
import { expectDistinctColumns, expectNoScan } from "#tests/query-plan.ts";
import { changeTicketStatus } from "./settle-ticket.server";
import { sweepTicketLinks, sweepUnconfirmedTickets } from "./sweep-tickets.server";
import { ticketAnsweredMail, ticketConfirmMail, ticketForStaffMail, ticketReceivedMail } from "./ticket-mails.server";
import {
	findOwnTicket,
	insertMessage,
	listExpiredLinks,
	listOwnMessages,
	listOwnTickets,
	listStaff,
	listUnconfirmedTickets,
} from "./tickets.repository.server";
import { writeInTicket } from "./write-in-ticket.server";

const now = new Date("2026-11-22T10:00:00Z");
const origin = "https://school.example";
const about = { language: null, origin, askedAt: now, now };

const write = (owner: Parameters<typeof findOwnTicket>[1], formKey: string = crypto.randomUUID()) =>
	writeInTicket(db, { owner, formKey, message: "More.", origin, now, rateLimitScale: 100 });
const find = async (key: string) => (await db.select().from(tickets).where(eq(tickets.key, key)))[0];

test("somebody else's ticket is not there: not to read, to write in, to close", async () => {
	const [ada, ben] = [await makeUser(db), await makeUser(db)];
	const { key } = await makeTicket(db, { ownerId: ada.id });
	const owner = { userId: ben.id, key };

	expect(await findOwnTicket(db, owner)).toEqual([]);
	expect(await listOwnMessages(db, owner)).toEqual([]);
	expect(await write(owner)).toEqual({ ok: false, reason: "notFound" });
	expect(await changeTicketStatus(db, { owner, intent: "close", origin, now })).toEqual({
		ok: false,
		reason: "notFound",
	});
	expect((await find(key))?.status).toBe("open");
});

test("an answer opens a ticket that was closed in the last fourteen days, and none that was closed before", async () => {
	const user = await makeUser(db);
	const closed = (days: number) =>
		makeTicket(db, { ownerId: user.id, status: "closed", closedAt: new Date(now.getTime() - days * DAY_MS) });
	const [late, early] = [await closed(13), await closed(14)];

	expect(await write({ userId: user.id, key: late.key })).toMatchObject({ ok: true });
	expect(await find(late.key)).toMatchObject({ status: "open", closedAt: null, revision: 2 });
	expect(await write({ userId: user.id, key: early.key })).toEqual({ ok: false, reason: "closedForGood" });
	expect((await find(early.key))?.status).toBe("closed");
	const reopen = { owner: { userId: user.id, key: early.key }, intent: "reopen", origin, now } as const;
	expect(await changeTicketStatus(db, reopen)).toEqual({ ok: false, reason: "closedForGood" });
});

test("a reply that is sent ten times at once is written once, and whoever has the ticket is told", async () => {
	const [user, admin] = [await makeUser(db), await makeUser(db, { role: "admin" })];
	await makeUser(db, { role: "admin" });
	const { key, id } = await makeTicket(db, { ownerId: user.id, status: "answered", assigneeId: admin.id });
	const formKey = crypto.randomUUID();
	await Promise.all(Array.from({ length: 10 }, () => write({ userId: user.id, key }, formKey)));

	expect(await db.select().from(ticketMessages).where(eq(ticketMessages.ticketId, id))).toHaveLength(1);
	const told = (await db.select().from(outbox)).map(({ payload }) => payload).filter((one) => one.ticketKey === key);
	expect(told).toMatchObject([{ mail: "ticketForStaff", userId: admin.id }]);
});

test("notes are not the owner's to read", async () => {
	const user = await makeUser(db);
	const { key } = await makeTicket(db, { ownerId: user.id });
	const message = { ticketKey: key, authorId: null, createdAt: now };
	await insertMessage(db, { ...message, key: crypto.randomUUID(), kind: "person", body: "Help" });
	await insertMessage(db, { ...message, key: crypto.randomUUID(), kind: "note", body: "Odd fellow" });

	expect((await listOwnMessages(db, { userId: user.id, key })).map(({ body }) => body)).toEqual(["Help"]);
});

test("a guest confirms by the link of the mail, which opens that ticket and no other", async () => {
	const { key } = await makeTicket(db, {
		guestName: "Ada",
		guestEmail: "ada@mail.example",
		status: "unconfirmed",
		language: "de",
	});
	await makeTicket(db, { guestName: "Ada", guestEmail: "ada@mail.example" });
	const mail = await ticketConfirmMail.compose(db, { ...about, ticketKey: key });
	const link = String(mail?.values.link);

	expect(mail).toMatchObject({ to: "ada@mail.example", language: "de", values: { name: "" } });
	expect(link).toMatch(/^https:\/\/school\.example\/de\/help\/tickets\/by-link\?token=[\w-]{43}$/);
	const owner = { tokenHash: await hashSecret(link.split("=")[1] ?? ""), now };
	expect((await findOwnTicket(db, owner)).map((ticket) => ticket.key)).toEqual([key]);
	expect(await write(owner)).toEqual({ ok: false, reason: "closedForGood" });

	const confirm = () => changeTicketStatus(db, { owner, intent: "confirm", origin, now });
	expect(await Promise.all([confirm(), confirm(), confirm()])).toContainEqual({ ok: true, jobIds: expect.any(Array) });
	expect(await find(key)).toMatchObject({ status: "open", openedAt: now, revision: 2 });
	expect(await ticketConfirmMail.compose(db, { ...about, ticketKey: key })).toBeNull();
	const later = { ...owner, now: new Date(now.getTime() + 91 * DAY_MS) };
	expect(await findOwnTicket(db, later)).toEqual([]);
	expect(await findOwnTicket(db, { tokenHash: "", now })).toEqual([]);
});

test("mail speaks the language of who reads it, and carries a staff answer and nothing else", async () => {
	const [user, admin] = [await makeUser(db, { language: "fr" }), await makeUser(db, { role: "admin", language: "zh" })];
	const { key } = await makeTicket(db, { ownerId: user.id });
	const [answerKey, noteKey] = [crypto.randomUUID(), crypto.randomUUID()];
	const message = { ticketKey: key, authorId: admin.id, createdAt: now };
	await insertMessage(db, { ...message, key: answerKey, kind: "staff", body: "Try again" });
	await insertMessage(db, { ...message, key: noteKey, kind: "note", body: "Secret" });
	const mail = { ...about, userId: user.id, ticketKey: key };

	expect(await ticketReceivedMail.compose(db, mail)).toMatchObject({
		to: user.email,
		language: "fr",
	});
	expect(await ticketAnsweredMail.compose(db, { ...mail, messageKey: answerKey })).toMatchObject({
		values: { answer: "Try again", link: `${origin}/help/tickets/${key}` },
	});
	expect(await ticketAnsweredMail.compose(db, { ...mail, messageKey: noteKey })).toBeNull();
	expect(await ticketForStaffMail.compose(db, { ...mail, userId: admin.id })).toMatchObject({
		language: "zh",
	});
	expect(await ticketForStaffMail.compose(db, mail)).toBeNull();
});

test("what was never confirmed is forgotten after a week, and links when they end", async () => {
	const old = new Date(now.getTime() - 8 * DAY_MS);
	const forgotten = await makeTicket(db, { guestEmail: "x@mail.example", status: "unconfirmed", changedAt: old });
	const kept = await makeTicket(db, { guestEmail: "x@mail.example", status: "open", changedAt: old });
	await sweepUnconfirmedTickets.work(db, now);
	await sweepTicketLinks.work(db, new Date(now.getTime() + 365 * DAY_MS));

	expect(await find(forgotten.key)).toBeUndefined();
	expect(await find(kept.key)).toBeDefined();
	expect(await listExpiredLinks(db, new Date(now.getTime() + 365 * DAY_MS), 10)).toEqual([]);
});

test("lists and look-ups go by an index", async () => {
	const owner = { userId: 1, key: "key" };
	for (const statement of [
		findOwnTicket(db, owner),
		findOwnTicket(db, { tokenHash: "hash", now }),
		listOwnMessages(db, owner),
		listOwnMessages(db, { tokenHash: "hash", now }),
		listOwnTickets(db, 1, { limit: 10 }),
		listUnconfirmedTickets(db, now, 10),
		listExpiredLinks(db, now, 10),
	]) {
		await expectNoScan(statement);
		await expectDistinctColumns(statement);
	}
	await expectNoScan(listStaff(db, now), ["sessions", "tickets"]);
});
