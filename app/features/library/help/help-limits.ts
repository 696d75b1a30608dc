import type { Limit } from "#app/shared/request/rate-limit.server.ts";

/** How often the forms of the help take something. */
export const HELP_LIMITS = {
	votesPerAddress: { name: "help-vote", max: 30, windowSeconds: 10 * 60 },
	/** One reading of an article by one address counts once in this time. */
	viewsPerAddress: { name: "help-view", max: 1, windowSeconds: 30 * 60 },
	ticketsPerAddress: { name: "ticket", max: 5, windowSeconds: 60 * 60 },
	ticketsPerPerson: { name: "ticket-person", max: 5, windowSeconds: 60 * 60 },
	repliesPerPerson: { name: "ticket-reply", max: 20, windowSeconds: 60 * 60 },
	newLinksPerAddress: { name: "ticket-new-link", max: 5, windowSeconds: 60 * 60 },
	/** Mails with new links to one address: more are asked for in vain, and nobody is told. */
	newLinksPerMailbox: { name: "ticket-new-link-mail", max: 3, windowSeconds: 60 * 60 },
	linksPerAddress: { name: "ticket-link", max: 60, windowSeconds: 15 * 60 },
} as const satisfies Record<string, Limit>;

/** Requests that one person may have open at a time. */
export const MOST_OPEN_TICKETS = 5;
/** Days in which an answer to a closed request opens it again. */
export const REOPEN_DAYS = 14;
/** Days that the link in a guest's mail holds. */
export const LINK_DAYS = 90;
/** Days after which a guest's request that was not confirmed is forgotten. */
export const CONFIRM_DAYS = 7;
