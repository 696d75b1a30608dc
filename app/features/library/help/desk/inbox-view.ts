import type { Formats } from "#app/shared/words/formats.ts";
import { ticketNumber } from "../tickets/ticket-number";
import type { DeskTicket } from "./desk.repository.server";
import { medianMinutes, toLargestUnit } from "./report/response-times";
import { COUNTED_TICKETS, SHOWN_STATUSES, TICKETS_PER_PAGE, type TicketsQuery } from "./tickets-query";

type InboxRows = {
	tickets: DeskTicket[];
	asked: number;
	counts: number[];
	answers: { answeredAt: Date | null; minutes: number }[];
	staff: { id: number; name: string }[];
};

export type InboxView = ReturnType<typeof inboxView>;

/** `counts` are in the order of the statuses. */
export function inboxView(found: InboxRows, query: TicketsQuery, { now, formats }: { now: Date; formats: Formats }) {
	const shown = (count: number) => ({ number: formats.number(count), isMore: count >= COUNTED_TICKETS });
	const median = (days: number) => {
		const minutes = medianMinutes(found.answers, { now, days });
		return minutes === null ? null : toLargestUnit(minutes);
	};
	return {
		query,
		tickets: found.tickets.map(({ year, serial, openedAt, changedAt, ...ticket }) => ({
			...ticket,
			number: ticketNumber({ year, serial }),
			opened: formats.dateTime(openedAt),
			changed: formats.dateTime(changedAt),
		})),
		asked: found.asked,
		counts: SHOWN_STATUSES.map((status, index) => ({ status, ...shown(found.counts[index] ?? 0) })),
		pageCount: Math.max(1, Math.ceil(Math.min(found.asked, COUNTED_TICKETS) / TICKETS_PER_PAGE)),
		times: { week: median(7), month: median(30) },
		staff: found.staff,
	};
}
