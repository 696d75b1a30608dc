import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { HELP_MAILS } from "#app/features/library/help/mails.server.ts";
import { newJobId } from "#app/features/operations/jobs/enqueue.server.ts";
import { dispatchJob } from "#app/features/operations/jobs/outbox/dispatch-job.server.ts";
import { AUTH_MAILS } from "#app/features/people/auth/mails.server.ts";
import { localMail, outbox } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeUser } from "#tests/factories.ts";
import { IDLE_HANDLERS } from "#tests/idle-handlers.ts";
import { makeTicket } from "#tests/library/help.ts";
import { SEND_ALL } from "#tests/operations/send-all.ts";
import { defineGuestMail, defineMail, EMPTY_PAYLOAD } from "./define-mail";
import { enqueueMail } from "./enqueue-mail.server";
import type { MailDefinitions } from "./mail-kinds";
import { type MailDelivery, type Message, sendMail } from "./send-mail.server";

const now = new Date("2026-11-20T10:00:00Z");
const SECRET = "https://school.example/fr/verify-email?token=very-secret";
let sent: { to: string; subject: string; text: string }[] = [];
let id = "";

beforeEach(() => {
	sent = [];
	id = newJobId();
});

const verifyEmail = defineMail({
	category: "security",
	payload: EMPTY_PAYLOAD,
	compose: async (_db, { userId, language }) => ({
		to: `user${userId}@mail.example`,
		language: language ?? "en",
		values: { name: "Ada", link: SECRET, code: "123456" },
	}),
});
const ticketAnswered = defineGuestMail({
	category: "requests",
	payload: z.strictObject({ ticketKey: z.string(), messageKey: z.string() }),
	compose: async (_db, { ticketKey, messageKey, language }) => ({
		to: "guest@mail.example",
		language: language ?? "en",
		values: { number: ticketKey, text: messageKey, link: SECRET },
	}),
});
const provider: MailDelivery = { send: async (message) => void sent.push(message), keepsText: false };

function deliver(delivery: MailDelivery, mails: MailDefinitions = { verifyEmail, ticketAnswered }) {
	return dispatchJob(db, { id, now, handlers: { ...IDLE_HANDLERS, "mail.send": sendMail(mails, delivery, SEND_ALL) } });
}
const letter = { userId: 7, language: "fr", origin: "https://school.example" } as const;
const kept = () => db.select().from(localMail).where(eq(localMail.id, id));
const stored = async () => JSON.stringify([await kept(), await db.select().from(outbox).where(eq(outbox.id, id))]);

test("where somebody delivers mail it is handed over, and its text is stored nowhere", async () => {
	await enqueueMail(db, "verifyEmail", letter, { id, dueAt: now });
	expect(await stored()).not.toContain("very-secret");

	expect(await deliver(provider)).toEqual({ kind: "done" });
	expect(sent).toEqual([
		{
			to: "user7@mail.example",
			subject: expect.any(String),
			text: expect.stringContaining(SECRET),
			html: expect.stringMatching(/^<!doctype html><html lang="fr">/),
			headers: { "Auto-Submitted": "auto-generated", "List-Id": "<security.school.example>" },
		},
	]);
	expect(await stored()).not.toContain("very-secret");
	expect(await stored()).not.toContain("user7@mail.example");
});

test("a school that runs locally keeps the text to be read, once", async () => {
	await enqueueMail(db, "verifyEmail", letter, { id, dueAt: now });
	await Promise.all(Array.from({ length: 5 }, () => deliver({ send: null, keepsText: true })));

	expect(await kept()).toMatchObject([
		{ kind: "verifyEmail", to: "user7@mail.example", text: expect.stringContaining(SECRET) },
	]);
});

test("where nobody delivers mail it waits, and no secret is made", async () => {
	let composed = 0;
	await enqueueMail(db, "verifyEmail", letter, { id, dueAt: now });
	const counted = defineMail({
		category: "security",
		payload: EMPTY_PAYLOAD,
		compose: async (...about) => {
			composed += 1;
			return verifyEmail.compose(...about);
		},
	});
	const waiting = await deliver({ send: null, keepsText: false }, { verifyEmail: counted });

	expect(waiting).toEqual({ kind: "later", at: new Date(now.getTime() + 60 * 60_000) });
	expect(composed).toBe(0);
});

test("mail to an address that nobody has, or that nobody needs any more, is done without being sent", async () => {
	await enqueueMail(db, "verifyEmail", { ...letter, userId: sql<null>`(select 1 where 0)` }, { id, dueAt: now });
	expect(await deliver(provider)).toEqual({ kind: "done" });

	id = newJobId();
	await enqueueMail(db, "verifyEmail", letter, { id, dueAt: now });
	expect(
		await deliver(provider, {
			verifyEmail: defineMail({ category: "security", payload: EMPTY_PAYLOAD, compose: async () => null }),
		}),
	).toEqual({
		kind: "done",
	});
	expect(sent).toEqual([]);
});

test("a recipient that is only known to the batch is found by an expression", async () => {
	await enqueueMail(db, "verifyEmail", { ...letter, userId: sql<number>`(select 40 + 2)` }, { id, dueAt: now });
	await deliver(provider);
	expect(sent.map(({ to }) => to)).toEqual(["user42@mail.example"]);
});

test("mail about a ticket goes to a guest who has no account", async () => {
	const about = { ...letter, userId: null, ticketKey: "key", messageKey: "message" };
	await enqueueMail(db, "ticketAnswered", about, { id, dueAt: now });
	expect(await deliver(provider)).toEqual({ kind: "done" });
	expect(sent).toMatchObject([{ to: "guest@mail.example", text: expect.stringContaining(SECRET) }]);
});

/** A job as the database holds it, whatever wrote it. */
const put = (payload: Record<string, unknown>) =>
	db.insert(outbox).values({ id, kind: "mail.send", payload, dueAt: now, nextTryAt: now });
const lastError = async () => (await db.select().from(outbox).where(eq(outbox.id, id)))[0]?.lastError;

test.each([
	["without an id of its kind", { mail: "ticketAnswered", ticketKey: "key" }, "ticketAnswered: messageKey"],
	[
		"with an id of another type",
		{ mail: "ticketAnswered", ticketKey: 7, messageKey: "m" },
		"ticketAnswered: ticketKey",
	],
	["with the ids of another kind", { mail: "verifyEmail", ticketKey: "key", messageKey: "m" }, "verifyEmail: "],
	["of a kind that no room defines", { mail: "spaceship" }, "spaceship: mail"],
	["of what every object has", { mail: "toString" }, "toString: mail"],
])("a mail %s is refused for good", async (_what, payload, wrong) => {
	await put({ ...payload, userId: 7, origin: letter.origin });
	expect(await deliver(provider)).toEqual({ kind: "dead" });
	expect(await lastError()).toBe(`The payload is not one of mail.send, ${wrong}`);
	expect(sent).toEqual([]);
});

test("a job that has waited since all kinds had one payload is sent", async () => {
	const user = await makeUser(db, { language: "de" });
	await put({ mail: "resetPassword", userId: user.id, language: "fr", wanted: "start=now", origin: letter.origin });
	expect(await deliver(provider, AUTH_MAILS)).toEqual({ kind: "done" });
	expect(sent).toMatchObject([{ to: user.email, text: expect.stringMatching(/\/fr\/reset-password\?.*start=now/) }]);

	id = newJobId();
	const { key } = await makeTicket(db, { guestName: "Ada", guestEmail: "ada@mail.example", status: "closed" });
	await put({ mail: "ticketClosed", userId: null, ticketKey: key, origin: letter.origin });
	expect(await deliver(provider, HELP_MAILS)).toEqual({ kind: "done" });
	expect(sent).toMatchObject([{ to: user.email }, { to: "ada@mail.example" }]);
});

test("a mail is asked for with the ids of its kind alone", () => {
	const about = { userId: 7, origin: letter.origin };
	const when = { dueAt: now };
	// @ts-expect-error: which order it is.
	enqueueMail(db, "orderPaid", about, when);
	// @ts-expect-error: a number where a text is its id.
	enqueueMail(db, "orderPaid", { ...about, orderId: 7 }, when);
	// @ts-expect-error: the id of another kind.
	enqueueMail(db, "orderPaid", { ...about, refundId: "r-1" }, when);
	// @ts-expect-error: nobody has no account.
	enqueueMail(db, "orderPaid", { ...about, userId: null, orderId: "o-1" }, when);
	// @ts-expect-error: no such kind.
	enqueueMail(db, "spaceship", about, when);
	expect(enqueueMail(db, "orderPaid", { ...about, orderId: "o-1" }, when).toSQL().params).toContainEqual(
		JSON.stringify({ mail: "orderPaid", ...about, orderId: "o-1" }),
	);
});

test("a mail that can be ended goes to one address at a call, with the links of its switch in headers and foot", async () => {
	const links = { stop: "https://school.example/unsubscribe?token=k.access", preferences: "https://school.example/p" };
	const category = { name: "access", group: "learning", order: 1, icon: "lock", app: true, mail: "instant" } as const;
	await enqueueMail(db, "verifyEmail", letter, { id, dueAt: now });
	const calls: Message[] = [];
	const send = sendMail({ verifyEmail }, { send: async (one) => void calls.push(one), keepsText: false }, async () => ({
		kind: "send",
		category,
		links,
	}));
	await dispatchJob(db, { id, now, handlers: { ...IDLE_HANDLERS, "mail.send": send } });

	expect(calls.map(({ to }) => to)).toEqual(["user7@mail.example"]);
	expect(calls[0]?.headers).toEqual({
		"Auto-Submitted": "auto-generated",
		"List-Id": "<security.school.example>",
		"List-Unsubscribe": `<${links.stop}>`,
		"List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
	});
	for (const address of Object.values(links)) {
		expect(calls[0]?.text).toContain(address);
		expect(calls[0]?.html).toContain(`href="${address}"`);
	}
});
