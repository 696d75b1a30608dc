import type { Formats } from "#app/shared/words/formats.ts";
import { ticketNumber } from "../tickets/ticket-number";
import type { findDeskTicket, listAllMessages } from "./desk.repository.server";
import { toLargestUnit } from "./report/response-times";

type Ticket = Awaited<ReturnType<typeof findDeskTicket>>[number];
type Messages = Awaited<ReturnType<typeof listAllMessages>>;
type Deed = { id: string; deed: string; actorName: string | null; at: Date };

export type DeskTicketView = ReturnType<typeof deskTicketView>;

export function deskTicketView(
	ticket: Ticket,
	{ messages, deeds, formats }: { messages: Messages; deeds: Deed[]; formats: Formats },
) {
	const { year, serial, openedAt, changedAt, firstAnsweredAt, closedAt, ...rest } = ticket;
	const minutes = firstAnsweredAt && Math.round((firstAnsweredAt.getTime() - openedAt.getTime()) / 60_000);
	return {
		...rest,
		number: ticketNumber({ year, serial }),
		opened: formats.dateTime(openedAt),
		changed: formats.dateTime(changedAt),
		closed: closedAt && formats.dateTime(closedAt),
		firstAnswer: minutes === null ? null : toLargestUnit(Math.max(0, minutes)),
		messages: messages.map(({ createdAt, ...message }) => ({ ...message, written: formats.dateTime(createdAt) })),
		deeds: deeds.map(({ id, deed, actorName, at }) => ({
			id,
			actorName,
			verb: deed.replace(/^help\./, ""),
			at: formats.dateTime(at),
		})),
	};
}
