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
import { HELP_DEEDS, HELP_SUBJECTS } from "./deeds.ts";
import { HELP_MAILS } from "./mails.server";
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
	deeds: HELP_DEEDS,
	subjects: HELP_SUBJECTS,
	clock: () => [sweepUnconfirmedTickets, sweepTicketLinks],
	mails: HELP_MAILS,
};
