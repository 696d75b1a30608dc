import { newJobId } from "#app/features/operations/jobs/face.server.ts";
import { enqueueMail } from "#app/features/operations/notifications/face.server.ts";
import type { TicketMail } from "#app/features/operations/notifications/mail-kinds.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";

type About = { ticketKey: string; origin: string; now: Date };

/** Mail to the author of a ticket, with the id of its job. A guest is written to in the ticket's language. */
export function noticeToOwner(
	db: Database,
	mail: Exclude<TicketMail, "ticketForStaff">,
	{
		ownerId,
		language,
		messageKey,
		ticketKey,
		origin,
		now,
	}: About & { ownerId: number | null; language?: Language; messageKey?: string },
) {
	const id = newJobId();
	const letter = {
		mail,
		userId: ownerId,
		ticketKey,
		origin,
		...(language ? { language } : {}),
		...(messageKey ? { messageKey } : {}),
	};
	return { id, write: enqueueMail(db, letter, { id, dueAt: now }) };
}

/** Mail to staff that somebody has written: to who has the ticket, or to all admins. With the ids of their jobs. */
export function noticesToStaff(db: Database, { staff, ticketKey, origin, now }: About & { staff: readonly number[] }) {
	return staff.map((userId) => {
		const id = newJobId();
		return { id, write: enqueueMail(db, { mail: "ticketForStaff", userId, ticketKey, origin }, { id, dueAt: now }) };
	});
}

type Ticket = { assigneeId: number | null };
/** Who of the staff is told of a ticket: who has it, or all of them when nobody has it or that one cannot answer any more. */
export function toldOf({ assigneeId }: Ticket, staff: readonly { id: number }[]): number[] {
	const all = staff.map(({ id }) => id);
	return assigneeId !== null && all.includes(assigneeId) ? [assigneeId] : all;
}
