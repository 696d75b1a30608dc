import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { sendMail } from "#app/features/operations/notifications/send-mail.server.ts";
import { hashSecret } from "#app/shared/request/secrets.server.ts";
import { runTogether } from "#db/run-together.server.ts";
import { notificationDeliveries, outbox } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeTicket } from "#tests/library/help.ts";
import { SEND_ALL } from "#tests/operations/send-all.ts";
import { expectDistinctColumns, expectNoScan } from "#tests/query-plan.ts";
import { HELP_MAILS } from "../../mails.server";
import { ticketLinkMail } from "../ticket-mails.server";
import { findOwnTicket, latestTicketOfGuest, listTicketsOfGuest } from "../tickets.repository.server";
import { askForLink } from "./ask-for-link.server";

const now = new Date("2026-11-22T10:00:00Z");
const origin = "https://school.example";
let callers = 0;
const ask = (email: string, clientIp = `caller ${++callers}`) =>
	askForLink(db, { email, clientIp, language: "fr", origin, now, rateLimitScale: 1 });
const jobsFor = async (ids: (string | undefined)[]) =>
	(await db.select().from(outbox)).filter(({ id }) => ids.includes(id)).map(({ payload }) => payload);
const compose = (ticketKey: string) =>
	ticketLinkMail.compose(db, { ticketKey, language: "fr", origin, askedAt: now, now });

test("known and unknown addresses are answered alike, and each writes a job", async () => {
	const { key } = await makeTicket(db, { guestName: "Ada", guestEmail: "known@mail.example" });
	const [known, unknown] = [await ask("known@mail.example"), await ask("unknown@mail.example")];
	expect([known, unknown]).toEqual(Array(2).fill({ ok: true, jobId: expect.any(String) }));
	const jobs = await jobsFor([known, unknown].map((outcome) => (outcome.ok ? outcome.jobId : undefined)));
	expect(jobs.map(({ ticketKey }) => ticketKey).sort()).toEqual([key, null].sort());
});

test("an address without requests is written to by nobody", async () => {
	const sent: string[] = [];
	const send = sendMail(HELP_MAILS, { send: async ({ to }) => sent.push(to), keepsText: false }, SEND_ALL);
	const payload = { mail: "ticketLink", userId: null, ticketKey: null, language: "fr", origin } as const;
	const job = { id: "job", kind: "mail.send", payload, dueAt: now } as const;
	const outcome = await send(job, { db, now, handOver: async (deed) => void (await deed()) });
	if ("writes" in outcome) await runTogether(db, outcome.writes);
	const marks = await db.select().from(notificationDeliveries).where(eq(notificationDeliveries.eventId, "job"));
	expect(marks).toMatchObject([{ channel: "mail", state: "skipped", reason: "gone" }]);
	expect(sent).toEqual([]);
});

test("the mail has a link of its own to each confirmed request of the address, and to no other", async () => {
	const guest = { guestName: "Bo", guestEmail: "bo@mail.example" };
	const older = await makeTicket(db, { ...guest, subject: "The older", status: "closed", closedAt: now });
	const newer = await makeTicket(db, { ...guest, subject: "The newer", changedAt: now });
	await makeTicket(db, { ...guest, subject: "Never confirmed", status: "unconfirmed", changedAt: now });
	await makeTicket(db, { guestName: "Cy", guestEmail: "cy@mail.example", subject: "Another's" });

	const mail = await compose(newer.key);
	expect(mail).toMatchObject({ to: "bo@mail.example", language: "fr", values: { name: "Bo" } });
	const tokens = [...String(mail?.values.links).matchAll(/\/fr\/help\/tickets\/by-link\?token=([\w-]{43})/g)];
	const opened = await Promise.all(
		tokens.map(async ([, token]) => findOwnTicket(db, { tokenHash: await hashSecret(String(token)), now })),
	);
	expect(opened.flat().map(({ key }) => key)).toEqual([newer.key, older.key]);
	expect(mail?.values.links).not.toMatch(/Never|Another/);
});

test("an unconfirmed request alone is none", async () => {
	const { key } = await makeTicket(db, { guestEmail: "di@mail.example", status: "unconfirmed" });
	expect(await compose(key)).toBeNull();
	const asked = await ask("di@mail.example");
	expect(await jobsFor([asked.ok ? asked.jobId : undefined])).toMatchObject([{ ticketKey: null }]);
});

test("of ten asked for at once three mails go to an address, and a caller asks five times", async () => {
	await makeTicket(db, { guestEmail: "eve@mail.example" });
	const outcomes = await Promise.all(Array.from({ length: 10 }, () => ask("eve@mail.example")));
	expect(outcomes.every(({ ok }) => ok)).toBe(true);
	expect(outcomes.filter((outcome) => outcome.ok && outcome.jobId)).toHaveLength(3);

	const tries = await Promise.all(Array.from({ length: 8 }, (_, at) => ask(`many${at}@mail.example`, "one caller")));
	expect(tries.filter(({ ok }) => ok)).toHaveLength(5);
});

test("look-ups go by the index of guests", async () => {
	const list = listTicketsOfGuest(db, "a@mail.example", { limit: 5 });
	await expectNoScan(list);
	await expectDistinctColumns(list);
	await expectNoScan(db.select({ key: latestTicketOfGuest("a@mail.example").as("latest_key") }).from(sql`(select 1)`));
});
