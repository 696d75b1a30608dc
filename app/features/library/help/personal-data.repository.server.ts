import { and, eq, ne, or, type SQL, sql } from "drizzle-orm";
import {
	anonymous,
	factsOf,
	harmlessIn,
	namedIn,
	type Person,
	type PersonalData,
} from "#app/shared/personal-data/personal-data.server.ts";
import {
	cannedAnswerTranslations,
	helpViews,
	helpVotes,
	ticketLinks,
	ticketMessages,
	tickets,
} from "#db/schema/schema.ts";
import { keepLaterVotes } from "./articles/votes/keep-later-votes.repository.server";

/** What this room holds of people. */
export const PERSONAL_DATA: PersonalData = {
	facts: [
		factsOf(ticketMessages, {
			folder: "help",
			// Notes are between staff, and say more about them than about the requester.
			whose: (person) => and(sql`${ticketMessages.ticketId} ${ofTickets(person)}`, ne(ticketMessages.kind, "note")),
			exported: ["id", "ticketId", "kind", "body", "createdAt"],
			withheld: { internal: ["key"], others: ["authorId"] },
			ending: { kind: "erased" },
			merge: "follows",
		}),
		factsOf(ticketLinks, {
			folder: "help",
			whose: (person) => sql`${ticketLinks.ticketId} ${ofTickets(person)}`,
			exported: ["ticketId", "expiresAt"],
			withheld: { secret: ["tokenHash"] },
			ending: { kind: "erased" },
			merge: "follows",
		}),
		factsOf(tickets, {
			folder: "help",
			whose: ofPerson,
			exported: [
				"id",
				"key",
				"year",
				"serial",
				"ownerId",
				"guestName",
				"guestEmail",
				"language",
				"topic",
				"subject",
				"page",
				"status",
				"isPriority",
				"createdAt",
				"openedAt",
				"changedAt",
				"firstAnsweredAt",
				"closedAt",
			],
			withheld: { others: ["assigneeId"], internal: ["revision"] },
			ending: { kind: "erased" },
			merge: { moves: "ownerId" },
			countedAs: "tickets",
		}),
		factsOf(helpVotes, {
			folder: "help",
			whose: ({ id }) => eq(helpVotes.userId, id),
			exported: ["documentId", "voter", "userId", "isHelpful", "reason", "language", "votedAt"],
			ending: { kind: "erased" },
			merge: { joined: keepLaterVotes },
		}),
	],
	named: [
		namedIn(tickets, {
			whose: ({ id }) => eq(tickets.assigneeId, id),
			ending: anonymous("work", "assigneeId"),
		}),
		namedIn(ticketMessages, {
			whose: ({ id }) => eq(ticketMessages.authorId, id),
			ending: anonymous("work", "authorId"),
		}),
	],
	harmless: [harmlessIn(cannedAnswerTranslations, ["language", "title", "body"]), harmlessIn(helpViews, ["day"])],
};

/** Tickets of the account, and guest tickets from its confirmed address. */
function ofPerson({ id, email }: Person): SQL | undefined {
	return email === null ? eq(tickets.ownerId, id) : or(eq(tickets.ownerId, id), eq(tickets.guestEmail, email));
}

function ofTickets(person: Person): SQL {
	return sql`in (select ${tickets.id} from ${tickets} where ${ofPerson(person)})`;
}
