import type { RateLimit } from "#app/shared/request/rate-limit.server.ts";

export const HELP_LIMITS = {
	votesPerAddress: { name: "help-vote", max: 30, windowSeconds: 10 * 60 },
	/** One view per article and address in this time. */
	viewsPerAddress: { name: "help-view", max: 1, windowSeconds: 30 * 60 },
	ticketsPerAddress: { name: "ticket", max: 5, windowSeconds: 60 * 60 },
	ticketsPerPerson: { name: "ticket-person", max: 5, windowSeconds: 60 * 60 },
	repliesPerPerson: { name: "ticket-reply", max: 20, windowSeconds: 60 * 60 },
	newLinksPerAddress: { name: "ticket-new-link", max: 5, windowSeconds: 60 * 60 },
	/** Mails with new links per mailbox; further requests are ignored silently. */
	newLinksPerMailbox: { name: "ticket-new-link-mail", max: 3, windowSeconds: 60 * 60 },
	linksPerAddress: { name: "ticket-link", max: 60, windowSeconds: 15 * 60 },
} as const satisfies Record<string, RateLimit>;

export const MOST_OPEN_TICKETS = 5;
/** Days after closing during which a reply reopens a ticket. */
export const REOPEN_DAYS = 14;
/** Validity of a guest's link, in days. */
export const LINK_DAYS = 90;
/** Days until an unconfirmed guest ticket is deleted. */
export const CONFIRM_DAYS = 7;
