import type { TICKET_STATUSES } from "#db/schema/library/ticket-kinds.ts";
import { REOPEN_DAYS } from "../help-limits";

export type TicketStatus = (typeof TICKET_STATUSES)[number] | "unconfirmed";

const DAY = 24 * 60 * 60_000;

/** A ticket that was closed at this instant or earlier is not opened again: its matter is another one by now. */
export function closedForGood(now: Date): Date {
	return new Date(now.getTime() - REOPEN_DAYS * DAY);
}

/** Whether whoever wrote a ticket may still write in it, which opens a closed one again. */
export function mayWrite({ status, closedAt }: { status: TicketStatus; closedAt: Date | null }, now: Date): boolean {
	if (status === "unconfirmed") return false;
	return status !== "closed" || closedAt === null || closedAt > closedForGood(now);
}
