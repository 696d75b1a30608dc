import type { Formats } from "#app/shared/words/formats.ts";
import type { TICKET_TOPICS } from "#db/schema/library/ticket-kinds.ts";
import { ticketNumber } from "./ticket-number";
import type { TicketStatus } from "./ticket-rules";

type Row = {
	key: string;
	year: number;
	serial: number;
	subject: string;
	topic: (typeof TICKET_TOPICS)[number];
	status: TicketStatus;
	isPriority: boolean;
	openedAt: Date;
	changedAt: Date;
};

export type OwnTicketView = ReturnType<typeof ownTicketView>;

export function ownTicketView(
	{ key, year, serial, subject, topic, status, isPriority, openedAt, changedAt }: Row,
	formats: Formats,
) {
	const number = ticketNumber({ year, serial });
	const days = { opened: formats.date(openedAt), changed: formats.dateTime(changedAt) };
	return { key, number, subject, topic, status, isPriority, ...days };
}
