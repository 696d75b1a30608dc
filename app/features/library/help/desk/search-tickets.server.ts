import type { DeskSearch } from "#app/features/library/search/desk-search.ts";
import { ticketNumber } from "../tickets/ticket-number";
import { listTickets } from "./desk.repository.server";
import { TICKETS_LIST } from "./tickets-query";

/** Tickets in any state, for admins in the palette. */
export const searchTickets: DeskSearch = {
	kind: "tickets",
	order: 30,
	icon: "message",
	capability: "support",
	find: async (db, { q, viewerId, limit }) => {
		const found = await listTickets(db, TICKETS_LIST.parse(new URLSearchParams({ q, status: "any" })), viewerId);
		return found.slice(0, limit).map(({ key, subject, personName, ...ticket }) => ({
			title: subject,
			note: [ticketNumber(ticket), personName].filter(Boolean).join(" · "),
			to: `/admin/help/tickets/${key}`,
		}));
	},
};
