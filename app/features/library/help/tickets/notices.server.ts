import { newJobId } from "#app/features/operations/jobs/face.server.ts";
import { enqueueMail } from "#app/features/operations/notifications/face.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";

type NoticeInput = { ticketKey: string; origin: string; now: Date };

type ToOwner = NoticeInput & { ownerId: number | null; language?: Language };

/** Guests are written to in the ticket's language. */
export function noticeToOwner(
	db: Database,
	mail: "ticketConfirm" | "ticketReceived" | "ticketClosed",
	{ ownerId: userId, now, ...letter }: ToOwner,
) {
	const id = newJobId();
	return { id, write: enqueueMail(db, mail, { ...letter, userId }, { id, dueAt: now }) };
}

/** The same with a message that staff have written. */
export function noticeOfAnswer(db: Database, { ownerId: userId, now, ...letter }: ToOwner & { messageKey: string }) {
	const id = newJobId();
	return { id, write: enqueueMail(db, "ticketAnswered", { ...letter, userId }, { id, dueAt: now }) };
}

export function noticesToStaff(
	db: Database,
	{ staff, ticketKey, origin, now }: NoticeInput & { staff: readonly number[] },
) {
	return staff.map((userId) => {
		const id = newJobId();
		return { id, write: enqueueMail(db, "ticketForStaff", { userId, ticketKey, origin }, { id, dueAt: now }) };
	});
}

type Ticket = { assigneeId: number | null };
/** The assignee, or all staff when there is none who can still answer. */
export function recipientsOf({ assigneeId }: Ticket, staff: readonly { id: number }[]): number[] {
	const all = staff.map(({ id }) => id);
	return assigneeId !== null && all.includes(assigneeId) ? [assigneeId] : all;
}
