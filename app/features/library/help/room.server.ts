import type { Room } from "#app/room.ts";
import {
	cannedAnswers,
	cannedAnswerTranslations,
	helpViews,
	helpVoteCounts,
	helpVotes,
	ticketLinks,
	ticketMessages,
	tickets,
} from "#db/schema/library/help.ts";
import { ticketSearch } from "#db/schema/library/ticket-search.ts";
import { countOpenTickets } from "./attention.repository.server";
import { HELP_CATEGORIES } from "./categories";
import { HELP_AUDIT_SUBJECTS, HELP_DEEDS } from "./deeds.ts";
import { searchTickets } from "./desk/search-tickets.server";
import { ENTRY_KINDS } from "./entry-kinds.server.ts";
import { HELP_MAILS } from "./mails.server";
import { PERSONAL_DATA } from "./personal-data.repository.server";
import { SEARCHABLE } from "./searchable.ts";
import { sweepTicketLinks, sweepUnconfirmedTickets } from "./tickets/sweep-tickets.server";

export const helpRoom: Room = {
	name: "library/help",
	about: "The help center and support tickets.",
	tables: {
		tickets,
		ticketMessages,
		ticketLinks,
		cannedAnswers,
		cannedAnswerTranslations,
		helpVotes,
		helpVoteCounts,
		helpViews,
		ticketSearch,
	},
	personalData: PERSONAL_DATA,
	desk: [
		{
			name: "tickets",
			to: "/admin/help/tickets",
			group: "site",
			order: 30,
			icon: "message",
			also: ["/admin/help/canned-answers"],
		},
		{ name: "articlesReport", to: "/admin/help/articles-report", group: "site", order: 40, icon: "thumb" },
	],
	attention: [{ name: "openTickets", to: "/admin/help/tickets?status=open", order: 30, count: countOpenTickets }],
	deskSearch: [searchTickets],
	entryKinds: ENTRY_KINDS,
	search: SEARCHABLE,
	deeds: HELP_DEEDS,
	subjects: HELP_AUDIT_SUBJECTS,
	clock: () => [sweepUnconfirmedTickets, sweepTicketLinks],
	mails: HELP_MAILS,
	categories: HELP_CATEGORIES,
};
