import { audit } from "#app/features/operations/audit/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict, isDuplicate, requireChange } from "#db/conflict.ts";
import { noticeOfAnswer, noticeToOwner } from "../tickets/notices.server";
import { findMessageByKey, insertMessage } from "../tickets/tickets.repository.server";
import { assignedOr, changeSeenTicket, findDeskTicket, firstAnsweredOr } from "./desk.repository.server";

type Actor = { key: string; actorId: number; requestId: string; now: Date };
type Answer = Actor & {
	formKey: string;
	/** The ticket's revision when the answer was started. */
	revision: number;
	message: string;
	status: "answered" | "waiting" | "closed";
	origin: string;
};
type Outcome = { ok: true; jobIds: string[] } | { ok: false; reason: "notFound" | "changedMeanwhile" };

/** One batch with mail and audit entry. Refused when somebody wrote meanwhile. Assigns an unassigned ticket. */
export async function answerTicket(db: Database, input: Answer): Promise<Outcome> {
	const { key, actorId, requestId, now, formKey, revision, message, status, origin } = input;
	const [ticket] = await findDeskTicket(db, key);
	if (!ticket) return { ok: false, reason: "notFound" };
	const about = { ticketKey: key, ownerId: ticket.ownerId, messageKey: formKey, origin, now };
	const notice = noticeOfAnswer(db, about);
	const closedAt = status === "closed" ? now : null;
	const set = { status, closedAt, assigneeId: assignedOr(actorId), firstAnsweredAt: firstAnsweredOr(now) };
	try {
		await db.batch([
			changeSeenTicket(db, { key, set, revision, now }),
			requireChange(db),
			insertMessage(db, {
				ticketKey: key,
				key: formKey,
				kind: "staff",
				authorId: actorId,
				body: message,
				createdAt: now,
			}),
			notice.write,
			audit(db, {
				by: actorId,
				deed: "help.reply",
				subject: { kind: "ticket", id: key },
				before: { status: ticket.status },
				after: { status, message: formKey },
				requestId,
				now,
			}),
		]);
	} catch (error) {
		if (!isConflict(error) && !isDuplicate(error, "ticket_messages.key")) throw error;
		const [made] = await findMessageByKey(db, formKey);
		return made?.ticketKey === key ? { ok: true, jobIds: [] } : { ok: false, reason: "changedMeanwhile" };
	}
	return { ok: true, jobIds: [notice.id] };
}

export async function noteInTicket(
	db: Database,
	{ key, actorId, requestId, now, formKey, message }: Actor & Pick<Answer, "formKey" | "message">,
): Promise<Outcome> {
	const [ticket] = await findDeskTicket(db, key);
	if (!ticket) return { ok: false, reason: "notFound" };
	try {
		await db.batch([
			insertMessage(db, {
				ticketKey: key,
				key: formKey,
				kind: "note",
				authorId: actorId,
				body: message,
				createdAt: now,
			}),
			audit(db, {
				by: actorId,
				deed: "help.note",
				subject: { kind: "ticket", id: key },
				after: { message: formKey },
				requestId,
				now,
			}),
		]);
	} catch (error) {
		if (!isDuplicate(error, "ticket_messages.key")) throw error;
		const [made] = await findMessageByKey(db, formKey);
		if (made?.ticketKey !== key) return { ok: false, reason: "changedMeanwhile" };
	}
	return { ok: true, jobIds: [] };
}

/** Closes or reopens a ticket without a message; closing mails the owner. */
export async function changeStatusAsStaff(
	db: Database,
	input: Actor & { intent: "close" | "reopen"; revision: number; origin: string },
): Promise<Outcome> {
	const { key, actorId, requestId, now, intent, revision, origin } = input;
	const [ticket] = await findDeskTicket(db, key);
	if (!ticket) return { ok: false, reason: "notFound" };
	const isClosing = intent === "close";
	if ((ticket.status === "closed") === isClosing) return { ok: true, jobIds: [] };
	const notice = noticeToOwner(db, "ticketClosed", { ticketKey: key, ownerId: ticket.ownerId, origin, now });
	const status = isClosing ? ("closed" as const) : ("open" as const);
	try {
		await db.batch([
			changeSeenTicket(db, { key, set: { status, closedAt: isClosing ? now : null }, revision, now }),
			requireChange(db),
			...(isClosing ? [notice.write] : []),
			audit(db, {
				by: actorId,
				deed: `help.${intent}`,
				subject: { kind: "ticket", id: key },
				before: { status: ticket.status },
				after: { status },
				requestId,
				now,
			}),
		]);
	} catch (error) {
		if (isConflict(error)) return { ok: false, reason: "changedMeanwhile" };
		throw error;
	}
	return { ok: true, jobIds: isClosing ? [notice.id] : [] };
}
