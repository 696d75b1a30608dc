import { and, asc, eq, isNull, lt, sql } from "drizzle-orm";
import type { Database } from "../../db/client.server";
import { mailOutbox } from "../../db/schema/schema";
import { getFixedT } from "./i18n.server";
import type { Language } from "./languages";

export type MailKind = "verifyEmail" | "resetPassword" | "confirmLogin";
type Message = { to: string; language: Language; kind: MailKind; values: Record<string, string>; now: Date };

/** Tries after which a message is left alone, with its last error. */
const MAX_ATTEMPTS = 5;

/**
 * Writes a message into the outbox: the id and the write, not yet run, for the
 * batch of what the message speaks of. Nothing is sent before that batch is through.
 */
export function enqueueMail(db: Database, { to, language, kind, values, now }: Message) {
	const t = getFixedT(language, "mail") as (key: string, values?: Record<string, string>) => string;
	const id = crypto.randomUUID();
	const write = db.insert(mailOutbox).values({
		id,
		to,
		subject: t(`${kind}.subject`, values),
		text: `${t(`${kind}.body`, values)}\n\n${t("signature")}\n`,
		createdAt: now,
	});
	return { id, write };
}

/** Asks the queue to send a message soon; the clock sweeps up what the queue never heard of. */
export async function announceMail(queue: Queue | undefined, id: string): Promise<void> {
	await queue?.send({ id });
}

/** Messages that wait, oldest first. */
export function listWaitingMail(db: Database, { before, limit }: { before: Date; limit: number }) {
	return db
		.select({ id: mailOutbox.id })
		.from(mailOutbox)
		.where(and(isNull(mailOutbox.deliveredAt), lt(mailOutbox.createdAt, before), lt(mailOutbox.attempts, MAX_ATTEMPTS)))
		.orderBy(asc(mailOutbox.createdAt))
		.limit(limit);
}

/** The latest messages, for the outbox page of a school that runs locally. */
export function listOutbox(db: Database) {
	return db.select().from(mailOutbox).orderBy(sql`${mailOutbox.createdAt} desc`).limit(50);
}

type Sender = { send: (message: { from: string; to: string; subject: string; text: string }) => Promise<unknown> };

/**
 * Sends one message of the outbox through Cloudflare's Send Email binding, once:
 * a message that is delivered already is passed over. Without a binding it stays
 * in the outbox, readable there. Throws when sending fails, so that the queue tries again.
 */
export async function deliverMail(db: Database, id: string, sender: { email?: Sender; from?: string }, now: Date) {
	if (!sender.email || !sender.from) return;
	const [message] = await db.select().from(mailOutbox).where(eq(mailOutbox.id, id)).limit(1);
	if (!message || message.deliveredAt) return;
	try {
		await sender.email.send({ from: sender.from, to: message.to, subject: message.subject, text: message.text });
		await db.update(mailOutbox).set({ deliveredAt: now, lastError: null }).where(eq(mailOutbox.id, id));
	} catch (error) {
		const lastError = String(error).slice(0, 500);
		await db
			.update(mailOutbox)
			.set({ attempts: sql`${mailOutbox.attempts} + 1`, lastError })
			.where(eq(mailOutbox.id, id));
		throw error;
	}
}
