import { consumeRateLimit } from "#app/shared/request/rate-limit.server.ts";
import { createSecret } from "#app/shared/request/secrets.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict, isDuplicate } from "#db/conflict.ts";
import type { TICKET_TOPICS } from "#db/schema/library/ticket-kinds.ts";
import { HELP_LIMITS } from "../help-limits";
import { noticesToStaff, noticeToOwner } from "./notices.server";
import { ticketNumber } from "./ticket-number";
import { findMessageByKey, insertMessage, insertTicket, listStaff } from "./tickets.repository.server";

type Input = {
	owner: { userId: number } | { name: string; email: string };
	formKey: string;
	topic: (typeof TICKET_TOPICS)[number];
	subject: string;
	message: string;
	page: string | null;
	language: Language;
	clientIp: string;
	origin: string;
	now: Date;
	rateLimitScale: number;
};
type Outcome =
	| { ok: true; key: string; number: string; jobIds: string[] }
	| { ok: false; reason: "tooManyOpen" | "changedMeanwhile" }
	| { ok: false; reason: "tooMany"; retryAfterSeconds: number };

/**
 * One batch with mail. A guest's ticket stays hidden until confirmed by mail. Repeatable by `formKey`; five may be
 * open.
 */
export async function openTicket(db: Database, input: Input): Promise<Outcome> {
	const { owner, formKey, topic, subject, message, page, language, origin, now } = input;
	const refused = await tooMany(db, input);
	if (refused) return refused;

	const isUser = "userId" in owner;
	const [ownerId, guestEmail] = isUser ? [owner.userId, null] : [null, owner.email];
	const key = createSecret();
	const about = { ticketKey: key, origin, now };
	const staff = isUser ? (await listStaff(db, now)).map(({ id }) => id) : [];
	const notices = [
		noticeToOwner(db, isUser ? "ticketReceived" : "ticketConfirm", { ...about, ownerId, language }),
		...noticesToStaff(db, { ...about, staff }),
	];
	try {
		await db.batch([
			insertTicket(db, {
				key,
				ownerId,
				guestName: isUser ? null : owner.name,
				guestEmail,
				year: now.getUTCFullYear(),
				language,
				topic,
				subject,
				page,
				status: isUser ? "open" : "unconfirmed",
				createdAt: now,
				openedAt: now,
				changedAt: now,
			}),
			insertMessage(db, {
				key: formKey,
				ticketKey: key,
				kind: "person",
				authorId: ownerId,
				body: message,
				createdAt: now,
			}),
			...notices.map(({ write }) => write),
		]);
	} catch (error) {
		if (isConflict(error)) return (await findSubmitted(db, input)) ?? { ok: false, reason: "tooManyOpen" };
		if (isDuplicate(error, "ticket_messages.key")) {
			return (await findSubmitted(db, input)) ?? { ok: false, reason: "changedMeanwhile" };
		}
		throw error;
	}
	const [made] = await findMessageByKey(db, formKey);
	if (!made) throw new Error("A ticket could not be read back.");
	return { ok: true, key, number: ticketNumber(made), jobIds: notices.map(({ id }) => id) };
}

/** The ticket that this form has already opened, if it belongs to the sender. */
async function findSubmitted(db: Database, { formKey, owner }: Input): Promise<Outcome | null> {
	const [made] = await findMessageByKey(db, formKey);
	const isOwn = made && ("userId" in owner ? made.ownerId === owner.userId : made.guestEmail === owner.email);
	return isOwn ? { ok: true, key: made.ticketKey, number: ticketNumber(made), jobIds: [] } : null;
}

async function tooMany(db: Database, { owner, clientIp, now, rateLimitScale: scale }: Input) {
	const person = "userId" in owner ? `user:${owner.userId}` : `guest:${owner.email}`;
	const tries = [
		{ limit: HELP_LIMITS.ticketsPerAddress, who: clientIp },
		{ limit: HELP_LIMITS.ticketsPerPerson, who: person },
	];
	for (const { limit, who } of tries) {
		const verdict = await consumeRateLimit(db, { limit, who, now, scale });
		if (!verdict.allowed) {
			return { ok: false, reason: "tooMany", retryAfterSeconds: verdict.retryAfterSeconds } as const;
		}
	}
	return null;
}
