import { DAY_MS } from "#app/shared/durations.ts";
import type { TICKET_STATUSES } from "#db/schema/library/ticket-kinds.ts";
import { REOPEN_DAYS } from "../help-limits";

export type TicketStatus = (typeof TICKET_STATUSES)[number] | "unconfirmed";

/** Tickets closed at or before this instant cannot be reopened. */
export function reopenCutoff(now: Date): Date {
	return new Date(now.getTime() - REOPEN_DAYS * DAY_MS);
}

/** True when the author may write; that reopens a closed ticket. */
export function mayWrite({ status, closedAt }: { status: TicketStatus; closedAt: Date | null }, now: Date): boolean {
	if (status === "unconfirmed") return false;
	return status !== "closed" || closedAt === null || closedAt > reopenCutoff(now);
}
