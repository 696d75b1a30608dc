import type { Database } from "#db/client.server.ts";
import { isConflict, requireChange } from "#db/conflict.ts";
import { noticesToStaff, recipientsOf } from "./notices.server";
import { reopenCutoff } from "./ticket-rules";
import {
	changeTicket,
	findOwnTicket,
	isClosedSince,
	isNotClosed,
	isUnconfirmed,
	listStaff,
	type TicketOwner,
} from "./tickets.repository.server";

type Input = { owner: TicketOwner; intent: "close" | "reopen" | "confirm"; origin: string; now: Date };
type Outcome = { ok: true; jobIds: string[] } | { ok: false; reason: "notFound" | "closedForGood" };

/** Repeatable. Confirming shows a guest's ticket to staff; reopening ends fourteen days after closing. */
export async function changeTicketStatus(db: Database, { owner, intent, origin, now }: Input): Promise<Outcome> {
	const [[ticket], staff] = await db.batch([findOwnTicket(db, owner), listStaff(db, now)]);
	if (!ticket) return { ok: false, reason: "notFound" };
	const { key, status } = ticket;
	const isDone = { close: status === "closed", reopen: status !== "closed", confirm: status !== "unconfirmed" }[intent];
	if (isDone) return { ok: true, jobIds: [] };
	if (intent === "close" && status === "unconfirmed") return { ok: false, reason: "notFound" };

	const change = {
		close: { set: { status: "closed", closedAt: now }, while: isNotClosed },
		reopen: { set: { status: "open", closedAt: null }, while: isClosedSince(reopenCutoff(now)) },
		confirm: { set: { status: "open", openedAt: now }, while: isUnconfirmed },
	} as const;
	const told = intent === "close" ? [] : recipientsOf(ticket, staff);
	const notices = noticesToStaff(db, { staff: told, ticketKey: key, origin, now });
	try {
		await db.batch([
			changeTicket(db, { key, ...change[intent], now }),
			requireChange(db),
			...notices.map(({ write }) => write),
		]);
	} catch (error) {
		if (!isConflict(error)) throw error;
		// Another request was faster; closing and confirming still count as done.
		return intent === "reopen" ? { ok: false, reason: "closedForGood" } : { ok: true, jobIds: [] };
	}
	return { ok: true, jobIds: notices.map(({ id }) => id) };
}
