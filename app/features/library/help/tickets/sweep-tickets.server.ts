import { scheduledJob } from "#app/features/operations/jobs/clock/scheduled-job.ts";
import { DAY_MS } from "#app/shared/durations.ts";
import { CONFIRM_DAYS } from "../help-limits";
import { deleteLinks, deleteUnconfirmed, listExpiredLinks, listUnconfirmedTickets } from "./tickets.repository.server";

export const sweepUnconfirmedTickets = scheduledJob({
	name: "tickets.sweepUnconfirmed",
	everyMinutes: 60,
	due: (db, now, limit) => listUnconfirmedTickets(db, new Date(now.getTime() - CONFIRM_DAYS * DAY_MS), limit),
	run: (db, found) =>
		deleteUnconfirmed(
			db,
			found.map(({ id }) => id),
		),
});

export const sweepTicketLinks = scheduledJob({
	name: "tickets.sweepLinks",
	everyMinutes: 60,
	due: listExpiredLinks,
	run: (db, found) =>
		deleteLinks(
			db,
			found.map(({ tokenHash }) => tokenHash),
		),
});
