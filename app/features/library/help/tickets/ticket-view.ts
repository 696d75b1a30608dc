import type { Formats } from "#app/shared/words/formats.ts";
import type { TICKET_TOPICS } from "#db/schema/library/ticket-kinds.ts";
import { ticketNumber } from "./ticket-number";
import { mayWrite, type TicketStatus } from "./ticket-rules";

type Ticket = {
	year: number;
	serial: number;
	subject: string;
	topic: (typeof TICKET_TOPICS)[number];
	status: TicketStatus;
	isPriority: boolean;
	page: string | null;
	openedAt: Date;
	closedAt: Date | null;
};
type Message = {
	id: number;
	kind: "person" | "staff" | "note";
	body: string;
	authorName: string | null;
	createdAt: Date;
};

export type TicketView = ReturnType<typeof ticketView>;

export function ticketView(
	ticket: Ticket,
	messages: readonly Message[],
	{ now, formats }: { now: Date; formats: Formats },
) {
	const { subject, topic, status, isPriority, page, openedAt, closedAt } = ticket;
	return {
		number: ticketNumber(ticket),
		subject,
		topic,
		status,
		isPriority,
		page,
		opened: formats.dateTime(openedAt),
		closed: closedAt && formats.date(closedAt),
		mayWrite: mayWrite(ticket, now),
		messages: messages
			.filter(({ kind }) => kind !== "note")
			.map(({ id, kind, body, authorName, createdAt }) => ({
				id,
				body,
				isOwn: kind === "person",
				author: kind === "staff" ? authorName : null,
				written: formats.dateTime(createdAt),
			})),
	};
}
