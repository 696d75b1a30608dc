import { HOUR_SECONDS, MINUTE_SECONDS } from "#app/shared/durations.ts";
import type { RateLimit } from "#app/shared/request/rate-limit.server.ts";

export const HELP_LIMITS = {
	votesPerAddress: { name: "help-vote", max: 30, windowSeconds: 10 * MINUTE_SECONDS },
	/** One view per article and address in this time. */
	viewsPerAddress: { name: "help-view", max: 1, windowSeconds: 30 * MINUTE_SECONDS },
	ticketsPerAddress: { name: "ticket", max: 5, windowSeconds: HOUR_SECONDS },
	ticketsPerPerson: { name: "ticket-person", max: 5, windowSeconds: HOUR_SECONDS },
	repliesPerPerson: { name: "ticket-reply", max: 20, windowSeconds: HOUR_SECONDS },
	newLinksPerAddress: { name: "ticket-new-link", max: 5, windowSeconds: HOUR_SECONDS },
	/** Mails with new links per mailbox; further requests are ignored silently. */
	newLinksPerMailbox: { name: "ticket-new-link-mail", max: 3, windowSeconds: HOUR_SECONDS },
	linksPerAddress: { name: "ticket-link", max: 60, windowSeconds: 15 * MINUTE_SECONDS },
} as const satisfies Record<string, RateLimit>;

export const MOST_OPEN_TICKETS = 5;
/** Days after closing during which a reply reopens a ticket. */
export const REOPEN_DAYS = 14;
/** Validity of a guest's link, in days. */
export const LINK_DAYS = 90;
/** Days until an unconfirmed guest ticket is deleted. */
export const CONFIRM_DAYS = 7;
