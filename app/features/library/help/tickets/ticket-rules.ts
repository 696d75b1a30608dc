import { DAY_MS } from "#app/shared/durations.ts";
import type { TICKET_STATUSES } from "#db/schema/library/ticket-kinds.ts";
import { REOPEN_DAYS } from "../help-limits";

export type TicketStatus = (typeof TICKET_STATUSES)[number] | "unconfirmed";

/** A ticket that was closed at this instant or earlier is not opened again: its matter is another one by now. */
export function closedForGood(now: Date): Date {
	return new Date(now.getTime() - REOPEN_DAYS * DAY_MS);
}

/** Whether the author of a ticket may still write in it, which opens a closed one again. */
export function mayWrite({ status, closedAt }: { status: TicketStatus; closedAt: Date | null }, now: Date): boolean {
	if (status === "unconfirmed") return false;
	return status !== "closed" || closedAt === null || closedAt > closedForGood(now);
}
