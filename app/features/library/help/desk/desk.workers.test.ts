import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { auditEntries, outbox, ticketMessages, tickets } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeUser } from "#tests/factories.ts";
import { makeTicket } from "#tests/library/help.ts";
import { expectDistinctColumns, expectNoScan } from "#tests/query-plan.ts";
import { insertMessage } from "../tickets/tickets.repository.server";
import { answerTicket, changeStatusAsStaff, noteInTicket } from "./answer-ticket.server";
import { assignTicket } from "./assign-ticket.server";
import { listCannedAnswers } from "./canned/canned.repository.server";
import { changeCannedAnswers } from "./canned/change-canned-answers.server";
import {
	countMatchingTickets,
	countTickets,
	findDeskTicket,
	listAllMessages,
	listFirstAnswers,
	listTickets,
} from "./desk.repository.server";
import { TICKETS_LIST } from "./tickets-query";

const now = new Date("2026-11-22T10:00:00Z");
const origin = "https://school.example";
let admins: number[] = [];
let student = 0;

beforeAll(async () => {
	admins = [(await makeUser(db, { role: "admin" })).id, (await makeUser(db, { role: "admin" })).id];
	student = (await makeUser(db)).id;
});

const by = (key: string, actorId = admins[0] ?? 0) => ({ key, actorId, requestId: "request", now });
const answer = (key: string, revision: number, given: object = {}) =>
	answerTicket(db, {
		...by(key),
		formKey: crypto.randomUUID(),
		revision,
		message: "Try this.",
		status: "answered" as const,
		origin,
		...given,
	});
const find = async (key: string) => (await db.select().from(tickets).where(eq(tickets.key, key)))[0];
const deedsTo = async (key: string) =>
	(await db.select().from(auditEntries).where(eq(auditEntries.subjectId, key))).map(({ deed }) => deed);

test("of two admins who take a ticket at once one has it, and the other is told", async () => {
	const { key } = await makeTicket(db, { ownerId: student });
	const take = (actorId: number) => assignTicket(db, { ...by(key, actorId), from: null, to: actorId });
	const outcomes = await Promise.all(admins.map(take));

	expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
	expect(outcomes).toContainEqual({ ok: false, reason: "changedMeanwhile" });
	expect(admins).toContain((await find(key))?.assigneeId);
	expect(await deedsTo(key)).toEqual(["help.assign"]);
});

test("a ticket is handed to admins only", async () => {
	const { key } = await makeTicket(db, { ownerId: student });
	expect(await assignTicket(db, { ...by(key), from: null, to: student })).toMatchObject({ ok: false });
	expect(await assignTicket(db, { ...by("none"), from: null, to: admins[0] ?? 0 })).toEqual({
		ok: false,
		reason: "notFound",
	});
	expect((await find(key))?.assigneeId).toBeNull();
});

test("of two answers to the same state one is sent; message, status, mail and audit entry come together", async () => {
	const { key, id } = await makeTicket(db, { ownerId: student });
	const outcomes = await Promise.all([answer(key, 1), answer(key, 1, { actorId: admins[1] })]);

	expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
	expect(await db.select().from(ticketMessages).where(eq(ticketMessages.ticketId, id))).toHaveLength(1);
	const ticket = await find(key);
	expect(ticket).toMatchObject({ status: "answered", firstAnsweredAt: now, revision: 2 });
	expect(admins).toContain(ticket?.assigneeId);
	const mails = (await db.select().from(outbox)).map(({ payload }) => payload).filter((one) => one.ticketKey === key);
	expect(mails).toMatchObject([{ mail: "ticketAnswered", userId: student }]);
	expect(await deedsTo(key)).toEqual(["help.reply"]);
});

test("the clock of the first answer stops once, and closing keeps who has it", async () => {
	const { key } = await makeTicket(db, { ownerId: student, assigneeId: admins[1] });
	await answer(key, 1, { status: "waiting" });
	await answer(key, 2, { status: "closed", now: new Date("2026-11-23T10:00:00Z") });

	expect(await find(key)).toMatchObject({ status: "closed", firstAnsweredAt: now, assigneeId: admins[1] });
	expect((await find(key))?.closedAt).not.toBeNull();
});

test("a note changes nothing but the conversation, and is no answer", async () => {
	const { key } = await makeTicket(db, { ownerId: student });
	const note = { ...by(key), formKey: crypto.randomUUID(), message: "Known bug" };
	await Promise.all([noteInTicket(db, note), noteInTicket(db, note)]);

	expect((await listAllMessages(db, key)).map(({ kind }) => kind)).toEqual(["note"]);
	expect(await find(key)).toMatchObject({ status: "open", firstAnsweredAt: null, revision: 1 });
	expect(await deedsTo(key)).toEqual(["help.note"]);
});

test("staff close and reopen what they have seen; an unconfirmed ticket is not there", async () => {
	const { key } = await makeTicket(db, { ownerId: student });
	const settle = (intent: "close" | "reopen", revision: number) =>
		changeStatusAsStaff(db, { ...by(key), intent, revision, origin });
	expect(await settle("close", 7)).toEqual({ ok: false, reason: "changedMeanwhile" });
	expect(await settle("close", 1)).toMatchObject({ ok: true });
	expect(await settle("reopen", 2)).toMatchObject({ ok: true });
	expect(await deedsTo(key)).toEqual(["help.close", "help.reopen"]);

	const guest = await makeTicket(db, { guestEmail: "x@mail.example", status: "unconfirmed" });
	expect(await findDeskTicket(db, guest.key)).toEqual([]);
	expect(await answer(guest.key, 1)).toEqual({ ok: false, reason: "notFound" });
});

const listed = async (search: string) =>
	(await listTickets(db, TICKETS_LIST.parse(new URLSearchParams(search)), admins[0] ?? 0)).map(({ key }) => key);

test("tickets are found by number, person and any word that was written, whatever the case", async () => {
	const { id: writer } = await makeUser(db, { name: "Jürgen Müller" });
	const { key } = await makeTicket(db, {
		ownerId: writer,
		subject: "Das Video hält an",
		year: 2031,
		serial: 77,
		language: "ru",
	});
	const message = { ticketKey: key, kind: "person", authorId: writer, createdAt: now } as const;
	await insertMessage(db, { ...message, key: crypto.randomUUID(), body: "Во втором уроке\nпосле минуты" });

	for (const q of ["G-2031-00077", "2031-00077", "muller", "video", "УРОКЕ", "минуты"]) {
		expect([q, await listed(`q=${encodeURIComponent(q)}`)]).toEqual([q, [key]]);
	}
	expect(await listed("q=nowhere")).toEqual([]);
	expect(await listed("q=video&status=closed")).toEqual([]);
	expect(await listed("q=video&language=ru&topic=technical&assignee=nobody")).toEqual([key]);
	expect(await listed("q=video&assignee=me")).toEqual([]);
});

test("an unconfirmed ticket is in no list and no count", async () => {
	const guest = await makeTicket(db, { guestEmail: "y@mail.example", status: "unconfirmed" });
	expect(await listed("status=any")).not.toContain(guest.key);
});

test("canned answers fall back to English, and of two who change one at once one is told", async () => {
	const words = { language: "en", title: "Second factor", body: "Open the settings." } as const;
	const deed = (given: Parameters<typeof changeCannedAnswers>[1]["deed"]) =>
		changeCannedAnswers(db, { deed: given, actorId: admins[0] ?? 0, requestId: "request", now });
	await deed({ intent: "add", ...words });
	const inGerman = async () => (await listCannedAnswers(db, "de")).find(({ title }) => /factor|Faktor/.test(title));
	const found = await inGerman();
	expect(found).toMatchObject({ title: "Second factor", inEnglish: true, revision: 0 });

	const id = Number(found?.id);
	const german = { language: "de", title: "Zweiter Faktor", body: "Öffnen Sie die Einstellungen." } as const;
	const first = () => deed({ intent: "change", id, revision: 0, ...german });
	const outcomes = await Promise.all([first(), first()]);
	expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
	expect(await inGerman()).toMatchObject({ title: "Zweiter Faktor", inEnglish: false, revision: 2 });

	expect(await deed({ intent: "change", id, revision: 5, ...german })).toEqual({
		ok: false,
		reason: "changedMeanwhile",
	});
	expect(await deed({ intent: "change", id: 99_999, revision: 0, ...german })).toEqual({
		ok: false,
		reason: "notFound",
	});
	expect(await deed({ intent: "retire", id })).toEqual({ ok: true });
	expect(await deed({ intent: "retire", id })).toEqual({ ok: false, reason: "notFound" });
	expect(await inGerman()).toBeUndefined();
});

test("the inbox goes by an index, in every order and with a search", async () => {
	for (const search of [
		"",
		"status=any",
		"sort=opened",
		"status=closed&assignee=me",
		"q=video&status=any",
		"topic=other",
	]) {
		const query = TICKETS_LIST.parse(new URLSearchParams(search));
		await expectNoScan(listTickets(db, query, 1));
		await expectNoScan(countMatchingTickets(db, query, 1));
		await expectDistinctColumns(listTickets(db, query, 1));
	}
	await expectNoScan(countTickets(db, "any"));
	await expectNoScan(listFirstAnswers(db, now));
	await expectNoScan(findDeskTicket(db, "key"));
	await expectNoScan(listAllMessages(db, "key"));
	await expectDistinctColumns(findDeskTicket(db, "key"));
});
