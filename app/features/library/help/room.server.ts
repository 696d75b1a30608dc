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
};
