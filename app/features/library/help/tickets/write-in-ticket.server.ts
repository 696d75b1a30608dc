import { consumeRateLimit } from "#app/shared/request/rate-limit.server.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict, isDuplicate, requireChange } from "#db/conflict.ts";
import { HELP_LIMITS } from "../help-limits";
import { noticesToStaff, recipientsOf } from "./notices.server";
import { mayWrite, reopenCutoff } from "./ticket-rules";
import {
	changeTicket,
	findMessageByKey,
	findOwnTicket,
	insertMessage,
	listStaff,
	type TicketOwner,
	takesMessages,
} from "./tickets.repository.server";

type Input = {
	owner: TicketOwner;
	formKey: string;
	message: string;
	origin: string;
	now: Date;
	rateLimitScale: number;
};
type Outcome =
	| { ok: true; jobIds: string[] }
	| { ok: false; reason: "notFound" | "closedForGood" }
	| { ok: false; reason: "tooMany"; retryAfterSeconds: number };

/** Reopens a ticket that was closed in the last fourteen days, and mails staff. A form sent twice writes once. */
export async function writeInTicket(db: Database, input: Input): Promise<Outcome> {
	const { owner, formKey, message, origin, now, rateLimitScale: scale } = input;
	const [[ticket], staff] = await db.batch([findOwnTicket(db, owner), listStaff(db, now)]);
	if (!ticket) return { ok: false, reason: "notFound" };
	if (!mayWrite(ticket, now)) return { ok: false, reason: "closedForGood" };
	const who = ticket.ownerId === null ? `guest:${ticket.guestEmail}` : `user:${ticket.ownerId}`;
	const verdict = await consumeRateLimit(db, { limit: HELP_LIMITS.repliesPerPerson, who, now, scale });
	if (!verdict.allowed) return { ok: false, reason: "tooMany", retryAfterSeconds: verdict.retryAfterSeconds };

	const { key, ownerId } = ticket;
	const notices = noticesToStaff(db, { staff: recipientsOf(ticket, staff), ticketKey: key, origin, now });
	try {
		await db.batch([
			changeTicket(db, {
				key,
				set: { status: "open", closedAt: null },
				while: takesMessages(reopenCutoff(now)),
				now,
			}),
			requireChange(db),
			insertMessage(db, {
				ticketKey: key,
				key: formKey,
				kind: "person",
				authorId: ownerId,
				body: message,
				createdAt: now,
			}),
			...notices.map(({ write }) => write),
		]);
	} catch (error) {
		if (isConflict(error)) return { ok: false, reason: "closedForGood" };
		if (isDuplicate(error, "ticket_messages.key")) {
			const [made] = await findMessageByKey(db, formKey);
			return made?.ticketKey === key ? { ok: true, jobIds: [] } : { ok: false, reason: "notFound" };
		}
		throw error;
	}
	return { ok: true, jobIds: notices.map(({ id }) => id) };
}
