import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { newJobId } from "#app/features/operations/jobs/enqueue.server.ts";
import { dispatchJob } from "#app/features/operations/jobs/outbox/dispatch-job.server.ts";
import { localMail, outbox } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { IDLE_HANDLERS } from "#tests/idle-handlers.ts";
import { enqueueMail } from "./enqueue-mail.server";
import { type ComposeMail, type ComposeTicketMail, type MailDelivery, sendMail } from "./send-mail.server";

const now = new Date("2026-11-20T10:00:00Z");
const SECRET = "https://school.example/fr/verify-email?token=very-secret";
let sent: { to: string; subject: string; text: string }[] = [];
let id = "";

beforeEach(() => {
	sent = [];
	id = newJobId();
});

const compose: ComposeMail = async (_db, { userId, language }) => ({
	to: `user${userId}@mail.example`,
	language: language ?? "en",
	values: { name: "Ada", link: SECRET, code: "123456" },
});
const composeTicket: ComposeTicketMail = async (_db, { userId, ticketKey, messageKey, language }) => ({
	to: userId === null ? "guest@mail.example" : `user${userId}@mail.example`,
	language: language ?? "en",
	values: { number: ticketKey, text: String(messageKey), link: SECRET },
});
const provider: MailDelivery = { send: async (message) => void sent.push(message), keepsText: false };

async function deliver(delivery: MailDelivery, composer = compose) {
	const none = async () => null;
	const tickets = {
		ticketConfirm: none,
		ticketReceived: none,
		ticketClosed: none,
		ticketForStaff: none,
		ticketLink: none,
	};
	const composers = {
		verifyEmail: composer,
		resetPassword: composer,
		confirmLogin: composer,
		invitation: composer,
		accessGiven: none,
		accessExtended: none,
		accessPaused: none,
		accessResumed: none,
		accessEnded: none,
		courseReceived: none,
		courseHandedOver: none,
		securityNotice: composer,
		agreeEmail: composer,
		confirmEmail: composer,
		exportReady: composer,
		...tickets,
		deletionAsked: composer,
		deletionTakenBack: composer,
		accountErased: composer,
		certificateAgain: composer,
		nameNeeded: none,
		teacherNameNeeded: none,
		certificateReady: composer,
		learningReminder: composer,
		membershipRenews: composer,
		trialEnds: composer,
		membershipUnpaid: composer,
		membershipEnded: composer,
		membershipCancelled: composer,
		affiliateAccepted: composer,
		affiliateRefused: composer,
		affiliatePaid: composer,
		refundAsked: none,
		withdrawalReceived: none,
		refundApproved: none,
		refundDeclined: none,
		refundPaid: none,
		refundByHand: none,
		reviewAccepted: none,
		reviewReturned: none,
		waitingJoined: none,
		canBeBought: none,
		orderPaid: none,
		orderFailed: none,
		ticketAnswered: composeTicket,
	};
	const nothing = async () => ({ writes: [] });
	return dispatchJob(db, {
		id,
		now,
		handlers: {
			...IDLE_HANDLERS,
			"mail.send": sendMail(composers, delivery),
			"certificate.issue": nothing,
			"export.step": nothing,
			"intake.step": nothing,
		},
	});
}
const letter = { mail: "verifyEmail", userId: 7, language: "fr", origin: "https://school.example" } as const;
const kept = () => db.select().from(localMail).where(eq(localMail.id, id));
/** Everything that the database says about the job and its mail. */
const stored = async () => JSON.stringify([await kept(), await db.select().from(outbox).where(eq(outbox.id, id))]);

test("where somebody delivers mail it is handed over, and its text is stored nowhere", async () => {
	await enqueueMail(db, letter, { id, dueAt: now });
	expect(await stored()).not.toContain("very-secret");

	expect(await deliver(provider)).toEqual({ kind: "done" });
	expect(sent).toEqual([
		{
			to: "user7@mail.example",
			subject: expect.any(String),
			text: expect.stringContaining(SECRET),
			html: expect.stringMatching(/^<!doctype html><html lang="fr">/),
		},
	]);
	expect(await stored()).not.toContain("very-secret");
	expect(await stored()).not.toContain("user7@mail.example");
});

test("a school that runs locally keeps the text to be read, once", async () => {
	await enqueueMail(db, letter, { id, dueAt: now });
	await Promise.all(Array.from({ length: 5 }, () => deliver({ send: null, keepsText: true })));

	expect(await kept()).toMatchObject([
		{ kind: "verifyEmail", to: "user7@mail.example", text: expect.stringContaining(SECRET) },
	]);
});

test("where nobody delivers mail it waits, and no secret is made", async () => {
	let composed = 0;
	await enqueueMail(db, letter, { id, dueAt: now });
	const waiting = await deliver({ send: null, keepsText: false }, async (...about) => {
		composed += 1;
		return compose(...about);
	});

	expect(waiting).toEqual({ kind: "later", at: new Date(now.getTime() + 60 * 60_000) });
	expect(composed).toBe(0);
});

test("mail to an address that nobody has, or that nobody needs any more, is done without being sent", async () => {
	await enqueueMail(db, { ...letter, userId: sql<null>`(select 1 where 0)` }, { id, dueAt: now });
	expect(await deliver(provider)).toEqual({ kind: "done" });

	id = newJobId();
	await enqueueMail(db, letter, { id, dueAt: now });
	expect(await deliver(provider, async () => null)).toEqual({ kind: "done" });
	expect(sent).toEqual([]);
});

test("a recipient that is only known to the batch is found by an expression", async () => {
	await enqueueMail(db, { ...letter, userId: sql<number>`(select 40 + 2)` }, { id, dueAt: now });
	await deliver(provider);
	expect(sent.map(({ to }) => to)).toEqual(["user42@mail.example"]);
});

test("mail about a ticket goes to a guest who has no account", async () => {
	const about = { ...letter, mail: "ticketAnswered", userId: null, ticketKey: "key", messageKey: "message" } as const;
	await enqueueMail(db, about, { id, dueAt: now });
	expect(await deliver(provider)).toEqual({ kind: "done" });
	expect(sent).toMatchObject([{ to: "guest@mail.example", text: expect.stringContaining(SECRET) }]);
});
