import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { outbox, ticketMessages, tickets } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeUser } from "#tests/factories.ts";
import { makeTicket } from "#tests/library/help.ts";
import { openTicket } from "./open-ticket.server";

const now = new Date("2026-11-22T10:00:00Z");
let addresses = 0;
const form = () => ({
	formKey: crypto.randomUUID(),
	topic: "technical" as const,
	subject: "It stops",
	message: "After a minute.",
	page: "/courses",
	language: "de" as const,
	origin: "https://school.example",
	now,
	rateLimitScale: 1,
	clientIp: `address ${++addresses}`,
});
const mailAbout = async (key: string) =>
	(await db.select().from(outbox)).map(({ payload }) => payload).filter(({ ticketKey }) => ticketKey === key);

test("somebody with an account opens a ticket; owner and admins are told", async () => {
	const admin = await makeUser(db, { role: "admin" });
	const user = await makeUser(db);
	const opened = await openTicket(db, { ...form(), owner: { userId: user.id } });

	if (!opened.ok) throw new Error(opened.reason);
	expect(opened.number).toMatch(/^G-2026-\d{5}$/);
	const [ticket] = await db.select().from(tickets).where(eq(tickets.key, opened.key));
	expect(ticket).toMatchObject({ ownerId: user.id, status: "open", page: "/courses", language: "de" });
	const mails = await mailAbout(opened.key);
	expect(mails).toContainEqual(expect.objectContaining({ mail: "ticketReceived", userId: user.id }));
	expect(mails).toContainEqual(expect.objectContaining({ mail: "ticketForStaff", userId: admin.id }));
	expect(opened.jobIds).toHaveLength(mails.length);
});

test("a guest's is nobody's to read yet, and only the guest is written to", async () => {
	const opened = await openTicket(db, { ...form(), owner: { name: "Ada", email: "ada@mail.example" } });

	if (!opened.ok) throw new Error(opened.reason);
	const [ticket] = await db.select().from(tickets).where(eq(tickets.key, opened.key));
	expect(ticket).toMatchObject({ ownerId: null, guestEmail: "ada@mail.example", status: "unconfirmed" });
	expect(await mailAbout(opened.key)).toMatchObject([{ mail: "ticketConfirm", userId: null }]);
});

test("a form that is sent ten times at once opens one ticket", async () => {
	const user = await makeUser(db);
	const same = { ...form(), owner: { userId: user.id }, rateLimitScale: 100 };
	const outcomes = await Promise.all(Array.from({ length: 10 }, () => openTicket(db, same)));

	expect(new Set(outcomes.map((outcome) => outcome.ok && outcome.key)).size).toBe(1);
	expect(await db.select().from(tickets).where(eq(tickets.ownerId, user.id))).toHaveLength(1);
});

test("another's form key opens nothing and tells nothing", async () => {
	const [ada, ben] = [await makeUser(db), await makeUser(db)];
	const same = form();
	await openTicket(db, { ...same, owner: { userId: ada.id } });
	expect(await openTicket(db, { ...same, clientIp: "elsewhere", owner: { userId: ben.id } })).toEqual({
		ok: false,
		reason: "changedMeanwhile",
	});
	expect(await db.select().from(tickets).where(eq(tickets.ownerId, ben.id))).toEqual([]);
});

test("of twenty sent at once five are taken, since five may be open", async () => {
	const user = await makeUser(db);
	const all = Array.from({ length: 20 }, () =>
		openTicket(db, { ...form(), owner: { userId: user.id }, rateLimitScale: 100 }),
	);
	const outcomes = await Promise.all(all);

	expect(outcomes.filter(({ ok }) => ok)).toHaveLength(5);
	expect(outcomes).toContainEqual({ ok: false, reason: "tooManyOpen" });
	const open = await db.select().from(tickets).where(eq(tickets.ownerId, user.id));
	expect(open).toHaveLength(5);
	expect(new Set(open.map(({ serial }) => serial)).size).toBe(5);
});

test("closed tickets do not count, and five an hour are enough for one address", async () => {
	const user = await makeUser(db);
	for (let count = 0; count < 6; count += 1)
		await makeTicket(db, { ownerId: user.id, status: "closed", closedAt: now });
	const from = (clientIp: string) => openTicket(db, { ...form(), clientIp, owner: { userId: user.id } });
	for (let count = 0; count < 5; count += 1) expect(await from("one")).toMatchObject({ ok: true });

	expect(await from("one")).toMatchObject({ ok: false, reason: "tooMany" });
	expect(await from("another")).toMatchObject({ ok: false, reason: "tooMany" });
});

test("what was written is kept as it was: no statement changes it", async () => {
	const user = await makeUser(db);
	const opened = await openTicket(db, { ...form(), owner: { userId: user.id } });
	const change = db.update(ticketMessages).set({ body: "Something else" });
	await expect(change).rejects.toThrow();
	expect(opened.ok).toBe(true);
});
